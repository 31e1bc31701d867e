import { sql } from "kysely";
import type { CounterParts } from "#db/engines/adapter.ts";
import type { Database } from "../../client.ts";

/** Adds the partial rows of an hour (1 and up) to row 0 and deletes them. */
export async function mergeParts(db: Database, { table, keys, sums, before }: CounterParts): Promise<void> {
	const [counters, by] = [sql.table(table), sql.raw(keys.join(", "))];
	const each = (of: (sum: string) => string) => sql.raw(sums.map(of).join(", "));
	await sql`with apart as materialized (
			select ctid from ${counters} where part <> 0 and hour < ${before} for update skip locked
		), gone as (
			delete from ${counters} where ctid = any (array(select ctid from apart)) returning *
		)
		insert into ${counters} (${by}, part, ${sql.raw(sums.join(", "))})
		select ${by}, 0, ${each((sum) => `sum(${sum})`)} from gone group by ${by}
		on conflict (${by}, part) do update
			set ${each((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`)}`.execute(db);
}
