import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { shipParcel } from "#app/shop/orders/shipping/order-parcels.server.ts";
import { readParcels } from "#app/shop/orders/shipping/read-parcels.server.ts";
import { addOrder, ORDER_NOW, splitInTwo } from "#app/testing/shop/order.ts";
import type { RefundTask } from "#app/testing/shop/refund-order.child-process.ts";
import { addSeller, readIssued } from "#app/testing/shop/selling.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import type { RefundChoice } from "./refund-amount.ts";
import { orderMoney, refundPaidOrder, toRefundable } from "./refund-paid-order.server.ts";

const now = ORDER_NOW;

/** An invoiced order of two units at 25.00 and delivery for 5.00, paid by transfer. */
async function transferredOrder(db: Database) {
	await addSeller(db);
	const actorId = await addAccount(db, "Bea", "Admin");
	const { number } = await addOrder(db, { status: "confirmed" });
	const pay = { column: "payment", expectedStatus: "unpaid", to: "paid", by: "staff" } as const;
	expect(await changeOrder(db, { number, ...pay, actorId, now })).toMatchObject({ ok: true });
	const read = async () => (await readOrder(db, { number })) ?? expect.fail("The order is gone.");
	const lineId = (await read()).lines[0]?.id ?? 0;
	const items = (quantity: number, delivery = 0): RefundChoice => ({
		what: "items",
		delivery,
		why: "Out of stock",
		how: "Bank transfer",
		lines: [{ lineId, quantity, writeOff: null }],
	});
	const seen = async () => {
		const { refunded_total: refunded, payment } = await read();
		return { refunded, payment };
	};
	type Shown = Awaited<ReturnType<typeof seen>>;
	const refund = (choice: RefundChoice, expectedAmount: number, shown: Shown, by = actorId) =>
		refundPaidOrder(db, {
			number,
			choice,
			expectedAmount,
			shown,
			idempotencyKey: randomUUID(),
			actorId: by,
			now,
		});
	const stock = async () => (await db.selectFrom("variants").select("stock").executeTakeFirstOrThrow()).stock;
	return { number, actorId, lineId, read, items, seen, refund, stock };
}

test("records a refund of one unit of a partly shipped order once, with its stock, parcel and credit note", async ({
	db,
}) => {
	const { number, actorId, read, items, seen, refund, stock } = await transferredOrder(db);
	const [first = 0] = await splitInTwo(db, { number, actorId, now });
	const parcel = { carrier: "Post", trackingNumber: "PP 1" };
	const { lines_version: linesVersion } = await read();
	expect(await shipParcel(db, { number, parcelId: first, parcel, linesVersion, actorId, now })).toMatchObject(
		{
			ok: true,
		},
	);
	const before = await stock();
	const shown = await seen();
	expect(await refund(items(1, 500), 3_000, shown)).toEqual({ ok: true, repeated: false });
	expect(await refund(items(1, 500), 3_000, shown)).toEqual({ ok: true, repeated: true });
	expect(await stock()).toBe(before + 1);
	const order = await read();
	expect(order).toMatchObject({ payment: "partially_refunded", refunded_total: 3_000 });
	expect(order).toMatchObject({ fulfilment: "shipped", lines: [{ returned: 1, refunded: 1 }] });
	expect(await readParcels(db, order.id)).toHaveLength(1);
	expect(order.history.filter(({ to_value }) => to_value === "partially_refunded")).toMatchObject([
		{
			amount: 3_000,
			detail: expect.stringMatching(
				/^1 × .+, restocked; delivery \$5\.00\nSent back: Bank transfer\nOut of stock$/,
			),
			by: "Bea",
		},
	]);
	const notes = (await readIssued(db)).filter(({ kind }) => kind === "credit_note");
	expect(notes).toMatchObject([{ snapshot: { total: -3_000, lines: [{ quantity: 1 }] } }]);
	const trail = db
		.selectFrom("changes")
		.select("amount")
		.where("amount", "=", 3_000)
		.where("is_in_trail", "=", true);
	expect(await trail.execute()).toHaveLength(1);
	// Delivery is refunded once, and never more than was paid.
	expect(toRefundable(order)).toMatchObject({ deliveryLeft: 0, left: 2_500 });
	expect(orderMoney(order)).toMatchObject({ paid: 5_500, refunded: 3_000, left: 2_500 });
	expect(await refund(items(2), 5_000, await seen())).toEqual({ ok: false, reason: "changed" });
});

test("a colleague’s older screen refunds nothing", async ({ db }) => {
	const { items, seen, refund, read, stock } = await transferredOrder(db);
	const [shown, cal] = [await seen(), await addAccount(db, "Cal", "Admin")];
	const before = await stock();
	expect(await refund(items(1), 2_500, shown)).toMatchObject({ ok: true });
	expect(await refund(items(1), 2_500, shown, cal)).toEqual({ ok: false, reason: "changed" });
	expect(await read()).toMatchObject({ refunded_total: 2_500, lines: [{ refunded: 1 }] });
	expect(await stock()).toBe(before + 1);
});

test("units of a cancelled order are in stock already: only the amount is refunded", async ({ db }) => {
	const { number, actorId, items, seen, refund, read, stock } = await transferredOrder(db);
	const cancel = { column: "status", expectedStatus: "confirmed", to: "cancelled", by: "staff" } as const;
	await changeOrder(db, { number, ...cancel, expectedFulfilment: "unfulfilled", actorId, now });
	const before = await stock();
	expect(await refund(items(1), 2_500, await seen())).toEqual({ ok: false, reason: "changed" });
	const all = { what: "amount", amount: 5_500, why: "", how: "Cash" } as const;
	expect(await refund(all, 5_500, await seen())).toMatchObject({ ok: true });
	expect(await read()).toMatchObject({ payment: "refunded", refunded_total: 5_500 });
	expect(await stock()).toBe(before);
});

test("4 processes that refund the same order by hand at once never record more than was paid", async ({
	db,
	url,
}) => {
	const { number, actorId, lineId, read, stock } = await transferredOrder(db);
	const before = await stock();
	const others = [1, 2, 3, 4].map((at) =>
		startElsewhere<number>("app/testing/shop/refund-order.child-process.ts", {
			url,
			number,
			lineId,
			actorId,
			amount: 700,
			keys: [1, 2, 3, 4].map((each) => `${at} ${each}`),
			isByHand: true,
			at: now.toISOString(),
		} satisfies RefundTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	await Promise.all(others.map(({ result }) => result));
	const order = await read();
	const recorded = order.history.flatMap(({ kind, amount, to_value }) =>
		kind === "payment" && to_value?.includes("refunded") ? [amount ?? 0] : [],
	);
	expect(recorded.reduce((sum, each) => sum + each, 0)).toBe(order.refunded_total);
	expect(order.refunded_total).toBeLessThanOrEqual(5_500);
	const byLine = recorded.filter((amount) => amount === 2_500).length;
	expect(order.lines).toMatchObject([{ refunded: byLine, returned: byLine }]);
	expect(await stock()).toBe(before + byLine);
});
