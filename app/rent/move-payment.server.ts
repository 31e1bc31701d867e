import type { Selectable, Transaction } from "kysely";
import type { Mail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { readStaffEmails } from "#app/common/mail/staff-emails.server.ts";
import { formatMoney } from "#app/common/money.ts";
import type { PaymentSubject, SettledEntry } from "#app/common/payments/payment-subject.ts";
import { paidMove, readPayment } from "#app/common/payments/payments.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import {
	depositDisputedMail,
	depositPaidMail,
	depositRefundedMail,
	depositRefundFailedMail,
	lateDepositMail,
} from "./deposit-mails.ts";
import { creditDeposit } from "./invoice-move.server.ts";
import { usesVehicle } from "./moving-booking.ts";

type Booking = Selectable<Schema["moving_bookings"]>;

/** How online payments settle the deposits of moves. */
export const movePayment: PaymentSubject = {
	/**
	 * A move that ended after its deposit was paid has settled it: a part may be kept as the fee. So only one that ended
	 * before counts as ended, or that no longer asks for a deposit.
	 */
	async lock(trx, number) {
		const query = trx
			.selectFrom("moving_bookings")
			.select(["status", "deposit_due", "deposit_paid"])
			.where("number", "=", number);
		await adapterOf(trx).lockRows(query.forNoKeyUpdate());
		const move = await query.executeTakeFirst();
		if (!move) {
			const payment = await readPayment(trx, paidMove(number));
			return { isEnded: payment?.state === "open" || payment?.state === "expired" };
		}
		return { isEnded: move.deposit_paid === 0 && (!usesVehicle(move.status) || move.deposit_due === 0) };
	},

	async settle(trx, { kind, amount, number, now }) {
		const at = now.toISOString();
		const move = await trx
			.updateTable("moving_bookings")
			.set((eb) => ({
				...(kind === "charged"
					? { deposit_paid: eb("deposit_paid", "+", amount), deposit_before: null }
					: { deposit_refunded: eb("deposit_refunded", kind === "refunded" ? "+" : "-", amount) }),
				updated_at: at,
			}))
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (!move) return;
		await recordSettled(trx, move, { kind, amount, at });
		if (kind === "refund_failed") return;
		if (kind === "refunded") await creditDeposit(trx, move, now);
		const isLate = kind === "charged" && (!usesVehicle(move.status) || move.deposit_due === 0);
		if (isLate) await mailStaff(trx, now, (email) => lateDepositMail({ ...move, amount }, email));
		const { email } = move;
		const mail = kind === "charged" ? depositPaidMail : depositRefundedMail;
		if (email && !isLate) await writeMail(trx, mail({ ...move, amount, email }), now);
	},

	async refundFailed(trx, { number, amount, now }) {
		const move = await findMove(trx, number);
		if (move) await mailStaff(trx, now, (email) => depositRefundFailedMail({ ...move, amount }, email));
	},

	async disputed(trx, { number, amount, answerBefore, now }) {
		const move = await trx
			.updateTable("moving_bookings")
			.set({ updated_at: now.toISOString() })
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (move)
			await mailStaff(trx, now, (email) => depositDisputedMail({ ...move, amount, answerBefore }, email));
	},
};

const findMove = (trx: Transaction<Schema>, number: string) =>
	trx.selectFrom("moving_bookings").selectAll().where("number", "=", number).executeTakeFirst();

async function mailStaff(
	trx: Transaction<Schema>,
	now: Date,
	mailTo: (email: string) => Mail,
): Promise<void> {
	for (const email of await readStaffEmails(trx)) await writeMail(trx, mailTo(email), now);
}

const SETTLED: Record<SettledEntry["kind"], (amount: string) => string> = {
	charged: (amount) => `Deposit of ${amount} paid`,
	refunded: (amount) => `${amount} of the deposit refunded`,
	refund_failed: (amount) => `The bank returned a refund of ${amount}`,
};

/** A line of the history. The latest change stays who changed the status or the price last. */
async function recordSettled(
	trx: Transaction<Schema>,
	{ id, status, currency }: Booking,
	{ kind, amount, at }: { kind: SettledEntry["kind"]; amount: number; at: string },
): Promise<void> {
	const detail = SETTLED[kind](formatMoney(amount, currency ?? "USD"));
	await trx
		.insertInto("moving_booking_events")
		.values({ booking_id: id, from_status: status, to_status: status, actor_id: null, detail, at })
		.execute();
}
