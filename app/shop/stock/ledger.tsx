import { formatCount } from "#app/common/language/format-count.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { readLedger } from "./read-stock.server.ts";
import { STOCK_REASONS } from "./stock-reasons.ts";

/** `at` is formatted. */
type LedgerRow = Awaited<ReturnType<typeof readLedger>>["rows"][number];

export function StockLedger({ rows }: { rows: LedgerRow[] }) {
	const columns: Column<LedgerRow>[] = [
		{
			key: "at",
			title: "Date",
			onPhone: "last",
			cell: (row) => <span className="whitespace-nowrap">{row.at}</span>,
		},
		{
			key: "why",
			title: "Reason",
			isLead: true,
			cell: (row) => (
				<>
					<p>
						{STOCK_REASONS[row.reason].label}
						{row.order ? (
							<>
								{" "}
								<a href={`/orders/${row.order}`} className="link whitespace-nowrap">
									{formatReferenceNumber(row.order)}
								</a>
							</>
						) : null}
					</p>
					{row.note ? <p className="text-secondary wrap-anywhere">{row.note}</p> : null}
				</>
			),
		},
		{
			key: "by",
			title: "By",
			onPhone: "last",
			cell: (row) => row.by ?? <span className="text-secondary">System</span>,
		},
		{
			key: "quantity",
			title: "Change",
			align: "end",
			cell: (row) => (
				<span className="font-semibold tabular-nums">
					{row.quantity > 0 ? `+${formatCount(row.quantity)}` : `−${formatCount(Math.abs(row.quantity))}`}
				</span>
			),
		},
		{
			key: "left",
			title: "Stock after",
			align: "end",
			onPhone: "last",
			cell: (row) => (
				<span className="tabular-nums">
					{formatCount(row.left)}
					<span className="md:hidden"> in stock</span>
				</span>
			),
		},
	];
	return <DataTable caption="Stock history" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
