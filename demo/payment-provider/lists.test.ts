import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenProvider, openProvider, SITE } from "#app/testing/payments/paying.ts";

let shop: OpenProvider;
let stripe: Stripe;
beforeAll(async () => {
	shop = await openProvider();
	const { hostname: host, port } = new URL(shop.server.url);
	stripe = new Stripe(shop.secretKey, { host, port, protocol: "http", maxNetworkRetries: 0 });
	await pay(5);
});
afterAll(() => shop.close());

async function pay(count: number) {
	for (let at = 1; at <= count; at++) {
		const checkout = await shop.provider.createCheckout({
			title: `Order ${at}`,
			number: `M${at}`,
			amount: at * 100,
			currency: "USD",
			returnUrl: SITE,
			idempotencyKey: crypto.randomUUID(),
		});
		await shop.press(checkout.reference, "pay");
		const paid = await shop.provider.readCheckout(checkout.reference);
		await shop.provider.refund({
			checkout: paid,
			amount: at,
			key: `refund:${checkout.reference}`,
		});
	}
}

test("Stripe's library reads every page of charges, refunds and events, newest first", async () => {
	const charges = await stripe.charges.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
	expect(charges.map(({ amount, amount_refunded }) => amount + amount_refunded).sort()).toEqual([
		101, 202, 303, 404, 505,
	]);
	const created = charges.map((charge) => charge.created);
	expect(created).toEqual(created.toSorted((one, other) => other - one));
	const refunds = await stripe.refunds.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
	expect(refunds.map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1]);
	expect(refunds[0]).toMatchObject({ status: "succeeded" });
	const events = await stripe.events.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
	expect(events.map(({ type }) => type)).toEqual(
		Array.from({ length: 5 }, () => ["charge.refunded", "checkout.session.completed"]).flat(),
	);
});

test("lists say whether there is more, and go back from an element", async () => {
	const first = await stripe.refunds.list({ limit: 3 });
	expect(first).toMatchObject({ object: "list", url: "/v1/refunds", has_more: true });
	const last = await stripe.refunds.list({ limit: 3, starting_after: first.data[2]?.id ?? "" });
	expect([last.data.length, last.has_more]).toEqual([2, false]);
	const back = await stripe.refunds.list({ limit: 2, ending_before: last.data[0]?.id ?? "" });
	expect(back).toMatchObject({ data: first.data.slice(1), has_more: true });
});

test("lists can be limited to a payment, to types and to a time", async () => {
	const [charge] = (await stripe.charges.list({ limit: 1 })).data;
	const payment = String(charge?.payment_intent);
	expect((await stripe.charges.list({ payment_intent: payment })).data).toEqual([charge]);
	expect((await stripe.refunds.list({ charge: charge?.id ?? "" })).data).toMatchObject([
		{ payment_intent: payment },
	]);
	const types = ["charge.refunded"];
	expect((await stripe.events.list({ types, limit: 100 })).data).toHaveLength(5);
	expect((await stripe.events.list({ type: "charge.dispute.created" })).data).toEqual([]);
	const after = (charge?.created ?? 0) + 1;
	expect((await stripe.charges.list({ created: { gte: after } })).data).toEqual([]);
	expect((await stripe.charges.list({ created: { lt: after } })).data).toHaveLength(5);
});

test("events are listed even when their webhooks are lost", async () => {
	await shop.setFaults({ drop: "100" });
	await pay(1);
	await shop.setFaults({ drop: "0" });
	expect((await stripe.events.list({ limit: 100 })).data.length).toBeGreaterThan(10);
});
