import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { listDrivers } from "#app/rent/fleet/drivers.server.ts";
import { EmailLink } from "#app/ui/email-link.tsx";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const PATH = "/trucking-dashboard/drivers";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.fleet.driver.list) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	return json({ drivers: await listDrivers(db) });
}

type Row = Awaited<ReturnType<typeof listDrivers>>[number];

const COLUMNS: Column<Row>[] = [
	{
		key: "name",
		get title() {
			return t.fleet.driver.title;
		},
		isLead: true,
		cell: ({ id, name }) => <SettingLink here={PATH} id={id} name={name} />,
	},
	{
		key: "contact",
		get title() {
			return t.words.phone;
		},
		onPhone: "last",
		cell: ({ contact, contact_e164 }) => (
			<a href={`tel:${contact_e164}`} className="link">
				{leftToRight(contact)}
			</a>
		),
	},
	{
		key: "email",
		get title() {
			return t.words.email;
		},
		onPhone: "last",
		cell: ({ email }) => <EmailLink email={email} />,
	},
	{
		key: "state",
		get title() {
			return t.words.status;
		},
		onPhone: "first",
		cell: (row) => <ActiveBadge isActive={row.is_active} />,
	},
];

export default function Drivers() {
	const { drivers } = useLoaderData<typeof loader>();
	return (
		<SettingList
			here={PATH}
			kind="driver"
			title={t.fleet.driver.list}
			icon="user"
			empty={t.fleet.driver.empty}
			columns={COLUMNS}
			rows={drivers}
		/>
	);
}
