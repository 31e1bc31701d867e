import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { ORDER_NOW } from "#app/testing/order.ts";
import { addOnlineOrder, type OpenProvider, openProvider, type SentWebhook } from "#app/testing/paying.ts";
import { auditPayments } from "#app/testing/payment-audit.ts";
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
			expectedVersion: "new",
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
		expect(await retry(db, id, inHours(2))).toBe(true);
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
});
