import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";

/**
 * The vehicles and drivers of the moving service, and how many vehicles of a type each half hour has and uses. Moving
 * bookings get a duration in half hours and whether they are counted. Existing bookings last two hours; nothing is
 * counted until the first vehicle of a type is added, which counts its bookings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag } = columnTypes(db);
	const vehicleType = sql`('truck', 'loader')`;
	const isVehicleType = sql`vehicle_type in ${vehicleType}`;

	// One row for each type, which a change of its vehicles locks.
	await db.schema
		.createTable("rent_fleets")
		.addColumn("vehicle_type", "text", (column) => column.primaryKey().notNull().check(isVehicleType))
		.execute();

	await createTable(db, "rent_vehicles")
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("vehicle_type", "text", (column) => column.notNull().check(isVehicleType))
		.addColumn("plate", "text", (column) => column.notNull())
		.addColumn("is_active", flag, (column) => column.notNull())
		.addColumn("version", number, (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await sql`create unique index rent_vehicles_by_plate on rent_vehicles (plate)`.execute(db);
	await sql`create index rent_vehicles_by_type on rent_vehicles (vehicle_type, name)`.execute(db);

	await db.schema
		.createTable("rent_vehicle_hours")
		.addColumn("vehicle_id", number, (column) =>
			column.notNull().references("rent_vehicles.id").onDelete("cascade"),
		)
		.addColumn("weekday", "integer", (column) => column.notNull().check(sql`weekday between 1 and 7`))
		.addColumn("from_cell", "integer", (column) => column.notNull())
		.addColumn("to_cell", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("rent_vehicle_hours_key", ["vehicle_id", "weekday"])
		.addCheckConstraint(
			"rent_vehicle_hours_order",
			sql`from_cell >= 0 and from_cell < to_cell and to_cell <= 48`,
		)
		.execute();

	await createTable(db, "rent_vehicle_outages")
		.addColumn("vehicle_id", number, (column) =>
			column.notNull().references("rent_vehicles.id").onDelete("cascade"),
		)
		.addColumn("from_date", date, (column) => column.notNull())
		.addColumn("to_date", date, (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addCheckConstraint("rent_vehicle_outages_order", sql`from_date <= to_date`)
		.execute();
	await sql`create index rent_vehicle_outages_by_vehicle on rent_vehicle_outages (vehicle_id, to_date)`.execute(
		db,
	);

	await createTable(db, "rent_drivers")
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("contact_e164", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("is_active", flag, (column) => column.notNull())
		.addColumn("version", number, (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await sql`create index rent_drivers_by_name on rent_drivers (name, id)`.execute(db);

	await db.schema
		.createTable("move_capacity")
		.addColumn("vehicle_type", "text", (column) => column.notNull().check(isVehicleType))
		.addColumn("date", date, (column) => column.notNull())
		.addColumn("cell", "integer", (column) => column.notNull().check(sql`cell between 0 and 47`))
		.addColumn("total", "integer", (column) => column.notNull())
		.addColumn("taken", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("move_capacity_key", ["vehicle_type", "date", "cell"])
		.addCheckConstraint("move_capacity_taken", sql`taken >= 0 and taken <= total`)
		.execute();

	// SQLite adds one column at a time.
	await db.schema
		.alterTable("moving_bookings")
		.addColumn("cells", "integer", (column) =>
			column.notNull().defaultTo(4).check(sql`cells between 1 and 48`),
		)
		.execute();
	await db.schema
		.alterTable("moving_bookings")
		.addColumn("capacity", "text", (column) =>
			column.notNull().defaultTo("none").check(sql`capacity in ('none', 'taken', 'over')`),
		)
		.execute();
	await sql`create index moving_bookings_over_capacity on moving_bookings (booking_date, id)
		where capacity = 'over'`.execute(db);

	for (const table of ["rent_vehicles", "rent_drivers"])
		await announceTopic(db, { table, topic: "moving_bookings", on: ["insert", "update", "delete"] });
}
