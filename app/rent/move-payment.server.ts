import type { Selectable, Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import type { PaymentSubject, SettledEntry } from "#app/payments/payment-subject.ts";
import { paidMove, readPayment } from "#app/payments/payments.server.ts";
import {
	depositDisputedMail,
	depositPaidMail,
	depositRefundedMail,
	depositRefundFailedMail,
	lateDepositMail,
} from "#app/rent/moves/money/deposit-mails.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { creditDeposit } from "#app/rent/moves/money/invoice-move.server.ts";
import { usesVehicle } from "#app/rent/moves/moving-booking.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

type Booking = Selectable<Schema["moving_bookings"]>;

/** How online payments settle the deposits of moves. */
export const movePayment: PaymentSubject = {
	expire: expireMoves,
	pageOf: (number) => `/track/${number}`,

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

	async settle(trx, { kind, amount, isLate: isUnasked, number, now }) {
		const at = now.toISOString();
		const move = await trx
			.updateTable("moving_bookings")
			.set({ updated_at: at })
			.$if(kind === "charged", (charged) =>
				charged.set((eb) => ({ deposit_paid: eb("deposit_paid", "+", amount) })),
			)
			.$if(kind === "charged" && !isUnasked, (charged) => charged.set({ deposit_before: null }))
			// It goes back, so what is still asked for stays the same.
			.$if(kind === "charged" && isUnasked, (charged) =>
				charged.set((eb) => ({
					deposit_due: eb
						.case()
						.when("deposit_due", ">", eb.ref("deposit_paid"))
						.then(eb("deposit_due", "+", amount))
						.else(eb.ref("deposit_due"))
						.end(),
				})),
			)
			.$if(kind !== "charged", (refunded) =>
				refunded.set((eb) => ({
					deposit_refunded: eb("deposit_refunded", kind === "refunded" ? "+" : "-", amount),
				})),
			)
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (!move) return;
		await recordSettled(trx, move, { kind, amount, now });
		if (kind === "refund_failed") return;
		if (kind === "refunded") await creditDeposit(trx, move, now);
		const isLate = kind === "charged" && (isUnasked || !usesVehicle(move.status) || move.deposit_due === 0);
		if (isLate) await mailStaff(trx, (email) => lateDepositMail({ ...move, amount }, email), now);
		const { email } = move;
		const mail = kind === "charged" ? depositPaidMail : depositRefundedMail;
		if (email && !isLate) await writeMail(trx, move.language, () => mail({ ...move, amount, email }), now);
	},

	async refundFailed(trx, { number, amount, now }) {
		const move = await findMove(trx, number);
		if (move) await mailStaff(trx, (email) => depositRefundFailedMail({ ...move, amount }, email), now);
	},

	async disputed(trx, { number, amount, answerBefore, now }) {
		const move = await trx
			.updateTable("moving_bookings")
			.set({ updated_at: now.toISOString() })
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (move)
			await mailStaff(trx, (email) => depositDisputedMail({ ...move, amount, answerBefore }, email), now);
	},
};

const findMove = (trx: Transaction<Schema>, number: string) =>
	trx.selectFrom("moving_bookings").selectAll().where("number", "=", number).executeTakeFirst();

const SETTLED = {
	charged: "depositPaid",
	refunded: "depositRefunded",
	refund_failed: "refundReturned",
} as const satisfies Record<SettledEntry["kind"], string>;

/** A line of the history. */
async function recordSettled(
	trx: Transaction<Schema>,
	{ id, currency }: Booking,
	{ kind, amount, now }: { kind: SettledEntry["kind"]; amount: number; now: Date },
): Promise<void> {
	const detail = storeText(SETTLED[kind], { amount: { amount, currency: currency ?? "USD" } });
	await recordChange(trx, {
		action: "deposit",
		subject: `move ${id}`,
		detail,
		actorId: null,
		isInTrail: false,
		now,
	});
}
