import { isolated, leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
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
			title={t.orderPage.receipt}
			number={formatReferenceNumber(order.number)}
			seller={seller}
			back={{ href, label: t.orderPage.backOrder }}
		>
			<OrderFacts order={{ ...order, placedAt: order.placedOn }} />
			<DataTable
				caption={t.orderPage.items}
				columns={[
					{ key: "what", title: t.orderPage.item, cell: (line) => <ReceiptLine line={line} /> },
					{ key: "each", title: t.orderPage.unitPrice, align: "end", cell: (line) => money(line.unit_price) },
					{ key: "quantity", title: t.words.quantity, align: "end", cell: (line) => line.quantity },
					{
						key: "total",
						title: t.words.total,
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
			title={t.orderPage.packingSlip}
			number={formatReferenceNumber(order.number)}
			sub={parcel && t.orderParcels.parcel({ which: parcel })}
			seller={seller}
			back={{ href, label: t.orderPage.backOrder }}
		>
			<p className="text-lg">
				{[order.name, ...order.address].map((line) => (
					<span key={line} className="block wrap-anywhere">
						{isolated(line)}{" "}
					</span>
				))}
				<span className="block text-base text-secondary">
					{order.contact ? leftToRight(order.contact) : null}
				</span>
			</p>
			{order.lines.length === 0 ? <p>{t.orderPage.nothingToPack}</p> : null}
			<DataTable
				caption={t.orderPage.itemsPack}
				columns={[
					{ key: "quantity", title: t.words.quantity, cell: (line) => line.quantity },
					{ key: "what", title: t.orderPage.item, cell: (line) => <ReceiptLine line={line} /> },
					{ key: "sku", title: t.productForm.sku, cell: (line) => line.sku ?? "–" },
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
			{options ? <span className="block text-secondary">{isolated(options)}</span> : null}
		</>
	);
}
