import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * The zones and rate cards of the moving service, and what the price of a move depends on. Existing bookings have no
 * price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);

	await createTable(db, "rent_zones")
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("name", "text", (column) => column.notNull().unique())
		.addColumn("is_active", flag, (column) => column.notNull())
		.addColumn("version", number, (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("rent_zone_prefixes")
		.addColumn("prefix", "text", (column) => column.notNull().unique())
		.addColumn("zone_id", number, (column) =>
			column.notNull().references("rent_zones.id").onDelete("cascade"),
		)
		.addPrimaryKeyConstraint("rent_zone_prefixes_key", ["zone_id", "prefix"])
		.execute();

	const amounts = ["floor_price", "helper_price", "packing_price", "minimum_price"];
	const percents = ["weekend_percent", "evening_percent"];
	const cells = ["cells_item", "cells_studio", "cells_one", "cells_two", "cells_three"];
	let cards = createTable(db, "rent_rate_cards")
		.addColumn("vehicle_type", "text", (column) =>
			column.notNull().check(sql`vehicle_type in ('truck', 'loader')`),
		)
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("default_price", number, (column) => column.check(sql`default_price >= 0`))
		.addColumn("evening_from", "text")
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("created_by", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addUniqueConstraint("rent_rate_cards_version", ["vehicle_type", "version"]);
	for (const name of amounts)
		cards = cards.addColumn(name as never, number, (column) =>
			column.notNull().check(sql`${sql.ref(name)} >= 0`),
		);
	for (const name of percents)
		cards = cards.addColumn(name as never, "integer", (column) =>
			column.notNull().check(sql`${sql.ref(name)} between 0 and 200`),
		);
	for (const name of cells)
		cards = cards.addColumn(name as never, "integer", (column) =>
			column.notNull().check(sql`${sql.ref(name)} between 1 and 48`),
		);
	await cards.execute();
	await sql`create index rent_rate_cards_by_author on rent_rate_cards (created_by)`.execute(db);

	await db.schema
		.createTable("rent_zone_prices")
		.addColumn("rate_card_id", number, (column) =>
			column.notNull().references("rent_rate_cards.id").onDelete("cascade"),
		)
		.addColumn("from_zone_id", number, (column) => column.notNull().references("rent_zones.id"))
		.addColumn("to_zone_id", number, (column) => column.notNull().references("rent_zones.id"))
		.addColumn("price", number, (column) => column.notNull().check(sql`price >= 0`))
		.addPrimaryKeyConstraint("rent_zone_prices_key", ["rate_card_id", "from_zone_id", "to_zone_id"])
		.addCheckConstraint("rent_zone_prices_order", sql`from_zone_id <= to_zone_id`)
		.execute();
	for (const end of ["from", "to"])
		await sql`create index ${sql.ref(`rent_zone_prices_${end}`)}
			on rent_zone_prices (${sql.ref(`${end}_zone_id`)})`.execute(db);

	// SQLite adds one column at a time.
	const bookings = () => db.schema.alterTable("moving_bookings");
	for (const end of ["from", "to"]) {
		await bookings().addColumn(`${end}_zip`, "text").execute();
		await bookings()
			.addColumn(`${end}_floor`, "integer", (column) =>
				column
					.notNull()
					.defaultTo(0)
					.check(sql`${sql.ref(`${end}_floor`)} between 0 and 99`),
			)
			.execute();
		await bookings()
			.addColumn(`${end}_elevator`, flag, (column) => column.notNull().defaultTo(no(db)))
			.execute();
	}
	await bookings()
		.addColumn("home_size", "text", (column) =>
			column.check(sql`home_size in ('item', 'studio', 'one', 'two', 'three')`),
		)
		.execute();
	await bookings()
		.addColumn("helpers", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`helpers between 0 and 4`),
		)
		.execute();
	await bookings()
		.addColumn("packing", flag, (column) => column.notNull().defaultTo(no(db)))
		.execute();
	await bookings()
		.addColumn("rate_card_id", number, (column) => column.references("rent_rate_cards.id"))
		.execute();
	await bookings()
		.addColumn("price", number, (column) => column.check(sql`price >= 0`))
		.execute();
	await bookings().addColumn("currency", "text").execute();
	await sql`create index moving_bookings_by_rate_card on moving_bookings (rate_card_id)
		where rate_card_id is not null`.execute(db);

	await db.schema
		.createTable("moving_booking_lines")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("amount", number, (column) => column.notNull())
		.addPrimaryKeyConstraint("moving_booking_lines_key", ["booking_id", "position"])
		.execute();
}

const no = (db: Kysely<unknown>) => (runsOnPostgres(db) ? sql`false` : sql`0`);
