import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";

type RefundRequest = { paymentId: number; reason: string; now: Date };

/**
 * Requests a refund of all that was paid and not refunded or requested yet, in a transaction that has locked the
 * payment; nothing when nothing is left. The job sends it.
 */
export async function requestRefund(
	trx: Transaction<Schema>,
	{ paymentId, reason, now }: RefundRequest,
): Promise<void> {
	const { charged_total, refunded_total } = await trx
		.selectFrom("payments")
		.select(["charged_total", "refunded_total"])
		.where("id", "=", paymentId)
		.executeTakeFirstOrThrow();
	const { waiting } = await trx
		.selectFrom("refunds")
		.select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("waiting"))
		.where("payment_id", "=", paymentId)
		.where("state", "in", ["requested", "sent"])
		.executeTakeFirstOrThrow();
	const amount = charged_total - refunded_total - Number(waiting);
	if (amount <= 0) return;
	const at = now.toISOString();
	await trx
		.insertInto("refunds")
		.values({
			payment_id: paymentId,
			amount,
			reason,
			state: "requested",
			idempotency_key: `refund:${randomUUID()}`,
			next_attempt_at: at,
			created_at: at,
			updated_at: at,
		})
		.execute();
}
