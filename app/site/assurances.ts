import { formatCount } from "#app/common/language/format-count.ts";
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
		{ icon: "wallet", title: "Pay your way", text: describePaymentMethods({ isOnline }) },
	];
	if (delivery) {
		const { price, minDays, maxDays, freeFrom } = delivery;
		const days = minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;
		const free = freeFrom === null ? "" : `, free over ${formatMoney(freeFrom, currency)}`;
		const cost = price === 0 ? "Free delivery" : `From ${formatMoney(price, currency)}${free}`;
		assurances.push({
			icon: "truck",
			title: `Delivery in ${days} working ${days === "1" ? "day" : "days"}`,
			text: `${cost}.`,
		});
	}
	assurances.push({
		icon: "undo",
		title: `${RETURN_KINDS.withdrawal.days} days to return`,
		text: "Send products back without giving a reason.",
	});
	if (reviews.count > 0)
		assurances.push({
			icon: "star",
			title: `${reviews.isMore ? "Over " : ""}${formatCount(reviews.count)} ${reviews.count === 1 ? "review" : "reviews"}`,
			text: "Only people who bought, stayed or moved with us can write one.",
		});
	return assurances;
}
