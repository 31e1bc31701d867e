import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listAddresses } from "#app/account/profile/addresses.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const LIST = "/profile/addresses";

export const meta = () => [{ title: pageTitle(t.addresses.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const saved = await listAddresses(db, { accountId });
	const addresses = saved.map(({ id, name, contact, postalCode, ...place }) => ({
		maskedId: maskId(id),
		name,
		contact,
		lines: addressLines({ ...place, postal_code: postalCode }),
	}));
	return json({ addresses });
}

export default function Addresses() {
	const { addresses } = useLoaderData<typeof loader>();
	return (
		<>
			<ProfileCard title={t.addresses.title} sub={t.addresses.lead}>
				{addresses.length === 0 ? (
					<p className="mb-6">{t.addresses.none}</p>
				) : (
					<ul className="mb-6 divide-y divide-line border-y border-line">
						{addresses.map((address) => (
							<Row key={address.maskedId} {...address} />
						))}
					</ul>
				)}
				<ButtonLink href={`${LIST}/new`}>{t.addresses.addTitle}</ButtonLink>
			</ProfileCard>
			<Outlet />
		</>
	);
}

type RowProps = { maskedId: string; name: string; contact: string; lines: string[] };

function Row({ maskedId, name, contact, lines }: RowProps) {
	const place = <span className="sr-only"> {lines[0]}</span>;
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
			<div className="min-w-0 flex-1 basis-48 wrap-anywhere">
				<h2 className="text-base">{name}</h2>
				<p className="text-secondary">
					{[...lines, contact].map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address never move
						<span key={at} className="block">
							{line}
						</span>
					))}
				</p>
			</div>
			<div className="flex gap-2">
				<ButtonLink href={`${LIST}/${maskedId}`} variant="plain" dense>
					{t.words.edit}
					{place}
				</ButtonLink>
				<ButtonLink href={`${LIST}/${maskedId}/removal`} variant="plain" dense>
					{t.addresses.deleteLink}
					{place}
				</ButtonLink>
			</div>
		</li>
	);
}
