import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { JOB_STEPS } from "#app/rent/moves/job/job-steps.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { MoveChangeRefusal } from "./move-history.server.ts";
import { dueOnTheDay, type MovePriceState, type MovingStatus, shownStatus } from "./moving-booking.ts";

/** For the history of a booking: "Moved from Fri 4 Dec 2026, 14:30 to Sat 5 Dec 2026, 09:00". */
export function storeNewTime(from: MoveDate, to: MoveDate): string {
	const at = ({ date, time }: MoveDate) => storeText("time", { date: { date }, time });
	return storeText("movedTime", { from: at(from), to: at(to) });
}

/** Why a booking in this status cannot be changed. */
export function describeCurrentStatus(status: MovingStatus): string {
	return t.moveStatus.current[status];
}

/** A line of the history for staff, without when and by whom: "Changed from Pending to Confirmed". */
export function describeMoveEvent(event: {
	from_status: MovingStatus | null;
	to_status: MovingStatus;
	detail: string | null;
}): string {
	const { from_status: from, to_status: to, detail } = event;
	if (from === null) return t.moveStatus.booked;
	if (from === to) return detail ?? t.moveStatus.changed;
	const change = t.moveStatus.changedFromTo({
		from: t.moveStatus.label[from],
		to: t.moveStatus.label[to],
	});
	return detail ? `${change}: ${detail}` : change;
}

/** In place of the price of a move that has none yet. */
export const noPriceTitle = (isForStaff: boolean): string =>
	isForStaff ? t.movePrice.noFixed : t.movePrice.callLater;

/** To its customer, what is true of a move now. `isPast`: its time has come. `step`: the last that its driver reported. */
export function describeOwnMove(
	move: { status: MovingStatus; price_state?: MovePriceState },
	{ isPast, step }: { isPast: boolean; step: JobStep | undefined },
): string {
	if (move.status === "confirmed" && step) return JOB_STEPS[step].forCustomer;
	if (isPast && move.status === "pending") return t.moveRefusals.past;
	return isPast && move.status === "confirmed" ? t.moveRefusals.due : shownStatus(move).forCustomer;
}

const isOutdatedPage = (
	refusal: MoveChangeRefusal,
): refusal is Extract<MoveChangeRefusal, { reason: keyof typeof t.moveRefusals.outdated }> =>
	Object.hasOwn(t.moveRefusals.outdated, refusal.reason);

/** Why a move can't be confirmed: the customer has not accepted its current price. */
function describeOpenPrice(
	{ price, currency, at, by, isOwn }: Extract<MoveChangeRefusal, { reason: "price" }>,
	formatMoment: (moment: string) => string,
): string {
	const texts = t.moveRefusals.openPrice;
	if (price === null || currency === null) return texts.none;
	const open = { price: formatMoney(price, currency), moment: formatMoment(at) };
	if (isOwn) return texts.own(open);
	return by ? texts.by({ ...open, person: by }) : texts.unknown(open);
}

/** Why a change was refused: the message for the person, and the HTTP status. */
export function explainMoveRefusal(
	refusal: MoveChangeRefusal,
	expectedStatus: MovingStatus,
	formatMoment: (moment: string) => string,
): Explained {
	if (refusal.reason === "gone") return { reason: t.moveRefusals.gone, status: 404 };
	if (refusal.reason === "not_allowed") return { reason: describeCurrentStatus(expectedStatus), status: 409 };
	if (refusal.reason === "past") return { reason: t.moveRefusals.past, status: 409 };
	if (isOutdatedPage(refusal)) return { reason: t.moveRefusals.outdated[refusal.reason], status: 409 };
	if (refusal.reason === "price") return { reason: describeOpenPrice(refusal, formatMoment), status: 409 };
	if (refusal.reason !== "changed") return { reason: t.moveRefusals.booking[refusal.reason], status: 422 };
	const to = t.moveStatus.inSentence[refusal.status];
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
		t.moveMoney.paid({ amount: money(deposit_paid) }),
		...(deposit_refunded > 0 ? [t.moveMoney.refunded({ amount: money(deposit_refunded) })] : []),
		...(disputed ? [disputed] : due > 0 ? [t.moveMoney.due({ amount: money(due) })] : []),
	].join(" ");
}

/** To staff, what becomes of what was paid online for a move that they end; null when nothing was. */
export function describeDepositOnEnd(move: PaidOnline): string | null {
	const { deposit_paid = 0, deposit_refunded = 0, disputed, currency } = move;
	const kept = deposit_paid - deposit_refunded;
	if (kept <= 0 || currency === null) return null;
	return disputed ?? t.moveMoney.staffRefunds({ amount: formatMoney(kept, currency) });
}

type Owed = PaidOnline & { cancellation_fee?: number | null };

/** What a customer owes for a move that ended, or gets back. */
export function describeOwed(move: Owed): string {
	const { cancellation_fee, deposit_paid = 0, deposit_refunded = 0, disputed, currency } = move;
	const money = (amount: number) => (currency ? formatMoney(amount, currency) : "");
	const fee = cancellation_fee ?? 0;
	const kept = deposit_paid - deposit_refunded;
	if (fee === 0 && kept === 0) return deposit_paid > 0 ? t.moveMoney.allRefunded : t.moveMoney.nothingOwed;
	if (kept === 0) return t.moveMoney.owesFee({ fee: money(fee) });
	if (fee > kept) return t.moveMoney.owesRest({ amount: money(fee - kept) });
	const sentences = [];
	if (fee > 0) sentences.push(t.moveMoney.keepsFee({ fee: money(fee) }));
	if (deposit_refunded > 0) sentences.push(t.moveMoney.refunded({ amount: money(deposit_refunded) }));
	if (kept > fee) {
		const refunding =
			fee > 0
				? t.moveMoney.refundingOther({ amount: money(kept - fee) })
				: t.moveMoney.refunding({ amount: money(kept) });
		sentences.push(disputed ?? refunding);
	}
	return sentences.join(" ");
}
