import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { MAX_PASSKEYS } from "#app/account/proof/passkey-form.ts";
import { listPasskeys } from "#app/account/proof/passkeys.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { SettingRow, SettingRows } from "#app/account/proof/ui/setting-row.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const LIST = "/profile/passkeys";

export const meta = () => [{ title: pageTitle(t.passkeys.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const passkeys = await listPasskeys(db, person);
	return json({
		passkeys: passkeys.map(({ id, name, is_synced, created_at, last_used_at }) => ({
			maskedId: maskId(id),
			name,
			isSynced: is_synced,
			added: formatMarketMoment(created_at),
			used: last_used_at && formatMarketMoment(last_used_at),
		})),
	});
}

export default function Passkeys() {
	const { passkeys } = useLoaderData<typeof loader>();
	return (
		<>
			<ProfileCard title={t.passkeys.title} sub={t.passkeys.lead}>
				{passkeys.length > 0 ? (
					<div className="mb-8">
						<SettingRows>
							{passkeys.map((passkey) => (
								<PasskeyRow key={passkey.maskedId} passkey={passkey} />
							))}
						</SettingRows>
					</div>
				) : null}
				{passkeys.length >= MAX_PASSKEYS ? (
					<p>{t.passkeys.full({ maxPasskeys: MAX_PASSKEYS })}</p>
				) : (
					<>
						<p className="no-script mb-4">{t.passkeys.add.needsScripts}</p>
						<ButtonLink href={`${LIST}/new`}>{t.passkeys.add.title}</ButtonLink>
					</>
				)}
			</ProfileCard>
			<Outlet />
		</>
	);
}

type Passkey = { maskedId: string; name: string; isSynced: boolean; added: string; used: string | null };

function PasskeyRow({ passkey }: { passkey: Passkey }) {
	const { maskedId, name, isSynced, added, used } = passkey;
	const which = <span className="sr-only"> {name}</span>;
	return (
		<SettingRow
			heading="h2"
			label={name}
			action={
				<div className="flex gap-2">
					<ButtonLink href={`${LIST}/${maskedId}`} variant="plain" dense>
						{t.passkeys.rename.link}
						{which}
					</ButtonLink>
					<ButtonLink href={`${LIST}/${maskedId}/removal`} variant="plain" dense>
						{t.passkeys.remove.link}
						{which}
					</ButtonLink>
				</div>
			}
		>
			<p className="text-sm">{isSynced ? t.passkeys.synced : t.passkeys.oneDevice}</p>
			<p className="text-sm">
				{t.passkeys.added({ date: added })} <span aria-hidden="true">·</span>{" "}
				{used ? t.passkeys.lastUsed({ used }) : t.passkeys.notUsed}
			</p>
		</SettingRow>
	);
}
