import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Hotel search: one row for each word of `hotels.search_words`, in byte order on both engines, so that a
 * prefix is a range of the key. A trigger keeps it in step with the column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = runsOnPostgres(db);
	const { number } = columnTypes(db);
	await db.schema
		.createTable("hotel_words")
		.addColumn("word", isPostgres ? sql`text collate "C"` : sql`text`, (column) => column.notNull())
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id").onDelete("cascade"))
		.addPrimaryKeyConstraint("hotel_words_key", ["word", "hotel_id"])
		.$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
		.execute();
	await db.schema.createIndex("hotel_words_by_hotel").on("hotel_words").column("hotel_id").execute();
	await (isPostgres ? followOnPostgres(db) : followOnSqlite(db));
}

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
	await sql`create function follow_hotel_words() returns trigger language plpgsql as $$
		begin
			delete from hotel_words where hotel_id = new.id;
			insert into hotel_words (word, hotel_id)
				select distinct word, new.id from unnest(string_to_array(new.search_words, ' ')) as word where word <> '';
			return null;
		end $$`.execute(db);
	await sql`create trigger hotel_words_insert after insert on hotels
		for each row execute function follow_hotel_words()`.execute(db);
	await sql`create trigger hotel_words_update after update of search_words on hotels
		for each row when (old.search_words is distinct from new.search_words)
		execute function follow_hotel_words()`.execute(db);
}

// Words contain only letters and digits, so nothing needs escaping in JSON.
async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
	const learn = sql`insert or ignore into hotel_words (word, hotel_id)
		select value, new.id from json_each('["' || replace(new.search_words, ' ', '","') || '"]') where value <> '';`;
	await sql`create trigger hotel_words_insert after insert on hotels begin ${learn} end`.execute(db);
	await sql`create trigger hotel_words_update after update of search_words on hotels
		when old.search_words <> new.search_words begin
			delete from hotel_words where hotel_id = new.id;
			${learn}
		end`.execute(db);
}
