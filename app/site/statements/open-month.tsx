import { marketName } from "#app/common/market/market-name.ts";
import { Price } from "#app/ui/receipt/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { OpenMonthRow } from "./statement-request.server.ts";

/** What hotels have in months that have no statement yet, and their rates. */
export function OpenMonth({ rows }: { rows: readonly OpenMonthRow[] }) {
	if (rows.length === 0) return null;
	return (
		<section className="mt-10">
			<h2 className="text-lg">Not on a statement yet</h2>
			<p className="mt-1 mb-4 text-secondary">
				Each statement is created after its month ends. The rate applies to new bookings; each booking keeps
				its own.
			</p>
			<DataTable caption="Not on a statement yet" columns={COLUMNS} rows={rows} rowKey={({ key }) => key} />
		</section>
	);
}

const COLUMNS: Column<OpenMonthRow>[] = [
	{
		key: "hotel",
		title: "Hotel",
		isLead: true,
		cell: ({ hotel }) => (
			<span className="wrap-anywhere" dir="auto">
				{hotel}
			</span>
		),
	},
	{ key: "rate", title: "Rate", align: "end", cell: ({ rate }) => rate },
	{ key: "count", title: "Entries", align: "end", cell: ({ count }) => count },
	{
		key: "commission",
		title: "Commission",
		align: "end",
		cell: ({ commission, currency }) => <Price amount={commission} currency={currency} />,
	},
	{
		key: "collected",
		get title() {
			return `Collected by ${marketName()}`;
		},
		align: "end",
		cell: ({ collected, currency }) => <Price amount={collected} currency={currency} />,
	},
];
