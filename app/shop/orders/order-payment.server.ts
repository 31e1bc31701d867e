import type { Selectable, Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import type { PaymentSubject, SettledEntry } from "#app/payments/payment-subject.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { disputeMail, latePaymentMail, refundFailedMail, sentBackMail } from "./change-mails.ts";
import { changeOrder } from "./change-order.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { amountDue, paymentStateOf } from "./order-rules.ts";
import { isCancelledOrExpired } from "./order-states.ts";

/** How online payments settle orders. */
export const orderPayment: PaymentSubject = {
	expire: expireOrders,
	pageOf: (number) => `/order-confirmation/${number}`,

	async lock(trx, number) {
		const query = trx
			.selectFrom("orders")
			.select(["status", "total", "paid_total", "overpaid_total"])
			.where("number", "=", number);
		await adapterOf(trx).lockRows(query.forNoKeyUpdate());
		const order = await query.executeTakeFirst();
		if (!order || isCancelledOrExpired(order)) return { isEnded: true };
		// An order of which nothing is paid expires with its checkout.
		return { isEnded: false, ...(order.paid_total > 0 && { due: amountDue(order) }) };
	},

	async settle(trx, entry) {
		const order = await trx
			.selectFrom("orders")
			.selectAll()
			.where("number", "=", entry.number)
			.executeTakeFirst();
		if (!order) return;
		if (entry.kind === "refund_failed") return takeBackRefund(trx, order, entry);
		if (entry.kind === "charged" && (entry.isLate || isCancelledOrExpired(order)))
			return sendBackLate(trx, order, entry);
		const { kind, amount, refundKey: key, now } = entry;
		const move = { column: "payment", expectedStatus: order.payment, by: "provider", actorId: null } as const;
		const refund = { amount, expectedRefunded: order.refunded_total, key };
		const change =
			kind === "charged"
				? ({ ...move, to: "paid" } as const)
				: ({ ...move, to: "refunded", refund } as const);
		const outcome = await changeOrder(trx, { ...change, number: order.number, now });
		if (!outcome.ok) throw new Error(`The order can't be settled: ${outcome.reason}`);
	},

	async refundFailed(trx, { number, amount, now }) {
		const order = await trx.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirst();
		if (order) await mailStaff(trx, (to) => refundFailedMail(order, amount, to), now);
	},

	async disputed(trx, { number, amount, answerBefore, now }) {
		const order = await trx
			.updateTable("orders")
			.set({ updated_at: now.toISOString() })
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (order) await mailStaff(trx, (to) => disputeMail(order, amount, answerBefore, to), now);
	},
};

/** Money that was no longer asked for: the payment refunds it, so nothing less is due, and nothing is invoiced. */
async function sendBackLate(
	trx: Transaction<Schema>,
	order: Selectable<Schema["orders"]>,
	{ amount, now }: SettledEntry,
): Promise<void> {
	const paid_total = order.paid_total + amount;
	const overpaid_total = order.overpaid_total + (isCancelledOrExpired(order) ? 0 : amount);
	const payment = paymentStateOf({ ...order, paid_total, overpaid_total });
	await trx
		.updateTable("orders")
		.set({ payment, paid_total, overpaid_total, updated_at: now.toISOString() })
		.where("id", "=", order.id)
		.execute();
	await recordChange(trx, {
		action: "payment",
		subject: `order ${order.id}`,
		from: order.payment,
		to: "paid",
		amount,
		detail: storeText("amount", { amount: { amount, currency: order.currency } }),
		actorId: null,
		party: "provider",
		isInTrail: false,
		now,
	});
	if (order.email) await writeMail(trx, order.language, () => sentBackMail(order, amount), now);
	await mailStaff(trx, (to) => latePaymentMail(order, amount, to), now);
}

/** The bank of the customer returned a refund: the order is as it was before that refund. */
async function takeBackRefund(
	trx: Transaction<Schema>,
	order: Selectable<Schema["orders"]>,
	{ amount, now }: SettledEntry,
): Promise<void> {
	const at = now.toISOString();
	const refunded_total = order.refunded_total - amount;
	const payment = paymentStateOf({ ...order, refunded_total });
	await trx
		.updateTable("orders")
		.set({ payment, refunded_total, updated_at: at })
		.where("id", "=", order.id)
		.execute();
	await recordChange(trx, {
		action: "payment",
		subject: `order ${order.id}`,
		from: order.payment,
		to: payment,
		note: storeText("refundReturned", { amount: { amount, currency: order.currency } }),
		actorId: null,
		isInTrail: false,
		now,
	});
}
