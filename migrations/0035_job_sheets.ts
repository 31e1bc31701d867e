import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Job sheets: the secret link of an assignment, the steps that its driver reports, and the photos of a delivery.
 * Existing assignments have no link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number, bytes } = columnTypes(db);
	for (const column of ["link_nonce", "link_hash"])
		await db.schema.alterTable("move_assignments").addColumn(column, "text").execute();
	await sql`create unique index move_assignments_by_link on move_assignments (link_hash)`.execute(db);

	await db.schema
		.createTable("move_job_steps")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("step", "text", (column) =>
			column.notNull().check(sql`step in ('on_the_way', 'arrived', 'loaded', 'delivered')`),
		)
		.addColumn("driver_id", number, (column) => column.notNull().references("rent_drivers.id"))
		.addColumn("receiver", "text")
		.addColumn("at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("move_job_steps_key", ["booking_id", "step"])
		.execute();
	await sql`create index move_job_steps_by_driver on move_job_steps (driver_id)`.execute(db);

	await db.schema
		.createTable("move_proof_photos")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull().check(sql`position between 1 and 4`))
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("small", bytes, (column) => column.notNull())
		.addColumn("large", bytes, (column) => column.notNull())
		.addPrimaryKeyConstraint("move_proof_photos_key", ["booking_id", "position"])
		.execute();

	await (runsOnPostgres(db) ? extendKindsOnPostgres(db) : extendKindsOnSqlite(db));
}

const KINDS = sql`kind in ('assigned', 'unassigned', 'note', 'step', 'step undone')`;

async function extendKindsOnPostgres(db: Kysely<unknown>): Promise<void> {
	await sql`alter table move_staff_events
		drop constraint move_staff_events_kind_check,
		add constraint move_staff_events_kind_check check (${KINDS})`.execute(db);
}

/** SQLite can't change a constraint: the table is copied, with its indexes and the last id that it used. */
async function extendKindsOnSqlite(db: Kysely<unknown>): Promise<void> {
	const { rows: own } = await sql<{ source: string }>`select sql as source from sqlite_master
		where tbl_name = 'move_staff_events' and type in ('index', 'trigger') and sql is not null`.execute(db);
	await sql`create table move_staff_events_next (
		id integer primary key autoincrement,
		booking_id integer not null references moving_bookings (id) on delete cascade,
		kind text not null check (${KINDS}),
		detail text not null,
		actor_id integer references accounts (id) on delete set null,
		at text not null
	)`.execute(db);
	await sql`insert into move_staff_events_next (id, booking_id, kind, detail, actor_id, at)
		select id, booking_id, kind, detail, actor_id, at from move_staff_events`.execute(db);
	await sql`delete from sqlite_sequence where name = 'move_staff_events_next'`.execute(db);
	await sql`insert into sqlite_sequence (name, seq)
		select 'move_staff_events_next', seq from sqlite_sequence where name = 'move_staff_events'`.execute(db);
	await sql`drop table move_staff_events`.execute(db);
	await sql`alter table move_staff_events_next rename to move_staff_events`.execute(db);
	for (const { source } of own) await sql.raw(source).execute(db);
}
