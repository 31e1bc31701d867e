import { formatCount } from "#app/common/language/format-count.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { StatusBadge, type Tone } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { MenuLink, MenuPost, RowMenu } from "#app/ui/table/row-menu.tsx";
import { PartsSection } from "./section.tsx";

const statuses: { word: string; tone: Tone; icon: IconName }[] = [
	{ word: "Pending", tone: "blue", icon: "clock" },
	{ word: "Confirmed", tone: "green", icon: "check" },
	{ word: "Cancelled", tone: "yellow", icon: "ban" },
	{ word: "Rejected", tone: "red", icon: "cross" },
	{ word: "Delivered", tone: "purple", icon: "delivered" },
	{ word: "Archived", tone: "grey", icon: "inbox" },
];

const rows = statuses.map((status, index) => ({
	id: index + 1,
	status,
	name: ["Ana Lima", "João Carvalho da Silva", "Chidi Okafor", "Mei Tanaka", "Sara Haddad", "Li Wei"][index],
	from: "14 Harbour Street, Porto",
	to: "9 Mill Lane, Braga",
	price: 12_000 * (index + 1),
}));

const columns: Column<(typeof rows)[number]>[] = [
	{
		key: "client",
		title: "Client Info",
		cell: (row) => (
			<>
				<p className="font-semibold">{row.name}</p>
				<p className="text-secondary">+351 912 345 678</p>
			</>
		),
	},
	{
		key: "route",
		title: "Route & Vehicle",
		cell: (row) => (
			<>
				<p>{row.from}</p>
				<p>{row.to}</p>
				<p className="text-secondary">Truck</p>
			</>
		),
	},
	{
		key: "date",
		title: "Date & Time",
		sort: { href: "/parts?sort=date", direction: "desc" },
		cell: () => <time dateTime="2026-12-04T14:00">Fri 4 Dec, 14:00</time>,
	},
	{ key: "price", title: "Price", align: "end", cell: (row) => formatCount(row.price) },
	{
		key: "status",
		title: "Status",
		sort: { href: "/parts?sort=status", direction: null },
		cell: ({ status }) => <StatusBadge tone={status.tone} icon={status.icon} label={status.word} />,
	},
];

export function TableParts() {
	return (
		<PartsSection title="Table">
			<DataTable
				caption="Moving bookings"
				columns={columns}
				rows={rows}
				rowKey={(row) => row.id}
				actions={(row) => (
					<RowMenu label={`Actions for ${row.name}`}>
						<MenuPost action="/parts" icon="check" busy="Confirming...">
							Confirm
						</MenuPost>
						<MenuLink href="/parts?dialog=delete" icon="trash" danger>
							Delete
						</MenuLink>
					</RowMenu>
				)}
			/>
			<Pager
				path="/parts"
				params={new URLSearchParams("status=pending")}
				page={4}
				perPage={10}
				total={134}
				noun="bookings"
			/>
		</PartsSection>
	);
}
