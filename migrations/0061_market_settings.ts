import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";

/**
 * The market's settings, and the first start that asks for them. Both tables have one row at most. Every process hears
 * of a change of the settings, and of the market's seller details.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant } = columnTypes(db);
	await createTable(db, "market_settings")
		.addColumn("key", "text", (column) => column.notNull().check(sql`key = 'market'`))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("country", "text", (column) => column.notNull())
		.addColumn("time_zone", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addUniqueConstraint("market_settings_once", ["key"])
		.execute();
	await createTable(db, "first_start")
		.addColumn("key", "text", (column) => column.notNull().check(sql`key = 'market'`))
		.addColumn("seed", "text", (column) => column.notNull())
		.addColumn("made_at", instant, (column) => column.notNull())
		.addColumn("closed_at", instant)
		.addUniqueConstraint("first_start_once", ["key"])
		.execute();
	for (const table of ["market_settings", "sellers"])
		await announceTopic(db, { table, topic: "market", on: ["insert", "update", "delete"] });
}
