import { type ColumnBuilderCallback, type Kysely, type RawBuilder, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
	withoutRowid,
} from "../support/columns.ts";
import { runsOnPostgres } from "../support/engine.ts";
import { createIndexes, createUniqueIndexes } from "../support/indexes.ts";

export async function createHotels(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag, byteText } = columnTypes(db);
	await createTable(db, "hotels")
		.addColumn("status", "text", oneOfWords("status", ["pending", "approved", "suspended"]))
		.addColumn("archived_at", instant)
		.addColumn("name", "text", required)
		.addColumn("address", "text", required)
		.addColumn("city", "text", required)
		.addColumn("city_key", byteText, required)
		.addColumn("region", "text", defaultTo(""))
		.addColumn("postal_code", "text", defaultTo(""))
		.addColumn("country", "text", required)
		.addColumn("time_zone", "text", required)
		.addColumn("email", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("contact_e164", "text", required)
		.addColumn("stars", "integer", between("stars", 0, 5))
		.addColumn("amenities", "text", defaultTo(","))
		.addColumn("check_in_from", "text", required)
		.addColumn("check_out_until", "text", required)
		.addColumn("same_day_until", "text", required)
		.addColumn("free_until_days", "integer", between("free_until_days", 0, 60))
		.addColumn("late_fee_percent", "integer", between("late_fee_percent", 0, 100))
		.addColumn("no_show_percent", "integer", between("no_show_percent", 0, 100))
		.addColumn("confirmation", "text", oneOfWords("confirmation", ["instant", "request"]))
		.addColumn("request_hours", "integer", between("request_hours", 1, 72))
		.addColumn("payment", "text", oneOfWords("payment", ["at_hotel", "deposit", "full"], "at_hotel"))
		.addColumn("deposit_percent", "integer", between("deposit_percent", 10, 99, 20))
		.addColumn("unconfirmed", "text", oneOfWords("unconfirmed", ["expire", "keep"], "expire"))
		.addColumn("rating_sum", "integer", defaultTo(0))
		.addColumn("rating_count", "integer", defaultTo(0))
		.addColumn("nights_sold", number, defaultTo(0))
		.addColumn("price_from", number)
		.addColumn("image_hash", "text")
		.addColumn("search_words", byteText, defaultTo(""))
		.addColumn(
			"merit",
			"integer",
			generated(
				db,
				sql`cast(round(100 * ((rating_sum + 30.4) / (rating_count + 8.0) + log10(cast(1 + nights_sold as double precision)) / 5)) as integer)`,
			),
		)
		.addColumn(
			"mean_rating",
			"integer",
			generated(db, sql`case when rating_count = 0 then 0 else 1000 * rating_sum / rating_count end`),
		)
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("approved_at", instant)
		.addColumn("submitted_at", instant)
		.addColumn("unreviewed_change_id", number)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addColumn("house_rules", "text", defaultTo(""))
		.addColumn("description", "text", required)
		.execute();

	await createTable(db, "hotel_images")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", required)
		.addColumn("alt", "text", defaultTo(""))
		.addUniqueConstraint("hotel_images_once", ["hotel_id", "image_hash"])
		.execute();

	await db.schema
		.createTable("hotel_words")
		.addColumn("word", byteText, required)
		.addColumn("hotel_id", number, partOf("hotels"))
		.addPrimaryKeyConstraint("hotel_words_key", ["word", "hotel_id"])
		.$call(withoutRowid(db))
		.execute();

	await db.schema
		.createTable("hotel_vocabulary")
		.addColumn("length", "integer", required)
		.addColumn("word", byteText, required)
		.addPrimaryKeyConstraint("hotel_vocabulary_key", ["length", "word"])
		.$call(withoutRowid(db))
		.execute();

	await createTable(db, "rooms")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("name", "text", required)
		.addColumn("position", "integer", required)
		.addColumn("archived_at", instant)
		.addColumn("quantity", "integer", between("quantity", 1, 500))
		.addColumn("beds", "text", required)
		.addColumn("size_sqm", "integer")
		.addColumn("sleeps", "integer", between("sleeps", 1, 20))
		.addColumn("max_adults", "integer", between("max_adults", 1, "sleeps"))
		.addColumn("guests_included", "integer", between("guests_included", 1, "sleeps"))
		.addColumn("price", number, between("price", 0, 100_000_000))
		.addColumn("weekend_price", number, (column) => column.check(sql`weekend_price between 0 and 100000000`))
		.addColumn("extra_guest_price", number, between("extra_guest_price", 0, 100_000_000, 0))
		.addColumn("min_nights", "integer", between("min_nights", 1, 30, 1))
		.addColumn("max_nights", "integer", between("max_nights", "min_nights", 90, 30))
		.addColumn("amenities", "text", defaultTo(","))
		.addColumn("image_hash", "text")
		.addColumn("filled_to", date)
		.addColumn("calendar_token", "text", requiredUnique)
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addColumn("description", "text", required)
		.execute();

	await createTable(db, "room_images")
		.addColumn("room_id", number, partOf("rooms"))
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", required)
		.addColumn("alt", "text", defaultTo(""))
		.addUniqueConstraint("room_images_once", ["room_id", "image_hash"])
		.execute();

	await db.schema
		.createTable("nights")
		.addColumn("room_id", number, partOf("rooms"))
		.addColumn("date", date, required)
		.addColumn("total", "integer", required)
		.addColumn("booked", "integer", (column) => column.notNull().defaultTo(0).check(sql`booked >= 0`))
		.addColumn("blocked", "integer", (column) => column.notNull().defaultTo(0).check(sql`blocked >= 0`))
		.addColumn("price", number, (column) => column.check(sql`price between 0 and 100000000`))
		.addColumn("min_stay", "integer", (column) => column.check(sql`min_stay between 1 and 90`))
		.addColumn("is_closed", flag, defaultTo(sql`false`))
		.addColumn("is_closed_to_arrival", flag, defaultTo(sql`false`))
		.addColumn("is_closed_to_departure", flag, defaultTo(sql`false`))
		.addPrimaryKeyConstraint("nights_key", ["room_id", "date"])
		.addCheckConstraint("nights_never_oversold", sql`booked + blocked <= total`)
		.$call(withoutRowid(db))
		.execute();

	await createTable(db, "calendar_feeds")
		.addColumn("room_id", number, partOf("rooms"))
		.addColumn("name", "text", required)
		.addColumn("url", "text")
		.addColumn("next_fetch_at", instant)
		.addColumn("fetched_at", instant)
		.addColumn("fault", "text", defaultTo(""))
		.addColumn("failures", "integer", defaultTo(0))
		.addColumn("is_free_counted", flag, defaultTo(sql`false`))
		.addColumn("is_unavailable_counted", flag, defaultTo(sql`true`))
		.addColumn("skipped_free", "integer", defaultTo(0))
		.addColumn("free_nights", "text", defaultTo(""))
		.addColumn("unavailable_nights", "text", defaultTo(""))
		.addColumn("warnings", "text", defaultTo(""))
		.addColumn("export_token", "text")
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("created_at", instant, required)
		.execute();

	await createTable(db, "room_blocks")
		.addColumn("room_id", number, partOf("rooms"))
		.addColumn("feed_id", number, (column) => column.references("calendar_feeds.id").onDelete("cascade"))
		.addColumn("uid", "text")
		.addColumn("from_date", date, required)
		.addColumn("to_date", date, required)
		.addColumn("rooms", "integer", between("rooms", 1, 500))
		.addColumn("is_holding", flag, required)
		.addColumn("conflict", "text", defaultTo(""))
		.addColumn("missing_since", instant)
		.addColumn("note", "text", defaultTo(""))
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("created_at", instant, required)
		.addUniqueConstraint("room_blocks_once", ["feed_id", "uid"])
		.addCheckConstraint("room_blocks_last_a_night", sql`from_date < to_date`)
		.execute();

	await db.schema
		.createTable("hotel_members")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("role", "text", oneOfWords("role", ["owner", "manager", "desk"]))
		.addColumn("added_by", number, mayName("accounts"))
		.addColumn("created_at", instant, required)
		.addPrimaryKeyConstraint("hotel_members_key", ["hotel_id", "account_id"])
		.execute();

	await createTable(db, "hotel_invitations")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("email", "text", required)
		.addColumn("role", "text", oneOfWords("role", ["manager", "desk"]))
		.addColumn("token_hash", "text", requiredUnique)
		.addColumn("invited_by", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("created_at", instant, required)
		.addColumn("expires_at", instant, required)
		.addUniqueConstraint("hotel_invitations_key", ["hotel_id", "email"])
		.execute();

	await createUniqueIndexes(db, {
		calendar_feeds_by_export: "calendar_feeds (export_token)",
		hotel_members_owner: "hotel_members (hotel_id) where role = 'owner'",
	});
	await createIndexes(db, {
		hotels_awaiting_approval: "hotels (submitted_at, id) where status = 'pending' and archived_at is null",
		hotels_by_city: "hotels (status, city_key, id)",
		hotels_by_city_and_price: "hotels (status, city_key, country, archived_at, price_from, city)",
		hotels_by_merit: "hotels (status, merit desc, id)",
		hotels_by_name: "hotels ((archived_at is not null), name, id)",
		hotels_by_picture: "hotels (image_hash) where image_hash is not null",
		hotels_by_price: "hotels (status, price_from, merit desc, id)",
		hotels_by_rating: "hotels (status, mean_rating desc, rating_count desc, merit desc, id)",
		hotels_by_search_words: "hotels (search_words, id)",
		hotels_by_stars: "hotels (status, stars desc, merit desc, id)",
		hotels_by_status: "hotels (status, id)",
		hotels_by_unreviewed_change: "hotels (unreviewed_change_id) where unreviewed_change_id is not null",
		hotels_by_waiting: "hotels ((status <> 'pending'), id desc)",
		hotels_by_zone: "hotels (time_zone)",
		hotel_images_by_hash: "hotel_images (image_hash)",
		hotel_images_by_hotel: "hotel_images (hotel_id, position)",
		hotel_words_by_hotel: "hotel_words (hotel_id)",
		rooms_by_horizon: "rooms (filled_to, id)",
		rooms_by_hotel: "rooms (hotel_id, position)",
		rooms_by_picture: "rooms (image_hash) where image_hash is not null",
		room_images_by_hash: "room_images (image_hash)",
		room_images_by_room: "room_images (room_id, position)",
		calendar_feeds_by_room: "calendar_feeds (room_id)",
		calendar_feeds_by_time: "calendar_feeds (next_fetch_at)",
		calendar_feeds_failing: "calendar_feeds (room_id) where fault <> ''",
		room_blocks_by_actor: "room_blocks (actor_id)",
		room_blocks_by_room: "room_blocks (room_id, from_date)",
		hotel_members_by_account: "hotel_members (account_id, role, hotel_id)",
		hotel_members_by_adder: "hotel_members (added_by) where added_by is not null",
		hotel_invitations_by_email: "hotel_invitations (email)",
		hotel_invitations_by_expiry: "hotel_invitations (expires_at)",
		hotel_invitations_by_sender: "hotel_invitations (invited_by)",
	});
	await (runsOnPostgres(db) ? followWordsOnPostgres(db) : followWordsOnSqlite(db));
}

/** A column that the database computes: stored on PostgreSQL, where nothing else is possible. */
const generated =
	(db: Kysely<unknown>, value: RawBuilder<unknown>): ColumnBuilderCallback =>
	(column) => {
		const computed = column.generatedAlwaysAs(value);
		return runsOnPostgres(db) ? computed.stored() : computed;
	};

/*
 * Hotel search: `hotel_words` has one row for each word of `hotels.search_words`, in byte order on both engines, so that
 * a prefix is a range of its key. `hotel_vocabulary` has all words without duplicates, with their length, to correct
 * typing errors with; a word may outlive its hotel.
 */

async function followWordsOnPostgres(db: Kysely<unknown>): Promise<void> {
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
	await sql`create function learn_hotel_word() returns trigger language plpgsql as $$
		begin
			insert into hotel_vocabulary (length, word) values (length(new.word), new.word) on conflict do nothing;
			return null;
		end $$`.execute(db);
	await sql`create trigger hotel_vocabulary_insert after insert on hotel_words
		for each row execute function learn_hotel_word()`.execute(db);
}

// Words contain only letters and digits, so nothing needs escaping in JSON.
async function followWordsOnSqlite(db: Kysely<unknown>): Promise<void> {
	const learn = sql`insert or ignore into hotel_words (word, hotel_id)
		select value, new.id from json_each('["' || replace(new.search_words, ' ', '","') || '"]') where value <> '';`;
	await sql`create trigger hotel_words_insert after insert on hotels begin ${learn} end`.execute(db);
	await sql`create trigger hotel_words_update after update of search_words on hotels
		when old.search_words <> new.search_words begin
			delete from hotel_words where hotel_id = new.id;
			${learn}
		end`.execute(db);
	await sql`create trigger hotel_vocabulary_insert after insert on hotel_words begin
		insert or ignore into hotel_vocabulary (length, word) values (length(new.word), new.word);
	end`.execute(db);
}
