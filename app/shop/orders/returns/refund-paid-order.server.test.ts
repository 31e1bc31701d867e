import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { readOrder, refundOwed } from "#app/shop/orders/read-order.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import type { RefundTask } from "#app/testing/shop/refund-order.child-process.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { answerReturn } from "./answer-return.server.ts";
import type { RefundChoice } from "./refund-amount.ts";
import { refundSchema } from "./refund-form.ts";
import { orderMoney, refundPaidOrder, toRefundable } from "./refund-paid-order.server.ts";
import { requestReturn } from "./request-return.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const NOW = ORDER_NOW;

/** A paid order of two units at 25.00 and delivery for 5.00. */
async function paidOrder(db: Database, placed: Parameters<typeof addOnlineOrder>[2] = {}) {
	const actorId = await addAccount(db, "Bea", "Admin");
	const { number, reference } = await addOnlineOrder(db, shop.provider, placed);
	await shop.press(reference, "pay");
	const provider = shop.provider;
	await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "order", number, provider, now: NOW });
	const read = async () => (await readOrder(db, { number })) ?? expect.fail("The order is gone.");
	const [line] = (await read()).lines;
	const lineId = line?.id ?? 0;
	const items = (quantity: number, changes: Partial<Extract<RefundChoice, { what: "items" }>> = {}) => ({
		what: "items" as const,
		delivery: 0,
		why: "",
		lines: [{ lineId, quantity, writeOff: null }],
		...changes,
	});
	const refund = (choice: RefundChoice, expectedAmount: number, idempotencyKey: string = randomUUID()) =>
		refundPaidOrder(db, { number, choice, expectedAmount, idempotencyKey, actorId, now: NOW });
	const send = () => sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now: NOW });
	const stock = async () => (await db.selectFrom("variants").select("stock").executeTakeFirstOrThrow()).stock;
	return { number, actorId, lineId, reference, read, items, refund, send, stock };
}

const amountOf = (amount: number, why = ""): RefundChoice => ({ what: "amount", amount, why });

const refundsOf = (db: Database) =>
	db.selectFrom("refunds").select(["amount", "state", "actor_id"]).orderBy("id").execute();

test("refunds one unit and delivery, restocks it, and tells the customer when the provider has done it", async ({
	db,
}) => {
	const { actorId, items, refund, read, send, stock } = await paidOrder(db);
	const before = await stock();
	const key = randomUUID();
	const one = items(1, { delivery: 500, why: "Out of stock" });
	expect(await refund(one, 3_000, key)).toEqual({ ok: true, repeated: false });
	expect(await refund(one, 3_000, key)).toEqual({ ok: true, repeated: true });
	expect(await refundsOf(db)).toEqual([{ amount: 3_000, state: "requested", actor_id: actorId }]);
	const requested = await read();
	expect(orderMoney(requested)).toMatchObject({ paid: 5_500, refunded: 0, waiting: 3_000, left: 2_500 });
	expect(refundOwed(requested)).toBe(0);
	expect(requested.lines).toMatchObject([{ returned: 1, refunded: 1 }]);
	expect(await stock()).toBe(before + 1);
	expect(requested.history.at(-1)).toMatchObject({
		to_value: "refund_requested",
		amount: 3_000,
		detail: expect.stringMatching(/^1 × .+, restocked; delivery \$5\.00\nOut of stock$/),
		by: "Bea",
	});
	await send();
	const done = await read();
	expect(done).toMatchObject({ payment: "partially_refunded", refunded_total: 3_000 });
	expect(orderMoney(done)).toMatchObject({ waiting: 0, left: 2_500 });
	const mails = await db.selectFrom("outbox").select("subject").orderBy("id").execute();
	expect(mails.at(-1)?.subject).toMatch(/^We sent your refund/);
	// The other unit is all that is left.
	expect(await refund(items(2), 5_000)).toEqual({ ok: false, reason: "changed" });
	expect(await refund(items(1), 2_500)).toMatchObject({ ok: true });
	await send();
	expect(await read()).toMatchObject({ payment: "refunded", refunded_total: 5_500 });
});

test("writes units off, and doesn’t restock them when the order is cancelled later", async ({ db }) => {
	const { number, actorId, lineId, items, refund, stock } = await paidOrder(db);
	const before = await stock();
	const lines = [{ lineId, quantity: 1, writeOff: "damaged" as const }];
	expect(await refund(items(0, { lines }), 2_500)).toMatchObject({ ok: true });
	expect(await stock()).toBe(before);
	const cancel = { column: "status", expectedStatus: "new", to: "cancelled", by: "staff" } as const;
	const seen = { expectedFulfilment: "unfulfilled" } as const;
	expect(await changeOrder(db, { number, ...cancel, ...seen, actorId, now: NOW })).toMatchObject({
		ok: true,
	});
	expect(await stock()).toBe(before + 1);
	expect((await refundsOf(db)).map(({ amount }) => amount)).toEqual([2_500, 3_000]);
});

test("refuses another amount than the one that was confirmed, and more than is left", async ({ db }) => {
	const { items, refund, read } = await paidOrder(db);
	expect(await refund(items(1), 2_400)).toEqual({ ok: false, reason: "changed" });
	expect(await refund(amountOf(5_501), 5_501)).toEqual({ ok: false, reason: "changed" });
	expect(await refund(items(1, { delivery: 501 }), 3_001)).toEqual({ ok: false, reason: "changed" });
	expect(await refund(items(3), 7_500)).toEqual({ ok: false, reason: "changed" });
	expect(await refund(amountOf(4_000), 4_000)).toMatchObject({ ok: true });
	expect(await refund(amountOf(1_501), 1_501)).toEqual({ ok: false, reason: "changed" });
	expect(await refund(items(1), 2_500)).toEqual({ ok: false, reason: "changed" });
	expect((await read()).lines).toMatchObject([{ returned: 0, refunded: 0 }]);
	expect(await refundsOf(db)).toHaveLength(1);
});

test("returned items are refunded without moving their stock again", async ({ db }) => {
	const { number, actorId, lineId, items, refund, read, send, stock } = await paidOrder(db);
	await db
		.updateTable("orders")
		.set({ status: "processing", fulfilment: "delivered", delivered_at: NOW.toISOString() })
		.where("number", "=", number)
		.execute();
	await requestReturn(db, {
		number,
		kind: "withdrawal",
		reason: "",
		idempotencyKey: randomUUID(),
		timeZone: "UTC",
		now: NOW,
		viewer: { isGranted: true, guestHash: null, accountId: null },
		lines: [{ lineId, quantity: 1 }],
	});
	// Units of an open return wait for its answer.
	expect(toRefundable(await read())?.lines).toMatchObject([{ received: 0, left: 1 }]);
	const { id: returnId } = await db.selectFrom("order_returns").select("id").executeTakeFirstOrThrow();
	const answer = { number, returnId, message: "Send it to us.", actorId, now: NOW };
	await answerReturn(db, { ...answer, expectedStatus: "requested", to: "approved" });
	await answerReturn(db, { ...answer, expectedStatus: "approved", to: "received" });
	const received = await read();
	expect(refundOwed(received)).toBe(2_500);
	expect(toRefundable(received)?.lines).toMatchObject([{ received: 1, left: 2 }]);
	const before = await stock();
	expect(await refund(items(1), 2_500)).toMatchObject({ ok: true });
	expect(await stock()).toBe(before);
	expect(await read()).toMatchObject({ fulfilment: "delivered", lines: [{ returned: 1, refunded: 1 }] });
	await send();
	expect(await read()).toMatchObject({ status: "completed", payment: "partially_refunded" });
	// The second unit comes back with its refund, so the whole order is returned, and its delivery is due.
	await refund(items(1), 2_500);
	const whole = await read();
	expect(whole).toMatchObject({ fulfilment: "returned" });
	expect(refundOwed(whole)).toBe(500);
});

test("an order for which nothing was paid is not refunded", async ({ db }) => {
	const actorId = await addAccount(db, "Bea", "Admin");
	const { number } = await addOrder(db);
	const refund = { choice: amountOf(1), expectedAmount: 1, idempotencyKey: randomUUID(), actorId, now: NOW };
	expect(await refundPaidOrder(db, { ...refund, number: "M-NONE" })).toEqual({ ok: false, reason: "gone" });
	expect(await refundPaidOrder(db, { ...refund, number })).toEqual({ ok: false, reason: "not_allowed" });
});

test("a form with a wrong quantity, amount or reason says so", async ({ db }) => {
	const { read } = await paidOrder(db);
	const schema = refundSchema(toRefundable(await read()) ?? expect.fail("not online"), "USD");
	const refusalsOf = (typed: object) =>
		schema.safeParse(typed).error?.issues.map(({ path, message }) => [path[0], message]);
	const items = (fields: object) => refusalsOf({ what: "items", stock1: "restock", ...fields });
	expect(refusalsOf({})).toEqual([["what", "Choose what to refund."]]);
	expect(items({ quantity1: "" })).toEqual([
		["what", "Enter a quantity for at least one item, or an amount for delivery."],
	]);
	expect(items({ quantity1: "3" })).toEqual([["quantity1", "Enter a quantity from 0 to 2."]]);
	expect(items({ quantity1: "-1" })).toEqual([["quantity1", "Enter a quantity from 0 to 2."]]);
	expect(items({ quantity1: "1", delivery: "5.01" })).toEqual([["delivery", "Enter $5.00 or less."]]);
	expect(items({ quantity1: "1", stock1: "elsewhere" })).toEqual([
		["stock1", "Choose whether to restock or write off."],
	]);
	expect(items({ quantity1: "1", stock1: "used" })).toBeUndefined();
	const amount = (typed: string) => refusalsOf({ what: "amount", amount: typed });
	expect(amount("x")).toEqual([["amount", "Enter an amount like 12.50."]]);
	expect(amount("0")).toEqual([["amount", "Enter an amount above 0."]]);
	expect(amount("55.01")).toEqual([["amount", "Enter $55.00 or less."]]);
	expect(amount("55")).toBeUndefined();
});

test("a disputed payment is recorded once, mailed to staff once, and can’t be refunded until the shop has won", async ({
	db,
}) => {
	const { number, read, refund } = await paidOrder(db);
	const bank = (outcome = "") =>
		fetch(`${shop.server.url}/disputes`, { method: "POST", body: new URLSearchParams({ number, outcome }) });
	const hear = async () => {
		const { provider_reference } = await db
			.selectFrom("payments")
			.select("provider_reference")
			.where("subject_number", "=", number)
			.executeTakeFirstOrThrow();
		const checkout = await shop.provider.readCheckout(provider_reference ?? "");
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: NOW });
		return checkout;
	};
	await bank();
	const open = await hear();
	await hear();
	expect((await read()).online?.disputes).toMatchObject([
		{ amount: 5_500, state: "open", reason: "fraudulent" },
	]);
	expect(orderMoney(await read())).toMatchObject({ takenBack: 5_500, left: 0 });
	// Nothing is due of what the bank has, even when the order is cancelled.
	const cancelled = { ...(await read()), status: "cancelled" } as const;
	expect(refundOwed(cancelled)).toBe(0);
	expect(await refund(amountOf(100), 100)).toEqual({ ok: false, reason: "changed" });
	await bank("won");
	await hear();
	// An answer from before the decision.
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout: open, now: NOW });
	expect((await read()).online?.disputes).toMatchObject([{ state: "won" }]);
	expect(orderMoney(await read())).toMatchObject({ takenBack: 0, left: 5_500 });
	expect(refundOwed({ ...(await read()), status: "cancelled" })).toBe(5_500);
	const entries = await db.selectFrom("payment_entries").select(["kind", "amount"]).orderBy("id").execute();
	expect(entries).toEqual([
		{ kind: "charged", amount: 5_500 },
		{ kind: "fee", amount: -190 },
		{ kind: "disputed", amount: -5_500 },
		{ kind: "fee", amount: -1_500 },
		{ kind: "dispute_won", amount: 5_500 },
		{ kind: "fee", amount: 1_500 },
	]);
	const mails = await db.selectFrom("outbox").select(["to_address", "subject"]).orderBy("id").execute();
	expect(mails.filter(({ subject }) => subject.startsWith("Payment disputed"))).toEqual([
		{ to_address: "bea@example.com", subject: expect.any(String) },
	]);
	expect(await refund(amountOf(100), 100)).toMatchObject({ ok: true });
});

test("the email about a cancelled order whose payment is disputed says that the bank decides", async ({
	db,
}) => {
	const { number, actorId, reference } = await paidOrder(db);
	const cancel = { column: "status", expectedStatus: "new", to: "cancelled", by: "staff" } as const;
	const seen = { expectedFulfilment: "unfulfilled" } as const;
	await fetch(`${shop.server.url}/disputes`, { method: "POST", body: new URLSearchParams({ number }) });
	const checkout = await shop.provider.readCheckout(reference);
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: NOW });
	await changeOrder(db, { number, ...cancel, ...seen, actorId, now: NOW });
	const { text = "" } =
		(await writtenMails(db)).find(({ subject }) => subject.startsWith("Your order is cancelled")) ?? {};
	expect(text).toContain("You disputed your payment, so your bank decides about it.");
	expect(text).not.toContain("refund");
});

const ELSEWHERE = "app/testing/shop/refund-order.child-process.ts";

test("4 processes that refund the same order at once never give back more than was paid", async ({
	db,
	url,
}) => {
	const { number, actorId, lineId, read, stock } = await paidOrder(db);
	const before = await stock();
	const task = { url, number, lineId, actorId, amount: 700, at: NOW.toISOString() };
	const others = [1, 2, 3, 4].map((at) =>
		startElsewhere<number>(ELSEWHERE, {
			...task,
			keys: [1, 2, 3, 4].map((each) => `${at} ${each}`),
		} satisfies RefundTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const accepted = (await Promise.all(others.map(({ result }) => result))).reduce(
		(sum, each) => sum + each,
		0,
	);
	const refunds = await refundsOf(db);
	expect(refunds).toHaveLength(accepted);
	const requested = refunds.reduce((sum, { amount }) => sum + amount, 0);
	// Less is left than the smallest refund that was refused.
	expect(requested).toBeLessThanOrEqual(5_500);
	expect(requested).toBeGreaterThan(5_500 - 700);
	const byLine = refunds.filter(({ amount }) => amount === 2_500).length;
	expect((await read()).lines).toMatchObject([{ refunded: byLine, returned: byLine }]);
	expect(await stock()).toBe(before + byLine);
});
