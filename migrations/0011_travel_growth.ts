import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Keeps the screens of travel, moves and accounts fast on large tables: columns to sort by, and the indexes
 * that query plans (bench/plans.ts) were missing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await rankHotels(db);
	await learnHotelWords(db);
	await indexPeople(db);
	for (const [name, on] of Object.entries(INDEXES))
		await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
	await db.schema.dropIndex("sessions_by_account").execute();
	if (runsOnPostgres(db))
		for (const [name, on] of Object.entries(EXPECTED))
			await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}

/**
 * PostgreSQL assumes that arrival and status are independent, and walks years of bookings to find late
 * guests. SQLite finds them by status and date and could not use these statistics: it plans before it knows
 * the status.
 */
const EXPECTED: Record<string, string> = {
	bookings_by_expected_arrival: "bookings (check_in, id) where status = 'confirmed'",
	bookings_by_expected_departure: "bookings (check_out, id) where status = 'checked_in'",
};

const INDEXES: Record<string, string> = {
	hotels_by_merit: "hotels (status, merit desc, id)",
	hotels_by_price: "hotels (status, price_from, merit desc, id)",
	hotels_by_rating: "hotels (status, mean_rating desc, rating_count desc, merit desc, id)",
	hotels_by_stars: "hotels (status, stars desc, merit desc, id)",
	hotels_by_city_and_price: "hotels (status, city_key, country, archived_at, price_from, city)",
	hotels_by_zone: "hotels (time_zone)",
	hotels_by_name: "hotels ((archived_at is not null), name, id)",
	hotels_by_waiting: "hotels ((status <> 'pending'), id desc)",
	hotels_by_search_words: "hotels (search_words, id)",
	bookings_by_status_and_arrival: "bookings (status, check_in, id)",
	bookings_by_status_and_departure: "bookings (status, check_out, id)",
	sessions_by_account_and_visit: "sessions (account_id, last_seen_at)",
	accounts_by_name: "accounts ((lower(name)), id)",
	accounts_by_suspension: "accounts (id) where suspended_at is not null",
	outbox_by_address: "outbox (to_address, id)",
	outbox_by_age: "outbox (next_attempt_at, created_at)",
	wishlist_items_by_age: "wishlist_items (added_at) where visitor_hash is not null",
	contact_messages_by_account: "contact_messages (account_id)",
	contact_messages_by_email: "contact_messages (email)",
	room_blocks_by_actor: "room_blocks (actor_id)",
	images_by_age: "images (created_at)",
	// Finds the owner of a picture; most rows have none.
	accounts_by_avatar: "accounts (avatar_hash) where avatar_hash is not null",
	hotels_by_picture: "hotels (image_hash) where image_hash is not null",
	rooms_by_picture: "rooms (image_hash) where image_hash is not null",
};

/**
 * Generated columns. `merit`: hundredths of a hotel's recommendation score, from its ratings and number of
 * stays (`meritOf`). `mean_rating`: thousandths, 0 without ratings.
 */
async function rankHotels(db: Kysely<unknown>): Promise<void> {
	const isPostgres = runsOnPostgres(db);
	const kind = sql.raw(isPostgres ? "stored" : "virtual");
	const columns = {
		merit: sql`cast(round(100 * ((rating_sum + 30.4) / (rating_count + 8.0)
			+ log10(cast(1 + nights_sold as double precision)) / 5)) as integer)`,
		mean_rating: sql`case when rating_count = 0 then 0 else 1000 * rating_sum / rating_count end`,
	};
	for (const [name, value] of Object.entries(columns))
		await sql`alter table hotels add column ${sql.ref(name)} integer
			generated always as (${value}) ${kind}`.execute(db);
}

/**
 * All words of hotels' names and places, without duplicates, with their length, to correct typing errors
 * with. A word may outlive its hotel.
 */
async function learnHotelWords(db: Kysely<unknown>): Promise<void> {
	const isPostgres = runsOnPostgres(db);
	await db.schema
		.createTable("hotel_vocabulary")
		.addColumn("length", "integer", (column) => column.notNull())
		.addColumn("word", isPostgres ? sql`text collate "C"` : sql`text`, (column) => column.notNull())
		.addPrimaryKeyConstraint("hotel_vocabulary_key", ["length", "word"])
		.$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
		.execute();
	await sql`insert into hotel_vocabulary (length, word) select distinct length(word), word from hotel_words`.execute(
		db,
	);
	if (isPostgres) {
		await sql`create function learn_hotel_word() returns trigger language plpgsql as $$
			begin
				insert into hotel_vocabulary (length, word) values (length(new.word), new.word) on conflict do nothing;
				return null;
			end $$`.execute(db);
		await sql`create trigger hotel_vocabulary_insert after insert on hotel_words
			for each row execute function learn_hotel_word()`.execute(db);
	} else
		await sql`create trigger hotel_vocabulary_insert after insert on hotel_words begin
			insert or ignore into hotel_vocabulary (length, word) values (length(new.word), new.word);
		end`.execute(db);
}

/** Trigrams find any part of a name, an email address or a hotel's words. */
async function indexPeople(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		for (const [name, column] of [
			["accounts_by_part_of_name", "name"],
			["accounts_by_part_of_lower_name", "lower(name)"],
			["accounts_by_part_of_email", "email"],
		] as const)
			await sql`create index ${sql.ref(name)} on accounts using gin ((${sql.raw(column)}) gin_trgm_ops)`.execute(
				db,
			);
		return;
	}
	await sql`create virtual table accounts_search using fts5(
		name, email, content = 'accounts', content_rowid = 'id', tokenize = 'trigram', detail = 'full'
	)`.execute(db);
	await sql`insert into accounts_search (accounts_search) values ('rebuild')`.execute(db);
	const forget = sql`insert into accounts_search (accounts_search, rowid, name, email)
		values ('delete', old.id, old.name, old.email);`;
	const learn = sql`insert into accounts_search (rowid, name, email) values (new.id, new.name, new.email);`;
	await sql`create trigger accounts_search_insert after insert on accounts begin ${learn} end`.execute(db);
	await sql`create trigger accounts_search_delete after delete on accounts begin ${forget} end`.execute(db);
	await sql`create trigger accounts_search_update after update of name, email on accounts
		begin ${forget} ${learn} end`.execute(db);
}
