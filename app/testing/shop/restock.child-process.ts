import { tellRestocked } from "#app/shop/restock/tell-restocked.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";

export type RestockTask = { url: string; variantIds: number[]; rounds: number; now: string };

/** In each round, puts one unit of each variant on the shelf and writes the emails that are due; returns how many. */
await runHere<RestockTask>(async ({ url, variantIds, rounds, now }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const at = new Date(now);
	let told = 0;
	for (let round = 0; round < rounds; round++) {
		for (const variantId of variantIds)
			await transact(db, (trx) =>
				moveStock(trx, { variantId, quantity: 1, reason: "received", actorId: null, now: at }),
			);
		told += await tellRestocked(db, { stopPathOf: () => "/stop", now: at });
	}
	await db.destroy();
	return told;
});
