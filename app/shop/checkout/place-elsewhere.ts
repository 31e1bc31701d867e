import { placingOf, withCurrentQuote } from "#app/testing/placing.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { type PlaceOutcome, placeOrder } from "./place-order.server.ts";

export type PlaceTask = { url: string; cartIds: number[]; deliveryMethodId: number };

/** Orders each cart like a customer who agrees to all changes; prints each number at once. */
await runHere<PlaceTask>(async ({ url, cartIds, deliveryMethodId }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const cartId of cartIds) {
		const placing = placingOf({ cartId, deliveryMethodId });
		let outcome: PlaceOutcome;
		do outcome = await placeOrder(db, await withCurrentQuote(db, placing));
		while (!outcome.ok && outcome.reason === "changed");
		if (outcome.ok) process.stdout.write(`${outcome.number}\n`);
		outcomes.push(outcome.ok ? "ordered" : outcome.reason);
	}
	return outcomes;
});
