import { wallClock } from "#app/common/calendar.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { DemoVariant } from "#demo/shop/store-products.ts";
import { DAY_MS } from "../../demo-time.ts";
import { pickByWeight, seededRandom } from "../../random.ts";

export const DEMO_DAYS = 90;
/** How many people order on Monday to Sunday, against an average day. */
const WEEK = [1.12, 0.92, 0.88, 0.96, 0.84, 1.08, 1.4];
/** Orders on an average day. */
const ORDERS_A_DAY = 4.5;
/** Shorter than an order waits to be paid online. */
const STILL_PAYABLE_MS = 20 * 60 * 60 * 1000;
/** The longest time from an order to the refund of its return. */
const REFUNDED_WITHIN_MS = 20 * DAY_MS;
/** How long ago an order was placed at least whose payment is disputed. */
const DISPUTED_AFTER_DAYS = { needs_response: 12, lost: 22, won: 26 };
/** How many people order in each hour of the day, in the market's time zone. */
const HOURS = [1, 0, 0, 0, 0, 1, 2, 4, 5, 6, 6, 7, 9, 8, 6, 5, 6, 7, 8, 10, 12, 11, 7, 3];

/** `waiting`: an order that is to be paid online, and not paid yet. */
type Outcome = "kept" | "cancelled" | "unpaid" | "waiting" | "withdrawn" | "damaged";

export type PlannedOrder = {
	placedAt: Date;
	lines: { variant: DemoVariant; quantity: number }[];
	paymentMethod: "cash_on_delivery" | "bank_transfer" | "online";
	discountCode: string;
	isExpress: boolean;
	outcome: Outcome;
	/** The customer's bank returns the refund. */
	isRefundReturned?: boolean;
	/** The customer's bank takes the payment back, and this is how far it is. */
	dispute?: "needs_response" | "won" | "lost";
	/** Placed by the account that visitors of the demo sign in to. */
	isUllas: boolean;
};

/** Plans the orders of the last `days`: about 400 in 90 days, slowly growing, most of them in the evening. */
export function planOrders(
	variants: DemoVariant[],
	{ timeZone, days, now, isOnline }: { timeZone: string; days: number; now: Date; isOnline: boolean },
) {
	const random = seededRandom(40_417);
	const today = wallClock(now, timeZone).date;
	const planned: PlannedOrder[] = [];
	for (let day = days; day >= 0; day--) {
		const date = addDays(today, -day);
		const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
		const trend = 0.78 + 0.44 * (1 - day / days);
		const wanted = ORDERS_A_DAY * trend * (WEEK[weekday] ?? 1) * (0.7 + random() * 0.6);
		const count = Math.floor(wanted) + (random() < wanted % 1 ? 1 : 0);
		for (let each = 0; each < count; each++) {
			const hour = pickByWeight(random, HOURS);
			const minute = String(Math.floor(random() * 60)).padStart(2, "0");
			const placedAt = momentOf(date, `${String(hour).padStart(2, "0")}:${minute}`, timeZone);
			const order = planOrder(random, variants, { placedAt, now, isOnline });
			if (placedAt < now && order) planned.push(order);
		}
	}
	const inOrder = planned.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
	const payable = inOrder.filter(
		({ paymentMethod, placedAt }) =>
			paymentMethod === "online" && placedAt.getTime() > now.getTime() - STILL_PAYABLE_MS,
	);
	for (const order of payable.slice(-2)) order.outcome = "waiting";
	const refunded = inOrder.findLast(
		({ paymentMethod, outcome, placedAt }) =>
			paymentMethod === "online" &&
			outcome === "withdrawn" &&
			placedAt.getTime() < now.getTime() - REFUNDED_WITHIN_MS,
	);
	if (refunded) refunded.isRefundReturned = true;
	const kept = inOrder.filter(({ paymentMethod, outcome, isUllas }) => {
		return paymentMethod === "online" && outcome === "kept" && !isUllas;
	});
	for (const [dispute, days] of Object.entries(DISPUTED_AFTER_DAYS)) {
		const before = now.getTime() - days * DAY_MS;
		const order = kept.findLast((each) => each.placedAt.getTime() < before && !each.dispute);
		if (order) order.dispute = dispute as keyof typeof DISPUTED_AFTER_DAYS;
	}
	return inOrder;
}

function planOrder(
	random: () => number,
	variants: DemoVariant[],
	{ placedAt, now, isOnline }: { placedAt: Date; now: Date; isOnline: boolean },
): PlannedOrder | null {
	const shelf = variants.filter(({ isActive, listedAt }) => isActive && listedAt < placedAt);
	if (shelf.length === 0) return null;
	const weights = shelf.map(({ popularity }) => popularity);
	const lines = new Map<number, { variant: DemoVariant; quantity: number }>();
	const count = pickByWeight(random, [0, 58, 27, 11, 4]);
	for (let each = 0; each < count; each++) {
		const variant = shelf[pickByWeight(random, weights)];
		if (variant)
			lines.set(variant.id, { variant, quantity: variant.price < 4_000 && random() < 0.22 ? 2 : 1 });
	}
	const goods = [...lines.values()].reduce((sum, { variant, quantity }) => sum + variant.price * quantity, 0);
	const [luck, code, pays] = [random(), random(), random()];
	const daysAgo = (now.getTime() - placedAt.getTime()) / DAY_MS;
	const isSale = daysAgo < 69 && daysAgo > 41;
	// A returned piece would be in stock again, so nothing that shall be sold out is returned.
	const isReturnable = [...lines.values()].every(({ variant }) => variant.left > 4);
	const outcome: Outcome =
		!isReturnable || luck > 0.16
			? "kept"
			: luck < 0.045
				? "cancelled"
				: luck < 0.065
					? "unpaid"
					: luck < 0.115
						? "withdrawn"
						: luck < 0.13
							? "damaged"
							: "kept";
	return {
		placedAt,
		lines: [...lines.values()],
		paymentMethod: methodOf(outcome, pays, isOnline),
		discountCode:
			isSale && code < 0.35
				? "LATESUMMER"
				: code < 0.07
					? "WELCOME10"
					: code > 0.94 && goods > 10_000
						? "FIFTEEN"
						: "",
		isExpress: random() < 0.18,
		outcome,
		isUllas: random() < 0.02,
	};
}

function methodOf(outcome: Outcome, pays: number, isOnline: boolean): PlannedOrder["paymentMethod"] {
	if (outcome === "unpaid") return "bank_transfer";
	if (isOnline && pays > 0.25 && pays < 0.8) return "online";
	return pays < 0.62 ? "bank_transfer" : "cash_on_delivery";
}
