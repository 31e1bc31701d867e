import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { describePaymentMethods } from "#app/shop/pricing/payment-methods.ts";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import type { IconName } from "#app/ui/icon.tsx";

type Terms = {
	/** Whether the site has a payment provider. */
	isOnline: boolean;
	/** The fastest delivery in working days, and the lowest price in minor units; undefined without a delivery method. */
	delivery: { price: number; minDays: number; maxDays: number; freeFrom: number | null } | undefined;
	/** See `countReviews`. */
	reviews: { count: number; isMore: boolean };
	currency: string;
};

type Assurance = { icon: IconName; title: string; text: string };

/** What the front page promises: only what is set up and has been counted. */
export function describeAssurances({ isOnline, delivery, reviews, currency }: Terms): Assurance[] {
	const assurances: Assurance[] = [
		{ icon: "wallet", title: t.assurances.payments, text: describePaymentMethods({ isOnline }) },
	];
	if (delivery) {
		const { price, minDays, maxDays, freeFrom } = delivery;
		const days = minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;
		const from = formatMoney(price, currency);
		const cost =
			price === 0
				? t.assurances.freeDelivery
				: freeFrom === null
					? t.assurances.from({ price: from })
					: t.assurances.fromFreeOver({ price: from, limit: formatMoney(freeFrom, currency) });
		assurances.push({
			icon: "truck",
			title: t.assurances.delivery({ days, count: maxDays }),
			text: `${cost}.`,
		});
	}
	assurances.push({
		icon: "undo",
		title: t.assurances.returns({ days: RETURN_KINDS.withdrawal.days }),
		text: t.assurances.returnHint,
	});
	const counted = t.counts.reviews({ count: reviews.count });
	if (reviews.count > 0)
		assurances.push({
			icon: "star",
			title: reviews.isMore ? t.assurances.moreReviews({ reviews: counted }) : counted,
			text: t.assurances.reviewsHint,
		});
	return assurances;
}
