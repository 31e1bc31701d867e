import type { Selectable } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { PaymentSubject, SettledEntry } from "#app/common/payments/payment-subject.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { latePaymentMail } from "./change-mails.ts";
import { applyOrderChange, type OrderChange, readStaffEmails } from "./change-order.server.ts";
import { isCancelledOrExpired } from "./order-states.ts";

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
		const outcome = await applyOrderChange(trx, changeFor(order, entry));
		if (!outcome.ok) throw new Error(`The order can't be settled: ${outcome.reason}`);
		if (entry.kind === "charged" && isCancelledOrExpired(order))
			for (const email of await readStaffEmails(trx))
				await writeMail(trx, latePaymentMail({ ...order, amount: entry.amount }, email), entry.now);
	},
};

type Settled = Pick<Selectable<Schema["orders"]>, "number" | "payment" | "paid_total" | "refunded_total">;

function changeFor(order: Settled, { kind, amount, now }: SettledEntry): OrderChange {
	const by = { number: order.number, by: "provider", actorId: null, now } as const;
	const move = { column: "payment", expectedVersion: order.payment } as const;
	if (kind === "charged") return { ...by, ...move, to: "paid" };
	const { paid_total, refunded_total: expectedRefunded } = order;
	const to = expectedRefunded + amount === paid_total ? "refunded" : "partially_refunded";
	return { ...by, ...move, to, refund: { amount, expectedRefunded } };
}
