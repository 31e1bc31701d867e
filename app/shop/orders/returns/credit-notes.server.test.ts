import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { InvoiceSnapshot } from "#app/invoices/invoice-snapshot.ts";
import { refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { readingIn } from "#app/testing/reading-in.ts";
import { ORDER_NOW as NOW } from "#app/testing/shop/order.ts";
import { addSeller, readIssued } from "#app/testing/shop/selling.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { quoteRefund, type RefundChoice } from "./refund-amount.ts";
import { refundPaidOrder, toRefundable } from "./refund-paid-order.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

/** An invoiced order of three units of one product and two of another, paid online. */
async function invoicedOrder(db: Database, placed: Parameters<typeof addOnlineOrder>[2] = {}) {
	await addSeller(db);
	const actorId = await addAccount(db, "Bea", "Admin");
	const shelves = [await putOnShelf(db), await putOnShelf(db)];
	const lines = shelves.map(({ variantIds: [variantId = 0] }, at) => ({ variantId, quantity: 3 - at }));
	const { number, reference } = await addOnlineOrder(db, shop.provider, { ...placed, lines });
	const subject = { subject: "order", number, provider: shop.provider, now: NOW } as const;
	const refresh = () => refreshPayment(db, PAYMENT_SUBJECTS, subject);
	await shop.press(reference, "pay");
	await refresh();
	const read = async () => (await readOrder(db, { number })) ?? expect.fail("The order is gone.");
	const ids = (await read()).lines.map(({ id }) => id);
	const send = () => sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now: NOW });
	const refund = async (choice: RefundChoice) => {
		const quote = quoteRefund(toRefundable(await read()) ?? expect.fail("not online"), choice);
		if (!quote.ok) return expect.fail(quote.reason);
		const made = { number, choice, expectedAmount: quote.amount, idempotencyKey: randomUUID(), actorId };
		expect(await refundPaidOrder(db, { ...made, now: NOW })).toMatchObject({ ok: true });
		await send();
		return quote.amount;
	};
	const items = (quantities: number[], delivery = 0): RefundChoice => ({
		what: "items",
		delivery,
		why: "Only for staff",
		lines: quantities.map((quantity, at) => ({ lineId: ids[at] ?? 0, quantity, writeOff: null })),
	});
	return { number, actorId, read, refund, refresh, send, items };
}

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The lines, sums and taxes of a credit note add up to its total. */
function addsUp({ lines, sums, taxes, isTaxInclusive, total }: InvoiceSnapshot) {
	for (const { quantity, unitPrice, amount } of lines) expect(amount).toBe(quantity * unitPrice);
	const listed = sums.length > 0 ? sums : lines;
	expect(sumOf(listed) + (isTaxInclusive ? 0 : sumOf(taxes))).toBe(total);
}

test("the credit note of a refund by line states its items, delivery and tax, and no more than what is left", async ({
	db,
}) => {
	const { number, read, refund, items } = await invoicedOrder(db);
	const { lines } = await read();
	await refund(items([1, 2], 500));
	await refund({ what: "amount", amount: 1_000, why: "Only for staff" });
	await refund({ what: "amount", amount: 4_000, why: "" });
	const [invoice, byLine, byAmount, rest] = await readIssued(db);
	expect(byLine?.snapshot.lines).toMatchObject([
		{ title: lines[0]?.title, quantity: 1, unitPrice: -2_500, amount: -2_500 },
		{ title: lines[1]?.title, quantity: 2, unitPrice: -2_500, amount: -5_000 },
	]);
	expect(byLine?.snapshot).toMatchObject({
		sums: [
			{ label: "Subtotal", amount: -7_500 },
			{ label: "Delivery, Standard delivery", amount: -500 },
		],
		// Rounded for each line.
		taxes: [{ base: -6_819, amount: -681 }],
		total: -8_000,
	});
	const inFrench = await readingIn("fr", read);
	expect(inFrench.history.map(({ detail }) => detail).join("\n")).toContain(
		"livraison 5,00 $US\nOnly for staff",
	);
	const title = `Refund of order ${formatReferenceNumber(number)}`;
	expect(byAmount?.snapshot).toMatchObject({ lines: [{ title, amount: -1_000 }], sums: [] });
	const notes = [byLine, byAmount, rest];
	for (const note of notes) addsUp(note?.snapshot);
	expect(notes.reduce((sum, note) => sum + (note?.total ?? 0), 0)).toBe(-(invoice?.total ?? 0));
	const taxes = notes.map((note) => note?.snapshot.taxes[0]);
	expect(sumOf(taxes)).toBe(-invoice?.snapshot.taxes[0].amount);
	expect(taxes.reduce((sum, { base }) => sum + base, 0)).toBe(-invoice?.snapshot.taxes[0].base);
	expect(JSON.stringify(notes)).not.toContain("Only for staff");
});

for (const currency of ["JPY", "KWD"])
	test(`taxes on top of prices in ${currency} are in the credit notes of items, to the smallest unit`, async ({
		db,
	}) => {
		// The provider takes dinars in tens of fils only: 5 × 3,330 + 10% + 500 = 18,815 is not one, 19,200 is.
		const unitPrice = currency === "JPY" ? 333 : 3_400;
		const { refund, items } = await invoicedOrder(db, { currency, unitPrice, tax: "onTop" });
		const amounts = [
			await refund(items([1, 0])),
			await refund(items([1, 1])),
			await refund(items([1, 1], 500)),
		];
		const [invoice, ...notes] = await readIssued(db);
		expect(notes.map(({ total }) => -total)).toEqual(amounts);
		for (const { snapshot } of notes) addsUp(snapshot);
		expect(notes[0]?.snapshot.taxes[0]).toMatchObject({
			base: -unitPrice,
			amount: -Math.round(unitPrice / 10),
		});
		expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(-(invoice?.total ?? 0));
		expect(sumOf(notes.map(({ snapshot }) => snapshot.taxes[0]))).toBe(-invoice?.snapshot.taxes[0].amount);
	});

test("a discount is shared by the credit notes of its items", async ({ db }) => {
	const { number, refund, items } = await invoicedOrder(db);
	// Both lines cost a fifth less than their units, and delivery that much more.
	const { id } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
	await db
		.updateTable("orders")
		.set({ discount_code: "FIFTH", discount_total: 2_500, delivery_total: 3_000 })
		.execute();
	for (const quantity of [3, 2])
		await db
			.updateTable("order_lines")
			.set({ discount: quantity * 500, total: quantity * 2_000 })
			.where("order_id", "=", id)
			.where("quantity", "=", quantity)
			.execute();
	expect(await refund(items([2, 0]))).toBe(4_000);
	const note = (await readIssued(db)).at(-1);
	expect(note).toMatchObject({ subject_number: number, total: -4_000 });
	expect(note?.snapshot).toMatchObject({
		lines: [{ quantity: 2, unitPrice: -2_500, amount: -5_000 }],
		sums: [
			{ label: "Subtotal", amount: -5_000 },
			{ label: "Discount FIFTH", amount: 1_000 },
		],
	});
	addsUp(note?.snapshot);
});

test("the credit note of a refund of all that was paid repeats the invoice", async ({ db }) => {
	const { read, refund } = await invoicedOrder(db);
	await refund({ what: "amount", amount: (await read()).total, why: "" });
	const [invoice, note] = await readIssued(db);
	expect(note?.snapshot).toMatchObject({
		lines: invoice?.snapshot.lines.map(({ title, amount }: { title: string; amount: number }) => ({
			title,
			amount: -amount,
		})),
		total: -(invoice?.total ?? 0),
	});
	addsUp(note?.snapshot);
});

test("cancelling an invoiced order credits all of its lines", async ({ db }) => {
	const { number, actorId, send } = await invoicedOrder(db);
	await changeOrder(db, {
		number,
		column: "status",
		expectedStatus: "new",
		to: "cancelled",
		by: "staff",
		expectedFulfilment: "unfulfilled",
		actorId,
		now: NOW,
	});
	await send();
	const [invoice, note, ...others] = await readIssued(db);
	expect(others).toEqual([]);
	expect(note).toMatchObject({ kind: "credit_note", total: -(invoice?.total ?? 0) });
	expect(note?.snapshot.lines).toMatchObject([
		{ quantity: 3, unitPrice: -2_500, amount: -7_500 },
		{ quantity: 2, unitPrice: -2_500, amount: -5_000 },
	]);
	addsUp(note?.snapshot);
});

test("a refund that the bank returned and that is made again is credited once", async ({ db }) => {
	const { refund, refresh, items } = await invoicedOrder(db);
	await refund(items([1, 0]));
	const { provider_reference } = await db
		.selectFrom("refunds")
		.select("provider_reference")
		.executeTakeFirstOrThrow();
	await shop.returnRefund(provider_reference ?? "");
	await refresh();
	await refund({ what: "amount", amount: 2_500, why: "" });
	await refund({ what: "amount", amount: 100, why: "" });
	expect((await readIssued(db)).map(({ total }) => total)).toEqual([13_000, -2_500, -100]);
});
