import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Product search. Both engines get words that TypeScript has split and folded, so that they find the same:
 * `search_words` and `title_words` are lists of words separated by single spaces. `search_vocabulary` holds
 * the words to correct a typing error with, found by their trigrams.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const text = runsOnPostgres(db) ? sql`text collate "C"` : sql`text`;
	await createTable(db, "search_vocabulary")
		.addColumn("word", text, (column) => column.notNull())
		.addColumn("length", columnTypes(db).number, (column) => column.notNull())
		.execute();
	await db.schema.createIndex("search_vocabulary_by_word").on("search_vocabulary").column("word").execute();
	await (runsOnPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db));
	const orders: Record<string, string[]> = {
		products_by_name: ["status", "title_words", "id"],
		products_by_category_and_newest: ["category_id", "status", "published_at", "id"],
		products_by_category_and_price: ["category_id", "status", "price_from", "id"],
		products_by_category_and_sold: ["category_id", "status", "is_in_stock", "units_sold", "id"],
		products_by_facets: ["status", "category_id", "price_from", "is_in_stock", "is_on_sale"],
	};
	for (const [name, columns] of Object.entries(orders))
		await db.schema.createIndex(name).on("products").columns(columns).execute();
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
	await sql`create extension if not exists pg_trgm`.execute(db);
	// An expression of an index rather than a column, so that a product has the same columns on both engines.
	await sql`create index products_by_words on products
		using gin (array_to_tsvector(array_remove(string_to_array(search_words, ' '), '')))`.execute(db);
	await sql`create index search_vocabulary_by_trigrams on search_vocabulary using gin (word gin_trgm_ops)`.execute(
		db,
	);
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
	await sql`create virtual table products_search using fts5(
		search_words, content = 'products', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 0',
		prefix = '1 2 3', detail = 'none'
	)`.execute(db);
	const forget = sql`insert into products_search (products_search, rowid, search_words)
		values ('delete', old.id, old.search_words);`;
	const learn = sql`insert into products_search (rowid, search_words) values (new.id, new.search_words);`;
	await sql`create trigger products_search_insert after insert on products begin ${learn} end`.execute(db);
	await sql`create trigger products_search_delete after delete on products begin ${forget} end`.execute(db);
	await sql`create trigger products_search_update after update of search_words on products
		when old.search_words <> new.search_words begin ${forget} ${learn} end`.execute(db);
	await sql`create virtual table search_vocabulary_trigrams using fts5(
		padded, content = '', tokenize = 'trigram', detail = 'none'
	)`.execute(db);
	await sql`create trigger search_vocabulary_insert after insert on search_vocabulary begin
		insert into search_vocabulary_trigrams (rowid, padded) values (new.id, '  ' || new.word || ' ');
	end`.execute(db);
}
