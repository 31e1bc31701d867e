import { json } from "@remix-run/node";
import type { z } from "zod";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { readSignedText, signText } from "#app/http/cookies/signed-text.server.ts";
import type { ReadForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { useCounters } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { bookableDates, refuseTime } from "#app/rent/fleet/bookable-time.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { explainFullTime, findFreeTimes, isTimeFree } from "#app/rent/fleet/free-times.server.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { describeCancellation } from "#app/rent/moves/cancel-own-move.server.ts";
import { describeDepositDeadline } from "#app/rent/moves/money/move-deposit.server.ts";
import { noPriceTitle } from "#app/rent/moves/move-messages.ts";
import {
	type AgreedMoveQuote,
	parseMoveQuote,
	quoteChanges,
	serializeMoveQuote,
} from "#app/rent/rates/agreed-quote.ts";
import { depositOfMove, describeDeposit } from "#app/rent/rates/deposit.ts";
import type { QuotableMove } from "#app/rent/rates/move-job.ts";
import { describeLines } from "#app/rent/rates/price-lines.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import type { movePriceSchema } from "./moving-booking-form.ts";
import { findStartingPrice } from "./starting-price.server.ts";

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

type PriceQuestion = ReadForm<z.output<ReturnType<typeof movePriceSchema>>>;

/** Shows the form again with the price, or with what is missing for one. `address`: null for staff, who may ask often. */
export async function answerPriceQuestion(
	form: PriceQuestion,
	{ address, timeZone, now }: { address: string | null; timeZone: string; now: Date },
) {
	if (!form.ok) return form.refusal;
	const [refusal] =
		address === null ? [] : await useCounters.consume({ name: "movePriceByAddress", whose: address });
	if (refusal) return form.refuse({ "": [t.moveRefusals.tooManyPrices] }, 429);
	const { quote, ...move } = form.value;
	const isStart = !move.booking_time || !move.current_address || !move.new_address;
	const reason = isStart
		? refuseDate(move.booking_date, { timeZone, now })
		: refuseTime({ ...move, timeZone, now });
	if (reason) return explainNotBooked(form.refuse, reason, move.booking_date, { timeZone, now });
	const isForStaff = address === null;
	if (isStart) return returnWithStart(form.refuse, move, { isForStaff, timeZone, now });
	const agreed = readMoveQuote(quote);
	return returnWithPrice(form.refuse, move, { agreed, status: 200, isForStaff, timeZone, now });
}

function refuseDate(date: string, clock: { timeZone: string; now: Date }): "too_soon" | "too_far" | null {
	const { min, max } = bookableDates(clock);
	if (date < min) return "too_soon";
	return date > max ? "too_far" : null;
}

/** What a form that comes back can show besides what was typed. */
export type ReturnedBooking = { freeTimes?: MoveDate[]; price?: ShownMovePrice; start?: ShownStart };

/** The answer to the first questions of the form. */
export type ShownStart = {
	title: string;
	/** "From $180.00", or "$180.00" once everything is known; empty without a price. */
	amount: string;
	/** What the amount is for, or what happens without one. */
	text: string;
	/** What other vehicles cost, and what can still change the price. */
	notes: string[];
};

/** The form as it was typed, with the lowest price of the date. */
async function returnWithStart(
	refuse: Refuse,
	move: QuotableMove,
	{ isForStaff, ...clock }: { isForStaff: boolean; timeZone: string; now: Date },
) {
	const { country } = market;
	const found = await findStartingPrice(db, move, { country, ...clock });
	const { vehicle_type: vehicle } = move;
	const date = shortDate(move.booking_date, clock);
	const others = await describeOthers(move, clock);
	const first = found.isFree ? found.firstTime : null;
	let start: ShownStart;
	if (!found.isFree) {
		const next = found.nextDate ? t.moveForm.start.nextDay({ date: shortDate(found.nextDate, clock) }) : "";
		const text = next || t.moveForm.start.otherDate;
		start = { title: t.moveForm.start.noneFree[vehicle]({ date }), amount: "", text, notes: others };
	} else if (found.total === null) {
		const text = isForStaff ? t.moveForm.start.noFixedPriceForStaff : t.moveForm.start.noFixedPrice;
		const notes = first ? [t.moveForm.start.earliest[vehicle]({ date, time: first }), ...others] : others;
		start = { title: noPriceTitle(isForStaff), amount: "", text, notes };
	} else {
		const notes = [...others, t.moveForm.start.mayAdd];
		const amount = t.moveForm.start.amountFrom({ total: formatMoney(found.total, market.currency) });
		const text = first
			? t.moveForm.start.forDateFrom[vehicle]({ date, time: first })
			: t.moveForm.start.forDate[vehicle]({ date });
		start = { title: isForStaff ? t.words.price : t.moveForm.price.title, amount, text, notes };
	}
	return json({ ...(await refuse({}, 200).json()), start }, { status: 200 });
}

/** What the same move costs in other vehicles that are free on its date. */
async function describeOthers(move: QuotableMove, clock: { timeZone: string; now: Date }): Promise<string[]> {
	const sentences: string[] = [];
	for (const vehicle_type of VEHICLE_TYPE_NAMES) {
		if (vehicle_type === move.vehicle_type) continue;
		const { country, currency } = market;
		const found = await findStartingPrice(db, { ...move, vehicle_type }, { country, ...clock });
		if (!found.isFree || found.total === null) continue;
		sentences.push(t.moveForm.start.other[vehicle_type]({ price: formatMoney(found.total, currency) }));
	}
	return sentences;
}

const shortDate = (date: string, clock: { timeZone: string; now: Date }): string =>
	formatDate(date, Number(bookableDates(clock).min.slice(0, 4)));

/** Shows the form of a refused booking again: with the price to agree to, with free times, or with what is wrong. */
export async function answerNotBooked(
	refuse: Refuse,
	move: QuotableMove,
	{
		reason,
		agreed,
		isForStaff = false,
		...clock
	}: {
		reason: string;
		agreed: AgreedMoveQuote | null;
		isForStaff?: boolean;
		timeZone: string;
		now: Date;
	},
) {
	if (reason === "price" || reason === "no_price")
		return returnWithPrice(refuse, move, { agreed, status: 409, isForStaff, ...clock });
	if (reason === "full") {
		const { cells } = await quoteMove(db, move, { country: market.country });
		return returnWithFreeTimes(refuse, { ...move, cells }, clock);
	}
	return explainNotBooked(refuse, reason, move.booking_date, clock);
}

/** An unknown reason is the sentence of a failure, which is shown as it is. */
function explainNotBooked(
	refuse: Refuse,
	reason: string,
	bookingDate: string,
	clock: { timeZone: string; now: Date },
) {
	if (reason === "too_soon") {
		const field = bookingDate < bookableDates(clock).min ? "bookingDate" : "bookingTime";
		return refuse({ [field]: [t.moveRefusals.booking.too_soon] }, 422);
	}
	if (reason === "too_far") return refuse({ bookingDate: [t.moveRefusals.booking.too_far] }, 422);
	if (reason === "waiting") return refuse({ "": [t.moveRefusals.booking.waiting] }, 409);
	return refuse({ "": [reason === "nothing_stored" ? t.moveRefusals.booking.nothing_stored : reason] }, 503);
}

type Refuse = Extract<ReadForm<unknown>, { ok: true }>["refuse"];

/** The form as it was typed, with free times in place of the wanted one. */
async function returnWithFreeTimes(
	refuse: Refuse,
	move: QuotableMove & { cells: number },
	clock: { timeZone: string; now: Date },
) {
	const freeTimes = await findFreeTimes(db, { ...move, ...clock });
	const refused = refuse({ bookingTime: [await explainFullTime(db, move)] });
	return json({ ...(await refused.json()), freeTimes }, { status: 409 });
}

/** The form as it was typed, with the current price to agree to, or with free times when no vehicle is free. */
async function returnWithPrice(
	refuse: Refuse,
	move: QuotableMove,
	{
		agreed,
		status,
		isForStaff,
		...clock
	}: {
		agreed: AgreedMoveQuote | null;
		status: number;
		isForStaff: boolean;
		timeZone: string;
		now: Date;
	},
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
	const deadline = describeDepositDeadline(move, "book", clock);
	const price: ShownMovePrice = {
		lines: describeLines(lines),
		currency,
		total: format(quote?.total ?? 0),
		deposit: quote ? describeDeposit({ price: quote.total, deposit, currency, deadline, isForStaff }) : "",
		terms: quote
			? describeCancellation(
					{
						...move,
						status: "pending",
						price_state: "agreed",
						price: quote.total,
						currency,
						policy: quote.policy,
					},
					clock,
				)
			: "",
		signed: quote ? signText(PURPOSE, serializeMoveQuote(quote, move, { deposit, now: clock.now })) : "",
		changes: quoteChanges(agreed, lines, deposit).map(({ label, was, now }) => ({
			what: label,
			was: format(was),
			now: format(now),
		})),
		isOutdated: agreed !== null,
	};
	const start: ShownStart | undefined = quote
		? {
				title: "",
				amount: price.total,
				text: t.moveForm.start.forTime[move.vehicle_type]({
					date: shortDate(move.booking_date, clock),
					time: move.booking_time,
				}),
				notes: [],
			}
		: undefined;
	return json({ ...(await refuse({}, status).json()), price, start }, { status });
}
