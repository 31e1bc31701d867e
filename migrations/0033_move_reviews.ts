import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { countChanges } from "./support/count-changes.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Reviews of moves, whose changes count for the public page of the moving service. Moving bookings get the date that
 * their customer was last reminded of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await (runsOnPostgres(db) ? extendOnPostgres(db) : extendOnSqlite(db));
	await sql`create unique index reviews_once_a_move on reviews (move_id)`.execute(db);
	await sql`create index reviews_of_moves on reviews (id) where move_id is not null`.execute(db);
	await sql`create index ratings_of_moves on reviews (rating) where move_id is not null`.execute(db);
	await countChanges(db, "moves", { table: "reviews" });

	const { date } = columnTypes(db);
	await db.schema.alterTable("moving_bookings").addColumn("reminded_of", date).execute();
}

const ONE_SUBJECT = `(hotel_id is null) = (booking_id is null) and (product_id is null) = (order_id is null)
	and (hotel_id is not null) + (product_id is not null) + (move_id is not null) = 1`;

async function extendOnPostgres(db: Kysely<unknown>): Promise<void> {
	await sql`alter table reviews
		add column move_id bigint references moving_bookings (id) on delete cascade,
		drop constraint reviews_are_of_one_thing,
		add constraint reviews_are_of_one_subject check (${sql.raw(
			ONE_SUBJECT.replaceAll(/\((\w+) is not null\)/g, "($1 is not null)::integer"),
		)})`.execute(db);
}

/** SQLite can't change a constraint: the table is copied, with its indexes, triggers and the last id that it used. */
async function extendOnSqlite(db: Kysely<unknown>): Promise<void> {
	const { rows: own } = await sql<{ source: string }>`select sql as source from sqlite_master
		where tbl_name = 'reviews' and type in ('index', 'trigger') and sql is not null order by rowid`.execute(
		db,
	);
	await sql`create table reviews_next (
		id integer primary key autoincrement,
		hotel_id integer references hotels (id) on delete cascade,
		product_id integer references products (id) on delete cascade,
		booking_id integer unique references bookings (id) on delete cascade,
		order_id integer references orders (id) on delete cascade,
		move_id integer references moving_bookings (id) on delete cascade,
		rating integer not null check (rating between 1 and 5),
		author text not null,
		title text not null default '',
		message text not null,
		answer text not null default '',
		answered_at text,
		created_at text not null,
		constraint reviews_once_an_order unique (order_id, product_id),
		constraint reviews_are_of_one_subject check (${sql.raw(ONE_SUBJECT)})
	)`.execute(db);
	const columns = sql.raw(
		"id, hotel_id, product_id, booking_id, order_id, rating, author, title, message, answer, answered_at, created_at",
	);
	await sql`insert into reviews_next (${columns}) select ${columns} from reviews`.execute(db);
	await sql`delete from sqlite_sequence where name = 'reviews_next'`.execute(db);
	await sql`insert into sqlite_sequence (name, seq)
		select 'reviews_next', seq from sqlite_sequence where name = 'reviews'`.execute(db);
	await sql`drop table reviews`.execute(db);
	await sql`alter table reviews_next rename to reviews`.execute(db);
	for (const { source } of own) await sql.raw(source).execute(db);
}
