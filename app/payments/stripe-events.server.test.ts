import type Stripe from "stripe";
import { afterAll, beforeAll, expect } from "vitest";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { chargeRefunded, disputeCreated, sessionCompleted } from "#app/testing/payments/stripe-events.ts";
import { test } from "#db/testing/database-test.ts";
import { signatureOf } from "#demo/payment-provider/webhooks.ts";
import { receiveEvent } from "./receive-event.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

test("a signed webhook whose names are no text is refused, and stores nothing", async ({ db }) => {
	const { reference } = await addOnlineOrder(db, shop.provider);
	await shop.press(reference, "pay");
	const at = Math.floor(Date.now() / 1000);
	const right = { id: "evt_odd", object: "event", type: "checkout.session.completed" };
	const session = { id: reference, object: "checkout.session", payment_intent: null };
	const receive = (event: object) => {
		const body = JSON.stringify({ ...right, data: { object: session }, ...event });
		const headers = { "stripe-signature": signatureOf(body, { secret: shop.webhookSecret, at }) };
		return receiveEvent(db, PAYMENT_SUBJECTS, { provider: shop.provider, headers, body, now: new Date() });
	};
	for (const odd of [5, null, undefined, {}, [], true, "", "a\u0000b", "a".repeat(256), "é"]) {
		expect(await receive({ id: odd }), `id ${JSON.stringify(odd)}`).toBe("invalid");
		expect(await receive({ type: odd }), `type ${JSON.stringify(odd)}`).toBe("invalid");
	}
	for (const data of [null, 5, {}, { object: null }, { object: { ...session, id: "a\u0000b" } }])
		expect(await receive({ data }), JSON.stringify(data)).toBe("invalid");
	for (const payment_intent of ["a\u0000b", { id: 5 }])
		expect(await receive({ data: { object: { ...session, payment_intent } } })).toBe("invalid");
	expect(await db.selectFrom("payment_events").select("id").execute()).toEqual([]);
	expect(await receive({})).toBe("accepted");
	expect(await db.selectFrom("payment_events").select("id").execute()).toHaveLength(1);
});

test("Stripe's complete events are applied as it publishes them", async ({ db }) => {
	const { number, reference, amount } = await addOnlineOrder(db, shop.provider);
	await shop.press(reference, "pay");
	const { id: payment = "", chargeId: charge = "" } = shop.server.books.sessions[reference]?.payment ?? {};
	const at = Math.floor(Date.now() / 1000);
	const told = { session: reference, payment, charge, amount, at };
	const receive = (event: Stripe.Event) => {
		const body = JSON.stringify(event, null, 2);
		const headers = { "stripe-signature": signatureOf(body, { secret: shop.webhookSecret, at }) };
		const now = new Date(at * 1000);
		return receiveEvent(db, PAYMENT_SUBJECTS, { provider: shop.provider, headers, body, now });
	};
	const read = async () => [
		await db
			.selectFrom("orders")
			.select(["payment", "paid_total", "refunded_total"])
			.where("number", "=", number)
			.executeTakeFirst(),
		(await db.selectFrom("disputes").select("state").execute()).map(({ state }) => state),
	];

	expect(await receive(sessionCompleted(told))).toBe("accepted");
	expect(await read()).toEqual([{ payment: "paid", paid_total: amount, refunded_total: 0 }, []]);

	const checkout = await shop.provider.readCheckout(reference);
	await shop.provider.refund({ checkout, amount, key: "refund:all" });
	expect(await receive(chargeRefunded(told))).toBe("accepted");
	expect(await read()).toMatchObject([{ payment: "refunded", refunded_total: amount }, []]);

	await fetch(`${shop.server.url}/disputes`, { method: "POST", body: new URLSearchParams({ number }) });
	expect(await receive(disputeCreated(told))).toBe("accepted");
	expect(await read()).toMatchObject([{ payment: "refunded" }, ["open"]]);

	const events = await db.selectFrom("payment_events").select("type").orderBy("id").execute();
	expect(events.map(({ type }) => type)).toEqual([
		...["checkout.session.completed", "charge.refunded", "charge.dispute.created"],
	]);
});
