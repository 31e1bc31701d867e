import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentProviderError, type ProviderRecord, type RecordList } from "#app/payments/provider.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { chargeRefunded, disputeCreated, sessionCompleted } from "#app/testing/payments/stripe-events.ts";
import { stripeProvider } from "./stripe.server.ts";
import { fromStripeAmount, toStripeAmount } from "./stripe-amount.ts";
import { checkoutOf } from "./stripe-objects.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const create = (change: object = {}) =>
	shop.provider.createCheckout({
		title: "Order M-1",
		number: "M1",
		amount: 9_200,
		currency: "USD",
		returnUrl: "https://meeha.test/track/M1/payment",
		idempotencyKey: crypto.randomUUID(),
		...change,
	});

test("a checkout is open until it is paid, and then has its charge and its refunds", async () => {
	const checkout = await create();
	expect(checkout).toMatchObject({ state: "open", currency: "USD", charge: null, refunds: [] });
	expect(checkout.url).toContain("/pay/");
	const page = await (await fetch(checkout.url ?? "")).text();
	expect(page).toContain("Pay $92.00");
	expect(await shop.press(checkout.reference, "decline")).toBeNull();
	expect(await shop.press(checkout.reference, "leave")).toBe("https://meeha.test/track/M1/payment");
	expect(await shop.press(checkout.reference, "pay")).toBe("https://meeha.test/track/M1/payment");
	const paid = await shop.provider.readCheckout(checkout.reference);
	expect(paid).toMatchObject({ state: "paid", url: null, charge: { amount: 9_200 } });
	const refund = { checkout: paid, amount: 1_200, key: "refund:1" };
	expect(await shop.provider.refund(refund)).toMatchObject({
		amount: 1_200,
		state: "succeeded",
		key: "refund:1",
	});
	const after = await shop.provider.readCheckout(checkout.reference);
	expect(after.refunds).toMatchObject([{ amount: 1_200, key: "refund:1" }]);
	await expect(
		shop.provider.refund({ checkout: after, amount: 8_001, key: "refund:2" }),
	).rejects.toMatchObject({ isFinal: true });
});

test("the same key makes the same checkout and the same refund", async () => {
	const first = await create({ idempotencyKey: "payment:1:0" });
	expect((await create({ idempotencyKey: "payment:1:0" })).reference).toBe(first.reference);
	await shop.press(first.reference, "pay");
	const paid = await shop.provider.readCheckout(first.reference);
	const refund = { amount: 500, key: "refund:3" };
	const made = await shop.provider.refund({ ...refund, checkout: paid });
	expect(await shop.provider.refund({ ...refund, checkout: paid })).toEqual(made);
	// Even after the provider has forgotten the key.
	shop.server.books.answers = {};
	const later = await shop.provider.readCheckout(first.reference);
	expect(await shop.provider.refund({ ...refund, checkout: later })).toEqual(made);
	expect((await shop.provider.readCheckout(first.reference)).refunds).toHaveLength(1);
});

test("an expired checkout can't be paid, and a paid one can't be expired", async () => {
	const [left, paid] = [await create(), await create()];
	await shop.provider.expireCheckout(left.reference);
	expect(await shop.press(left.reference, "pay")).toBeNull();
	expect(await shop.provider.readCheckout(left.reference)).toMatchObject({ state: "expired", charge: null });
	await shop.press(paid.reference, "pay");
	await shop.provider.expireCheckout(paid.reference);
	expect(await shop.provider.readCheckout(paid.reference)).toMatchObject({ state: "paid" });
});

test.for([
	["JPY", 9_200, "¥9,200"],
	["KWD", 9_250, "KWD 9.250"],
	["USD", 9_250, "$92.50"],
] as const)("an amount in %s is charged as it is shown", async ([currency, amount, shown]) => {
	const checkout = await create({ currency, amount });
	const page = await (await fetch(checkout.url ?? "")).text();
	expect(page.replaceAll("\u00a0", " ")).toContain(`Pay ${shown}`);
	await shop.press(checkout.reference, "pay");
	expect((await shop.provider.readCheckout(checkout.reference)).charge?.amount).toBe(amount);
});

test("amounts have the provider's decimals, and one that it can't charge is refused", async () => {
	expect(toStripeAmount(500, "JPY")).toBe(500);
	expect(toStripeAmount(500, "ISK")).toBe(50_000);
	expect(fromStripeAmount(50_000, "ISK")).toBe(500);
	expect(toStripeAmount(12_340, "KWD")).toBe(12_340);
	expect(toStripeAmount(12_345, "KWD")).toBeNull();
	await expect(create({ currency: "KWD", amount: 12_345 })).rejects.toMatchObject({ isFinal: true });
});

test("a failed call says nothing of what was sent", async () => {
	await shop.setFaults({ refuse: "100" });
	const failure = await create({ title: "Order secret" }).catch((error) => error);
	await shop.setFaults({ refuse: "0" });
	expect(failure).toBeInstanceOf(PaymentProviderError);
	expect(failure).toMatchObject({ isAnswered: true, isFinal: false });
	expect(String(failure)).not.toContain("secret");
	expect(String(failure)).not.toContain(shop.secretKey);
});

const NOW = new Date("2026-11-20T12:00:00.000Z");

function signed(body: string, { at = NOW, secret = shop.webhookSecret } = {}): string {
	const seconds = Math.floor(at.getTime() / 1000);
	return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

const verify = (body: string, signature: string) =>
	shop.provider.verifyWebhook({ body, headers: { "stripe-signature": signature }, now: NOW });

const TOLD = { session: "cs_1", payment: "pi_1", charge: "ch_1", amount: 5_500, at: 1_790_000_000 };

test("Stripe's complete events say what to read again", async () => {
	const events = [
		{ event: sessionCompleted(TOLD), checkout: "cs_1" },
		{ event: chargeRefunded(TOLD), checkout: null },
		{ event: disputeCreated(TOLD), checkout: null },
	];
	for (const { event, checkout } of events) {
		const { id, type } = event;
		const body = JSON.stringify(event, null, 2);
		expect(await verify(body, signed(body)), type).toEqual({ id, type, checkout, payment: "pi_1" });
	}
});

test("Stripe's complete objects are read as a checkout with its dispute", () => {
	const session = sessionCompleted(TOLD).data.object;
	const disputes = [disputeCreated(TOLD).data.object];
	expect(checkoutOf(session, { refunds: [], disputes })).toMatchObject({
		reference: "cs_1",
		state: "paid",
		url: null,
		currency: "USD",
		paymentReference: "pi_1",
		disputes: [
			{
				id: "dp_1",
				amount: 5_500,
				reason: "fraudulent",
				state: "open",
				answerBefore: "2026-09-28T14:13:20.000Z",
			},
		],
		fees: [{ id: "txn_2", amount: 1_500, currency: "USD" }],
	});
});

test("a forged, altered or unsigned webhook, and one dated over five minutes ago or ahead, is nothing", async () => {
	const body = JSON.stringify({
		id: "evt_1",
		object: "event",
		data: { object: {} },
		type: "charge.refunded",
	});
	const read = (signature: string, text = body) => verify(text, signature);
	expect(await read(signed(body))).not.toBeNull();
	expect(await read(signed(body, { at: new Date(NOW.getTime() - 5 * 60_000) }))).not.toBeNull();
	expect(await read(signed(body, { at: new Date(NOW.getTime() - 5 * 60_000 - 1_000) }))).toBeNull();
	expect(await read(signed(body, { at: new Date(NOW.getTime() + 5 * 60_000) }))).not.toBeNull();
	expect(await read(signed(body, { at: new Date(NOW.getTime() + 5 * 60_000 + 1_000) }))).toBeNull();
	expect(await read(signed(body, { at: new Date(NOW.getTime() + 100 * 60_000) }))).toBeNull();
	expect(await read(signed(body, { secret: "whsec_other" }))).toBeNull();
	expect(await read(signed(body), body.replace("refunded", "captured"))).toBeNull();
	for (const signature of ["", "t=1,v1=00", "v1=00", "t=x", "💥"]) expect(await read(signature)).toBeNull();
});

test("while the webhook secret is replaced, the old one is accepted too", async () => {
	const body = JSON.stringify({
		id: "evt_1",
		object: "event",
		data: { object: {} },
		type: "charge.refunded",
	});
	const [webhookSecret, oldWebhookSecret] = ["whsec_new", "whsec_old"];
	const provider = stripeProvider({ secretKey: shop.secretKey, webhookSecret, oldWebhookSecret });
	const isAccepted = async (secret: string) => {
		const headers = { "stripe-signature": signed(body, { secret }) };
		return (await provider.verifyWebhook({ body, headers, now: NOW })) !== null;
	};
	expect(await isAccepted("whsec_new")).toBe(true);
	expect(await isAccepted("whsec_old")).toBe(true);
	expect(await isAccepted("whsec_other")).toBe(false);
	expect(await isAccepted("undefined")).toBe(false);
});

test("lists the charges, refunds and disputes of some days in pages, with their fees", async () => {
	const checkout = await create({ currency: "ISK", amount: 700, number: "M77" });
	const from = new Date(Date.now() - 60_000);
	await shop.press(checkout.reference, "pay");
	const paid = await shop.provider.readCheckout(checkout.reference);
	await shop.provider.refund({ checkout: paid, amount: 200, key: "refund:77" });
	await fetch(`${shop.server.url}/disputes`, {
		method: "POST",
		body: new URLSearchParams({ number: "M77" }),
	});
	const list = async (kind: RecordList, to = new Date(Date.now() + 60_000)) => {
		const records: ProviderRecord[] = [];
		let after: string | null = null;
		do {
			const page = await shop.provider.listRecords({ kind, from, to, after });
			records.push(...page.records);
			after = page.next;
		} while (after !== null);
		return records.filter(({ paymentReference }) => paymentReference === paid.paymentReference);
	};
	const common = { currency: "ISK", paymentReference: paid.paymentReference };
	expect(await list("charge")).toEqual([
		{ ...common, kind: "charge", id: paid.charge?.id, amount: 700, state: "succeeded", number: "M77" },
		{ ...common, kind: "fee", id: paid.fees[0]?.id, amount: 50, state: "succeeded", number: "M77" },
	]);
	expect(await list("refund")).toMatchObject([
		{ ...common, kind: "refund", amount: 200, state: "succeeded", number: null },
	]);
	expect(await list("dispute")).toMatchObject([
		{ ...common, kind: "dispute", amount: 700, state: "open" },
		{ ...common, kind: "fee", amount: 15, state: "succeeded" },
	]);
	expect(await list("charge", from)).toEqual([]);
});
