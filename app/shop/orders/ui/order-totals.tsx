import type { ReactNode } from "react";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Price } from "#app/ui/receipt/price.tsx";

/** From the goods to the total, with one line for each tax rate. */
export function OrderTotals({ order }: { order: OrderView }) {
	const { currency, discount_total, refunded_total } = order;
	const tax = order.taxes
		.filter((tax) => !tax.is_exempt)
		.map(({ id, name, rate_ppm, base, amount }) => (
			<Line
				key={id}
				isSmall={order.is_tax_inclusive}
				name={(order.is_tax_inclusive ? t.orderPage.taxIncluded : t.orderPage.tax)({
					name,
					rate: formatTaxRate(rate_ppm),
					base: <Price amount={base} currency={currency} />,
				})}
				amount={amount}
				currency={currency}
			/>
		));
	return (
		<dl className="grid gap-1.5 tabular-nums">
			<Line name={t.orderPage.subtotal} amount={order.subtotal} currency={currency} />
			{discount_total > 0 ? (
				<Line
					name={
						order.discount_code ? t.checkout.discountBy({ code: order.discount_code }) : t.orderPage.discount
					}
					amount={-discount_total}
					currency={currency}
				/>
			) : null}
			<Line
				isFreeAtNothing
				name={t.checkout.deliveryBy({ name: order.delivery_name })}
				amount={order.delivery_total}
				currency={currency}
			/>
			{order.is_tax_inclusive ? null : tax}
			<Line isTotal name={t.words.total} amount={order.total} currency={currency} />
			{order.is_tax_inclusive ? tax : null}
			{order.paid_total > 0 ? (
				<Line name={t.orderPage.paid} amount={order.paid_total} currency={currency} />
			) : null}
			{refunded_total > 0 ? (
				<Line name={t.orderPage.refunded} amount={refunded_total} currency={currency} />
			) : null}
			{order.due > 0 && order.paid_total > 0 ? (
				<Line name={t.orderPage.leftToPay} amount={order.due} currency={currency} />
			) : null}
		</dl>
	);
}

type LineProps = {
	name: ReactNode;
	amount: number;
	currency: string;
	isTotal?: boolean;
	isSmall?: boolean;
	isFreeAtNothing?: boolean;
};

function Line({ name, amount, currency, isTotal, isSmall, isFreeAtNothing }: LineProps) {
	const look = isTotal
		? "mt-1.5 border-t border-line pt-2 text-lg font-bold"
		: isSmall
			? "text-sm text-secondary"
			: "text-secondary";
	return (
		<div className={`flex items-baseline justify-between gap-4 ${look}`}>
			<dt className="min-w-0 wrap-anywhere">{name}</dt>
			<dd className={isTotal || isSmall ? "" : "text-ink"}>
				{amount === 0 && isFreeAtNothing ? t.words.free : <Price amount={amount} currency={currency} />}
			</dd>
		</div>
	);
}
