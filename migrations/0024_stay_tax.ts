import { type Kysely, sql } from "kysely";
import { countChangesAgain } from "./support/changes.ts";
import { between, columnTypes, defaultTo, oneOfWords } from "./support/columns.ts";

/** The tax of a place on stays: what a hotel charges for it, and what each booking was charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { number, flag } = columnTypes(db);
	const hotels = [
		["stay_tax", "text", oneOfWords("stay_tax", ["none", "amount", "percent"], "none")],
		["stay_tax_rate", number, between("stay_tax_rate", 0, 100_000_000, 0)],
		["stay_tax_nights", "integer", between("stay_tax_nights", 1, 90, 90)],
		["stay_tax_from_age", "integer", between("stay_tax_from_age", 0, 18, 0)],
		["stay_tax_at_hotel", flag, defaultTo(sql`false`)],
	] as const;
	for (const [name, type, constraint] of hotels)
		await db.schema.alterTable("hotels").addColumn(name, type, constraint).execute();
	for (const table of ["bookings", "date_changes"])
		await db.schema.alterTable(table).addColumn("tax_total", number, defaultTo(0)).execute();
	await db.schema.alterTable("bookings").addColumn("tax_rule", "text", defaultTo("")).execute();
	await countChangesAgain(db, "travel", { table: "hotels", except: ["nights_sold"] });
}
