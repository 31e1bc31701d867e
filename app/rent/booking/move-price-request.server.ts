import { json } from "@remix-run/node";
import { formatMoney } from "#app/common/money.ts";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { readSignedText, signText } from "#app/http/cookies/signed-text.server.ts";
import { type ReadForm, readPublicForm } from "#app/http/forms/forms.server.ts";
import { useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import type { Sender } from "#app/http/session/sender.server.ts";
import { refuseTime } from "#app/rent/bookable-time.server.ts";
import { describeCancellation } from "#app/rent/cancellation-terms.server.ts";
import { explainFullTime, findFreeTimes, isTimeFree } from "#app/rent/fleet/free-times.server.ts";
import { TOO_MANY_PRICES } from "#app/rent/move-messages.ts";
import {
	type AgreedMoveQuote,
	parseMoveQuote,
	quoteChanges,
	serializeMoveQuote,
} from "#app/rent/rates/agreed-quote.ts";
import { depositOfMove, describeDeposit } from "#app/rent/rates/deposit.ts";
import { type MoveQuote, type QuotableMove, quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { explainMoveNotBooked } from "./explain-refusal.server.ts";
import { movePriceSchema } from "./moving-booking-form.ts";

const PURPOSE = "a quote of a move";

/** The price that the form shows. `lines` is empty when the move has no price. */
export type ShownMovePrice = {
	lines: QuoteLine[];
	currency: string;
	/** The formatted total. */
	total: string;
	/** What is paid online before the move; empty when nothing is. */
	deposit: string;
	/** What cancelling costs; empty without a price. */
	terms: string;
	/** Comes back with the form as what was agreed to; empty without a price. */
	signed: string;
	/** What differs from the price that the form showed before. */
	changes: { what: string; was: string; now: string }[];
	/** Whether the form showed a price before that no longer applies. */
	isOutdated: boolean;
};

/** Reads the price that a form was sent with; null when it has none, or one that this site has not signed. */
export const readMoveQuote = (signed: string | undefined): AgreedMoveQuote | null =>
	parseMoveQuote(readSignedText(PURPOSE, signed ?? "") ?? "");

/** Whether a form asks for the price: it then books nothing. */
export const isPriceAsked = (form: FormData): boolean => form.get("intent") === "price";

/** Shows the form again with the price, or with what is missing for one. */
export async function answerPriceQuestion(
	request: Request,
	typed: FormData,
	{ sender, timeZone, now }: { sender: Sender; timeZone: string; now: Date },
) {
	const form = await readPublicForm(request, movePriceSchema(market.country), sender.person, {
		body: typed,
		reportsBots: true,
	});
	if (!form.ok) return form.refusal;
	const [refusal] = await useCounters.consume({ name: "movePriceByAddress", whose: sender.address });
	if (refusal) return form.refuse({ "": [TOO_MANY_PRICES] }, 429);
	const { quote, ...move } = form.value;
	const reason = refuseTime({ ...move, timeZone, now });
	if (reason) {
		const { errors, status } = explainMoveNotBooked(reason, move.bookingDate, { timeZone, now });
		return form.refuse(errors, status);
	}
	return returnWithPrice(form.refuse, move, { agreed: readMoveQuote(quote), status: 200, timeZone, now });
}

type Refuse = Extract<ReadForm<unknown>, { ok: true }>["refuse"];

/** The form as it was typed, with free times in place of the wanted one. */
export async function returnWithFreeTimes(
	refuse: Refuse,
	move: QuotableMove & { cells: number },
	clock: { timeZone: string; now: Date },
) {
	const freeTimes = await findFreeTimes(db, { ...move, ...clock });
	const refused = refuse({ bookingTime: [await explainFullTime(db, move)] });
	return json({ ...(await refused.json()), freeTimes }, { status: 409 });
}

type Pricing = { agreed: AgreedMoveQuote | null; status: number; timeZone: string; now: Date };

/** The form as it was typed, with the current price to agree to, or with free times when no vehicle is free. */
export async function returnWithPrice(
	refuse: Refuse,
	move: QuotableMove,
	{ agreed, status, ...clock }: Pricing,
) {
	const { quote, cells } = await quoteMove(db, move, { country: market.country });
	const wanted = { ...move, cells };
	if (!(await isTimeFree(db, wanted))) return returnWithFreeTimes(refuse, wanted, clock);
	const currency = market.currency;
	const lines = quote?.lines ?? [];
	const format = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, currency));
	const deposit = depositOfMove(
		{ price: quote?.total ?? null, currency, policy: quote?.policy ?? null },
		paymentProvider?.name ?? null,
	);
	const price: ShownMovePrice = {
		lines,
		currency,
		total: format(quote?.total ?? 0),
		deposit: quote ? describeDeposit({ price: quote.total, deposit, currency }, "book") : "",
		terms: quote ? describeTerms(move, quote, currency, clock.now) : "",
		signed: quote ? signText(PURPOSE, serializeMoveQuote(quote, move, { deposit, now: clock.now })) : "",
		changes: quoteChanges(agreed, lines, deposit).map(({ label, was, now }) => ({
			what: label,
			was: format(was),
			now: format(now),
		})),
		isOutdated: agreed !== null,
	};
	return json({ ...(await refuse({}, status).json()), price }, { status });
}

const describeTerms = (move: QuotableMove, { total, policy }: MoveQuote, currency: string, now: Date) =>
	describeCancellation(
		{
			...{ booking_date: move.bookingDate, booking_time: move.bookingTime, status: "pending" },
			...{ price_state: "agreed", price: total, currency, policy },
		},
		{ timeZone: market.timeZone, now },
	);
