import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";

/** Orders of hours that ended longer ago change so rarely that nobody waits for another transaction. */
const SETTLED_MS = 2 * 60 * 60 * 1000;

const FIGURES = [
	{
		table: "order_figures",
		keys: ["currency", "hour"],
		sums: ["revenue", "orders", "lost", "returned", "units"],
	},
	{ table: "cart_figures", keys: ["hour"], sums: ["carts", "ordered"] },
];

/**
 * Merges the partial rows in which PostgreSQL stores an hour's figures into one, so that a dashboard reads an
 * eighth of the rows. A later change of the hour adds a partial row until the next merge.
 */
export async function mergeFigures(db: Database, { now }: { now: Date }): Promise<void> {
	const before = new Date(now.getTime() - SETTLED_MS).toISOString();
	for (const figures of FIGURES) await adapterOf(db).mergeParts(db, { ...figures, before });
}
