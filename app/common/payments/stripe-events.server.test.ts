import type Stripe from "stripe";
import { afterAll, beforeAll, expect } from "vitest";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/paying.ts";
import { chargeRefunded, disputeCreated, sessionCompleted } from "#app/testing/stripe-events.ts";
import { test } from "#db/testing/database-test.ts";
import { signatureOf } from "#demo/payment-provider/webhooks.ts";
import { receiveEvent } from "./receive-event.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

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
