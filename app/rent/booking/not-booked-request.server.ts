import { json } from "@remix-run/node";
import type { ReadForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { type FreeTime, findFreeTimes } from "#app/rent/fleet/free-times.server.ts";
import { describeFullTime } from "#app/rent/move-messages.ts";
import type { AgreedMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { type QuotableMove, quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { explainMoveNotBooked } from "./explain-refusal.server.ts";
import { returnWithPrice, type ShownMovePrice } from "./move-price-request.server.ts";

/** What a form that comes back can show besides what was typed. */
export type ReturnedBooking = { freeTimes?: FreeTime[]; price?: ShownMovePrice };

type NotBooked = { reason: string; agreed: AgreedMoveQuote | null; timeZone: string; now: Date };

/** Shows the form again: with the price to agree to, with free times, or with what is wrong. */
export async function answerNotBooked(
	refuse: Extract<ReadForm<unknown>, { ok: true }>["refuse"],
	move: QuotableMove,
	{ reason, agreed, ...clock }: NotBooked,
) {
	if (reason === "price" || reason === "no_price")
		return returnWithPrice(refuse({}, 409), move, { agreed, now: clock.now });
	if (reason === "full") {
		const { cells } = await quoteMove(db, move, { country: env.MARKET_COUNTRY });
		const wanted = { ...move, cells };
		const freeTimes = await findFreeTimes(db, { ...wanted, ...clock });
		const refused = refuse({ bookingTime: [describeFullTime(wanted)] });
		return json({ ...(await refused.json()), freeTimes }, { status: 409 });
	}
	const { errors, status } = explainMoveNotBooked(reason, move.bookingDate, clock);
	return refuse(errors, status);
}
