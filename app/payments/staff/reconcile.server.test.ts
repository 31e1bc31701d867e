import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect } from "vitest";
import { refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { closeLostDispute } from "#app/payments/disputes.server.ts";
import { type PaymentProvider, PaymentProviderError, type ProviderRecord } from "#app/payments/provider.ts";
import { receiveEvent } from "#app/payments/receive-event.server.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { ORDER_NOW } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { closeDifference, listDifferences } from "./differences.server.ts";
import { differencesAsCsv } from "./differences-csv.server.ts";
import {
	nextReconciliation,
	readReconciliation,
	reconcileWhenDue,
	requestReconciliation,
} from "./reconcile.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const HOUR_MS = 60 * 60 * 1000;
/** The provider's books have the time of the machine. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Compares after this many hours. */
async function reconcile(db: Database, { hours = 2, provider = shop.provider } = {}) {
	const now = inHours(hours);
	await nextReconciliation(db, { provider: "stripe", now });
	await requestReconciliation(db, { provider: "stripe", now });
	return reconcileWhenDue(db, PAYMENT_SUBJECTS, { provider, now });
}

/** What differs among these records: other tests use the same provider. */
async function differences(db: Database, ids: readonly string[]) {
	const { rows } = await listDifferences(db);
	return rows
		.filter(({ record_id }) => ids.includes(record_id))
		.map((row) => [row.record_kind, row.what, row.our_amount, row.provider_amount]);
}

/** Only the records of these payments, as if the provider had no others. */
const only = (references: readonly (string | null)[]): PaymentProvider => ({
	...shop.provider,
	async listRecords(page) {
		const { records, next } = await shop.provider.listRecords(page);
		const own = records.filter(({ paymentReference }) => references.includes(paymentReference));
		return { records: own, next };
	},
});

/** The same books with one record more. */
const withRecord = (record: ProviderRecord): PaymentProvider => ({
	...only([]),
	listRecords: async ({ kind }) => ({ records: kind === record.kind ? [record] : [], next: null }),
});

async function addPaidOrder(db: Database, isRecorded = true) {
	const order = await addOnlineOrder(db, shop.provider);
	await shop.press(order.reference, "pay");
	if (isRecorded) await refresh(db, order.number);
	const { paymentReference, charge } = await shop.provider.readCheckout(order.reference);
	return { ...order, payment: paymentReference, charge: charge?.id ?? "" };
}

const refresh = (db: Database, number: string) =>
	refreshPayment(db, PAYMENT_SUBJECTS, {
		subject: "order",
		number,
		provider: shop.provider,
		now: new Date(),
	});

const mails = async (db: Database) =>
	(await db.selectFrom("outbox").select("subject").where("subject", "like", "Payments to%").execute()).length;

test("a payment whose webhooks were lost is recorded, and nothing differs", async ({ db }) => {
	await addAccount(db, "Staff", "Admin");
	const paid = await addPaidOrder(db);
	const lost = await addPaidOrder(db, false);
	expect(await reconcile(db, { provider: only([paid.payment, lost.payment]) })).toBe(true);
	expect((await listDifferences(db)).rows).toEqual([]);
	expect(await db.selectFrom("payments").select(["subject_number", "state"]).orderBy("id").execute()).toEqual(
		[
			{ subject_number: paid.number, state: "paid" },
			{ subject_number: lost.number, state: "paid" },
		],
	);
	expect(await readReconciliation(db, "stripe")).toMatchObject({
		compared: 4,
		started_at: null,
		failed_at: null,
	});
	expect(await mails(db)).toBe(0);
});

test("money of the last hour is not compared, because it may be on its way", async ({ db }) => {
	await addAccount(db, "Staff", "Admin");
	const { payment, charge } = await addPaidOrder(db, false);
	await reconcile(db, { hours: 0.5, provider: only([payment]) });
	expect(await readReconciliation(db, "stripe")).toMatchObject({ compared: 0 });
	expect(await differences(db, [charge])).toEqual([]);
	expect(await db.selectFrom("payment_entries").select("id").execute()).toEqual([]);
});

test("a charge that belongs to nothing here is told once, and stays until staff close it", async ({ db }) => {
	const staff = await addAccount(db, "Staff", "Admin");
	const record: ProviderRecord = {
		kind: "charge",
		id: "ch_other",
		amount: 900,
		currency: "USD",
		state: "succeeded",
		paymentReference: "pi_other",
		number: null,
	};
	const provider = withRecord(record);
	for (let run = 0; run < 2; run++) await reconcile(db, { provider });
	expect(await differences(db, ["ch_other"])).toEqual([["charge", "missing_here", null, 900]]);
	expect(await mails(db)).toBe(1);
	const { rows } = await listDifferences(db);
	const closing = { id: rows[0]?.id ?? 0, note: "Another shop.", actorId: staff, now: new Date() };
	expect(await closeDifference(db, closing)).toBe(true);
	expect(await closeDifference(db, closing)).toBe(false);
	await reconcile(db, { provider });
	expect((await listDifferences(db)).rows).toEqual([]);
	// It is told again when it is another one.
	await reconcile(db, { provider: withRecord({ ...record, amount: 901 }) });
	expect(await differences(db, ["ch_other"])).toEqual([["charge", "missing_here", null, 901]]);
	expect(await mails(db)).toBe(2);
});

test("an entry that the provider does not have, or has with another amount, differs until it is gone", async ({
	db,
}) => {
	const { reference, payment, charge } = await addPaidOrder(db);
	const checkout = await shop.provider.readCheckout(reference);
	const answering = (change: object | null): PaymentProvider => ({
		...only(change ? [payment] : []),
		readCheckout: async () => ({
			...checkout,
			charge: change && checkout.charge ? { ...checkout.charge, ...change } : null,
		}),
		listRecords: async (page) => {
			if (!change || page.kind !== "charge") return { records: [], next: null };
			const { records, next } = await only([payment]).listRecords(page);
			return { records: records.map((record) => ({ ...record, ...change })), next };
		},
	});
	await reconcile(db, { provider: answering(null) });
	expect(await differences(db, [charge])).toEqual([["charge", "missing_there", 5_500, null]]);
	await reconcile(db, { provider: answering({ amount: 5_400 }) });
	expect(await differences(db, [charge])).toEqual([["charge", "other_amount", 5_500, 5_400]]);
	await reconcile(db, { provider: only([payment]) });
	expect(await differences(db, [charge])).toEqual([]);
	expect(await db.selectFrom("payment_differences").select("note").execute()).toEqual([{ note: "" }]);
});

test("a fee that the ledger lacks is recorded, and one with another amount differs", async ({ db }) => {
	const { reference, payment } = await addPaidOrder(db, false);
	const checkout = await shop.provider.readCheckout(reference);
	await recordPayment(db, PAYMENT_SUBJECTS, {
		provider: "stripe",
		now: new Date(),
		checkout: { ...checkout, fees: [], awaitsFee: true },
	});
	const [fee = { id: "", amount: 0, currency: "" }] = checkout.fees;
	await reconcile(db, { provider: only([payment]) });
	expect((await listDifferences(db)).rows).toEqual([]);
	expect(
		await db.selectFrom("payment_entries").select(["amount", "currency"]).where("kind", "=", "fee").execute(),
	).toEqual([{ amount: -190, currency: "USD" }]);
	const raised = {
		...only([]),
		readCheckout: async () => ({ ...checkout, fees: [{ ...fee, amount: 195 }] }),
	};
	await reconcile(db, { hours: 4, provider: raised });
	expect(await differences(db, [fee.id])).toEqual([["fee", "other_amount", 190, 195]]);
});

test("a difference is looked at again when it is older than the lists", async ({ db }) => {
	const { reference, payment, charge } = await addPaidOrder(db);
	const checkout = await shop.provider.readCheckout(reference);
	const without = { ...only([]), readCheckout: async () => ({ ...checkout, charge: null }) };
	await reconcile(db, { provider: without });
	expect(await differences(db, [charge])).toHaveLength(1);
	await reconcile(db, { hours: 100, provider: without });
	expect(await differences(db, [charge])).toHaveLength(1);
	await reconcile(db, { hours: 101, provider: only([payment]) });
	expect(await differences(db, [charge])).toEqual([]);
});

test("an inquiry of the bank takes no money until it becomes a dispute", async ({ db }) => {
	const { number, payment } = await addPaidOrder(db);
	const tell = async (fields: Record<string, string> = {}) => {
		const body = new URLSearchParams({ number, ...fields });
		await fetch(`${shop.server.url}/disputes`, { method: "POST", body });
		await refresh(db, number);
		await reconcile(db, { provider: only([payment]) });
		const entries = await db.selectFrom("payment_entries").select("kind").orderBy("id").execute();
		expect((await listDifferences(db)).rows).toEqual([]);
		return entries.map(({ kind }) => kind).join(" ");
	};
	const paid = "charged fee";
	expect(await tell({ outcome: "inquiry" })).toBe(paid);
	expect(await tell({ outcome: "closed" })).toBe(paid);
	expect(await db.selectFrom("disputes").select("id").execute()).toEqual([]);
	expect(await tell()).toBe(`${paid} disputed fee`);
	expect(await tell({ outcome: "won" })).toBe(`${paid} disputed fee dispute_won fee`);
	expect(await db.selectFrom("disputes").select("state").execute()).toEqual([{ state: "won" }]);
});

test("refunds and disputes are compared too", async ({ db }) => {
	const { number, payment } = await addPaidOrder(db);
	const customer = { isGranted: true, guestHash: null, accountId: null };
	await cancelOwnOrder(db, { number, viewer: customer, expectedStatus: "new", now: ORDER_NOW });
	while (await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now: new Date() }));
	await fetch(`${shop.server.url}/disputes`, { method: "POST", body: new URLSearchParams({ number }) });
	await reconcile(db, { provider: only([payment]) });
	expect((await listDifferences(db)).rows).toEqual([]);
	expect(await readReconciliation(db, "stripe")).toMatchObject({ compared: 5 });
	const [open] = await db.selectFrom("disputes").select(["id", "payment_id", "state"]).execute();
	expect(open?.state).toBe("open");
	// Stripe says itself how it ends.
	const closing = { id: open?.id ?? 0, paymentId: open?.payment_id ?? 0, actorId: 0, now: new Date() };
	expect(await closeLostDispute(db, closing)).toBe(false);
	// The bank decides, and that webhook is lost too.
	const decided = new URLSearchParams({ number, outcome: "lost" });
	await fetch(`${shop.server.url}/disputes`, { method: "POST", body: decided });
	await reconcile(db, { provider: only([payment]) });
	expect(await db.selectFrom("disputes").select("state").execute()).toEqual([{ state: "lost" }]);
	expect((await listDifferences(db)).rows).toEqual([]);
	// An appeal succeeds.
	const appealed = new URLSearchParams({ number, outcome: "won" });
	await fetch(`${shop.server.url}/disputes`, { method: "POST", body: appealed });
	await reconcile(db, { provider: only([payment]) });
	expect(await db.selectFrom("disputes").select("state").execute()).toEqual([{ state: "won" }]);
	const won = db.selectFrom("payment_entries").select("id").where("kind", "=", "dispute_won");
	expect(await won.execute()).toHaveLength(1);
	expect((await listDifferences(db)).rows).toEqual([]);
});

test("several processes compare once, and a run that fails is tried again within an hour", async ({ db }) => {
	const now = inHours(2);
	const planned = { provider: "stripe", now } as const;
	await Promise.all([nextReconciliation(db, planned), nextReconciliation(db, planned)]);
	const run = (provider: PaymentProvider, at = now) =>
		reconcileWhenDue(db, PAYMENT_SUBJECTS, { provider, now: at });
	const results = await Promise.all([run(only([])), run(only([])), run(only([]))]);
	expect(results.toSorted()).toEqual([false, false, true]);
	expect(await nextReconciliation(db, planned)).toBe(new Date(now.getTime() + 24 * HOUR_MS).toISOString());
	await requestReconciliation(db, planned);
	await shop.setFaults({ refuse: "100" });
	expect(await run(shop.provider)).toBe("to_be_tried_again");
	await shop.setFaults({ refuse: "0" });
	expect(await readReconciliation(db, "stripe")).toMatchObject({
		failed_at: now.toISOString(),
		ran_at: now.toISOString(),
		started_at: null,
		due_at: new Date(now.getTime() + HOUR_MS).toISOString(),
	});
	expect(await run(only([]), inHours(4))).toBe(true);
	expect(await readReconciliation(db, "stripe")).toMatchObject({ failed_at: null });
});

test("a run can’t be asked for while one is going on", async ({ db }) => {
	const now = inHours(2);
	let during: boolean | undefined;
	const provider: PaymentProvider = {
		...only([]),
		async listRecords() {
			during ??= await requestReconciliation(db, { provider: "stripe", now });
			return { records: [], next: null };
		},
	};
	await nextReconciliation(db, { provider: "stripe", now });
	await reconcileWhenDue(db, PAYMENT_SUBJECTS, { provider, now });
	expect(during).toBe(false);
	expect(await requestReconciliation(db, { provider: "stripe", now })).toBe(true);
});

test("the file of differences has closed ones too, with who closed them and why", async ({ db }) => {
	const staff = await addAccount(db, "Staff", "Admin");
	const record: ProviderRecord = {
		kind: "charge",
		id: "ch_filed",
		amount: 900,
		currency: "USD",
		state: "succeeded",
		paymentReference: "pi_filed",
		number: null,
	};
	await reconcile(db, { provider: withRecord(record) });
	const row = async () => {
		const lines = (await text(differencesAsCsv(db))).split("\r\n");
		return lines.find((line) => line.includes("ch_filed"));
	};
	expect(await row()).toMatch(/,Charge,,Stripe,ch_filed,Only at the provider,USD,,,9\.00,Succeeded,,,$/);
	const { rows } = await listDifferences(db);
	await closeDifference(db, { id: rows[0]?.id ?? 0, note: "Another shop.", actorId: staff, now: new Date() });
	expect(await row()).toMatch(/,Succeeded,[^,]+Z,[^,]+@[^,]+,Another shop\.$/);
});

test("a charge at another checkout of an order is shown with the order’s payment", async ({ db }) => {
	const { number } = await addPaidOrder(db);
	const record: ProviderRecord = {
		kind: "charge",
		id: "ch_twice",
		amount: 5_500,
		currency: "USD",
		state: "succeeded",
		paymentReference: "pi_twice",
		number,
	};
	await reconcile(db, { provider: withRecord(record) });
	const { rows } = await listDifferences(db);
	expect(rows).toMatchObject([{ record_id: "ch_twice", what: "missing_here", number }]);
});

test("a payment at Mollie is as in its books, from its link to a chargeback that is reversed", async ({
	db,
}) => {
	const mollie = await openProvider({ name: "mollie" });
	try {
		const { provider } = mollie;
		/** Applies the webhook of `work`, with its signature. */
		const tellOf = async (work: () => Promise<unknown>) => {
			const before = mollie.webhooks.length;
			await work();
			const [webhook] = (await mollie.waitForWebhooks(before + 1)).slice(before);
			if (!webhook) throw new Error("There is no webhook.");
			const received = { provider, ...webhook, now: new Date() };
			expect(await receiveEvent(db, PAYMENT_SUBJECTS, received)).toBe("accepted");
		};
		const { number, reference, amount } = await addOnlineOrder(db, provider);
		await tellOf(() => mollie.press(reference, "pay"));
		const customer = { isGranted: true, guestHash: null, accountId: null };
		await cancelOwnOrder(db, { number, viewer: customer, expectedStatus: "new", now: ORDER_NOW });
		await tellOf(() => sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now: new Date() }));
		const dispute = (fields = {}) =>
			fetch(`${mollie.server.url}/disputes`, {
				method: "POST",
				body: new URLSearchParams({ number, ...fields }),
			});
		const compare = async (hours: number) => {
			const now = inHours(hours);
			await nextReconciliation(db, { provider: "mollie", now });
			await requestReconciliation(db, { provider: "mollie", now });
			expect(await reconcileWhenDue(db, PAYMENT_SUBJECTS, { provider, now })).toBe(true);
			expect((await listDifferences(db)).rows).toEqual([]);
			expect(await readReconciliation(db, "mollie")).toMatchObject({ compared: 3 });
		};
		await tellOf(() => dispute());
		expect(await db.selectFrom("disputes").select(["amount", "state"]).execute()).toEqual([
			{ amount, state: "open" },
		]);
		await compare(2);
		// Staff give it up, and the bank returns the money after all. The webhook of the reversal is lost.
		const actorId = await addAccount(db, "Staff", "Admin");
		const { id, payment_id: paymentId } = await db
			.selectFrom("disputes")
			.select(["id", "payment_id"])
			.executeTakeFirstOrThrow();
		const close = (of = paymentId) => closeLostDispute(db, { id, paymentId: of, actorId, now: new Date() });
		expect(await close(paymentId + 1)).toBe(false);
		expect((await Promise.all([close(), close()])).toSorted()).toEqual([false, true]);
		const trail = await db.selectFrom("changes").select(["action", "subject", "actor_id"]).execute();
		expect(trail).toContainEqual({
			action: "dispute lost",
			subject: `payment ${paymentId}`,
			actor_id: actorId,
		});
		await compare(3);
		expect(await db.selectFrom("disputes").select("state").execute()).toEqual([{ state: "lost" }]);
		await dispute({ outcome: "won" });
		await compare(4);
		expect(await db.selectFrom("disputes").select("state").execute()).toEqual([{ state: "won" }]);
		const entries = await db.selectFrom("payment_entries").select(["kind", "amount"]).orderBy("id").execute();
		expect(entries).toEqual([
			{ kind: "charged", amount },
			{ kind: "refunded", amount: -amount },
			{ kind: "disputed", amount: -amount },
			{ kind: "dispute_won", amount },
		]);
	} finally {
		await mollie.close();
	}
});

test("after days without an answer, the books are compared since the last run that succeeded", async ({
	db,
}) => {
	await reconcile(db, { hours: 0.5, provider: only([]) });
	const { payment, charge } = await addPaidOrder(db, false);
	const silent: PaymentProvider = {
		...shop.provider,
		listRecords: async () => {
			throw new PaymentProviderError("no answer", { isAnswered: false, isFinal: false });
		},
	};
	expect(await reconcile(db, { hours: 24, provider: silent })).toBe("to_be_tried_again");
	expect(await reconcile(db, { hours: 6 * 24, provider: only([payment]) })).toBe(true);
	const entries = await db.selectFrom("payment_entries").select("provider_event").execute();
	expect(entries).toContainEqual({ provider_event: charge });
});

/** Charges that belong to nothing here. */
const strangeCharges = (count: number) =>
	Array.from({ length: count }, (_, at): ProviderRecord => {
		const charge = {
			kind: "charge",
			id: `ch_${at}`,
			amount: 900,
			currency: "USD",
			state: "succeeded",
		} as const;
		return { ...charge, paymentReference: `pi_${at}`, number: null };
	});

/** Books that have only these records. */
const booksOf = (records: ProviderRecord[]): PaymentProvider => ({
	...only([]),
	listRecords: async ({ kind }) => ({ records: kind === "charge" ? records : [], next: null }),
});

const countDifferences = async (db: Database) =>
	(await db.selectFrom("payment_differences").select("id").where("closed_at", "is", null).execute()).length;

test("more differences than one run looks at keep no new one from being found", async ({ db }) => {
	const provider = booksOf(strangeCharges(450));
	const counted: number[] = [];
	for (let hours = 2; hours < 10; hours++) {
		await reconcile(db, { hours, provider });
		counted.push(await countDifferences(db));
	}
	expect(counted.slice(0, 3)).toEqual([200, 400, 450]);
	expect(await readReconciliation(db, "stripe")).toMatchObject({ ran_at: expect.any(String) });
	await reconcile(db, { hours: 10, provider: booksOf(strangeCharges(451)) });
	expect(await countDifferences(db)).toBe(451);
});

test("more differences than one run looks at are looked at again in turns", async ({ db }) => {
	const { number, charge, payment } = await addPaidOrder(db, false);
	await reconcile(db, { provider: booksOf(strangeCharges(250)) });
	await reconcile(db, { hours: 3, provider: booksOf(strangeCharges(250)) });
	await db
		.updateTable("orders")
		.set({ payment_method: "bank_transfer" })
		.where("number", "=", number)
		.execute();
	await reconcile(db, { hours: 4, provider: only([payment]) });
	expect(await differences(db, [charge])).toHaveLength(1);
	// It is the last of 251, older than the lists, and settled by now.
	await db.updateTable("orders").set({ payment_method: "online" }).where("number", "=", number).execute();
	for (let days = 10; days < 13; days++) await reconcile(db, { hours: days * 24, provider: only([]) });
	expect(await differences(db, [charge])).toEqual([]);
	expect(await countDifferences(db)).toBe(250);
});

test("fees of another site’s charges keep nothing from being looked at", async ({ db }) => {
	const fees = strangeCharges(250).map(
		(charge): ProviderRecord => ({ ...charge, kind: "fee", id: `fee ${charge.id}` }),
	);
	await reconcile(db, { provider: booksOf([...fees, ...strangeCharges(1)]) });
	expect(await countDifferences(db)).toBe(1);
	expect(await readReconciliation(db, "stripe")).toMatchObject({ ran_at: expect.any(String) });
});

test("a run that leaves something to the next one does not count as the last that succeeded", async ({
	db,
}) => {
	const runs = () => readReconciliation(db, "stripe");
	await reconcile(db, { provider: booksOf(strangeCharges(201)) });
	expect(await runs()).toMatchObject({ ran_at: null, failed_at: null });
	await reconcile(db, { hours: 3, provider: only([]) });
	expect(await runs()).toMatchObject({ ran_at: expect.any(String) });
});

test("a payment that can’t be recorded stays a difference, and stops no other", async ({ db }) => {
	const broken = await addPaidOrder(db, false);
	const fine = await addPaidOrder(db, false);
	// An order that the provider's answer can't settle.
	await db
		.updateTable("orders")
		.set({ payment_method: "bank_transfer" })
		.where("number", "=", broken.number)
		.execute();
	expect(await reconcile(db, { provider: only([broken.payment, fine.payment]) })).toBe(true);
	expect(await differences(db, [broken.charge, fine.charge])).toEqual([
		["charge", "missing_here", null, broken.amount],
	]);
	expect(await db.selectFrom("payments").select(["subject_number", "state"]).orderBy("id").execute()).toEqual(
		[
			{ subject_number: broken.number, state: "open" },
			{ subject_number: fine.number, state: "paid" },
		],
	);
});
