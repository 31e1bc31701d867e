import { type Kysely, sql } from "kysely";
import { countChanges } from "./support/changes.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Where hotels are on the map, in degrees. Both columns are filled, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const [column, bound] of [
		["latitude", 90],
		["longitude", 180],
	] as const)
		await db.schema
			.alterTable("hotels")
			.addColumn(column, sql`double precision`, (definition) =>
				definition.check(sql`${sql.ref(column)} between ${sql.lit(-bound)} and ${sql.lit(bound)}`),
			)
			.execute();
	// Triggers name the columns that count.
	for (const event of ["insert", "update", "delete"])
		await sql
			.raw(`drop trigger if exists count_travel_hotels_${event}${runsOnPostgres(db) ? " on hotels" : ""}`)
			.execute(db);
	await countChanges(db, "travel", { table: "hotels", except: ["nights_sold"] });
}
