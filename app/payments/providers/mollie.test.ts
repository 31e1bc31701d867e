import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentProviderError, type ProviderRecord, type RecordList } from "#app/payments/provider.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { mollieProvider } from "./mollie.server.ts";
import { fromMollieAmount, toMollieAmount } from "./mollie-amount.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider({ name: "mollie" });
});
afterAll(() => shop.close());

const create = (change: object = {}) =>
	shop.provider.createCheckout({
		title: "Order M-4F7K-9QXB-T",
		number: "M4F7K9QXBT",
		amount: 9_200,
		currency: "USD",
		returnUrl: "https://meeha.test/track/M4F7K9QXBT/payment",
		idempotencyKey: crypto.randomUUID(),
		...change,
	});

const createPaid = async () => {
	const { reference } = await create();
	await shop.press(reference, "pay");
	return shop.provider.readCheckout(reference);
};

test("a payment link is open until it is paid, and then has its charge, refunds and disputes", async () => {
	const checkout = await create();
	expect(checkout).toMatchObject({ state: "open", currency: "USD", charge: null, paymentReference: null });
	expect(await (await fetch(checkout.url ?? "")).text()).toContain("Pay $92.00");
	await shop.press(checkout.reference, "pay");
	const paid = await shop.provider.readCheckout(checkout.reference);
	expect(paid).toMatchObject({ state: "paid", url: null, charge: { amount: 9_200 }, disputes: [] });
	expect(paid.charge?.id).toBe(paid.paymentReference);
	const refund = { amount: 1_200, key: "refund:1" };
	const made = await shop.provider.refund({ ...refund, checkout: paid });
	expect(made).toMatchObject({ amount: 1_200, state: "succeeded", key: "refund:1" });
	// Even after the provider has forgotten the key.
	shop.server.books.answers = {};
	const later = await shop.provider.readCheckout(checkout.reference);
	expect(await shop.provider.refund({ ...refund, checkout: later })).toEqual(made);
	await expect(
		shop.provider.refund({ checkout: later, amount: 8_001, key: "refund:2" }),
	).rejects.toMatchObject({ isFinal: true });
	expect((await shop.provider.readCheckout(checkout.reference)).refunds).toEqual([made]);
});

test("a chargeback is an open dispute until it is reversed", async () => {
	const { reference } = await createPaid();
	const session = shop.server.books.sessions[reference];
	if (session) session.number = "MDISPUTED1";
	const dispute = (outcome: Record<string, string>) =>
		fetch(`${shop.server.url}/disputes`, {
			method: "POST",
			body: new URLSearchParams({ number: "MDISPUTED1", ...outcome }),
		});
	await dispute({});
	expect((await shop.provider.readCheckout(reference)).disputes).toMatchObject([
		{ amount: 9_200, reason: "AC01", state: "open" },
	]);
	await dispute({ outcome: "won" });
	expect((await shop.provider.readCheckout(reference)).disputes).toMatchObject([{ state: "won" }]);
});

test("an archived link can't be paid, and a paid one stays paid", async () => {
	const { reference } = await create();
	await shop.provider.expireCheckout(reference);
	expect(await shop.press(reference, "pay")).toBeNull();
	expect(await shop.provider.readCheckout(reference)).toMatchObject({ state: "expired", url: null });
	const paid = await createPaid();
	await shop.provider.expireCheckout(paid.reference);
	expect(await shop.provider.readCheckout(paid.reference)).toMatchObject({ state: "paid" });
});

test("amounts have the currency's decimals, and a currency that Mollie does not charge to cards is refused", async () => {
	expect(toMollieAmount(5, "EUR")).toEqual({ value: "0.05", currency: "EUR" });
	expect(toMollieAmount(9_200, "EUR")).toEqual({ value: "92.00", currency: "EUR" });
	expect(toMollieAmount(1_000, "JPY")).toEqual({ value: "1000", currency: "JPY" });
	expect(fromMollieAmount({ value: "92.10", currency: "EUR" })).toBe(9_210);
	expect(fromMollieAmount({ value: "1000", currency: "JPY" })).toBe(1_000);
	// Mollie has hundredths of the forint, and we don't.
	expect(toMollieAmount(1_000, "HUF")).toEqual({ value: "1000.00", currency: "HUF" });
	expect(fromMollieAmount({ value: "1000.00", currency: "HUF" })).toBe(1_000);
	expect(toMollieAmount(12_340, "KWD")).toBeNull();
	await expect(create({ currency: "KWD", amount: 12_340 })).rejects.toMatchObject({ isFinal: true });
	const { reference } = await create({ currency: "JPY", amount: 9_200 });
	await shop.press(reference, "pay");
	expect((await shop.provider.readCheckout(reference)).charge?.amount).toBe(9_200);
});

test("a failed call says nothing of what was sent", async () => {
	await shop.setFaults({ refuse: "100" });
	const failure = await create({ title: "Order secret" }).catch((error) => error);
	await shop.setFaults({ refuse: "0" });
	expect(failure).toBeInstanceOf(PaymentProviderError);
	expect(failure).toMatchObject({ isAnswered: true, isFinal: false });
	expect(String(failure)).not.toContain("secret");
	const wrongKey = mollieProvider({
		apiKey: "test_wrong",
		webhookSecret: shop.webhookSecret,
		apiBase: shop.server.url,
	});
	await expect(wrongKey.readCheckout("pl_1")).rejects.toMatchObject({ isAnswered: true, isFinal: false });
});

const sign = (body: string, secret = shop.webhookSecret) =>
	`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
const verify = (body: string, signature: string) =>
	shop.provider.verifyWebhook({ body, headers: { "x-mollie-signature": signature }, now: new Date() });

/** The published shape of Mollie's events: https://docs.mollie.com/reference/webhooks-new */
const event = (type: string, entityId: string, entity: object = {}) =>
	JSON.stringify({
		resource: "event",
		id: `event_${entityId}`,
		type,
		entityId,
		createdAt: "2026-11-20T12:00:00Z",
		_embedded: { entity: { id: entityId, ...entity } },
	});

test.for([
	["payment-link.paid", "pl_1", {}, { checkout: "pl_1", payment: null }],
	["refund.failed", "re_1", { paymentId: "tr_1" }, { checkout: null, payment: "tr_1" }],
	["chargeback.received", "chb_1", { paymentId: "tr_1" }, { checkout: null, payment: "tr_1" }],
] as const)("an event of %s says what to read again", async ([type, id, entity, expected]) => {
	const body = event(type, id, entity);
	expect(await verify(body, sign(body))).toEqual({ id: `event_${id}`, type, ...expected });
});

test("a forged, altered or unsigned webhook is nothing, and one of two signatures is enough", async () => {
	const body = event("payment-link.paid", "pl_1");
	expect(await verify(body, `${sign(body, "the old secret")}, ${sign(body)}`)).not.toBeNull();
	expect(await verify(body, sign(body, "another secret"))).toBeNull();
	expect(await verify(body.replace("pl_1", "pl_2"), sign(body))).toBeNull();
	for (const signature of ["", "sha256=", "sha256=00", "💥"])
		expect(await verify(body, signature)).toBeNull();
	for (const text of ["", "id=tr_1", "null", "{}"]) expect(await verify(text, sign(text))).toBeNull();
});

test("its charges, refunds and disputes of a period are listed", async () => {
	const paid = await createPaid();
	const refund = await shop.provider.refund({ checkout: paid, amount: 500, key: "refund:listed" });
	const HOUR_MS = 60 * 60 * 1000;
	const list = async (kind: RecordList, { from = Date.now() - HOUR_MS, to = Date.now() + HOUR_MS } = {}) => {
		const found: ProviderRecord[] = [];
		for (let after: string | null = null; ; ) {
			const period = { from: new Date(from), to: new Date(to) };
			const { records, next } = await shop.provider.listRecords({ kind, after, ...period });
			found.push(...records);
			if (next === null) return found;
			after = next;
		}
	};
	expect(await list("charge")).toContainEqual({
		kind: "charge",
		id: paid.charge?.id,
		amount: 9_200,
		currency: "USD",
		state: "succeeded",
		paymentReference: paid.paymentReference,
		number: "M4F7K9QXBT",
	});
	expect(await list("refund")).toContainEqual({
		kind: "refund",
		id: refund.id,
		amount: 500,
		currency: "USD",
		state: "succeeded",
		paymentReference: paid.paymentReference,
		number: null,
	});
	expect(await list("dispute")).toHaveLength(shop.server.books.disputes.length);
	expect(await list("charge", { to: Date.now() - HOUR_MS })).toEqual([]);
});
