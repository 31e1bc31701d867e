import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { FreeTime } from "#app/rent/fleet/free-times.server.ts";
import type { AgreedMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { type QuotableMove, quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { explainMoveNotBooked } from "./explain-refusal.server.ts";
import { returnWithFreeTimes, returnWithPrice, type ShownMovePrice } from "./move-price-request.server.ts";

/** What a form that comes back can show besides what was typed. */
export type ReturnedBooking = { freeTimes?: FreeTime[]; price?: ShownMovePrice };

type NotBooked = { reason: string; agreed: AgreedMoveQuote | null; timeZone: string; now: Date };

/** Shows the form again: with the price to agree to, with free times, or with what is wrong. */
export async function answerNotBooked(
	refuse: Parameters<typeof returnWithPrice>[0],
	move: QuotableMove,
	{ reason, agreed, ...clock }: NotBooked,
) {
	if (reason === "price" || reason === "no_price")
		return returnWithPrice(refuse, move, { agreed, status: 409, ...clock });
	if (reason === "full") {
		const { cells } = await quoteMove(db, move, { country: market.country });
		return returnWithFreeTimes(refuse, { ...move, cells }, clock);
	}
	const { errors, status } = explainMoveNotBooked(reason, move.bookingDate, clock);
	return refuse(errors, status);
}
