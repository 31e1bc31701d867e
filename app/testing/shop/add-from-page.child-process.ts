import { addFromPage } from "#app/shop/cart/add-to-cart.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

type PageAddTask = {
	url: string;
	tokenHash: string;
	variantIds: number[];
	now: string;
};

/** Adds two of each variant from its page; returns whether each was a repetition. */
await runHere<PageAddTask>(async ({ url, tokenHash, variantIds, now }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const owner = { tokenHash, accountId: null };
	const repeated: boolean[] = [];
	for (const variantId of variantIds) {
		const addition = { owner, variantId, quantity: 2, now: new Date(now) };
		const outcome = await addFromPage(db, addition);
		repeated.push(outcome.ok && outcome.repeated);
	}
	return repeated;
});
