import { formatDate } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { formatMoney } from "#app/common/money.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { JOB_STEPS } from "#app/rent/moves/job/job-steps.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { MoveChangeRefusal } from "./move-history.server.ts";
import {
	dueOnTheDay,
	type MovePriceState,
	type MovingStatus,
	shownStatus,
	statusRow,
} from "./moving-booking.ts";

/** Why a move cannot be booked. */
export const MOVE_REFUSALS = {
	too_soon: "Choose a date and time at least 2 hours from now.",
	too_far: "Choose a date within the next 90 days.",
	nothing_stored: "No data returned.",
	waiting:
		"Five bookings from your network are waiting for our answer. To book another one now, sign in with a confirmed email address.",
	same_time: "The move is already at this time. Choose another date or time.",
};

/** For the history of a booking: "Moved from Fri 4 Dec 2026, 14:30 to Sat 5 Dec 2026, 09:00". */
export function describeNewTime(from: MoveDate, to: MoveDate): string {
	const at = ({ date, time }: MoveDate) => `${formatDate(date)}, ${time}`;
	return `Moved from ${at(from)} to ${at(to)}`;
}

/** Why a booking in this status cannot be changed. */
export function describeCurrentStatus(status: MovingStatus): string {
	const word = statusRow(status).label.toLowerCase();
	return statusRow(status).to.length === 0
		? `This booking is ${word} and can no longer be changed.`
		: `This booking is ${word}.`;
}

/** A line of the history for staff, without when and by whom: "Changed from Pending to Confirmed". */
export function describeMoveEvent(event: {
	from_status: MovingStatus | null;
	to_status: MovingStatus;
	detail: string | null;
}): string {
	const { from_status: from, to_status: to, detail } = event;
	if (from === null) return "Booked";
	if (from === to) return detail ?? "Changed";
	const change = `Changed from ${statusRow(from).label} to ${statusRow(to).label}`;
	return detail ? `${change}: ${detail}` : change;
}

/** More bookings than one person makes are not emailed to one address. */
export const TOO_MANY_MAILS =
	"Too many bookings were made with this email address in the last hour. Leave the email address empty, or try again later.";

export const TOO_MANY_PRICES =
	"You asked for many prices in the last hour. Wait a few minutes, or book now: you see the price before anything is booked.";

/** For an admin whose form lacks what the screen showed. */
export const REOPEN_MOVE = "Open the booking’s menu again and choose from there.";

/** For an admin who names a price of zero: it may be a slip. */
export const FREE_MOVE =
	"At this price the customer pays nothing. Select “This move is free” to send it, or enter another price.";

/** In place of the price of a move that has none yet. */
export const noPriceTitle = (isForStaff: boolean): string =>
	isForStaff ? "No fixed price" : "We’ll call you with a price";

/** For a customer without a price to accept. */
export const NO_OFFER =
	"This booking has no price to accept. We’ll call you with a price, or send you an email.";

const MOVE_IS_DUE =
	"Your move was due to start. Contact us if your driver has not arrived, or if this page is not up to date.";

/** To its customer, what is true of a move now. `isPast`: its time has come. `step`: the last that its driver reported. */
export function describeOwnMove(
	move: { status: MovingStatus; price_state?: MovePriceState },
	{ isPast, step }: { isPast: boolean; step: JobStep | undefined },
): string {
	if (move.status === "confirmed" && step) return JOB_STEPS[step].forCustomer;
	if (isPast && move.status === "pending") return MOVE_PAST;
	return isPast && move.status === "confirmed" ? MOVE_IS_DUE : shownStatus(move).forCustomer;
}

export const MOVE_GONE = "This booking does not exist. It may have been deleted.";

/** For a customer whose page no longer applies. */
const OUTDATED_PAGE = {
	fee: "Free cancellation has ended since you opened this page. Nothing is cancelled yet.",
	deposit:
		"The deposit of this move has changed since you saw it. Nothing is confirmed yet. Open the booking again.",
	date: "The date of this move has changed. Open the booking again.",
	quote: "The price has changed since you saw it. The date is not changed yet.",
	too_late: "The date of this move can no longer be changed online. Contact us, or cancel the booking.",
	begun: "This move has begun, so it can’t be cancelled online. Contact us if something is wrong.",
};

export const TOO_LATE_TO_MOVE = OUTDATED_PAGE.too_late;

export const MOVE_BEGUN = OUTDATED_PAGE.begun;

const isOutdatedPage = (
	refusal: MoveChangeRefusal,
): refusal is Extract<MoveChangeRefusal, { reason: keyof typeof OUTDATED_PAGE }> =>
	Object.hasOwn(OUTDATED_PAGE, refusal.reason);

const MOVE_PAST = "The time of this move has passed. Contact us, or book another move.";

/** Why a move can't be confirmed: the customer has not accepted its current price. */
function describeOpenPrice(
	{ price, currency, at, by, isOwn }: Extract<MoveChangeRefusal, { reason: "price" }>,
	formatMoment: (moment: string) => string,
): string {
	if (price === null || currency === null)
		return "This booking has no price. Send the customer a price first.";
	const who = isOwn ? "you" : by;
	const since = `${formatMoment(at)}${who ? `, set by ${who}` : ""}`;
	return `The price of this booking is ${formatMoney(price, currency)} (${since}), and the customer has not accepted it yet.`;
}

/** Why a change was refused: the message for the person, and the HTTP status. */
export function explainMoveRefusal(
	refusal: MoveChangeRefusal,
	expectedStatus: MovingStatus,
	formatMoment: (moment: string) => string,
): Explained {
	if (refusal.reason === "gone") return { reason: MOVE_GONE, status: 404 };
	if (refusal.reason === "not_allowed") return { reason: describeCurrentStatus(expectedStatus), status: 409 };
	if (refusal.reason === "past") return { reason: MOVE_PAST, status: 409 };
	if (isOutdatedPage(refusal)) return { reason: OUTDATED_PAGE[refusal.reason], status: 409 };
	if (refusal.reason === "price") return { reason: describeOpenPrice(refusal, formatMoment), status: 409 };
	if (refusal.reason !== "changed") return { reason: MOVE_REFUSALS[refusal.reason], status: 422 };
	const to = statusRow(refusal.status).label.toLowerCase();
	return explainConflict("booking", {
		by: refusal.by,
		isOwn: refusal.isOwn,
		to,
		when: formatMoment(refusal.at),
	});
}

type PaidOnline = {
	/** Minor units, like all of these; left out: none. */
	deposit_paid?: number;
	deposit_refunded?: number;
	currency: string | null;
	/** What becomes of a disputed deposit, in place of its refund. */
	disputed?: string | null;
};

/** To its customer, what was paid online for a move that is ahead, and what is left; null when nothing was. */
export function describePaidDeposit(move: PaidOnline & { price: number | null }): string | null {
	const { deposit_paid = 0, deposit_refunded = 0, price, currency, disputed } = move;
	if (deposit_paid === 0 || price === null || currency === null) return null;
	const money = (amount: number) => formatMoney(amount, currency);
	const due = dueOnTheDay({ price, deposit_paid, deposit_refunded });
	return [
		`You paid a deposit of ${money(deposit_paid)}.`,
		...(deposit_refunded > 0 ? [`We refunded ${money(deposit_refunded)}.`] : []),
		...(disputed ? [disputed] : due > 0 ? [`${money(due)} is due on the day of the move.`] : []),
	].join(" ");
}

/** To staff, what becomes of what was paid online for a move that they end; null when nothing was. */
export function describeDepositOnEnd(move: PaidOnline): string | null {
	const { deposit_paid = 0, deposit_refunded = 0, disputed, currency } = move;
	const kept = deposit_paid - deposit_refunded;
	if (kept <= 0 || currency === null) return null;
	return disputed ?? `The ${formatMoney(kept, currency)} that the customer paid online is refunded.`;
}

type Owed = PaidOnline & { cancellation_fee?: number | null };

/** What a customer owes for a move that ended, or gets back. */
export function describeOwed(move: Owed): string {
	const { cancellation_fee, deposit_paid = 0, deposit_refunded = 0, disputed, currency } = move;
	const money = (amount: number) => (currency ? formatMoney(amount, currency) : "");
	const fee = cancellation_fee ?? 0;
	const kept = deposit_paid - deposit_refunded;
	if (fee === 0 && kept === 0)
		return deposit_paid > 0 ? "We refunded your deposit." : "You owe nothing for this move.";
	if (kept === 0) return `You cancelled late, so you owe a fee of ${money(fee)} instead of the price.`;
	if (fee > kept)
		return `You cancelled late, so we keep your deposit toward the fee. You owe the other ${money(fee - kept)}.`;
	const sentences = [];
	if (fee > 0) sentences.push(`You cancelled late, so we keep ${money(fee)} of your deposit as the fee.`);
	if (deposit_refunded > 0) sentences.push(`We refunded ${money(deposit_refunded)}.`);
	if (kept > fee) {
		const rest = fee > 0 ? `the other ${money(kept - fee)}` : `${money(kept)} of your deposit`;
		sentences.push(disputed ?? `We are refunding ${rest}. It can take a few days to reach you.`);
	}
	return sentences.join(" ");
}
