import { type Kysely, sql } from "kysely";

/** Writes the agreed nights of each change of dates that waits for its payment since before they were kept with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const changes = await sql<{
		booking_id: number;
	}>`select booking_id from date_changes where nights = '[]'`.execute(db);
	for (const { booking_id } of changes.rows) {
		const held = await sql<{ date: string; price: number }>`
			select cast(date as text) as date, price from booking_nights join date_changes using (booking_id)
			where booking_id = ${booking_id} and date >= check_in and date < check_out order by date`.execute(db);
		const nights = held.rows.map(({ date, price }) => ({ date, price: Number(price), full_price: null }));
		await sql`update date_changes set nights = ${JSON.stringify(nights)} where booking_id = ${booking_id}`.execute(
			db,
		);
	}
}
