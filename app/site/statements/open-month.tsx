import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { Price } from "#app/ui/receipt/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { OpenMonthRow } from "./statement-request.server.ts";

/** What hotels have in months that have no statement yet, and their rates. */
export function OpenMonth({ rows }: { rows: readonly OpenMonthRow[] }) {
	if (rows.length === 0) return null;
	return (
		<section className="mt-10">
			<h2 className="text-lg">{t.statements.open.title}</h2>
			<p className="mt-1 mb-4 text-secondary">{t.statements.open.lead}</p>
			<DataTable caption={t.statements.open.title} columns={COLUMNS} rows={rows} rowKey={({ key }) => key} />
		</section>
	);
}

const COLUMNS: Column<OpenMonthRow>[] = [
	{
		key: "hotel",
		get title() {
			return t.words.hotel;
		},
		isLead: true,
		cell: ({ hotel }) => (
			<span className="wrap-anywhere" dir="auto">
				{hotel}
			</span>
		),
	},
	{
		key: "rate",
		get title() {
			return t.statements.rate;
		},
		align: "end",
		cell: ({ rate }) => rate,
	},
	{
		key: "count",
		get title() {
			return t.statements.entries;
		},
		align: "end",
		cell: ({ count }) => count,
	},
	{
		key: "commission",
		get title() {
			return t.statements.commission;
		},
		align: "end",
		cell: ({ commission, currency }) => <Price amount={commission} currency={currency} />,
	},
	{
		key: "collected",
		get title() {
			return t.statements.collectedBy({ market: marketName() });
		},
		align: "end",
		cell: ({ collected, currency }) => <Price amount={collected} currency={currency} />,
	},
];
