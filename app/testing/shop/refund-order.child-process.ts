import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type RefundTask = {
	url: string;
	number: string;
	lineId: number;
	actorId: number;
	/** Minor units. */
	amount: number;
	keys: string[];
	/** Of an order that was not paid online: each refund is of what the order is before it. */
	isByHand?: boolean;
	at: string;
};

/** Refunds one unit and an amount for each key; returns how many refunds were accepted. */
await runHere<RefundTask>(async ({ url, number, lineId, actorId, amount, keys, isByHand, at }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const by = { number, actorId, now: new Date(at) };
	const line = { lineId, quantity: 1, writeOff: null };
	const item = { what: "items", lines: [line], delivery: 0, why: "" } as const;
	const shown = async () => {
		if (!isByHand) return {};
		const { refunded_total: refunded, payment } = await db
			.selectFrom("orders")
			.select(["refunded_total", "payment"])
			.where("number", "=", number)
			.executeTakeFirstOrThrow();
		return { shown: { refunded, payment } };
	};
	let accepted = 0;
	for (const idempotencyKey of keys) {
		const amounts = { choice: { what: "amount", amount, why: "" }, expectedAmount: amount } as const;
		const outcomes = [
			await refundPaidOrder(db, { ...by, ...amounts, ...(await shown()), idempotencyKey }),
			await refundPaidOrder(db, {
				...by,
				...(await shown()),
				choice: item,
				expectedAmount: 2_500,
				idempotencyKey: `${idempotencyKey} item`,
			}),
		];
		accepted += outcomes.filter(({ ok }) => ok).length;
	}
	await db.destroy();
	return accepted;
});
