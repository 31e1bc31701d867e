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
	at: string;
};

/** Requests a refund of one unit and one of an amount for each key; returns how many were accepted. */
await runHere<RefundTask>(async ({ url, number, lineId, actorId, amount, keys, at }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const by = { number, actorId, now: new Date(at) };
	const line = { lineId, quantity: 1, writeOff: null };
	const item = { what: "items", lines: [line], delivery: 0, why: "" } as const;
	let accepted = 0;
	for (const idempotencyKey of keys) {
		const amounts = { choice: { what: "amount", amount, why: "" }, expectedAmount: amount } as const;
		const outcomes = [
			await refundPaidOrder(db, { ...by, ...amounts, idempotencyKey }),
			await refundPaidOrder(db, {
				...by,
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
