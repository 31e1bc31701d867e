import { type Kysely, sql } from "kysely";

/** The order in which staff read the reviews of moves: those without a reply first, then the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index reviews_of_moves_to_answer on reviews ((answered_at is not null), id desc)
		where move_id is not null`.execute(db);
}
