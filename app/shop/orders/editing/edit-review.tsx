import { t } from "#app/common/language/messages.ts";
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
		[t.orderEdit.subtotal, order.subtotal, priced.subtotal],
		[t.orderEdit.discount, -order.discount_total, -priced.discountTotal],
		[t.orderEdit.delivery, order.delivery_total, priced.deliveryTotal],
		[priced.isTaxInclusive ? t.orderEdit.includesTax : t.orderEdit.tax, order.tax_total, priced.taxTotal],
		[t.words.total, order.total, priced.total],
	];
	return (
		<>
			<DataTable
				caption={t.orderEdit.itemsTable}
				columns={[
					{
						key: "item",
						title: t.orderEdit.item,
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
					{ key: "before", title: t.orderEdit.before, align: "end", cell: (line) => line.before || "–" },
					{
						key: "after",
						title: t.orderEdit.after,
						align: "end",
						cell: ({ before: was, quantity }) =>
							was === quantity ? quantity : <strong>{quantity || t.orderEdit.removed}</strong>,
					},
				]}
				rows={quote.lines}
				rowKey={({ id, variantId }) => id ?? `new ${variantId}`}
			/>
			<div className="mt-5">
				<DataTable
					caption={t.orderEdit.amountsTable}
					columns={[
						{ key: "name", title: t.words.amount, isLead: true, cell: ([name]) => name },
						{ key: "before", title: t.orderEdit.before, align: "end", cell: ([, was]) => money(was) },
						{
							key: "after",
							title: t.orderEdit.after,
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
					<span>{t.orderEdit.difference}</span>
					<span>
						{difference > 0 ? "+" : null}
						{money(difference)}
					</span>
				</p>
				<p className="mt-2">{consequence}</p>
				<p className="mt-1 text-secondary">{t.orderEdit.consequence}</p>
				{order.parcels.length > 0 ? <p className="mt-1">{t.orderEdit.parcelsReset}</p> : null}
			</Card>
			<PostForm className="mt-6 flex flex-wrap gap-3">
				<input type="hidden" name="agreed" value={quote.agreed} />
				<Button busy={t.words.saving}>
					{t.orderEdit.save({
						total: formatMoney(priced.total, currency),
						hidden: (text) => <span className="sr-only">{text}</span>,
					})}
				</Button>
				<ButtonLink variant="plain" href={`/orders/${order.number}/edit?${before}`}>
					{t.orderEdit.changeSomething}
				</ButtonLink>
			</PostForm>
		</>
	);
}
