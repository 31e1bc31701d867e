import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { readDelivery } from "#app/shop/catalogue/read-product.server.ts";
import { deliveryDays } from "#app/shop/pricing/delivery-days.ts";
import { describePaymentMethods } from "#app/shop/pricing/payment-methods.ts";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { Icon } from "#app/ui/icon.tsx";

type BuyingFactsProps = {
	delivery: Awaited<ReturnType<typeof readDelivery>>;
	currency: string;
	/** Whether the site has a payment provider. */
	isOnline: boolean;
	/** The market's date, for the dates of delivery; null for what can't be ordered. */
	today: string | null;
};

/** What buyers ask before they buy: delivery, payment and returns. */
export function BuyingFacts({ delivery, currency, isOnline, today }: BuyingFactsProps) {
	return (
		<ul className="mt-6 grid gap-3 border-t border-line pt-5 text-sm">
			{delivery ? (
				<li className="flex gap-3">
					<Icon name="truck" className="text-base text-secondary" />
					<span>
						{today === null ? null : <strong>{deliveryDays(delivery, today)}</strong>}{" "}
						{formatDelivery(delivery, currency, today === null)}
					</span>
				</li>
			) : null}
			<li className="flex gap-3">
				<Icon name="wallet" className="text-base text-secondary" />
				<span>{describePaymentMethods({ isOnline })}</span>
			</li>
			<li className="flex gap-3">
				<Icon name="undo" className="text-base text-secondary" />
				<span>{t.product.returns({ days: RETURN_KINDS.withdrawal.days })}</span>
			</li>
		</ul>
	);
}

/** What the delivery costs; with `hasDays`, how many days it takes. */
function formatDelivery(
	{ price, freeFrom, minDays, maxDays }: NonNullable<BuyingFactsProps["delivery"]>,
	currency: string,
	hasDays: boolean,
): string {
	const shown = {
		price: formatMoney(price, currency),
		freeFrom: formatMoney(freeFrom ?? 0, currency),
		days: minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`,
		count: maxDays,
	};
	if (price === 0) return hasDays ? t.delivery.freeInDays(shown) : t.delivery.free;
	if (freeFrom === null) return hasDays ? t.delivery.priceInDays(shown) : t.delivery.price(shown);
	return hasDays ? t.delivery.priceOrFreeInDays(shown) : t.delivery.priceOrFree(shown);
}
