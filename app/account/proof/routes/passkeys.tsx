import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { MAX_PASSKEYS } from "#app/account/proof/passkey-form.ts";
import { listPasskeys } from "#app/account/proof/passkeys.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { SettingRow, SettingRows } from "#app/account/proof/ui/setting-row.tsx";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const LIST = "/profile/passkeys";

export const meta = () => [{ title: pageTitle("Passkeys") }];

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
			<ProfileCard
				title="Passkeys"
				sub="Sign in with your fingerprint, face or screen lock instead of a password and a code."
			>
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
					<p>
						You have {MAX_PASSKEYS} passkeys, the most that an account can have. Remove one to add another.
					</p>
				) : (
					<>
						<p className="no-script mb-4">Adding a passkey needs JavaScript.</p>
						<ButtonLink href={`${LIST}/new`}>Add a passkey</ButtonLink>
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
						Rename{which}
					</ButtonLink>
					<ButtonLink href={`${LIST}/${maskedId}/removal`} variant="plain" dense>
						Remove…{which}
					</ButtonLink>
				</div>
			}
		>
			<p className="text-sm">{isSynced ? "Synced to your other devices" : "On one device only"}</p>
			<p className="text-sm">
				Added {added} <span aria-hidden="true">·</span> {used ? `last used ${used}` : "not used yet"}
			</p>
		</SettingRow>
	);
}
