import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { z } from "zod";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { totalOf } from "#app/common/quote-lines.ts";
import { returnAnswerSchema } from "#app/shop/orders/change-form.ts";
import { readOrder, refundOwed } from "#app/shop/orders/read-order.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { answerReturn } from "./answer-return.server.ts";
import { quoteReturn } from "./quote-return.server.ts";
import { requestReturn } from "./request-return.server.ts";
import { RETURN_ANSWERS, returnRequestSchema } from "./return-labels.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysOn = (days: number) => new Date(ORDER_NOW.getTime() + days * DAY_MS);

async function delivered(db: Database, placedAt = ORDER_NOW) {
	const { number, id } = await addOrder(db, {
		status: "processing",
		payment: "paid",
		fulfilment: "delivered",
		placedAt,
	});
	const line = await db
		.selectFrom("order_lines")
		.select(["id", "variant_id", "title"])
		.where("order_id", "=", id)
		.executeTakeFirstOrThrow();
	const ask = (change: Partial<Parameters<typeof requestReturn>[1]> = {}) =>
		requestReturn(db, {
			number,
			viewer: { isGranted: true, guestHash: null, accountId: null },
			kind: "withdrawal",
			reason: "",
			lines: [{ lineId: line.id, quantity: 1 }],
			idempotencyKey: randomUUID(),
			timeZone: "Europe/Berlin",
			now: daysOn(1),
			...change,
		});
	return { number, id, line, ask };
}

async function staff(db: Database): Promise<number> {
	const account = { email: "bea@example.com", name: "Bea", role: "Admin" } as const;
	await setAccount(db, { ...account, password: "a long enough one", now: ORDER_NOW });
	return (await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow()).id;
}

test("accepts a withdrawal for 14 days and a faulty item for two years", async ({ db }) => {
	const { ask } = await delivered(db);
	const late = { now: daysOn(15) };
	expect(await ask(late)).toEqual({ ok: false, reason: "too_late" });
	expect(await ask({ ...late, kind: "return" })).toEqual({ ok: false, reason: "reason_missing" });
	expect(await ask({ now: daysOn(13.9) })).toEqual({ ok: true, repeated: false });
	expect(await ask({ now: daysOn(730), kind: "return", reason: "It broke." })).toMatchObject({ ok: true });
});

test("counts the last day in full, in the market’s time zone", async ({ db }) => {
	// Late on 21 October in New York, and in Berlin on the 22nd; summer time ends between.
	const { ask } = await delivered(db, new Date("2026-10-22T03:30:00.000Z"));
	for (const [timeZone, end] of [
		["America/New_York", "2026-11-05T05:00:00.000Z"],
		["Europe/Berlin", "2026-11-05T23:00:00.000Z"],
	] as const) {
		const over = new Date(end);
		expect(await ask({ timeZone, now: over }), timeZone).toEqual({ ok: false, reason: "too_late" });
		const last = new Date(over.getTime() - 1);
		expect(await ask({ timeZone, now: last }), timeZone).toEqual({ ok: true, repeated: false });
	}
});

test("rejects a return of nothing, of too much, or before delivery", async ({ db }) => {
	const { ask, line } = await delivered(db);
	const lines = (quantity: number) => ({ lines: [{ lineId: line.id, quantity }] });
	expect(await ask(lines(0))).toEqual({ ok: false, reason: "nothing" });
	expect(await ask(lines(3))).toEqual({ ok: false, reason: "too_many", lineId: line.id });
	expect(await ask(lines(1))).toMatchObject({ ok: true });
	expect(await ask(lines(2))).toMatchObject({ reason: "too_many" });
	const waiting = await addOrder(db);
	expect(await ask({ number: waiting.number })).toEqual({ ok: false, reason: "not_delivered" });
	const stranger = { isGranted: false, guestHash: "another", accountId: null };
	expect(await ask({ viewer: stranger })).toEqual({ ok: false, reason: "gone" });
});

test("a refused request changes nothing", async ({ db }) => {
	const { ask, line, id } = await delivered(db);
	const read = () => db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	const before = await read();
	const stranger = { isGranted: false, guestHash: "another", accountId: null };
	await ask({ viewer: stranger });
	await ask({ lines: [{ lineId: line.id, quantity: 0 }] });
	expect(await read()).toEqual(before);
	await ask();
	expect((await read()).updated_at).toBe(daysOn(1).toISOString());
});

test("a form that is sent twice, even at once, makes one request", async ({ db }) => {
	const { ask } = await delivered(db);
	const idempotencyKey = randomUUID();
	const outcomes = await Promise.all([ask({ idempotencyKey }), ask({ idempotencyKey })]);
	expect(outcomes.map((outcome) => outcome.ok && outcome.repeated).sort()).toEqual([false, true]);
	expect(await db.selectFrom("order_returns").select("id").execute()).toHaveLength(1);
});

test("the key of somebody’s form means nothing in a stranger’s", async ({ db }) => {
	const idempotencyKey = randomUUID();
	const [mine, theirs] = [await delivered(db), await delivered(db)];
	expect(await mine.ask({ idempotencyKey })).toEqual({ ok: true, repeated: false });
	expect(await theirs.ask({ idempotencyKey })).toEqual({ ok: true, repeated: false });
	expect(await theirs.ask({ idempotencyKey })).toEqual({ ok: true, repeated: true });
});

test("accepts a return of an anonymized order without an email", async ({ db }) => {
	const { ask } = await delivered(db);
	await db.updateTable("orders").set({ email: "" }).execute();
	expect(await ask()).toEqual({ ok: true, repeated: false });
	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test("restocks received items once, and marks a fully returned order as returned", async ({ db }) => {
	const actorId = await staff(db);
	const { ask, line, number, id } = await delivered(db);
	await ask({ lines: [{ lineId: line.id, quantity: 2 }] });
	const { id: returnId } = await db.selectFrom("order_returns").select("id").executeTakeFirstOrThrow();
	const by = { number, returnId, message: "Send it to us, please.", actorId, now: daysOn(2) };
	const take = () => answerReturn(db, { ...by, expectedStatus: "approved", to: "received" });
	expect(await take()).toMatchObject({ reason: "changed", state: "requested" });
	await answerReturn(db, { ...by, expectedStatus: "requested", to: "approved" });
	expect(await Promise.all([take(), take()])).toContainEqual({ ok: true, repeated: true });
	const variant = await db
		.selectFrom("variants")
		.select("stock")
		.where("id", "=", line.variant_id ?? 0)
		.executeTakeFirstOrThrow();
	expect(variant.stock).toBe(10);
	const order = await readOrder(db, { number });
	expect(order).toMatchObject({ fulfilment: "returned", lines: [{ returned: 2 }] });
	expect(order && refundOwed(order)).toBe(5_500);
	const mails = await db.selectFrom("outbox").select(["subject", "text_body"]).orderBy("id").execute();
	for (const { text_body } of mails) expect(text_body).toContain(`2 × ${line.title}`);
	expect(mails.map(({ subject }) => subject.split(" (")[0])).toEqual([
		"We received your return request",
		"Your return is approved",
		"We received your return",
	]);
	expect(
		await db.selectFrom("changes").select("id").where("subject", "=", `order ${id}`).execute(),
	).toHaveLength(6);
});

test("says before a return what it brings back: the refund that is due when it is received", async ({
	db,
}) => {
	const actorId = await staff(db);
	const { ask, line, number } = await delivered(db);
	// A discount whose parts don't divide evenly.
	const discounted = { discount: 1_001, total: 3_999 };
	await db.updateTable("order_lines").set(discounted).execute();
	await db.updateTable("orders").set({ discount_total: 1_001, total: 4_499, paid_total: 4_499 }).execute();
	const read = async () => (await readOrder(db, { number })) ?? expect.fail("The order is gone.");
	const label = `1 × ${line.title}`;
	const quoted: unknown[] = [];
	for (let due = 0, at = 0; at < 2; at++) {
		const lines = quoteReturn(await read(), new Map([[line.id, 1]]));
		quoted.push(lines);
		expect(await ask({ lines: [{ lineId: line.id, quantity: 1 }] })).toMatchObject({ ok: true });
		const { id: returnId } = await db
			.selectFrom("order_returns")
			.select("id")
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		const by = { number, returnId, message: "Send it back.", actorId, now: daysOn(2) };
		await answerReturn(db, { ...by, expectedStatus: "requested", to: "approved" });
		await answerReturn(db, { ...by, expectedStatus: "approved", to: "received" });
		due += totalOf(lines);
		expect(refundOwed(await read())).toBe(due);
	}
	expect(quoted).toEqual([
		[{ label, amount: 2_000 }],
		[
			{ label, amount: 1_999 },
			{ label: "Delivery", amount: 500 },
		],
	]);
});

test("says that nothing comes back for what was not paid, or already refunded", async ({ db }) => {
	const { line, number } = await delivered(db);
	const quote = async () =>
		quoteReturn((await readOrder(db, { number })) ?? expect.fail("gone"), new Map([[line.id, 1]]));
	const item = { label: `1 × ${line.title}`, amount: 2_500 };
	await db.updateTable("orders").set({ refunded_total: 1_000 }).execute();
	expect(await quote()).toEqual([item, { label: "Already refunded", amount: -1_000 }]);
	await db.updateTable("orders").set({ refunded_total: 0, paid_total: 0, payment: "unpaid" }).execute();
	expect(await quote()).toEqual([item, { label: "Not paid yet", amount: -2_500 }]);
});

test("doesn’t restock written-off units, and records the reason in the ledger", async ({ db }) => {
	const actorId = await staff(db);
	const { ask, line, number } = await delivered(db);
	await ask({ lines: [{ lineId: line.id, quantity: 2 }] });
	const { id: returnId } = await db.selectFrom("order_returns").select("id").executeTakeFirstOrThrow();
	const by = { number, returnId, message: "", actorId, now: daysOn(2) };
	await answerReturn(db, { ...by, expectedStatus: "requested", to: "approved" });
	const writeOffs = [{ lineId: line.id, quantity: 1, reason: "damaged" as const }];
	const receive = () => answerReturn(db, { ...by, expectedStatus: "approved", to: "received", writeOffs });
	expect(await Promise.all([receive(), receive()])).toContainEqual({ ok: true, repeated: true });
	const variant = await db
		.selectFrom("variants")
		.select(["stock", "product_id"])
		.where("id", "=", line.variant_id ?? 0)
		.executeTakeFirstOrThrow();
	expect(variant.stock).toBe(9);
	const movements = await db
		.selectFrom("stock_movements")
		.select(["quantity", "reason", "note", "actor_id"])
		.where("at", "=", daysOn(2).toISOString())
		.orderBy("id")
		.execute();
	expect(movements).toEqual([
		{ quantity: 2, reason: "returned", note: "", actor_id: actorId },
		{ quantity: -1, reason: "written_off", note: storeText("noteDamaged"), actor_id: actorId },
	]);
	const product = db.selectFrom("products").select("units_sold").where("id", "=", variant.product_id);
	expect((await product.executeTakeFirstOrThrow()).units_sold).toBe(0);
	const order = await readOrder(db, { number });
	expect(order?.returns[0]?.lines).toMatchObject([{ written_off: 1, write_off_reason: "damaged" }]);
	expect(order && refundOwed(order)).toBe(5_500);
});

test("rejects the second of an approval and a refusal at once", async ({ db }) => {
	const actorId = await staff(db);
	const { ask, number } = await delivered(db);
	await ask();
	const { id: returnId } = await db.selectFrom("order_returns").select("id").executeTakeFirstOrThrow();
	const by = {
		number,
		returnId,
		expectedStatus: "requested",
		message: "",
		actorId,
		now: daysOn(2),
	} as const;
	const outcomes = await Promise.all([
		answerReturn(db, { ...by, to: "approved" }),
		answerReturn(db, { ...by, to: "refused" }),
	]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: "changed", by: "Bea" });
});

test("the refund due is the price of returned units minus refunds, up to what was paid", () => {
	type Owed = Parameters<typeof refundOwed>[0];
	const line = (total: number, quantity: number, returned: number, tax = 0) =>
		({ total, quantity, returned, tax }) as Owed["lines"][number];
	const owed = (order: Partial<Owed>) =>
		refundOwed({
			status: "completed",
			fulfilment: "delivered",
			paid_total: 1_500,
			refunded_total: 0,
			overpaid_total: 0,
			is_tax_inclusive: true,
			online: null,
			lines: [line(1_000, 3, 0)],
			...order,
		} as Owed);
	expect(owed({})).toBe(0);
	// Partial refunds of thirds of a price add up to the whole price.
	expect([1, 2, 3].map((back) => owed({ lines: [line(1_000, 3, back)] }))).toEqual([333, 667, 1_000]);
	expect(owed({ lines: [line(1_000, 3, 2)], refunded_total: 333 })).toBe(334);
	expect(owed({ lines: [line(1_000, 3, 3, 100)], is_tax_inclusive: false })).toBe(1_100);
	// A fully returned or never shipped order: delivery is refunded, too.
	expect(owed({ fulfilment: "returned", lines: [line(1_000, 3, 3)] })).toBe(1_500);
	expect(owed({ status: "cancelled", refunded_total: 1_400 })).toBe(100);
	expect(owed({ status: "expired", paid_total: 0 })).toBe(0);
	expect(owed({ lines: [line(9_000, 1, 1)] })).toBe(1_500);
	expect(owed({ lines: [line(1_000, 3, 1)], refunded_total: 900 })).toBe(0);
});

test("a form without its quantity, reason or address says so", () => {
	const refusalsOf = (schema: z.ZodType, typed: object) =>
		schema.safeParse(typed).error?.issues.map(({ message }) => message);
	const key = randomUUID();
	expect(refusalsOf(returnRequestSchema(1), { idempotencyKey: key, quantity1: "" })).toEqual([
		"Choose a reason for the return.",
		"Enter the quantity to return in digits.",
	]);
	const some = { idempotencyKey: key, kind: "withdrawal", quantity1: "", quantity2: "1" };
	expect(refusalsOf(returnRequestSchema(2), some)).toBeUndefined();
	const approval = returnAnswerSchema(RETURN_ANSWERS.approval.missingMessage);
	expect(refusalsOf(approval, { expectedStatus: "requested" })).toEqual(["Enter where to send the items."]);
	const receipt = returnAnswerSchema(RETURN_ANSWERS.receipt.missingMessage);
	expect(refusalsOf(receipt, { expectedStatus: "approved" })).toBeUndefined();
});
