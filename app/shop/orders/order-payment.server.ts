import type { Selectable, Transaction } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { readStaffEmails } from "#app/common/mail/staff-emails.server.ts";
import { formatMoney } from "#app/common/money.ts";
import type { PaymentSubject, SettledEntry } from "#app/common/payments/payment-subject.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { disputeMail, latePaymentMail, refundFailedMail } from "./change-mails.ts";
import { applyOrderChange, type OrderChange } from "./change-order.server.ts";
import { isCancelledOrExpired } from "./order-states.ts";
import { recordOrderEvent } from "./record-event.server.ts";

/** How online payments settle orders. */
export const orderPayment: PaymentSubject = {
	async lock(trx, number) {
		const query = trx.selectFrom("orders").select("status").where("number", "=", number);
		await adapterOf(trx).lockRows(query.forNoKeyUpdate());
		const order = await query.executeTakeFirst();
		return { isEnded: order === undefined || isCancelledOrExpired(order) };
	},

	async settle(trx, entry) {
		const order = await trx
			.selectFrom("orders")
			.selectAll()
			.where("number", "=", entry.number)
			.executeTakeFirst();
		if (!order) return;
		if (entry.kind === "refund_failed") return takeBackRefund(trx, order, entry);
		const outcome = await applyOrderChange(trx, changeFor(order, entry));
		if (!outcome.ok) throw new Error(`The order can't be settled: ${outcome.reason}`);
		if (entry.kind === "charged" && isCancelledOrExpired(order))
			for (const email of await readStaffEmails(trx))
				await writeMail(trx, latePaymentMail({ ...order, amount: entry.amount }, email), entry.now);
	},

	async refundFailed(trx, { number, amount, now }) {
		const order = await trx.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirst();
		if (!order) return;
		for (const email of await readStaffEmails(trx))
			await writeMail(trx, refundFailedMail({ ...order, amount }, email), now);
	},

	async disputed(trx, { number, amount, answerBefore, now }) {
		const order = await trx
			.updateTable("orders")
			.set({ updated_at: now.toISOString() })
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (!order) return;
		for (const email of await readStaffEmails(trx))
			await writeMail(trx, disputeMail({ ...order, amount, answerBefore }, email), now);
	},
};

/** The bank of the customer returned a refund: the order is as it was before that refund. */
async function takeBackRefund(
	trx: Transaction<Schema>,
	order: Selectable<Schema["orders"]>,
	{ amount, now }: SettledEntry,
): Promise<void> {
	const at = now.toISOString();
	const refunded_total = order.refunded_total - amount;
	const payment = refunded_total === 0 ? "paid" : "partially_refunded";
	await trx
		.updateTable("orders")
		.set({ payment, refunded_total, updated_at: at })
		.where("id", "=", order.id)
		.execute();
	await recordOrderEvent(trx, {
		order_id: order.id,
		kind: "payment",
		from_value: order.payment,
		to_value: payment,
		detail: `The bank returned a refund of ${formatMoney(amount, order.currency)}.`,
		actor_id: null,
		at,
	});
}

type Settled = Pick<Selectable<Schema["orders"]>, "number" | "payment" | "paid_total" | "refunded_total">;

function changeFor(order: Settled, { kind, amount, refundKey: key, now }: SettledEntry): OrderChange {
	const by = { number: order.number, by: "provider", actorId: null, now } as const;
	const move = { column: "payment", expectedVersion: order.payment } as const;
	if (kind === "charged") return { ...by, ...move, to: "paid" };
	const { paid_total, refunded_total: expectedRefunded } = order;
	const to = expectedRefunded + amount === paid_total ? "refunded" : "partially_refunded";
	return { ...by, ...move, to, refund: { amount, expectedRefunded, key } };
}
