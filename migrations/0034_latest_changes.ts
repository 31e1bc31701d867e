import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/** Each history: the record of a row, the aspect of it that changed, and the change, as the rules compare them. */
const HISTORIES = [
	{ table: "audit_events", record: "subject", aspect: "action", change: "coalesce(detail, '')" },
	{
		table: "order_events",
		record: "'order ' || order_id",
		aspect: "kind",
		change: `case when kind = 'note' then detail
			when to_value in ('refunded', 'partially_refunded') then from_value || ' → ' || to_value || ', ' || amount
			else coalesce(from_value, '') || ' → ' || to_value end`,
		where: "kind <> 'placed'",
	},
	{
		table: "booking_events",
		record: "'booking ' || booking_id",
		aspect: "kind",
		change: "case when kind = 'note' then detail else from_value || ' → ' || to_value end",
		where: "kind <> 'booked'",
	},
	{
		table: `(
			select id, booking_id, 'status' as part, from_status || ' → ' || to_status as step, actor_id, at
			from moving_booking_events where from_status is not null
			union all
			select id, booking_id, 'assignment', detail, actor_id, at from move_staff_events where kind <> 'note')`,
		record: "'move ' || booking_id",
		aspect: "part",
		change: "step",
	},
];

/**
 * A table for the latest change of each aspect of a record and who made it, and columns for when an order was
 * delivered and a stay began and ended, so that the histories are only for people to read. Filled from the histories.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await db.schema
		.createTable("latest_changes")
		.addColumn("record", "text", (column) => column.notNull())
		.addColumn("aspect", "text", (column) => column.notNull())
		.addColumn("change", "text", (column) => column.notNull())
		.addColumn("sequence", number, (column) => column.notNull())
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("latest_changes_key", ["record", "aspect"])
		.execute();
	for (const { table, record, aspect, change, where = "true" } of HISTORIES)
		await sql`insert into latest_changes (record, aspect, change, sequence, actor_id, at)
			select record, aspect, change, sequence, actor_id, at from (
				select ${sql.raw(record)} as record, ${sql.raw(aspect)} as aspect, ${sql.raw(change)} as change, actor_id, at,
					row_number() over (partition by ${sql.raw(record)} order by at, id) as sequence,
					row_number() over (partition by ${sql.raw(record)}, ${sql.raw(aspect)} order by at desc, id desc) as age
				from ${sql.raw(table)} as history where ${sql.raw(where)}
			) as entry where age = 1`.execute(db);
	// The history of an order names the status of its return, and not which return it was.
	await sql`insert into latest_changes (record, aspect, change, sequence, actor_id, at)
		select 'return ' || order_returns.id, 'status', from_value || ' → ' || to_value, 1, actor_id, at
		from order_returns join order_events on order_events.id = (
			select max(id) from order_events
			where order_id = order_returns.order_id and kind = 'return' and to_value = order_returns.status
		) where from_value is not null`.execute(db);
	await sql`create index latest_changes_by_actor on latest_changes (actor_id) where actor_id is not null`.execute(
		db,
	);

	await db.schema.alterTable("orders").addColumn("delivered_at", instant).execute();
	await sql`update orders set delivered_at = (
			select max(at) from order_events
			where order_id = orders.id and kind = 'fulfilment' and to_value = 'delivered')
		where fulfilment in ('delivered', 'returned')`.execute(db);
	for (const status of ["checked_in", "checked_out"]) {
		const column = `${status}_at`;
		await db.schema.alterTable("bookings").addColumn(column, instant).execute();
		await sql`update bookings set ${sql.ref(column)} = (
				select max(at) from booking_events where booking_id = bookings.id and kind = 'status'
					and to_value = ${sql.lit(status)} and from_value <> 'checked_out')
			where status in ('checked_in', 'checked_out')`.execute(db);
	}
	// A check-out that was undone.
	await sql`update bookings set checked_out_at = null where status = 'checked_in'`.execute(db);
}
