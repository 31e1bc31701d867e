import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { PaidSubject } from "./payments.server.ts";

/** The states of a refund whose money has not been given back yet, but will be. */
const WAITING = ["requested", "sent"] as const;

/** The refunds of a payment, oldest first. Amounts in minor units. */
export const readRefunds = (db: Database, paymentId: number) =>
	db
		.selectFrom("refunds")
		.select(["id", "amount", "delivery_amount", "reason", "state", "created_at", "next_attempt_at"])
		.where("payment_id", "=", paymentId)
		.orderBy("id")
		.execute();

type Refund = Awaited<ReturnType<typeof readRefunds>>[number];

/** The sum of the refunds that were requested and are not done. */
export const waitingTotal = (refunds: readonly Pick<Refund, "state" | "amount">[]): number =>
	refunds.reduce(
		(sum, { state, amount }) => sum + (state === "requested" || state === "sent" ? amount : 0),
		0,
	);

/** The sum of what is refunded, or will be, for delivery. */
export const refundedDelivery = (refunds: readonly Pick<Refund, "state" | "delivery_amount">[]): number =>
	refunds.reduce((sum, { state, delivery_amount }) => sum + (state === "failed" ? 0 : delivery_amount), 0);

/**
 * Requests a refund of all that was paid and not refunded or requested yet, in a transaction that has locked the
 * payment, less what is kept (minor units); nothing when nothing is left. A failed refund was requested, and is tried
 * again by itself. The job sends it.
 */
export async function requestRefund(
	trx: Transaction<Schema>,
	{ paymentId, kept = 0, reason, now }: { paymentId: number; kept?: number; reason: string; now: Date },
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
		.where("state", "in", [...WAITING, "failed"])
		.executeTakeFirstOrThrow();
	const amount = charged_total - refunded_total - Number(waiting) - kept;
	if (amount > 0) await requestPartRefund(trx, { paymentId, amount, reason, key: randomUUID(), now });
}

type PartRefund = {
	paymentId: number;
	/** Minor units, above 0. */
	amount: number;
	deliveryAmount?: number;
	reason: string;
	/** Unique: the same key never makes a second refund. */
	key: string;
	actorId?: number | null;
	now: Date;
};

/**
 * Requests a refund of a part of a payment, in a transaction that has locked what was paid for. Returns its id, or
 * null when less than that is left of what was paid, refunded and requested: one conditional update of the payment
 * decides. The job sends it.
 */
export async function requestPartRefund(
	trx: Transaction<Schema>,
	{ paymentId, amount, deliveryAmount = 0, reason, key, actorId = null, now }: PartRefund,
): Promise<number | null> {
	const at = now.toISOString();
	if (!(await reserveRefund(trx, { paymentId, amount, now }))) return null;
	const { id } = await trx
		.insertInto("refunds")
		.values({
			payment_id: paymentId,
			amount,
			delivery_amount: deliveryAmount,
			reason,
			state: "requested",
			idempotency_key: refundKey(key),
			next_attempt_at: at,
			actor_id: actorId,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The idempotency key that the provider gets. */
const refundKey = (key: string): string => `refund:${key}`;

/** Whether a form with this key has requested its refund before. The caller has locked what was paid for. */
export async function isRefundRequested(trx: Transaction<Schema>, key: string): Promise<boolean> {
	const refunds = trx.selectFrom("refunds").select("id").where("idempotency_key", "=", refundKey(key));
	return (await refunds.executeTakeFirst()) !== undefined;
}

/**
 * Whether this amount (minor units) is left of a payment, which stays locked until the end of the transaction. The caller has
 * locked what was paid for, as everybody does who requests or settles refunds: the sum can't be an old one.
 */
export async function reserveRefund(
	trx: Transaction<Schema>,
	{ paymentId, amount, now }: Pick<PartRefund, "paymentId" | "amount" | "now">,
): Promise<boolean> {
	const updated = await trx
		.updateTable("payments")
		.set({ updated_at: now.toISOString() })
		.where("id", "=", paymentId)
		.where(({ eb, ref, selectFrom, fn, lit }) =>
			eb(
				eb(ref("charged_total"), "-", ref("refunded_total")),
				">=",
				eb(
					selectFrom("refunds")
						.select(fn.coalesce(fn.sum<number>("amount"), lit(0)).as("waiting"))
						.whereRef("refunds.payment_id", "=", "payments.id")
						.where("state", "in", WAITING)
						.$asScalar(),
					"+",
					amount,
				),
			),
		)
		.returning("id")
		.executeTakeFirst();
	return updated !== undefined;
}

/**
 * Removes what staff wrote about a payment of a deleted account: the reasons of its refunds, and the notes on how it
 * differed from the provider's books. A note is replaced, because a difference without one would be opened again.
 */
export async function anonymizePayment(
	trx: Transaction<Schema>,
	{ subject, number }: PaidSubject,
): Promise<void> {
	const payment = await trx
		.selectFrom("payments")
		.select("id")
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.executeTakeFirst();
	if (!payment) return;
	await trx.updateTable("refunds").set({ reason: "" }).where("payment_id", "=", payment.id).execute();
	await trx
		.updateTable("payment_differences")
		.set({ note: "The note was deleted with the customer’s account." })
		.where("payment_id", "=", payment.id)
		.where("note", "<>", "")
		.execute();
}
