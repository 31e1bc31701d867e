import type { ReactNode } from "react";
import { showReferenceNumber } from "#app/site/reference-number.ts";
import { OrderFacts, type ShownFacts } from "#app/site/ui/orders/order-facts.tsx";
import type { ShownLine } from "#app/site/ui/orders/order-lines.tsx";
import { OrderTotals, type ShownTotals } from "#app/site/ui/orders/order-totals.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

type Receipted = ShownFacts &
	ShownTotals & { number: string; placedOn: string; lines: readonly (ShownLine & { tax: number })[] };

type ReceiptProps = { order: Receipted /** The screen it is of. */; href: string };

/** An order on paper: who, what, tax by its rates, total. Around it nothing is printed. */
export function Receipt({ order, href }: ReceiptProps) {
	const money = (amount: number) => <Price amount={amount} currency={order.currency} />;
	return (
		<Sheet title="Receipt" number={order.number} href={href}>
			<OrderFacts order={{ ...order, placedAt: order.placedOn }} />
			<DataTable
				caption="Items"
				columns={[
					{ key: "what", title: "Item", cell: (line) => <Thing line={line} /> },
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

/** What goes into the parcel: no prices. */
export function PackingSlip({ order, href }: ReceiptProps) {
	return (
		<Sheet title="Packing slip" number={order.number} href={href}>
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
					{ key: "what", title: "Item", cell: (line) => <Thing line={line} /> },
					{ key: "sku", title: "SKU", cell: (line) => line.sku ?? "–" },
				]}
				rows={order.lines}
				rowKey={(line) => line.id}
			/>
			<p className="text-secondary">{order.delivery_name}</p>
		</Sheet>
	);
}

type SheetProps = { title: string; number: string; href: string; children: ReactNode };

function Sheet({ title, number, href, children }: SheetProps) {
	return (
		<article className="mx-auto grid max-w-prose gap-6 print:max-w-none">
			<p className="flex flex-wrap items-center gap-3 text-sm text-secondary" data-frame>
				<ButtonLink variant="plain" dense href={href}>
					Back to order
				</ButtonLink>
				Print it from your browser’s menu: only what is below goes on paper.
			</p>
			<header className="flex flex-wrap items-end justify-between gap-3 border-b border-line pb-3">
				<div>
					<p className="text-secondary">{title}</p>
					<h1 className="text-2xl tabular-nums">{showReferenceNumber(number)}</h1>
				</div>
				<p className="text-lg font-bold">Meeha</p>
			</header>
			{children}
		</article>
	);
}

function Thing({ line: { title, options } }: { line: ShownLine }) {
	return (
		<>
			<span className="font-semibold wrap-anywhere">{title}</span>{" "}
			{options ? <span className="block text-secondary">{options}</span> : null}
		</>
	);
}
