import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { isTakenBack, readDisputes } from "#app/payments/disputes.server.ts";
import { type PaymentSubjects, subjectIn } from "#app/payments/payment-subject.ts";
import { isRefundRequested, requestPartRefund } from "#app/payments/refunds.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

type RefundPayment = {
	paymentId: number;
	/** Minor units, above 0. */
	amount: number;
	reason: string;
	/** The same key never makes a second refund. */
	idempotencyKey: string;
	/** It takes the place of the failed refunds that would be tried again. */
	isReplacing?: boolean;
	actorId: number;
	now: Date;
};

/**
 * Requests a refund of an amount of what was paid online for a stay or a move, never more than is left. An order has a
 * dialog of its own, because its refunds count lines. Refused as "less" when less is left, or when the customer's bank
 * has taken the money back. The job sends the refund, and the provider settles it.
 */
export function refundPayment(
	db: Database,
	subjects: PaymentSubjects,
	{ paymentId, amount, reason, idempotencyKey: key, isReplacing, actorId, now }: RefundPayment,
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" | "less" }> {
	return transact(db, async (trx) => {
		const payment = await trx
			.selectFrom("payments")
			.select(["subject", "subject_number", "currency"])
			.where("id", "=", paymentId)
			.where("subject", "<>", "order")
			.executeTakeFirst();
		if (!payment) return { ok: false, reason: "gone" };
		await subjectIn(subjects, payment.subject).lock(trx, payment.subject_number);
		if (await isRefundRequested(trx, { paymentId, key })) return { ok: true, repeated: true };
		if (isTakenBack(await readDisputes(trx, paymentId))) return { ok: false, reason: "less" };
		const refund = { paymentId, amount, reason, key, isReplacing, actorId, now };
		const id = await requestPartRefund(trx, refund);
		if (id === null) return { ok: false, reason: "less" };
		const detail = storeText("amount", { amount: { amount, currency: payment.currency } });
		const entry = { action: "refund requested", subject: `payment ${paymentId}`, actorId } as const;
		await recordChange(trx, { ...entry, detail, now });
		return { ok: true, repeated: false };
	});
}
