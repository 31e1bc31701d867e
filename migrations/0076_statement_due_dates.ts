import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** The due date of a statement gets a column, which the list shows and compares. Like the rest, it never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table commission_statements add column due_on ${columnTypes(db).date}`.execute(db);
	if (runsOnPostgres(db)) {
		await sql`update commission_statements set due_on = (snapshot::json ->> 'dueOn')::date`.execute(db);
		await sql`create trigger commission_statements_stay_on_due_date before update of due_on on commission_statements
			for each row execute function refuse_change()`.execute(db);
	} else {
		await sql`update commission_statements set due_on = json_extract(snapshot, '$.dueOn')`.execute(db);
		await sql`create trigger commission_statements_stay_on_due_date before update of due_on on commission_statements
			begin select raise(abort, 'commission_statements are only ever added'); end`.execute(db);
	}
}
