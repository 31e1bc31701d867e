import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect } from "vitest";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { openPayment, paidSubject } from "#app/payments/payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { listPayments } from "./list-payments.server.ts";
import { PAYMENT_LIST } from "./payment-filters.ts";
import { paymentsAsCsv } from "./payments-csv.server.ts";
import { readPaymentDetail } from "./read-payment.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const TIME_ZONE = "America/New_York";

const listing = (search: string) => ({
	filters: PAYMENT_LIST.read(new URLSearchParams(search)),
	timeZone: TIME_ZONE,
});

const numbersOf = async (db: Database, search = "") =>
	(await listPayments(db, listing(search))).rows.map(({ number }) => number);

/** An open payment, a paid one, and a paid one with a failed refund; newest last. */
async function fill(db: Database) {
	const made = [];
	for (const [at, email] of ["ana@example.com", "bo@example.com", "cy@example.com"].entries()) {
		const { number, reference } = await addOnlineOrder(db, shop.provider, { email, name: "=Ana" });
		if (at > 0) {
			await shop.press(reference, "pay");
			await refreshPayment(db, PAYMENT_SUBJECTS, {
				subject: "order",
				number,
				provider: shop.provider,
				now: ORDER_NOW,
			});
		}
		made.push(number);
	}
	const [open = "", paid = "", failed = ""] = made;
	const { id } = await db
		.selectFrom("payments")
		.select("id")
		.where("subject_number", "=", failed)
		.executeTakeFirstOrThrow();
	const at = ORDER_NOW.toISOString();
	await db
		.insertInto("refunds")
		.values({
			payment_id: id,
			amount: 100,
			reason: "Late",
			state: "failed",
			idempotency_key: "refund:1",
			provider_reference: "re_1",
			created_at: at,
			updated_at: at,
		})
		.execute();
	return { open, paid, failed, id };
}

test("filters payments by state, failed refunds, provider and date, newest first", async ({ db }) => {
	const { open, paid, failed } = await fill(db);
	expect(await numbersOf(db)).toEqual([failed, paid, open]);
	expect(await numbersOf(db, "dir=asc")).toEqual([open, paid, failed]);
	expect(await numbersOf(db, "state=open")).toEqual([open]);
	expect(await numbersOf(db, "state=paid")).toEqual([failed, paid]);
	expect(await numbersOf(db, "attention=refund_failed")).toEqual([failed]);
	expect(await numbersOf(db, "attention=disputed")).toEqual([]);
	expect(await numbersOf(db, "provider=stripe&subject=order&state=paid")).toEqual([failed, paid]);
	// The payments were created on 20 November, in any zone.
	expect(await numbersOf(db, "from=2026-11-20&to=2026-11-20")).toHaveLength(3);
	expect(await numbersOf(db, "to=2026-11-19")).toEqual([]);
	expect(await numbersOf(db, "from=2026-11-21")).toEqual([]);
	const { rows, total } = await listPayments(db, listing("perPage=10&attention=refund_failed"));
	expect(total).toBe(1);
	expect(rows).toMatchObject([{ email: "cy@example.com", charged_total: 5_500, state: "paid" }]);
	expect(Boolean(rows[0]?.hasFailedRefund)).toBe(true);
});

test("finds payments with an open dispute", async ({ db }) => {
	const { paid, failed, id } = await fill(db);
	const at = ORDER_NOW.toISOString();
	const dispute = { provider: "stripe", amount: 100, reason: "fraudulent", created_at: at, updated_at: at };
	const other = await db
		.selectFrom("payments")
		.select("id")
		.where("subject_number", "=", paid)
		.executeTakeFirstOrThrow();
	await db
		.insertInto("disputes")
		.values([
			{ ...dispute, payment_id: id, provider_reference: "dp_1", state: "open", answer_before: null },
			{ ...dispute, payment_id: other.id, provider_reference: "dp_2", state: "lost", answer_before: null },
		])
		.execute();
	expect(await numbersOf(db, "attention=disputed")).toEqual([failed]);
	const { rows } = await listPayments(db, listing("state=paid"));
	expect(rows.map(({ dispute }) => dispute)).toEqual(["open", "lost"]);
});

test("finds a payment by its order, the customer’s email, and the provider’s ids", async ({ db }) => {
	const { paid, failed, id } = await fill(db);
	expect(await numbersOf(db, `q=${formatReferenceNumber(paid).toLowerCase()}`)).toEqual([paid]);
	expect(await numbersOf(db, "q=Bo@Example.com")).toEqual([paid]);
	const detail = (await readPaymentDetail(db, { id })) ?? expect.fail("not found");
	const ids = [
		detail.provider_reference,
		detail.payment_reference,
		detail.entries[0]?.provider_event,
		detail.refunds[0]?.provider_reference,
	];
	for (const each of ids) expect(await numbersOf(db, `q=${each}`)).toEqual([failed]);
	expect(await numbersOf(db, "q=pi_unknown")).toEqual([]);
});

test("the file has the payments of the list, and its cells can’t be formulas", async ({ db }) => {
	const { paid } = await fill(db);
	const file = (await buffer(paymentsAsCsv(db, listing("q=bo@example.com")))).toString();
	const [head, row, end] = file.split("\r\n");
	expect(head).toContain(
		"Created at,For,Number,Name,Email,Status,Currency,Amount,Charged,Refunded,Fees,Fee currency,Provider",
	);
	expect(row).toContain(
		`Order,${formatReferenceNumber(paid)},'=Ana,bo@example.com,Paid,USD,55.00,55.00,0.00,1.90,USD,Stripe,`,
	);
	expect(end).toBe("");
});

test("finds what guests and movers paid by their email, and names them", async ({ db }) => {
	await fill(db);
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId });
	const payment = { provider: "stripe", amount: 4_000, currency: "USD", now: ORDER_NOW } as const;
	await transact(db, (trx) => openPayment(trx, { ...paidSubject(number), ...payment }));
	expect(await numbersOf(db, "subject=stay")).toEqual([number]);
	expect(await numbersOf(db, "subject=move")).toEqual([]);
	const { rows } = await listPayments(db, listing("q=ana@example.com&subject=stay"));
	expect(rows).toMatchObject([{ number, name: "Ana Lima", email: "ana@example.com" }]);
	const [{ id } = { id: 0 }] = rows;
	expect(await readPaymentDetail(db, { id })).toMatchObject({ subject: "stay", name: "Ana Lima" });
});

test("a payment is shown with its entries, refunds and events", async ({ db }) => {
	const { id } = await fill(db);
	expect(await readPaymentDetail(db, { id })).toMatchObject({
		name: "=Ana",
		entries: [
			{ kind: "charged", amount: 5_500 },
			{ kind: "fee", amount: -190, currency: "USD" },
		],
		fees: [{ amount: 190, currency: "USD" }],
		net: 5_310,
		refunds: [{ amount: 100, state: "failed", reason: "Late", by: null }],
		events: [],
	});
	expect(await readPaymentDetail(db, { id: id + 1 })).toBeUndefined();
});
