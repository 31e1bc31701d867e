import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";

/** Orders of hours that are longer over than this change seldom enough that nobody waits for another. */
const SETTLED_MS = 2 * 60 * 60 * 1000;

/** What each table sums, and by what beside the hour. */
const FIGURES = [
	{
		table: "order_figures",
		keys: ["currency", "hour"],
		sums: ["revenue", "orders", "lost", "returned", "units"],
	},
	{ table: "cart_figures", keys: ["hour"], sums: ["carts", "ordered"] },
];

/**
 * Makes one row of the eight parts in which PostgreSQL keeps an hour's figures, so that a dashboard reads an eighth of
 * the rows. What changes in such an hour later is a part again, until the next time. Parts that somebody is changing
 * are left for then. SQLite has one part.
 */
export async function mergeFigures(db: Database, { now }: { now: Date }): Promise<void> {
	if (engineOf(db) !== "postgres") return;
	const settled = new Date(now.getTime() - SETTLED_MS).toISOString();
	for (const { table, keys, sums } of FIGURES) {
		const [figures, by] = [sql.table(table), sql.raw(keys.join(", "))];
		const each = (of: (sum: string) => string) => sql.raw(sums.map(of).join(", "));
		await sql`with apart as materialized (
				select ctid from ${figures} where part <> 0 and hour < ${settled} for update skip locked
			), gone as (
				delete from ${figures} where ctid = any (array(select ctid from apart)) returning *
			)
			insert into ${figures} (${by}, part, ${sql.raw(sums.join(", "))})
			select ${by}, 0, ${each((sum) => `sum(${sum})`)} from gone group by ${by}
			on conflict (${by}, part) do update
				set ${each((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`)}`.execute(db);
	}
}
