import type { Transaction } from "kysely";
import { retryAt } from "#app/common/jobs/retry.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { type PaymentSubject, type PaymentSubjects, subjectIn } from "./payment-subject.ts";
import type { PaidSubject } from "./payments.server.ts";

const HOUR_MS = 60 * 60 * 1000;

/** When the job tries a refund again that the provider refused, for example because too little money was there. */
const REFUSED_RETRIES = {
	delaysMs: [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS, 96 * HOUR_MS],
};

/** When the job tries again after this many refusals; null: only staff can. */
export const refusedRetryAt = (refusals: number, now: Date): string | null =>
	retryAt(REFUSED_RETRIES, { failures: refusals, now });

/** Tells staff that a refund failed, in the transaction that stores it. Only the first failure of a refund is told. */
export async function tellOfFailure(
	trx: Transaction<Schema>,
	subject: PaymentSubject,
	refund: { refusals: number; amount: number; number: string; now: Date },
): Promise<void> {
	if (refund.refusals === 0) await subject.refundFailed(trx, refund);
}

/**
 * Requests a failed refund again, unless that much is no longer left of what was paid, for example because staff
 * refunded it in another way. Staff name what was paid for; the job does not. Returns whether it is requested.
 */
export function retryRefund(
	db: Database,
	subjects: PaymentSubjects,
	{ id, of, now }: { id: number; of?: PaidSubject; now: Date },
): Promise<boolean> {
	return transact(db, async (trx) => {
		const payment = await trx
			.selectFrom("refunds")
			.innerJoin("payments", "payments.id", "refunds.payment_id")
			.select(["payments.id", "subject", "subject_number"])
			.where("refunds.id", "=", id)
			.$if(of !== undefined, (query) =>
				query.where("subject", "=", of?.subject ?? "order").where("subject_number", "=", of?.number ?? ""),
			)
			.executeTakeFirst();
		if (!payment) return false;
		await subjectIn(subjects, payment.subject).lock(trx, payment.subject_number);
		const at = now.toISOString();
		const { charged_total, refunded_total } = await trx
			.updateTable("payments")
			.set({ updated_at: at })
			.where("id", "=", payment.id)
			.returning(["charged_total", "refunded_total"])
			.executeTakeFirstOrThrow();
		const { waiting } = await trx
			.selectFrom("refunds")
			.select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("waiting"))
			.where("payment_id", "=", payment.id)
			.where("state", "in", ["requested", "sent"])
			.executeTakeFirstOrThrow();
		const requested = await trx
			.updateTable("refunds")
			.set({ state: "requested", next_attempt_at: at, updated_at: at })
			.where("id", "=", id)
			.where("state", "=", "failed")
			.where("amount", "<=", charged_total - refunded_total - Number(waiting))
			.returning("id")
			.executeTakeFirst();
		return requested !== undefined;
	});
}
