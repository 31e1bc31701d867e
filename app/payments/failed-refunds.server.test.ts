import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import type { RefundChoice } from "#app/shop/orders/returns/refund-amount.ts";
import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import {
	addOnlineOrder,
	type OpenProvider,
	openProvider,
	type SentWebhook,
} from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { readingIn } from "#app/testing/reading-in.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { nextPaymentWork, refreshPayment, sendNextRefund } from "./check-payments.server.ts";
import { retryRefund } from "./failed-refunds.server.ts";
import { paidOrder } from "./payments.server.ts";
import { receiveEvent } from "./receive-event.server.ts";
import { recordPayment } from "./record-payment.server.ts";

describe.each(["stripe", "mollie"] as const)("with %s", (name) => {
	let shop: OpenProvider;
	beforeAll(async () => {
		shop = await openProvider({ name });
	});
	afterAll(() => shop.close());
	beforeEach(async () => {
		await shop.setFaults({ refuseRefund: "0" });
	});

	const CUSTOMER = { isGranted: true, guestHash: null, accountId: null };
	const HOUR_MS = 60 * 60 * 1000;
	const inHours = (hours: number) => new Date(ORDER_NOW.getTime() + hours * HOUR_MS);

	/** An order that was paid and cancelled, so that a refund of all of it is requested. */
	async function addCancelledOrder(db: Database) {
		await addAccount(db, "Staff", "Admin");
		const order = await addOnlineOrder(db, shop.provider);
		await shop.press(order.reference, "pay");
		await refreshPayment(db, PAYMENT_SUBJECTS, {
			...paidOrder(order.number),
			provider: shop.provider,
			now: ORDER_NOW,
		});
		await cancelOwnOrder(db, {
			number: order.number,
			viewer: CUSTOMER,
			expectedStatus: "new",
			now: ORDER_NOW,
		});
		await db.deleteFrom("outbox").execute();
		return order;
	}

	const send = (db: Database, now = ORDER_NOW) =>
		sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now });

	const readRefund = (db: Database) => db.selectFrom("refunds").selectAll().executeTakeFirstOrThrow();

	const retry = (db: Database, id: number, now = ORDER_NOW, number?: string) =>
		retryRefund(db, PAYMENT_SUBJECTS, { id, ...(number ? { of: paidOrder(number) } : {}), now });

	const mailsOf = async (db: Database) =>
		(await db.selectFrom("outbox").select(["subject", "to_address"]).orderBy("id").execute()).map(
			({ subject, to_address }) => `${to_address}: ${subject.replace(/ \(.*/, "")}`,
		);

	const readTotals = (db: Database, number: string) =>
		db
			.selectFrom("orders")
			.select(["payment", "paid_total", "refunded_total"])
			.where("number", "=", number)
			.executeTakeFirstOrThrow();

	test("staff read in their language why a refund was requested", async ({ db }) => {
		const { number } = await addCancelledOrder(db);
		const order = await readingIn("pt", () => readOrder(db, { number }));
		expect(order?.online?.refunds.map(({ reason }) => reason)).toEqual(["A encomenda foi cancelada"]);
	});

	test("a refused refund is tried again after 1, 6, 24, 48 and 96 hours, and staff are told once", async ({
		db,
	}) => {
		const { number } = await addCancelledOrder(db);
		await shop.setFaults({ refuseRefund: "100" });
		const waits: number[] = [];
		let now = ORDER_NOW;
		expect(await send(db, now)).toBe("to_be_tried_again");
		for (;;) {
			const { state, next_attempt_at } = await readRefund(db);
			expect(state).toBe("failed");
			if (!next_attempt_at) break;
			const next = new Date(next_attempt_at);
			waits.push((next.getTime() - now.getTime()) / HOUR_MS);
			now = next;
			// Requested again, and then sent.
			expect(await send(db, now)).toBe(true);
			await send(db, now);
		}
		expect(waits).toEqual([1, 6, 24, 48, 96]);
		expect(await nextPaymentWork(db)).toBeNull();
		expect(await mailsOf(db)).toEqual(["staff@example.com: Refund failed"]);
		expect(await readTotals(db, number)).toMatchObject({ payment: "paid", refunded_total: 0 });
	});

	test("a refused refund is made once when it is tried again, by the job or by staff", async ({ db }) => {
		const { number, amount } = await addCancelledOrder(db);
		await shop.setFaults({ refuseRefund: "100" });
		await send(db);
		await shop.setFaults({ refuseRefund: "0" });
		const { id } = await readRefund(db);
		expect(await retry(db, id, ORDER_NOW, "M00000000")).toBe(false);
		const tries = await Promise.all([retry(db, id, ORDER_NOW, number), retry(db, id, ORDER_NOW, number)]);
		expect(tries.toSorted()).toEqual([false, true]);
		expect(await send(db, inHours(1))).toBe(true);
		expect(await send(db, inHours(2))).toBe(false);
		expect(await readTotals(db, number)).toEqual({
			payment: "refunded",
			paid_total: amount,
			refunded_total: amount,
		});
		expect(await auditPayments(db, shop.server.books)).toEqual([]);
	});

	test("a refused refund is not tried again after the money was given back in another way", async ({
		db,
	}) => {
		const { number, reference, amount } = await addCancelledOrder(db);
		await shop.setFaults({ refuseRefund: "100" });
		await send(db);
		await shop.setFaults({ refuseRefund: "0" });
		const checkout = await shop.provider.readCheckout(reference);
		await shop.provider.refund({ checkout, amount, key: "in the dashboard" });
		await recordAgain(db, reference);
		expect(await retry(db, (await readRefund(db)).id)).toBe(false);
		expect(await send(db, inHours(1))).toBe(true);
		expect(await nextPaymentWork(db)).toBeNull();
		expect(await readTotals(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
		expect(await db.selectFrom("refunds").select("id").execute()).toHaveLength(1);
	});

	/** Reads the payment again from the provider, as each webhook makes the site do. */
	async function recordAgain(db: Database, reference: string) {
		const checkout = await shop.provider.readCheckout(reference);
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: name, checkout, now: ORDER_NOW });
	}

	/** Fees are not about refunds. */
	const readEntries = (db: Database) =>
		db.selectFrom("payment_entries").selectAll().where("kind", "<>", "fee").orderBy("id").execute();

	/** The first webhook with all of these in its body. */
	async function waitForWebhook(...parts: string[]): Promise<SentWebhook> {
		for (let count = 1; ; count++) {
			const webhook = (await shop.waitForWebhooks(count))[count - 1];
			if (webhook && parts.every((part) => webhook.body.includes(part))) return webhook;
		}
	}

	test("a disputed payment is not refunded as well when its order is cancelled, before the shop has won", async ({
		db,
	}) => {
		const { number, reference, amount } = await addCancelledOrder(db);
		const bank = (outcome = "") =>
			fetch(`${shop.server.url}/disputes`, {
				method: "POST",
				body: new URLSearchParams({ number, outcome }),
			});
		const ofPayment = () => {
			const { payment } = shop.server.books.sessions[reference] ?? {};
			return shop.server.books.refunds.filter((refund) => refund.payment === payment?.id);
		};
		await bank();
		expect(await send(db)).toBe("to_be_tried_again");
		expect(await readRefund(db)).toMatchObject({ state: "failed" });
		// The job does not try what can't be refunded, and neither can staff.
		expect(await send(db, inHours(1))).toBe(true);
		expect(await nextPaymentWork(db)).toBeNull();
		const { id } = await readRefund(db);
		expect(await retry(db, id)).toBe(false);
		expect(ofPayment()).toEqual([]);
		await bank("won");
		await recordAgain(db, reference);
		await recordAgain(db, reference);
		expect(await mailsOf(db)).toEqual([
			"staff@example.com: Payment disputed",
			"staff@example.com: Refund failed",
			"staff@example.com: Dispute won",
		]);
		// Requested again, and then sent.
		expect(await send(db, inHours(2))).toBe(true);
		expect(await send(db, inHours(2))).toBe(true);
		expect(ofPayment()).toMatchObject([{ amount }]);
		expect(await readTotals(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
	});

	test("a refund that the bank returns is taken back by a new entry, and can be tried again", async ({
		db,
	}) => {
		const { number, reference, amount } = await addCancelledOrder(db);
		await send(db);
		const { provider_reference } = await readRefund(db);
		const before = await readEntries(db);
		await db.deleteFrom("outbox").execute();
		await shop.returnRefund(provider_reference ?? "");
		for (const type of name === "stripe" ? ["charge.refund.updated", "refund.failed"] : ["refund.failed"])
			await receiveEvent(db, PAYMENT_SUBJECTS, {
				provider: shop.provider,
				...(await waitForWebhook(provider_reference ?? "", `"${type}"`)),
				now: new Date(),
			});
		const entries = await readEntries(db);
		expect(entries.slice(0, 2)).toEqual(before);
		expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
			["charged", amount],
			["refunded", -amount],
			["refund_failed", amount],
		]);
		expect(await readTotals(db, number)).toEqual({ payment: "paid", paid_total: amount, refunded_total: 0 });
		expect(await db.selectFrom("payments").select(["state", "refunded_total"]).execute()).toEqual([
			{ state: "paid", refunded_total: 0 },
		]);
		expect(await mailsOf(db)).toEqual(["staff@example.com: Refund failed"]);
		// The bank would return it again: only staff try again.
		expect(await nextPaymentWork(db)).toBeNull();
		const failed = await readRefund(db);
		expect(failed).toMatchObject({ state: "failed", next_attempt_at: null });
		expect(await retry(db, failed.id)).toBe(true);
		await recordAgain(db, reference);
		expect(await send(db)).toBe(true);
		expect(await readTotals(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
		expect((await readRefund(db)).state).toBe("done");
		expect(await auditPayments(db, shop.server.books)).toEqual([]);
	});

	/** The refunds of a checkout that gave money back, or will, by the provider's books. */
	const givenBack = (reference: string) => {
		const { payment } = shop.server.books.sessions[reference] ?? {};
		return shop.server.books.refunds.filter(
			(refund) => refund.payment === payment?.id && ["pending", "succeeded"].includes(refund.status),
		);
	};

	test("a refund that was canceled at the provider is not sent again by the job, only by staff", async ({
		db,
	}) => {
		const { reference } = await addCancelledOrder(db);
		await shop.setFaults({ holdRefund: "100" });
		expect(await send(db)).toBe(true);
		await shop.setFaults({ holdRefund: "0" });
		const { id, provider_reference } = await readRefund(db);
		await shop.cancelRefund(provider_reference ?? "", { webhook: "drop" });
		expect(await send(db, inHours(1))).toBe(true);
		expect(givenBack(reference)).toEqual([]);
		expect(await readRefund(db)).toMatchObject({ state: "failed", next_attempt_at: null });
		expect(await mailsOf(db)).toEqual(["staff@example.com: Refund failed"]);
		expect(await nextPaymentWork(db)).toBeNull();
		expect(await retry(db, id)).toBe(true);
		expect(await send(db, inHours(2))).toBe(true);
		expect(givenBack(reference)).toHaveLength(1);
		expect(await readRefund(db)).toMatchObject({ state: "done" });
		expect(await auditPayments(db, shop.server.books)).toEqual([]);
	});

	test("a refund whose answer was lost, and that was canceled then, is not sent again by the job", async ({
		db,
	}) => {
		const { reference, amount } = await addCancelledOrder(db);
		await shop.setFaults({ holdRefund: "100" });
		const checkout = await shop.provider.readCheckout(reference);
		const { idempotency_key: key } = await readRefund(db);
		const sent = await shop.provider.refund({ checkout, amount, key });
		await shop.setFaults({ holdRefund: "0" });
		await shop.cancelRefund(sent.id, { webhook: "drop" });
		expect(await send(db)).toBe(true);
		expect(givenBack(reference)).toEqual([]);
		expect(await readRefund(db)).toMatchObject({ state: "failed", next_attempt_at: null });
	});

	test("a newer refund at the provider counts, not the one that failed before", async ({ db }) => {
		const { number, reference, amount } = await addCancelledOrder(db);
		await shop.setFaults({ holdRefund: "100" });
		await send(db);
		await shop.cancelRefund((await readRefund(db)).provider_reference ?? "", { webhook: "drop" });
		const checkout = await shop.provider.readCheckout(reference);
		const { idempotency_key: key } = await readRefund(db);
		const newer = await shop.provider.refund({ checkout, amount, key, idempotencyKey: `${key}:1` });
		await recordAgain(db, reference);
		expect(await readRefund(db)).toMatchObject({ state: "sent", provider_reference: newer.id });
		await shop.payOutRefund(newer.id);
		// An answer from before changes nothing.
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: name, checkout, now: ORDER_NOW });
		await recordAgain(db, reference);
		expect(await readRefund(db)).toMatchObject({ state: "done" });
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: name, checkout, now: ORDER_NOW });
		expect(await readRefund(db)).toMatchObject({ state: "done", provider_reference: newer.id });
		await shop.setFaults({ holdRefund: "0" });
		expect(await readTotals(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
		expect(await auditPayments(db, shop.server.books)).toEqual([]);
	});

	test("a refund that is tried again holds its amount, until another one replaces it", async ({ db }) => {
		const { number, amount, reference } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		const actorId = await addAccount(db, "Staff", "Admin");
		await recordAgain(db, reference);
		const refund = (choice: RefundChoice, key: string) =>
			refundPaidOrder(db, {
				number,
				choice,
				expectedAmount: choice.what === "amount" ? choice.amount : 0,
				idempotencyKey: key,
				actorId,
				now: ORDER_NOW,
			});
		const whole = { what: "amount", amount, why: "" } as const;
		expect(await refund(whole, "one")).toEqual({ ok: true, repeated: false });
		await shop.setFaults({ refuseRefund: "100" });
		expect(await send(db)).toBe("to_be_tried_again");
		await shop.setFaults({ refuseRefund: "0" });
		expect(await refund(whole, "two")).toEqual({ ok: false, reason: "changed" });
		const replacing = { ...whole, isReplacing: true };
		expect(await refund(replacing, "two")).toEqual({ ok: true, repeated: false });
		expect(await send(db)).toBe(true);
		expect(await send(db, inHours(1))).toBe(false);
		expect(await nextPaymentWork(db)).toBeNull();
		expect(givenBack(reference)).toMatchObject([{ metadata: { key: expect.stringMatching(/:two$/) } }]);
		expect(await readTotals(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
	});

	test("a failed refund that no longer fits keeps no money from a customer who cancels", async ({ db }) => {
		const { number, amount, reference } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		const actorId = await addAccount(db, "Staff", "Admin");
		await recordAgain(db, reference);
		const refund = (part: number, key: string) =>
			refundPaidOrder(db, {
				number,
				choice: { what: "amount", amount: part, why: "" },
				expectedAmount: part,
				idempotencyKey: key,
				actorId,
				now: ORDER_NOW,
			});
		await shop.setFaults({ holdRefund: "100" });
		await refund(amount - 100, "large");
		await send(db);
		await shop.cancelRefund((await readRefund(db)).provider_reference ?? "", { webhook: "drop" });
		await recordAgain(db, reference);
		await shop.setFaults({ holdRefund: "0" });
		expect(await readRefund(db)).toMatchObject({ state: "failed", next_attempt_at: null });
		await refund(200, "small");
		expect(await send(db)).toBe(true);
		await cancelOwnOrder(db, { number, viewer: CUSTOMER, expectedStatus: "new", now: ORDER_NOW });
		expect(await send(db)).toBe(true);
		expect(await readTotals(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
		expect(await auditPayments(db, shop.server.books)).toEqual([]);
	});

	test("staff replace a refund while the job tries it again: only one of them is made", async ({ db }) => {
		const { number, amount, reference } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		const actorId = await addAccount(db, "Staff", "Admin");
		await recordAgain(db, reference);
		const half = amount / 2;
		const refund = (key: string, isReplacing: boolean) =>
			refundPaidOrder(db, {
				number,
				choice: { what: "amount", amount: half, why: "", isReplacing },
				expectedAmount: half,
				idempotencyKey: key,
				actorId,
				now: ORDER_NOW,
			});
		await refund("three", false);
		await shop.setFaults({ refuseRefund: "100" });
		await send(db);
		await shop.setFaults({ refuseRefund: "0" });
		const { id } = await readRefund(db);
		// The job has claimed it, and comes second.
		await refund("four", true);
		const leasedUntil = inHours(2).toISOString();
		expect(await retryRefund(db, PAYMENT_SUBJECTS, { id, leasedUntil, now: ORDER_NOW })).toBe(false);
		expect(await send(db)).toBe(true);
		expect(givenBack(reference)).toHaveLength(1);
	});
});
