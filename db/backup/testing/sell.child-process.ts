import { addOrder } from "#app/testing/shop/order.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type SellTask = { url: string; variantId: number; until: string };

/** Sells until somebody writes `until` into the audit trail; returns the number sold. */
await runHere<SellTask>(async ({ url, variantId, until }) => {
	const db = openDatabase({ url, poolSize: 2 });
	let sold = 0;
	const isOver = () => db.selectFrom("changes").select("id").where("detail", "=", until).executeTakeFirst();
	while (!(await isOver())) {
		await addOrder(db, { lines: [{ variantId, quantity: 1 }] });
		sold += 1;
	}
	return sold;
});
