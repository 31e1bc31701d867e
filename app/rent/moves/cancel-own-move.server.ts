import type { Transaction } from "kysely";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { readSteps } from "#app/rent/moves/job/read-job.server.ts";
import { type MoveTerms, readMoveTerms } from "#app/rent/rates/rate-cards.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { changeMovingStatus, type Decision, type StoredMove } from "./change-move.server.ts";
import type { MoveChangeOutcome } from "./move-history.server.ts";
import { type MovePriceState, type MovingStatus, mayBecome } from "./moving-booking.ts";

type Cancellation = {
	number: string;
	viewer: Viewer;
	expectedStatus: MovingStatus;
	/** What the page said that cancelling costs, in minor units. */
	expectedFee: number;
	timeZone: string;
	now: Date;
};

/**
 * Cancels a customer's own booking, from the expected status, and records the fee. Refused as `gone` when the customer
 * may not see the booking, as `begun` from the start of a confirmed move or its first step on, and as `fee` when
 * cancelling costs other than the page said: the customer agrees first. Otherwise the rules of `changeMovingStatus`
 * apply.
 */
export function cancelOwnMove(db: Database, cancellation: Cancellation): Promise<MoveChangeOutcome> {
	const { viewer, expectedFee } = cancellation;
	const change = { ...cancellation, to: "cancelled", actorId: viewer.accountId } as const;
	return transact(db, (trx) =>
		changeMovingStatus(trx, change, async (booking) => {
			const decision = await decideCancellation(trx, booking, cancellation);
			if (decision.answer || decision.also?.cancellation_fee === expectedFee) return decision;
			return { answer: { ok: false, reason: "fee" } };
		}),
	);
}

/** What the customer's cancellation of a locked booking changes: its fee. Refused as `begun`. */
export async function decideCancellation(
	trx: Transaction<Schema>,
	booking: StoredMove,
	clock: { timeZone: string; now: Date },
): Promise<Decision> {
	if (await hasMoveBegun(trx, booking, clock)) return { answer: { ok: false, reason: "begun" } };
	const policy = await readMoveTerms(trx, booking.rate_card_id);
	const fee = moveCancellationFee({ ...booking, policy }, clock);
	const also = { cancellation_fee: fee };
	if (fee === 0 || booking.currency === null) return { also };
	return { also, detail: storeText("feeOf", { fee: { amount: fee, currency: booking.currency } }) };
}

const HOUR_MS = 60 * 60 * 1000;

type CancellableMove = {
	booking_date: string;
	booking_time: string;
	status: MovingStatus;
	price_state: MovePriceState;
	/** Minor units of `currency`. */
	price: number | null;
	currency: string | null;
	/** That of the price; null for a price without a rate card. */
	policy: MoveTerms | null;
};

type Clock = { timeZone: string; now: Date };

/** The moment from which cancelling is no longer free, and what it then costs; null: it is always free. */
function lateFeeOf(
	{ booking_date, booking_time, price, policy }: CancellableMove,
	{ timeZone }: Pick<Clock, "timeZone">,
): { freeUntil: Date; amount: number; percent: number } | null {
	if (price === null || !policy) return null;
	const { free_hours, late_fee_percent: percent } = policy;
	const amount = Math.floor((price * percent + 50) / 100);
	if (amount === 0) return null;
	const moves = momentOf(booking_date, booking_time, timeZone);
	return { freeUntil: new Date(moves.getTime() - free_hours * HOUR_MS), amount, percent };
}

/**
 * What the customer owes for cancelling now, in minor units: a percent of the agreed price of a confirmed move, rounded
 * half up, from the policy's deadline on. A move that is not confirmed can be cancelled for free.
 */
export function moveCancellationFee(move: CancellableMove, clock: Clock): number {
	const late = lateFeeOf(move, clock);
	const isDue = move.status === "confirmed" && move.price_state === "agreed";
	return late && isDue && clock.now >= late.freeUntil ? late.amount : 0;
}

type BookedMove = Pick<CancellableMove, "booking_date" | "booking_time" | "status"> & { id: number };

/** Whether a confirmed move has begun: its time has come, or its driver has reported a step. */
export async function hasMoveBegun(
	db: Database,
	{ id, status, booking_date, booking_time }: BookedMove,
	{ timeZone, now }: Clock,
): Promise<boolean> {
	if (status !== "confirmed") return false;
	return momentOf(booking_date, booking_time, timeZone) <= now || (await readSteps(db, id)).length > 0;
}

/** Whether its customer may cancel a move: it is open, and has not begun. */
export const mayCustomerCancelMove = async (db: Database, move: BookedMove, clock: Clock): Promise<boolean> =>
	mayBecome(move.status, "cancelled") && !(await hasMoveBegun(db, move, clock));

/** Whether the time of free cancellations is over, which is also the last moment to move the date. */
export const isPastFreeHours = (
	{ booking_date, booking_time, policy }: Pick<CancellableMove, "booking_date" | "booking_time" | "policy">,
	{ timeZone, now }: Clock,
): boolean =>
	momentOf(booking_date, booking_time, timeZone).getTime() - (policy?.free_hours ?? 0) * HOUR_MS <=
	now.getTime();

/** What cancelling costs now and later, as a sentence for the customer. */
export function describeCancellation(move: CancellableMove, clock: Clock): string {
	const late = lateFeeOf(move, clock);
	if (!late || move.currency === null || move.price === null) return t.moveMoney.freeNow;
	const cost = t.moveMoney.cost({
		amount: formatMoney(late.amount, move.currency),
		percent: late.percent,
		price: formatMoney(move.price, move.currency),
	});
	if (clock.now < late.freeUntil) {
		const until = formatMoment(late.freeUntil.toISOString(), clock.timeZone, clock.now);
		return t.moveMoney.freeUntil({ until, cost });
	}
	return move.status === "confirmed"
		? t.moveMoney.costsNow({ cost })
		: t.moveMoney.freeUntilConfirmed({ cost });
}
