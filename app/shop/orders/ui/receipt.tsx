import type { ReactNode } from "react";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { type Seller, SellerDetails } from "#app/ui/seller-details.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderTotals } from "./order-totals.tsx";

type ReceiptProps = {
	order: OrderView;
	seller: Seller;
	href: string;
};

/** An order to print: seller, customer, items, tax by rate, total. Only the receipt itself is printed. */
export function Receipt({ order, seller, href }: ReceiptProps) {
	const money = (amount: number) => <Price amount={amount} currency={order.currency} />;
	return (
		<Sheet title="Receipt" number={order.number} seller={seller} href={href}>
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
		</Sheet>
	);
}

export function PackingSlip({ order, seller, href }: ReceiptProps) {
	return (
		<Sheet title="Packing slip" number={order.number} seller={seller} href={href}>
			<p className="text-lg">
				{[order.name, ...order.address].map((line) => (
					<span key={line} className="block wrap-anywhere">
						{line}{" "}
					</span>
				))}
				<span className="block text-base text-secondary">{order.contact}</span>
			</p>
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
		</Sheet>
	);
}

type SheetProps = { title: string; number: string; seller: Seller; href: string; children: ReactNode };

function Sheet({ title, number, seller, href, children }: SheetProps) {
	return (
		<article className="mx-auto grid max-w-prose gap-6 print:max-w-none">
			<p className="flex flex-wrap items-center gap-3 text-sm text-secondary" data-frame>
				<ButtonLink variant="plain" dense href={href}>
					Back to order
				</ButtonLink>
				To print, use your browser’s Print command.
			</p>
			<header className="flex flex-wrap items-start justify-between gap-3 border-b border-line pb-3">
				<div>
					<p className="text-secondary">{title}</p>
					<h1 className="text-2xl tabular-nums">{formatReferenceNumber(number)}</h1>
				</div>
				<SellerDetails seller={seller} />
			</header>
			{children}
		</article>
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
