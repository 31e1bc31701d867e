import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/**
 * Prices that an admin names and a customer accepts, what a late cancellation costs, and notes in the history of a
 * move. A booking with a price has agreed to it; one without goes on as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	// SQLite adds one column at a time.
	const bookings = () => db.schema.alterTable("moving_bookings");
	await bookings()
		.addColumn("price_state", "text", (column) =>
			column.notNull().defaultTo("none").check(sql`price_state in ('none', 'wanted', 'offered', 'agreed')`),
		)
		.execute();
	await bookings()
		.addColumn("cancellation_fee", number, (column) => column.check(sql`cancellation_fee >= 0`))
		.execute();
	await sql`update moving_bookings set price_state = 'agreed' where price is not null`.execute(db);
	await sql`create index moving_bookings_by_price_state on moving_bookings (status, price_state, id)`.execute(
		db,
	);
	await db.schema.alterTable("moving_booking_events").addColumn("detail", "text").execute();
	for (const [name, most] of [
		["free_hours", 720],
		["late_fee_percent", 100],
		["deposit_percent", 100],
	] as const)
		await db.schema
			.alterTable("rent_rate_cards")
			.addColumn(name, "integer", (column) =>
				column
					.notNull()
					.defaultTo(0)
					.check(sql`${sql.ref(name)} between 0 and ${sql.lit(most)}`),
			)
			.execute();
}
