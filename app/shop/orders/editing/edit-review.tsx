import { formatMoney } from "#app/common/money.ts";
import type { EditQuote } from "#app/shop/orders/editing/quote-edit.server.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

type EditReviewProps = {
	order: OrderView;
	/** The query of the page. */
	query: string;
	quote: EditQuote;
	/** What happens to the money, in words. */
	consequence: string;
};

/** The second step: old beside new, to confirm. */
export function EditReview({ order, query, quote, consequence }: EditReviewProps) {
	const { currency } = order;
	const { priced, difference } = quote;
	const before = new URLSearchParams(query);
	before.delete("step");
	const money = (amount: number) => <Price amount={amount} currency={currency} />;
	const sums: [name: string, was: number, now: number][] = [
		["Subtotal", order.subtotal, priced.subtotal],
		["Discount", -order.discount_total, -priced.discountTotal],
		["Delivery", order.delivery_total, priced.deliveryTotal],
		[priced.isTaxInclusive ? "Includes tax" : "Tax", order.tax_total, priced.taxTotal],
		["Total", order.total, priced.total],
	];
	return (
		<>
			<DataTable
				caption="Items before and after"
				columns={[
					{
						key: "item",
						title: "Item",
						isLead: true,
						cell: ({ title, options, unitPrice }) => (
							<>
								<span className="font-semibold wrap-anywhere">{title}</span>{" "}
								<span className="block text-sm text-secondary">
									{options ? `${options}, ` : null}
									{money(unitPrice)}
								</span>
							</>
						),
					},
					{ key: "before", title: "Before", align: "end", cell: (line) => line.before || "–" },
					{
						key: "after",
						title: "After",
						align: "end",
						cell: ({ before: was, quantity }) =>
							was === quantity ? quantity : <strong>{quantity || "Removed"}</strong>,
					},
				]}
				rows={quote.lines}
				rowKey={({ id, variantId }) => id ?? `new ${variantId}`}
			/>
			<div className="mt-5">
				<DataTable
					caption="Amounts before and after"
					columns={[
						{ key: "name", title: "Amount", isLead: true, cell: ([name]) => name },
						{ key: "before", title: "Before", align: "end", cell: ([, was]) => money(was) },
						{
							key: "after",
							title: "After",
							align: "end",
							cell: ([, was, now]) => (was === now ? money(now) : <strong>{money(now)}</strong>),
						},
					]}
					rows={sums.filter(([name, was, now]) => name === "Total" || was !== 0 || now !== 0)}
					rowKey={([name]) => name}
				/>
			</div>
			<Card className="mt-5">
				<p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-bold tabular-nums">
					<span>Difference</span>
					<span>
						{difference > 0 ? "+" : null}
						{money(difference)}
					</span>
				</p>
				<p className="mt-2">{consequence}</p>
				<p className="mt-1 text-secondary">Stock changes at once. The customer gets an email.</p>
				{order.parcels.length > 0 ? (
					<p className="mt-1">
						The order is then sent in one parcel again: split it once more if you need several.
					</p>
				) : null}
			</Card>
			<PostForm className="mt-6 flex flex-wrap gap-3">
				<input type="hidden" name="agreed" value={quote.agreed} />
				<Button busy="Saving...">
					Save changes
					<span className="sr-only">, new total {formatMoney(priced.total, currency)}</span>
				</Button>
				<ButtonLink variant="plain" href={`/orders/${order.number}/edit?${before}`}>
					Change something
				</ButtonLink>
			</PostForm>
		</>
	);
}
