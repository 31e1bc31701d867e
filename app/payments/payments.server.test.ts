import { afterAll, beforeAll, describe, expect } from "vitest";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import type { PayTask } from "#app/testing/payments/pay.child-process.ts";
import {
	addOnlineOrder,
	type OpenProvider,
	openProvider,
	type SentWebhook,
	SITE,
} from "#app/testing/payments/paying.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import {
	checkNextPayment,
	nextPaymentWork,
	refreshPayment,
	sendNextRefund,
} from "./check-payments.server.ts";
import { ensureCheckout, payingStep, readPayment } from "./payments.server.ts";
import type { PaymentProvider } from "./provider.ts";
import { receiveEvent } from "./receive-event.server.ts";
import { recordPayment } from "./record-payment.server.ts";

describe.each(["stripe", "mollie"] as const)("with %s", (name) => {
	let shop: OpenProvider;
	beforeAll(async () => {
		shop = await openProvider({ name });
	});
	afterAll(() => shop.close());

	const CUSTOMER = { isGranted: true, guestHash: null, accountId: null };
	const inMinutes = (minutes: number) => new Date(ORDER_NOW.getTime() + minutes * 60_000);

	const readOrder = (db: Database, number: string) =>
		db
			.selectFrom("orders")
			.select(["status", "payment", "paid_total", "refunded_total"])
			.where("number", "=", number)
			.executeTakeFirstOrThrow();

	/** Of an order over 55.00, at the demo's provider: Mollie tells none. */
	const FEES = name === "stripe" ? [{ kind: "fee", amount: -190 }] : [];

	const entriesOf = (db: Database) =>
		db.selectFrom("payment_entries").select(["kind", "amount"]).orderBy("id").execute();

	const subjectsOf = async (db: Database, to = "ana@example.com") =>
		(
			await db.selectFrom("outbox").select("subject").where("to_address", "=", to).orderBy("id").execute()
		).map(({ subject }) => subject.replace(/ \(.*/, ""));

	const refresh = (db: Database, number: string, now = ORDER_NOW) =>
		refreshPayment(db, PAYMENT_SUBJECTS, { subject: "order", number, provider: shop.provider, now });

	const cancel = (db: Database, number: string) =>
		cancelOwnOrder(db, { number, viewer: CUSTOMER, expectedStatus: "new", now: ORDER_NOW });

	const sendRefund = (db: Database, now = ORDER_NOW) =>
		sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now });

	const check = (db: Database, now: Date) =>
		checkNextPayment(db, PAYMENT_SUBJECTS, { provider: shop.provider, origin: SITE, now });

	/** The next webhooks of the provider, sent after `work`. */
	async function webhooksOf(work: () => Promise<unknown>, count = 1): Promise<SentWebhook[]> {
		const before = shop.webhooks.length;
		await work();
		return (await shop.waitForWebhooks(before + count)).slice(before);
	}

	const receive = (db: Database, webhook: SentWebhook) =>
		receiveEvent(db, PAYMENT_SUBJECTS, { provider: shop.provider, ...webhook, now: new Date() });

	test("an order is paid once, however often and in which order the provider tells", async ({ db }) => {
		const { number, reference, amount } = await addOnlineOrder(db, shop.provider);
		const [webhook] = await webhooksOf(() => shop.press(reference, "pay"));
		const tell = () => receive(db, webhook as SentWebhook);
		await Promise.all([tell(), tell(), refresh(db, number)]);
		await tell();
		expect(await readOrder(db, number)).toEqual({
			status: "new",
			payment: "paid",
			paid_total: amount,
			refunded_total: 0,
		});
		expect(await entriesOf(db)).toEqual([{ kind: "charged", amount }, ...FEES]);
		expect(await subjectsOf(db)).toEqual(["We received your payment"]);
		expect(await db.selectFrom("payment_events").select("type").execute()).toHaveLength(1);
		expect(await nextPaymentWork(db)).toBeNull();
	});

	test("a replayed webhook changes nothing", async ({ db }) => {
		const { reference } = await addOnlineOrder(db, shop.provider);
		const [webhook] = await webhooksOf(() => shop.press(reference, "pay"));
		const ledger = async () => [
			await db.selectFrom("orders").selectAll().execute(),
			await db.selectFrom("payments").selectAll().execute(),
			await db.selectFrom("payment_entries").selectAll().execute(),
			await db.selectFrom("payment_events").selectAll().execute(),
			await db.selectFrom("outbox").selectAll().execute(),
		];
		await receive(db, webhook as SentWebhook);
		const applied = await ledger();
		for (let times = 0; times < 3; times++)
			expect(await receive(db, webhook as SentWebhook)).toBe("accepted");
		expect(await ledger()).toEqual(applied);
	});

	test("an answer from before the payment changes nothing after it", async ({ db }) => {
		const { number, reference } = await addOnlineOrder(db, shop.provider);
		const old = await shop.provider.readCheckout(reference);
		await shop.press(reference, "pay");
		await refresh(db, number);
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: name, checkout: old, now: inMinutes(1) });
		expect(await readPayment(db, { subject: "order", number })).toMatchObject({ state: "paid" });
		expect(await readOrder(db, number)).toMatchObject({ payment: "paid" });
	});

	test("a forged or altered webhook changes nothing, and one about something unknown is accepted", async ({
		db,
	}) => {
		const { number, reference } = await addOnlineOrder(db, shop.provider);
		const [webhook] = await webhooksOf(() => shop.press(reference, "pay"));
		const { body, headers } = webhook as SentWebhook;
		const forged = Object.fromEntries(
			Object.entries(headers).map(([header, value]) => [header, value.replace(/(v1|sha256)=../, "$1=00")]),
		);
		expect(await receive(db, { body: body.replace("paid", "paie"), headers })).toBe("invalid");
		expect(await receive(db, { body, headers: forged })).toBe("invalid");
		expect(await readOrder(db, number)).toMatchObject({ payment: "unpaid" });
		expect(await db.selectFrom("payment_events").selectAll().execute()).toEqual([]);
		const other = await webhooksOf(async () => {
			const elsewhere = await shop.provider.createCheckout({
				title: "Another site",
				number: "X",
				amount: 100,
				currency: "USD",
				returnUrl: SITE,
				idempotencyKey: crypto.randomUUID(),
			});
			await shop.press(elsewhere.reference, "pay");
		});
		expect(await receive(db, other[0] as SentWebhook)).toBe("accepted");
		expect(await entriesOf(db)).toEqual([]);
	});

	test("cancelling a paid order refunds all of it, once", async ({ db }) => {
		const { number, reference, amount } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		await refresh(db, number);
		expect(await cancel(db, number)).toMatchObject({ ok: true });
		expect(await readOrder(db, number)).toMatchObject({ status: "cancelled", payment: "paid" });
		const told = await webhooksOf(() => sendRefund(db));
		await receive(db, told[0] as SentWebhook);
		expect(await sendRefund(db)).toBe(false);
		expect(await readOrder(db, number)).toEqual({
			status: "cancelled",
			payment: "refunded",
			paid_total: amount,
			refunded_total: amount,
		});
		expect(await entriesOf(db)).toEqual([
			{ kind: "charged", amount },
			...FEES,
			{ kind: "refunded", amount: -amount },
		]);
		expect(await db.selectFrom("refunds").select("state").execute()).toEqual([{ state: "done" }]);
		expect(await subjectsOf(db)).toEqual([
			"We received your payment",
			"Your order is cancelled",
			"We sent your refund",
		]);
	});

	test("a payment for an order that has expired is refunded, and both sides are told", async ({ db }) => {
		await addAccount(db, "Staff", "Admin");
		await db.deleteFrom("outbox").execute();
		const payBefore = inMinutes(60).toISOString();
		const { number, reference, amount } = await addOnlineOrder(db, shop.provider, { payBefore });
		await shop.press(reference, "pay");
		expect(await expireOrders(db, { number, now: inMinutes(60) })).toBe(1);
		await check(db, inMinutes(60));
		await sendRefund(db, inMinutes(60));
		expect(await readOrder(db, number)).toEqual({
			status: "expired",
			payment: "refunded",
			paid_total: amount,
			refunded_total: amount,
		});
		expect(await subjectsOf(db)).toEqual([
			"Your order has expired",
			"We are refunding your payment",
			"We sent your refund",
		]);
		expect(await subjectsOf(db, "staff@example.com")).toEqual(["Order expired", "Late payment refunded"]);
	});

	test("nobody can pay the checkout of an order that was cancelled", async ({ db }) => {
		const { number, reference } = await addOnlineOrder(db, shop.provider);
		const old = await shop.provider.readCheckout(reference);
		await cancel(db, number);
		expect(await check(db, ORDER_NOW)).toBe(true);
		expect(await shop.press(reference, "pay")).toBeNull();
		expect(await readPayment(db, { subject: "order", number })).toMatchObject({ state: "expired" });
		expect(await nextPaymentWork(db)).toBeNull();
		// An answer from before changes nothing.
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: name, checkout: old, now: inMinutes(1) });
		expect(await readPayment(db, { subject: "order", number })).toMatchObject({ state: "expired" });
	});

	test("an order that is cancelled before it has a checkout gets none", async ({ db }) => {
		await shop.setFaults({ refuse: "100" });
		await expect(addOnlineOrder(db, shop.provider)).rejects.toThrow();
		await shop.setFaults({ refuse: "0" });
		const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
		await cancel(db, number);
		await ensureCheckout(db, {
			subject: "order",
			number,
			provider: shop.provider,
			origin: SITE,
			now: ORDER_NOW,
		});
		expect(await readPayment(db, { subject: "order", number })).toMatchObject({
			state: "expired",
			checkout_url: null,
		});
		expect(await nextPaymentWork(db)).toBeNull();
	});

	test("asks about an open checkout after 1, 5 and 30 minutes, then each hour", async ({ db }) => {
		const { number, reference } = await addOnlineOrder(db, shop.provider);
		const times: number[] = [];
		for (let now = ORDER_NOW; times.length < 5; ) {
			const next = new Date((await nextPaymentWork(db)) ?? expect.fail("nothing is planned"));
			times.push((next.getTime() - now.getTime()) / 60_000);
			now = next;
			expect(await check(db, now)).toBe(true);
		}
		expect(times).toEqual([1, 5, 30, 60, 60]);
		await shop.press(reference, "pay");
		await check(db, inMinutes(24 * 60));
		expect(await readOrder(db, number)).toMatchObject({ payment: "paid" });
	});

	if (name === "stripe")
		test("a fee that is told later is asked about after 5 minutes, an hour and a day, and recorded once", async ({
			db,
		}) => {
			const { number, reference, amount } = await addOnlineOrder(db, shop.provider);
			await shop.setFaults({ feeDelay: "600000" });
			await shop.press(reference, "pay");
			await shop.setFaults({ feeDelay: "0" });
			await refresh(db, number);
			const times: number[] = [];
			for (let now = ORDER_NOW; ; ) {
				const at = await nextPaymentWork(db);
				if (at === null) break;
				times.push((Date.parse(at) - now.getTime()) / 60_000);
				now = new Date(at);
				await check(db, now);
			}
			expect(times).toEqual([5, 60, 24 * 60]);
			expect(await entriesOf(db)).toEqual([{ kind: "charged", amount }]);
			const { payment } = shop.server.books.sessions[reference] ?? {};
			if (payment) payment.feeAfterMs = 0;
			const told = await shop.provider.readCheckout(reference);
			for (let times = 0; times < 2; times++)
				await recordPayment(db, PAYMENT_SUBJECTS, { provider: name, checkout: told, now: ORDER_NOW });
			expect(await entriesOf(db)).toEqual([{ kind: "charged", amount }, ...FEES]);
			expect(await readOrder(db, number)).toMatchObject({ paid_total: amount });
		});

	test("a provider that can't be reached loses nothing: the customer and the job try again", async ({
		db,
	}) => {
		await shop.setFaults({ refuse: "100" });
		await expect(addOnlineOrder(db, shop.provider, {}, {})).rejects.toThrow("could not create a checkout");
		await shop.setFaults({ refuse: "0" });
		const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
		const step = async () => {
			const payment = await readPayment(db, { subject: "order", number });
			return payment && payingStep(payment, ORDER_NOW);
		};
		expect(await step()).toBe("retry");
		expect(await check(db, ORDER_NOW)).toBe(true);
		expect(await step()).toEqual({ href: expect.stringContaining("/pay/") });
	});

	test("two processes that create a checkout at once offer one", async ({ db }) => {
		await shop.setFaults({ refuse: "100" });
		await expect(addOnlineOrder(db, shop.provider)).rejects.toThrow();
		await shop.setFaults({ refuse: "0" });
		const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
		const order = {
			subject: "order",
			number,
			provider: shop.provider,
			origin: SITE,
			now: ORDER_NOW,
		} as const;
		await Promise.all([1, 2, 3].map(() => ensureCheckout(db, order)));
		const created = Object.values(shop.server.books.sessions).filter((session) => session.number === number);
		expect(created).toHaveLength(1);
	});

	test("a refund whose answer was lost is not made twice", async ({ db }) => {
		const { number, reference, amount } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		await refresh(db, number);
		await cancel(db, number);
		const { idempotency_key: key } = await db
			.selectFrom("refunds")
			.select("idempotency_key")
			.executeTakeFirstOrThrow();
		const checkout = await shop.provider.readCheckout(reference);
		await shop.provider.refund({ checkout, amount, key });
		shop.server.books.answers = {};
		expect(await sendRefund(db)).toBe(true);
		expect(await readOrder(db, number)).toMatchObject({ payment: "refunded", refunded_total: amount });
	});

	test("a payment stays with the provider that it was opened with", async ({ db }) => {
		const other: PaymentProvider = {
			...shop.provider,
			name: name === "stripe" ? "mollie" : "stripe",
			readCheckout: () => expect.fail("the wrong provider is asked"),
			refund: () => expect.fail("the wrong provider is asked"),
		};
		const { number, reference } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		const chosen = { provider: other, origin: SITE };
		expect(await checkNextPayment(db, PAYMENT_SUBJECTS, { ...chosen, now: inMinutes(1) })).toBe(true);
		expect(await readOrder(db, number)).toMatchObject({ payment: "unpaid" });
		const both = { ...chosen, others: [shop.provider] };
		await checkNextPayment(db, PAYMENT_SUBJECTS, { ...both, now: inMinutes(60) });
		expect(await readOrder(db, number)).toMatchObject({ payment: "paid" });
		await cancel(db, number);
		expect(await sendNextRefund(db, PAYMENT_SUBJECTS, { ...chosen, now: ORDER_NOW })).toBe(
			"to_be_tried_again",
		);
		expect(await sendNextRefund(db, PAYMENT_SUBJECTS, { ...both, now: inMinutes(60) })).toBe(true);
		expect(await readOrder(db, number)).toMatchObject({ payment: "refunded" });
	});

	test("staff can't record what only the provider knows", async ({ db }) => {
		const actorId = await addAccount(db, "Staff", "Admin");
		const { number } = await addOnlineOrder(db, shop.provider);
		const paid = { column: "payment", expectedStatus: "unpaid", to: "paid", by: "staff" } as const;
		expect(await changeOrder(db, { number, ...paid, actorId, now: ORDER_NOW })).toEqual({
			ok: false,
			reason: "not_allowed",
		});
	});

	test("entries are never changed, and totals are their sums", async ({ db }) => {
		const { number, reference } = await addOnlineOrder(db, shop.provider);
		await shop.press(reference, "pay");
		await refresh(db, number);
		await expect(
			db
				.updateTable("payment_entries")
				.set({ amount: 1 } as never)
				.execute(),
		).rejects.toThrow("only ever added to");
		await expect(db.deleteFrom("payment_entries").execute()).rejects.toThrow("only ever added to");
		const order = db.updateTable("orders").where("number", "=", number);
		await expect(order.set({ paid_total: 1 }).execute()).rejects.toThrow("sums of the entries");
		await expect(db.updateTable("payments").set({ refunded_total: 1 }).execute()).rejects.toThrow();
	});

	const ELSEWHERE = "app/testing/payments/pay.child-process.ts";

	test("4 processes that are told of the same payments and cancellations agree with the provider", async ({
		db,
		url,
	}) => {
		const orders: { number: string; reference: string }[] = [];
		const webhooks = await webhooksOf(async () => {
			for (let at = 0; at < 5; at++) {
				const order = await addOnlineOrder(db, shop.provider);
				orders.push(order);
				await shop.press(order.reference, "pay");
			}
		}, 5);
		const numbers = orders.map(({ number }) => number);
		const { access, server } = shop;
		const task = { url, access };
		const others = [0, 1, 2, 3].map((at) =>
			startElsewhere<number>(ELSEWHERE, {
				...task,
				// Each begins elsewhere, so that they meet at different orders.
				numbers: [...numbers.slice(at), ...numbers.slice(0, at)],
				webhooks: [...webhooks].reverse(),
			} satisfies PayTask),
		);
		await Promise.all(others.map(({ ready }) => ready));
		for (const { go } of others) go();
		await Promise.all(others.map(({ result }) => result));
		// A refund that two processes met is sent after its lease.
		while (await sendRefund(db, new Date(Date.now() + 3_600_000)));
		for (const number of numbers) {
			const order = await readOrder(db, number);
			const session = Object.values(server.books.sessions).find((each) => each.number === number);
			const refunds = server.books.refunds.filter(({ payment }) => payment === session?.payment?.id);
			const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
			expect(order).toEqual({
				status: "cancelled",
				payment: "refunded",
				paid_total: session?.amount,
				refunded_total: refunded,
			});
			expect(refunds).toHaveLength(1);
		}
		const paid = (await subjectsOf(db)).filter((subject) => /payment/.test(subject));
		expect(paid).toHaveLength(numbers.length);
	});
});
