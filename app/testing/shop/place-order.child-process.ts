import { type PlaceOutcome, placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { placingOf, withCurrentQuote } from "./placing.ts";

export type PlaceTask = {
	url: string;
	cartIds: number[];
	deliveryMethodId: number;
	change?: { staffId: number; guestHash: null; idempotencyKey?: string };
};

/** Orders each cart like a customer who agrees to all changes; prints each number at once. */
await runHere<PlaceTask>(async ({ url, cartIds, deliveryMethodId, change }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const cartId of cartIds) {
		const placing = placingOf({ cartId, deliveryMethodId }, change);
		let outcome: PlaceOutcome;
		do outcome = await placeOrder(db, await withCurrentQuote(db, placing));
		while (!outcome.ok && outcome.reason === "changed");
		if (outcome.ok) process.stdout.write(`${outcome.number}\n`);
		outcomes.push(outcome.ok ? "ordered" : outcome.reason);
	}
	return outcomes;
});
