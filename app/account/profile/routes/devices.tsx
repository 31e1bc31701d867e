import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listDevices } from "#app/account/profile/devices.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { SettingRow, SettingRows } from "#app/account/proof/ui/setting-row.tsx";
import { browserName } from "#app/common/access/browser-name.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export const meta = () => [{ title: pageTitle(t.devices.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const now = new Date();
	const sessions = await listDevices(db, { accountId: person.accountId, now });
	const devices = sessions.map((session) => ({
		id: session.id,
		name: browserName(session.user_agent),
		since: formatMarketMoment(session.created_at),
		lastActive: formatMarketMoment(session.last_seen_at),
		isThis: session.id === person.sessionId,
	}));
	return json({ devices: devices.sort((one, other) => Number(other.isThis) - Number(one.isThis)) });
}

type Device = { id: number; name: string; since: string; lastActive: string; isThis: boolean };

export default function Devices() {
	const { devices } = useLoaderData<typeof loader>();
	return (
		<ProfileCard title={t.devices.title} sub={t.devices.lead}>
			<SettingRows>
				{devices.map((device) => (
					<DeviceRow key={device.id} device={device} />
				))}
			</SettingRows>
			{devices.length > 1 ? (
				<PostForm action="/profile/devices/others" className="mt-8">
					<Button busy={t.signIn.signingOut}>{t.devices.others}</Button>
				</PostForm>
			) : null}
		</ProfileCard>
	);
}

function DeviceRow({ device }: { device: Device }) {
	return (
		<SettingRow
			heading="h2"
			label={device.name}
			action={
				device.isThis ? (
					<StatusBadge tone="green" icon="check" label={t.devices.this} />
				) : (
					<PostForm action={`/profile/devices/${device.id}`} aria-label={device.name}>
						<Button variant="plain" dense busy={t.signIn.signingOut}>
							{t.signIn.signOut}
						</Button>
					</PostForm>
				)
			}
		>
			<p className="text-sm">
				{t.devices.since({ since: device.since })} <span aria-hidden="true">·</span>{" "}
				{t.devices.lastActive({ lastActive: device.lastActive })}
			</p>
		</SettingRow>
	);
}
