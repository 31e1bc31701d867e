import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
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
			title: t.words.date,
			onPhone: "last",
			cell: (row) => <span className="whitespace-nowrap">{row.at}</span>,
		},
		{
			key: "why",
			title: t.words.reason,
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
			title: t.productStock.by,
			onPhone: "last",
			cell: (row) => row.by ?? <span className="text-secondary">{t.productStock.system}</span>,
		},
		{
			key: "quantity",
			title: t.productStock.change,
			align: "end",
			cell: (row) => (
				<span className="font-semibold tabular-nums">
					{row.quantity > 0 ? `+${formatCount(row.quantity)}` : `−${formatCount(Math.abs(row.quantity))}`}
				</span>
			),
		},
		{
			key: "left",
			title: t.productStock.stockAfter,
			align: "end",
			onPhone: "last",
			cell: (row) => (
				<span className="tabular-nums">
					{formatCount(row.left)}
					<span className="md:hidden"> {t.productStock.unitsInStock}</span>
				</span>
			),
		},
	];
	return (
		<DataTable caption={t.productStock.history} columns={columns} rows={rows} rowKey={(row) => row.id} />
	);
}
