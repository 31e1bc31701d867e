import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { mayCustomerCancel } from "#app/shop/orders/order-rules.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import { OrderBadges } from "#app/shop/orders/ui/order-badges.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type InvoicesByNumber, OwnLinks } from "./own-links.tsx";

export type OwnOrder = OrderStates & {
	number: string;
	total: number;
	currency: string;
	/** Its items in a few words. */
	items: string;
	/** When it was placed, formatted. */
	placed: string;
};

const COLUMNS: Column<OwnOrder>[] = [
	{ key: "number", title: "Number", cell: (order) => formatReferenceNumber(order.number) },
	{
		key: "placed",
		title: "Ordered",
		cell: (order) => (
			<>
				<span className="font-semibold">{order.placed}</span>
				<span className="block text-secondary wrap-anywhere">{order.items}</span>
			</>
		),
	},
	{
		key: "total",
		title: "Total",
		align: "end",
		cell: (order) => <Price amount={order.total} currency={order.currency} />,
	},
	{ key: "states", title: "Status", cell: (order) => <OrderBadges order={order} /> },
];

/** A person's own orders, each with a link to its tracking page. */
export function OwnOrders({ rows, invoices }: { rows: OwnOrder[]; invoices: InvoicesByNumber }) {
	return (
		<DataTable
			caption="Orders"
			columns={COLUMNS}
			rows={rows}
			rowKey={(row) => row.number}
			actions={(row) => (
				<OwnLinks number={row.number} invoices={invoices}>
					{mayCustomerCancel(row) ? "View or cancel" : "View"}
				</OwnLinks>
			)}
		/>
	);
}
