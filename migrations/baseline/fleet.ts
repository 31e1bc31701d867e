import { type Kysely, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "../support/columns.ts";
import { createIndexes, createUniqueIndexes } from "../support/indexes.ts";

export async function createFleet(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag } = columnTypes(db);
	await createTable(db, "rent_zones")
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("name", "text", requiredUnique)
		.addColumn("is_active", flag, required)
		.addColumn("version", number, required)
		.addColumn("created_at", instant, required)
		.execute();

	await db.schema
		.createTable("rent_zone_prefixes")
		.addColumn("prefix", "text", requiredUnique)
		.addColumn("zone_id", number, partOf("rent_zones"))
		.addPrimaryKeyConstraint("rent_zone_prefixes_key", ["zone_id", "prefix"])
		.execute();

	await createTable(db, "rent_rate_cards")
		.addColumn("vehicle_type", "text", oneOfWords("vehicle_type", ["truck", "loader"]))
		.addColumn("version", "integer", required)
		.addColumn("default_price", number, (column) => column.check(sql`default_price >= 0`))
		.addColumn("floor_price", number, (column) => column.notNull().check(sql`floor_price >= 0`))
		.addColumn("helper_price", number, (column) => column.notNull().check(sql`helper_price >= 0`))
		.addColumn("packing_price", number, (column) => column.notNull().check(sql`packing_price >= 0`))
		.addColumn("minimum_price", number, (column) => column.notNull().check(sql`minimum_price >= 0`))
		.addColumn("weekend_percent", "integer", between("weekend_percent", 0, 200))
		.addColumn("evening_percent", "integer", between("evening_percent", 0, 200))
		.addColumn("evening_from", "text")
		.addColumn("cells_item", "integer", between("cells_item", 1, 48))
		.addColumn("cells_studio", "integer", between("cells_studio", 1, 48))
		.addColumn("cells_one", "integer", between("cells_one", 1, 48))
		.addColumn("cells_two", "integer", between("cells_two", 1, 48))
		.addColumn("cells_three", "integer", between("cells_three", 1, 48))
		.addColumn("free_hours", "integer", between("free_hours", 0, 720, 0))
		.addColumn("late_fee_percent", "integer", between("late_fee_percent", 0, 100, 0))
		.addColumn("deposit_percent", "integer", between("deposit_percent", 0, 100, 0))
		.addColumn("created_at", instant, required)
		.addColumn("created_by", number, mayName("accounts"))
		.addUniqueConstraint("rent_rate_cards_version", ["vehicle_type", "version"])
		.execute();

	await db.schema
		.createTable("rent_zone_prices")
		.addColumn("rate_card_id", number, partOf("rent_rate_cards"))
		.addColumn("from_zone_id", number, (column) => column.notNull().references("rent_zones.id"))
		.addColumn("to_zone_id", number, (column) => column.notNull().references("rent_zones.id"))
		.addColumn("price", number, (column) => column.notNull().check(sql`price >= 0`))
		.addPrimaryKeyConstraint("rent_zone_prices_key", ["rate_card_id", "from_zone_id", "to_zone_id"])
		.addCheckConstraint("rent_zone_prices_order", sql`from_zone_id <= to_zone_id`)
		.execute();

	await db.schema
		.createTable("rent_fleets")
		.addColumn("vehicle_type", "text", (column) =>
			column.primaryKey().notNull().check(sql`vehicle_type in ('truck', 'loader')`),
		)
		.execute();

	await createTable(db, "rent_vehicles")
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("name", "text", required)
		.addColumn("vehicle_type", "text", oneOfWords("vehicle_type", ["truck", "loader"]))
		.addColumn("plate", "text", required)
		.addColumn("is_active", flag, required)
		.addColumn("version", number, required)
		.addColumn("created_at", instant, required)
		.execute();

	await db.schema
		.createTable("rent_vehicle_hours")
		.addColumn("vehicle_id", number, partOf("rent_vehicles"))
		.addColumn("weekday", "integer", between("weekday", 1, 7))
		.addColumn("from_cell", "integer", required)
		.addColumn("to_cell", "integer", required)
		.addPrimaryKeyConstraint("rent_vehicle_hours_key", ["vehicle_id", "weekday"])
		.addCheckConstraint(
			"rent_vehicle_hours_order",
			sql`from_cell >= 0 and from_cell < to_cell and to_cell <= 48`,
		)
		.execute();

	await createTable(db, "rent_vehicle_outages")
		.addColumn("vehicle_id", number, partOf("rent_vehicles"))
		.addColumn("from_date", date, required)
		.addColumn("to_date", date, required)
		.addColumn("reason", "text", required)
		.addCheckConstraint("rent_vehicle_outages_order", sql`from_date <= to_date`)
		.execute();

	await createTable(db, "rent_drivers")
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("name", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("contact_e164", "text", required)
		.addColumn("email", "text", required)
		.addColumn("is_active", flag, required)
		.addColumn("version", number, required)
		.addColumn("created_at", instant, required)
		.execute();

	await db.schema
		.createTable("move_capacity")
		.addColumn("vehicle_type", "text", oneOfWords("vehicle_type", ["truck", "loader"]))
		.addColumn("date", date, required)
		.addColumn("cell", "integer", between("cell", 0, 47))
		.addColumn("total", "integer", required)
		.addColumn("taken", "integer", required)
		.addPrimaryKeyConstraint("move_capacity_key", ["vehicle_type", "date", "cell"])
		.addCheckConstraint("move_capacity_taken", sql`taken >= 0 and taken <= total`)
		.execute();

	await createUniqueIndexes(db, {
		rent_vehicles_by_plate: "rent_vehicles (plate)",
	});
	await createIndexes(db, {
		rent_rate_cards_by_author: "rent_rate_cards (created_by)",
		rent_zone_prices_from: "rent_zone_prices (from_zone_id)",
		rent_zone_prices_to: "rent_zone_prices (to_zone_id)",
		rent_vehicles_by_type: "rent_vehicles (vehicle_type, name)",
		rent_vehicle_outages_by_vehicle: "rent_vehicle_outages (vehicle_id, to_date)",
		rent_drivers_by_name: "rent_drivers (name, id)",
	});
}
