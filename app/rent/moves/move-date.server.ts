import type { Selectable } from "kysely";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { joinTexts, storeText } from "#app/common/changes/stored-text.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { refuseTime } from "#app/rent/fleet/bookable-time.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { depositToAsk, leftOfDeposit, payableUntil } from "#app/rent/moves/money/move-deposit.server.ts";
import { replaceMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import type { QuotableMove } from "#app/rent/rates/move-job.ts";
import { type MoveQuote, quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { hasRateCards, readMoveTerms } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { hasMoveBegun, isPastFreeHours } from "./cancel-own-move.server.ts";
import { changeMovingStatus, explainNoVehicle, isAt } from "./change-move.server.ts";
import type { MoveDateOutcome } from "./move-history.server.ts";
import { storeNewTime } from "./move-messages.ts";
import { depositLeft, type MovingStatus } from "./moving-booking.ts";

/** The price of a booked move at another time by the current rates; null when they give none. */
export async function quoteNewDate(
	db: Database,
	booking: QuotableMove,
	{ date, time }: MoveDate,
	market: { country: string },
): Promise<MoveQuote | null> {
	return (await quoteMove(db, { ...booking, booking_date: date, booking_time: time }, market)).quote;
}

type Deposited = Pick<
	Selectable<Schema["moving_bookings"]>,
	"number" | "price" | "price_state" | "deposit_due" | "deposit_paid" | "deposit_before"
>;

type NewTerms = {
	quote: MoveQuote | null;
	to: MoveDate;
	currency: string;
	provider: PaymentProviderName | null;
	timeZone: string;
	now: Date;
};

/**
 * What is left to pay online of the deposit of a booked move at another time and its price, in minor units, and until
 * when; null when nothing is.
 */
export async function depositAtNewDate(
	db: Database,
	booking: Deposited,
	{ quote, to, currency, ...asked }: NewTerms,
): Promise<{ amount: number; before: string } | null> {
	if (quote === null) return null;
	const moved = { ...booking, booking_date: to.date, booking_time: to.time };
	const isAgreed = booking.price_state === "agreed";
	if (isAgreed && quote.total === booking.price) {
		const amount = depositLeft(booking);
		return amount > 0 ? { amount, before: await payableUntil(db, moved, asked) } : null;
	}
	const policy = await readMoveTerms(db, quote.rateCardId);
	const priced = { ...moved, price: quote.total, currency, policy };
	if (isAgreed) return leftOfDeposit(db, priced, asked);
	const amount = await depositToAsk(db, priced, asked);
	return amount > 0 ? { amount, before: await payableUntil(db, moved, asked) } : null;
}

type DateChange = {
	number: string;
	viewer: Viewer;
	/** The status and the time that the page showed. */
	expectedStatus: MovingStatus;
	from: MoveDate;
	to: MoveDate;
	/** The total of the new price that the customer agreed to, in minor units; null when there was none. */
	expectedTotal: number | null;
	/** What the page said is left to pay online of the deposit then, in minor units. */
	expectedDeposit?: number;
	/** The provider that takes deposits. */
	provider?: PaymentProviderName | null;
	country: string;
	currency: string;
	timeZone: string;
	now: Date;
};

/**
 * Moves a customer's own booking to another time until the free hours end, at the price of the current rates, and sets
 * it to pending. One transaction takes the vehicle of the new time and gives back the old one's. Refused when the
 * booking has another time by now or the price is another one (`date`, `quote`), when it is too late (`too_late`), when
 * the new time is too soon or too far ahead, and when no vehicle is free then (`full`).
 */
export async function changeOwnDate(db: Database, wanted: DateChange): Promise<MoveDateOutcome> {
	const { viewer, from, to, expectedTotal, currency, timeZone, now } = wanted;
	const { expectedDeposit = 0, provider = null } = wanted;
	const time = { booking_date: to.date, booking_time: to.time };
	const refusal = refuseTime({ ...time, timeZone, now });
	if (refusal) return { ok: false, reason: refusal };
	const change = {
		number: wanted.number,
		expectedStatus: wanted.expectedStatus,
		to: "pending",
		viewer,
		actorId: viewer.accountId,
		provider,
		timeZone,
		time,
		now,
	} as const;
	return transact(db, (trx) =>
		changeMovingStatus(trx, change, async (booking) => {
			if (!isAt(booking, from)) {
				const isMoved = isAt(booking, to) && booking.price === expectedTotal;
				return { answer: isMoved ? { ok: true, repeated: true } : { ok: false, reason: "date" } };
			}
			const policy = await readMoveTerms(trx, booking.rate_card_id);
			const clock = { timeZone, now };
			if (isPastFreeHours({ ...booking, policy }, clock) || (await hasMoveBegun(trx, booking, clock)))
				return { answer: { ok: false, reason: "too_late" } };
			const quote = await quoteNewDate(trx, booking, to, wanted);
			if ((quote?.total ?? null) !== expectedTotal) return { answer: { ok: false, reason: "quote" } };
			const deposit = await depositAtNewDate(trx, booking, { quote, to, currency, provider, ...clock });
			if ((deposit?.amount ?? 0) !== expectedDeposit) return { answer: { ok: false, reason: "quote" } };
			await replaceMoveLines(trx, booking.id, quote?.lines ?? []);
			const none = (await hasRateCards(trx)) ? "wanted" : "none";
			return {
				also: {
					price: quote?.total ?? null,
					currency: quote ? currency : null,
					rate_card_id: quote?.rateCardId ?? null,
					price_state: quote ? "agreed" : none,
				},
				detail: describeDateChange(from, to, { was: booking.price, now: expectedTotal, currency }),
			};
		}),
	).catch(explainNoVehicle);
}

function describeDateChange(
	from: MoveDate,
	to: MoveDate,
	{ was, now, currency }: { was: number | null; now: number | null; currency: string },
): string {
	const price = (amount: number | null) => (amount === null ? storeText("noPrice") : { amount, currency });
	const change = was === now ? [] : [storeText("priceNow", { from: price(was), to: price(now) })];
	return joinTexts([storeNewTime(from, to), ...change], "; ");
}
