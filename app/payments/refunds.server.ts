import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { readText } from "#app/common/changes/stored-text.ts";
import type { Schema } from "#db/schema.ts";
import type { PaidSubject } from "./payments.server.ts";

/** The states of a refund whose money has not been given back yet, but will be. */
const WAITING = ["requested", "sent"] as const;

/** The refunds of a payment, oldest first. Amounts in minor units. */
export async function readRefunds(db: Kysely<Schema>, paymentId: number) {
	const refunds = await db
		.selectFrom("refunds")
		.select([
			"id",
			"amount",
			"delivery_amount",
			"reason",
			"state",
			"created_at",
			"next_attempt_at",
			"replaced_at",
		])
		.where("payment_id", "=", paymentId)
		.orderBy("id")
		.execute();
	return refunds.map((refund) => ({ ...refund, reason: readText(refund.reason) }));
}

type Refund = Awaited<ReturnType<typeof readRefunds>>[number];

type RefundProgress = Pick<Refund, "state" | "amount" | "next_attempt_at">;

/** Whether a refund has failed and is tried again without anybody's doing. */
const isRetryPlanned = ({ state, next_attempt_at }: Omit<RefundProgress, "amount">): boolean =>
	state === "failed" && next_attempt_at !== null;

/** The sum of the refunds that failed and are tried again without anybody's doing. */
export const plannedTotal = (refunds: readonly RefundProgress[]): number =>
	refunds.filter(isRetryPlanned).reduce((sum, { amount }) => sum + amount, 0);

/** The sum of the refunds that were requested and are not done, and of those whose next try is planned. */
export const waitingTotal = (refunds: readonly RefundProgress[]): number =>
	refunds
		.filter(({ state }) => state === "requested" || state === "sent")
		.reduce((sum, { amount }) => sum + amount, plannedTotal(refunds));

/** Whether staff can try a refund again, when this much (minor units) is left of its payment. */
export const mayRetryRefund = (
	refund: RefundProgress & { replaced_at: string | null },
	{ left, isDisputed }: { left: number; isDisputed: boolean },
): boolean =>
	refund.state === "failed" &&
	refund.replaced_at === null &&
	!isDisputed &&
	(isRetryPlanned(refund) || refund.amount <= left);

/** The sum of what is refunded, or will be, for delivery. */
export const refundedDelivery = (
	refunds: readonly Pick<Refund, "state" | "delivery_amount" | "next_attempt_at">[],
): number =>
	refunds
		.filter((refund) => refund.state !== "failed" || isRetryPlanned(refund))
		.reduce((sum, { delivery_amount }) => sum + delivery_amount, 0);

/**
 * Requests a refund of all that was paid and not refunded or requested yet, less what is kept (minor units); nothing
 * when nothing is left. What was paid in several payments is refunded from the newest on. In a transaction that has
 * locked what was paid for. A failed refund was requested, and is tried again by itself. The job sends it.
 */
export async function requestRefund(
	trx: Transaction<Schema>,
	{ paymentId, kept = 0, reason, now }: { paymentId: number; kept?: number; reason: string; now: Date },
): Promise<void> {
	const payments = await leftOfPayments(trx, paymentId);
	let excess = payments.reduce((sum, { left }) => sum + left, 0) - kept;
	for (const { id, left } of payments) {
		const amount = Math.min(left, excess);
		if (amount <= 0) continue;
		await requestPartRefund(trx, { paymentId: id, amount, reason, key: randomUUID(), now });
		excess -= amount;
	}
}

/** Requests a refund of all that is left of this one payment, which was not asked for any more when it was paid. */
export async function requestLateRefund(
	trx: Transaction<Schema>,
	{ paymentId, reason, now }: { paymentId: number; reason: string; now: Date },
): Promise<void> {
	const late = (await leftOfPayments(trx, paymentId)).find(({ id }) => id === paymentId);
	if (late && late.left > 0)
		await requestPartRefund(trx, { paymentId, amount: late.left, reason, key: randomUUID(), now });
}

/** What is left of a payment, and of the others for the same thing, in minor units: not refunded or requested. Newest first. */
async function leftOfPayments(trx: Transaction<Schema>, paymentId: number) {
	const payments = await trx
		.selectFrom("payments")
		.innerJoin("payments as this", (join) =>
			join
				.onRef("this.subject", "=", "payments.subject")
				.onRef("this.subject_number", "=", "payments.subject_number"),
		)
		.select(["payments.id", "payments.charged_total", "payments.refunded_total"])
		.where("this.id", "=", paymentId)
		.orderBy("payments.id", "desc")
		.execute();
	const left: { id: number; left: number }[] = [];
	for (const { id, charged_total, refunded_total } of payments) {
		const refunds = (await readRefunds(trx, id)).filter(({ replaced_at }) => replaced_at === null);
		const free = charged_total - refunded_total - waitingTotal(refunds);
		left.push({ id, left: free - retriableTotal(refunds, free) });
	}
	return left;
}

/** The sum of the failed refunds that only staff can try again, as far as they still fit into what is left. */
const retriableTotal = (refunds: readonly RefundProgress[], left: number): number =>
	refunds
		.filter((refund) => refund.state === "failed" && !isRetryPlanned(refund))
		.reduce((sum, { amount }) => (sum + amount <= left ? sum + amount : sum), 0);

type PartRefund = {
	paymentId: number;
	/** Minor units, above 0. */
	amount: number;
	deliveryAmount?: number;
	reason: string;
	/** Unique: the same key never makes a second refund. */
	key: string;
	/** It takes the place of the failed refunds whose next try is planned: they are not tried again. */
	isReplacing?: boolean;
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
	{
		paymentId,
		amount,
		deliveryAmount = 0,
		reason,
		key,
		isReplacing = false,
		actorId = null,
		now,
	}: PartRefund,
): Promise<number | null> {
	const at = now.toISOString();
	if (isReplacing)
		await trx
			.updateTable("refunds")
			.set({ next_attempt_at: null, replaced_at: at, updated_at: at })
			.where("payment_id", "=", paymentId)
			.where("state", "=", "failed")
			.where("next_attempt_at", "is not", null)
			.execute();
	if (!(await reserveRefund(trx, { paymentId, amount, now }))) return null;
	const { id } = await trx
		.insertInto("refunds")
		.values({
			payment_id: paymentId,
			amount,
			delivery_amount: deliveryAmount,
			reason,
			state: "requested",
			idempotency_key: refundKey({ paymentId, key }),
			next_attempt_at: at,
			actor_id: actorId,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/**
 * The same of what was paid in several payments, from the newest on: `paymentIds`. Returns the id of the first part, which
 * is for the delivery, too; null, with nothing written, when less than that is left.
 */
export async function requestSplitRefund(
	trx: Transaction<Schema>,
	{ paymentIds, ...refund }: Omit<PartRefund, "paymentId"> & { paymentIds: readonly number[] },
): Promise<number | null> {
	const parts: { paymentId: number; amount: number }[] = [];
	let amount = refund.amount;
	for (const paymentId of paymentIds) {
		const payment = await trx
			.selectFrom("payments")
			.select(["charged_total", "refunded_total"])
			.where("id", "=", paymentId)
			.executeTakeFirstOrThrow();
		const refunds = await readRefunds(trx, paymentId);
		const held = waitingTotal(refunds) - (refund.isReplacing ? plannedTotal(refunds) : 0);
		const part = Math.min(amount, payment.charged_total - payment.refunded_total - held);
		if (part > 0) parts.push({ paymentId, amount: part });
		amount -= Math.max(0, part);
	}
	if (amount > 0) return null;
	let first: number | null = null;
	for (const part of parts) {
		const deliveryAmount = first === null ? (refund.deliveryAmount ?? 0) : 0;
		const id = await requestPartRefund(trx, { ...refund, ...part, deliveryAmount });
		first ??= id;
	}
	return first;
}

/** A form's key for a refund of this payment: the form of another payment with the same key is another one. */
type RefundForm = { paymentId: number; key: string };

/** The idempotency key that the provider gets. */
const refundKey = ({ paymentId, key }: RefundForm): string => `refund:${paymentId}:${key}`;

/** Whether this form has requested its refund before. The caller has locked what was paid for. */
export async function isRefundRequested(trx: Transaction<Schema>, form: RefundForm): Promise<boolean> {
	const refunds = trx.selectFrom("refunds").select("id").where("idempotency_key", "=", refundKey(form));
	return (await refunds.executeTakeFirst()) !== undefined;
}

/**
 * Whether this amount (minor units) is left of a payment, which stays locked until the end of the transaction. A failed
 * refund holds its amount while its next try is planned, except for itself (`retriedId`). The caller has locked what was
 * paid for, as everybody does who requests or settles refunds: the sum can't be an old one.
 */
export async function reserveRefund(
	trx: Transaction<Schema>,
	{
		paymentId,
		amount,
		retriedId = 0,
		now,
	}: Pick<PartRefund, "paymentId" | "amount" | "now"> & { retriedId?: number },
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
						.where("refunds.id", "<>", retriedId)
						.where((each) =>
							each.or([
								each("state", "in", WAITING),
								each.and([each("state", "=", "failed"), each("next_attempt_at", "is not", null)]),
							]),
						)
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
	const payments = trx
		.selectFrom("payments")
		.select("id")
		.where("subject", "=", subject)
		.where("subject_number", "=", number);
	await trx.updateTable("refunds").set({ reason: "" }).where("payment_id", "in", payments).execute();
	await trx
		.updateTable("payment_differences")
		.set({ note: "The note was deleted with the customer’s account." })
		.where("payment_id", "in", payments)
		.where("note", "<>", "")
		.execute();
}
