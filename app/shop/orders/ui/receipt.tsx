import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Price } from "#app/ui/receipt/price.tsx";
import { PrintSheet, type Seller } from "#app/ui/receipt/print-sheet.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderTotals } from "./order-totals.tsx";

type ReceiptProps = {
	order: OrderView;
	seller: Seller;
	href: string;
};

/** An order to print: seller, customer, items, tax by rate, total. */
export function Receipt({ order, seller, href }: ReceiptProps) {
	const money = (amount: number) => <Price amount={amount} currency={order.currency} />;
	return (
		<PrintSheet
			title="Receipt"
			number={formatReferenceNumber(order.number)}
			seller={seller}
			back={{ href, label: "Back to order" }}
		>
			<OrderFacts order={{ ...order, placedAt: order.placedOn }} />
			<DataTable
				caption="Items"
				columns={[
					{ key: "what", title: "Item", cell: (line) => <ReceiptLine line={line} /> },
					{ key: "each", title: "Unit price", align: "end", cell: (line) => money(line.unit_price) },
					{ key: "quantity", title: "Quantity", align: "end", cell: (line) => line.quantity },
					{
						key: "total",
						title: "Total",
						align: "end",
						cell: (line) => money(line.unit_price * line.quantity),
					},
				]}
				rows={order.lines}
				rowKey={(line) => line.id}
			/>
			<div className="ms-auto w-full max-w-80">
				<OrderTotals order={order} />
			</div>
		</PrintSheet>
	);
}

/** `parcel`: "2 of 3" for one of several. */
export function PackingSlip({ order, parcel, seller, href }: ReceiptProps & { parcel?: string | undefined }) {
	return (
		<PrintSheet
			title="Packing slip"
			number={formatReferenceNumber(order.number)}
			sub={parcel && `Parcel ${parcel}`}
			seller={seller}
			back={{ href, label: "Back to order" }}
		>
			<p className="text-lg">
				{[order.name, ...order.address].map((line) => (
					<span key={line} className="block wrap-anywhere">
						{line}{" "}
					</span>
				))}
				<span className="block text-base text-secondary">{order.contact}</span>
			</p>
			{order.lines.length === 0 ? <p>Nothing of this order is to be packed.</p> : null}
			<DataTable
				caption="Items to pack"
				columns={[
					{ key: "quantity", title: "Quantity", cell: (line) => line.quantity },
					{ key: "what", title: "Item", cell: (line) => <ReceiptLine line={line} /> },
					{ key: "sku", title: "SKU", cell: (line) => line.sku ?? "–" },
				]}
				rows={order.lines}
				rowKey={(line) => line.id}
			/>
			<p className="text-secondary">{order.delivery_name}</p>
		</PrintSheet>
	);
}

function ReceiptLine({ line: { title, options } }: { line: OrderView["lines"][number] }) {
	return (
		<>
			<span className="font-semibold wrap-anywhere">{title}</span>{" "}
			{options ? <span className="block text-secondary">{options}</span> : null}
		</>
	);
}
