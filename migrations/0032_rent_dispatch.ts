import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/**
 * The vehicle and the driver of each move, and the half hours that they are busy: the keys allow each of them one job
 * at a time. Existing bookings have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number } = columnTypes(db);

	await db.schema
		.alterTable("moving_bookings")
		.addColumn("assignment_version", number, (column) => column.notNull().defaultTo(0))
		.execute();

	await db.schema
		.createTable("move_assignments")
		.addColumn("booking_id", number, (column) =>
			column.primaryKey().notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("vehicle_id", number, (column) => column.notNull().references("rent_vehicles.id"))
		.addColumn("driver_id", number, (column) => column.notNull().references("rent_drivers.id"))
		.addColumn("assigned_by", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("assigned_at", instant, (column) => column.notNull())
		.execute();
	for (const column of ["vehicle_id", "driver_id", "assigned_by"])
		await sql`create index ${sql.ref(`move_assignments_by_${column}`)}
			on move_assignments (${sql.ref(column)})`.execute(db);

	for (const who of ["vehicle", "driver"]) {
		const table = `move_${who}_cells`;
		const column = `${who}_id`;
		await db.schema
			.createTable(table)
			.addColumn(column, number, (each) => each.notNull().references(`rent_${who}s.id`))
			.addColumn("date", date, (each) => each.notNull())
			.addColumn("cell", "integer", (each) => each.notNull().check(sql`cell between 0 and 47`))
			.addColumn("booking_id", number, (each) =>
				each.notNull().references("moving_bookings.id").onDelete("cascade"),
			)
			.addPrimaryKeyConstraint(`${table}_key`, [column, "date", "cell"] as never[])
			.execute();
		await sql`create index ${sql.ref(`${table}_by_booking`)} on ${sql.table(table)} (booking_id)`.execute(db);
	}

	await createTable(db, "move_staff_events")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('assigned', 'unassigned', 'note')`),
		)
		.addColumn("detail", "text", (column) => column.notNull())
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("at", instant, (column) => column.notNull())
		.execute();
	await sql`create index move_staff_events_by_booking on move_staff_events (booking_id, id)`.execute(db);
	await sql`create index move_staff_events_by_actor on move_staff_events (actor_id)`.execute(db);
}
