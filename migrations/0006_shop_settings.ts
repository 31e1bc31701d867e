import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/**
 * Columns for safe changes of settings: a version, so that the later of two editors gets a conflict, and the
 * idempotency key of the form that created the row. Also allows one active tax rate for each place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["categories", "delivery_methods", "tax_rates", "discounts"]) {
		await db.schema
			.alterTable(table)
			.addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
			.execute();
		await db.schema.alterTable(table).addColumn("once_key", "text").execute();
		await db.schema.createIndex(`${table}_by_once_key`).on(table).column("once_key").unique().execute();
	}
	await keepNewestRates(db);
	await sql`create unique index tax_rates_one_for_a_place on tax_rates (country, region)
		where is_active`.execute(db);
}

/** Of several active rates for a place the newest one applied, so it stays. */
async function keepNewestRates(db: Kysely<unknown>): Promise<void> {
	const older = sql`is_active and exists (
		select 1 from tax_rates as newer
		where newer.country = tax_rates.country and newer.region = tax_rates.region
			and newer.is_active and newer.id > tax_rates.id
	)`;
	await sql`insert into audit_events (action, subject, detail, at)
		select 'tax rate', 'tax rate ' || id, 'Active: yes → no, since a newer rate is for the same place',
			cast(${new Date().toISOString()} as ${columnTypes(db).instant})
		from tax_rates where ${older}`.execute(db);
	await sql`update tax_rates set is_active = false where ${older}`.execute(db);
}
