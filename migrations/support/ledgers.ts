// Never change it once a landed migration uses it: add a new function for other behavior.
import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./engine.ts";

/** Creates the function that PostgreSQL's triggers of `refuseChange` call. */
export async function prepareRefusals(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db))
		await sql`create function refuse_change() returns trigger language plpgsql as $$
			begin raise exception '% are only ever added to', tg_table_name; end $$`.execute(db);
}

/** Refuses changes of a table: `delete`, `update`, or `update of` some columns, of all rows or `when` they fit. */
export async function refuseChange(
	db: Kysely<unknown>,
	refused: { table: string; name: string; change: string; when?: string },
): Promise<void> {
	const { table, name, change, when } = refused;
	const head = `create trigger ${name} before ${change} on ${table} for each row
		${when ? `when (${when})` : ""}`;
	await sql
		.raw(
			runsOnPostgres(db)
				? `${head} execute function refuse_change()`
				: `${head} begin select raise(abort, '${table} are only ever added to'); end`,
		)
		.execute(db);
}

/**
 * Two columns of a table can only become what the entries of its payments say: the sum of what was charged, and of what
 * was refunded; a refund that failed does not count.
 */
export async function compareWithEntries(
	db: Kysely<unknown>,
	compared: {
		table: string;
		name: string;
		charged: string;
		refunded: string;
		entries: string;
		when?: string;
	},
): Promise<void> {
	const { table, name, charged, refunded, entries, when } = compared;
	const differs = `
		new.${charged} <> (select coalesce(sum(amount), 0) from payment_entries where kind = 'charged' and ${entries})
		or new.${refunded} <> (
			select coalesce(-sum(amount), 0) from payment_entries
			where kind in ('refunded', 'refund_failed') and ${entries}
		)`;
	const refusal = "the totals are not the sums of the entries";
	const head = `create trigger ${name} before update of ${charged}, ${refunded} on ${table}
		for each row ${when ? `when (${when})` : ""}`;
	if (!runsOnPostgres(db)) {
		await sql.raw(`${head} begin select raise(abort, '${refusal}') where ${differs}; end`).execute(db);
		return;
	}
	await sql
		.raw(`create function ${name}() returns trigger language plpgsql as $$
			begin
				if ${differs} then raise exception '${refusal}'; end if;
				return new;
			end $$`)
		.execute(db);
	await sql.raw(`${head} execute function ${name}()`).execute(db);
}
