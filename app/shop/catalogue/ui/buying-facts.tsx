import { formatMoney } from "#app/common/money.ts";
import type { readDelivery } from "#app/shop/catalogue/read-product.server.ts";
import { describePaymentMethods } from "#app/shop/checkout/pricing/payment-methods.ts";
import { RETURN_KINDS } from "#app/shop/orders/returns/return-labels.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";

type BuyingFactsProps = {
	delivery: Awaited<ReturnType<typeof readDelivery>>;
	currency: string;
	/** Whether the site has a payment provider. */
	isOnline: boolean;
};

/** What buyers ask before they buy: delivery, payment and returns. */
export function BuyingFacts(props: BuyingFactsProps) {
	return <Remembered as="div" className="mt-6 border-t border-line pt-5" component={Facts} props={props} />;
}

function Facts({ delivery, currency, isOnline }: BuyingFactsProps) {
	return (
		<ul className="grid gap-3 text-sm">
			{delivery ? (
				<li className="flex gap-3">
					<Icon name="truck" className="text-base text-secondary" />
					<span>{formatDeliveryDays(delivery, currency)}</span>
				</li>
			) : null}
			<li className="flex gap-3">
				<Icon name="wallet" className="text-base text-secondary" />
				<span>{describePaymentMethods({ isOnline })}</span>
			</li>
			<li className="flex gap-3">
				<Icon name="undo" className="text-base text-secondary" />
				<span>
					Returns accepted within {RETURN_KINDS.withdrawal.days} days of delivery. No reason needed.
				</span>
			</li>
		</ul>
	);
}

function formatDeliveryDays(
	{ price, freeFrom, minDays, maxDays }: NonNullable<BuyingFactsProps["delivery"]>,
	currency: string,
): string {
	const count = minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;
	const days = `${count} working ${count === "1" ? "day" : "days"}`;
	if (price === 0) return `Free delivery in ${days}.`;
	const free = freeFrom === null ? "" : `, free from ${formatMoney(freeFrom, currency)}`;
	return `Delivery in ${days} from ${formatMoney(price, currency)}${free}.`;
}
