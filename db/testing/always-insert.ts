import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";

/** Gives a column of each row that is added from now on this text, whatever is inserted. */
export async function alwaysInsert(db: Database, table: string, column: string, text: string): Promise<void> {
	const name = `always_${table}_${column}`;
	if (engineOf(db) === "sqlite")
		return void (await sql
			.raw(`create trigger ${name} after insert on ${table}
				begin update ${table} set ${column} = '${text}' where id = new.id; end`)
			.execute(db));
	await sql
		.raw(`create function ${name}() returns trigger language plpgsql as $$
			begin new.${column} := '${text}'; return new; end $$`)
		.execute(db);
	await sql
		.raw(`create trigger ${name} before insert on ${table} for each row execute function ${name}()`)
		.execute(db);
}
