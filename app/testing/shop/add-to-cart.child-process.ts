import { addToCart } from "#app/shop/cart/add-to-cart.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type AddTask = { url: string; tokenHash: string; variantIds: number[]; now: string };

/** Adds one of each, as a browser tab would. */
await runHere<AddTask>(async ({ url, tokenHash, variantIds, now }) => {
	const db = openDatabase({ url });
	const owner = { tokenHash, accountId: null };
	for (const variantId of variantIds)
		await addToCart(db, { owner, variantId, quantity: 1, now: new Date(now) });
	await db.destroy();
	return null;
});
