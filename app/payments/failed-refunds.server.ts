import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { retryAt } from "#app/common/jobs/retry.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isTakenBack, readDisputes } from "./disputes.server.ts";
import { type PaymentSubject, type PaymentSubjects, subjectIn } from "./payment-subject.ts";
import type { PaidSubject } from "./payments.server.ts";
import { reserveRefund } from "./refunds.server.ts";

const HOUR_MS = 60 * 60 * 1000;

/** When the job tries a refund again that the provider refused, for example because too little money was there. */
const REFUSED_RETRIES = {
	delaysMs: [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS, 96 * HOUR_MS],
};

/** When the job tries again after this many refusals; null: only staff can. */
export const refusedRetryAt = (refusals: number, now: Date): string | null =>
	retryAt(REFUSED_RETRIES, { failures: refusals, now });

/** Sends staff an email that a refund failed, in the transaction that stores it, and only after its first failure. */
export async function reportFailedRefund(
	trx: Transaction<Schema>,
	subject: PaymentSubject,
	refund: { refusals: number; amount: number; number: string; now: Date },
): Promise<void> {
	if (refund.refusals === 0) await subject.refundFailed(trx, refund);
}

/**
 * Requests a failed refund again, unless that much is no longer left of what was paid, for example because staff
 * refunded it in another way, or the payment is disputed. Staff name what was paid for; the job names its lease, because
 * staff may have replaced the refund since its claim. Returns whether it is requested.
 */
export function retryRefund(
	db: Database,
	subjects: PaymentSubjects,
	{
		id,
		of,
		leasedUntil,
		actorId,
		now,
	}: { id: number; of?: PaidSubject; leasedUntil?: string; actorId?: number; now: Date },
): Promise<boolean> {
	return transact(db, async (trx) => {
		const refund = await trx
			.selectFrom("refunds")
			.innerJoin("payments", "payments.id", "refunds.payment_id")
			.select(["payment_id", "refunds.amount", "payments.currency", "subject", "subject_number"])
			.where("refunds.id", "=", id)
			.$if(of !== undefined, (query) =>
				query.where("subject", "=", of?.subject ?? "order").where("subject_number", "=", of?.number ?? ""),
			)
			.executeTakeFirst();
		if (!refund) return false;
		const { payment_id: paymentId, amount } = refund;
		await subjectIn(subjects, refund.subject).lock(trx, refund.subject_number);
		if (isTakenBack(await readDisputes(trx, paymentId))) return false;
		if (!(await reserveRefund(trx, { paymentId, amount, retriedId: id, now }))) return false;
		const at = now.toISOString();
		const requested = await trx
			.updateTable("refunds")
			.set({ state: "requested", next_attempt_at: at, updated_at: at })
			.where("id", "=", id)
			.where("state", "=", "failed")
			.where("replaced_at", "is", null)
			.$if(leasedUntil !== undefined, (query) => query.where("next_attempt_at", "<=", leasedUntil ?? ""))
			.returning("id")
			.executeTakeFirst();
		const entry = { action: "refund retried", subject: `payment ${paymentId}`, now } as const;
		if (requested && actorId !== undefined)
			await recordChange(trx, {
				...entry,
				actorId,
				detail: storeText("amount", { amount: { amount, currency: refund.currency } }),
			});
		return requested !== undefined;
	});
}
