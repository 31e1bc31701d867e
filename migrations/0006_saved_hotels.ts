import { type ColumnBuilderCallback, type Kysely, sql } from "kysely";
import { columnTypes, createTable, required } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";
import { createIndexes } from "./support/indexes.ts";

/** A wishlist also has hotels. The table is made again, because SQLite can't let a column be null afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	const mayBeOf =
		(table: string): ColumnBuilderCallback =>
		(column) =>
			column.references(`${table}.id`).onDelete("cascade");
	await createTable(db, "wishlist_things")
		.addColumn("account_id", number, mayBeOf("accounts"))
		.addColumn("guest_hash", "text")
		.addColumn("variant_id", number, mayBeOf("variants"))
		.addColumn("hotel_id", number, mayBeOf("hotels"))
		.addColumn("added_at", instant, required)
		.addUniqueConstraint("wishlist_variants_by_account", ["account_id", "variant_id"])
		.addUniqueConstraint("wishlist_variants_by_guest", ["guest_hash", "variant_id"])
		.addUniqueConstraint("wishlist_hotels_by_account", ["account_id", "hotel_id"])
		.addUniqueConstraint("wishlist_hotels_by_guest", ["guest_hash", "hotel_id"])
		.addCheckConstraint("wishlist_things_have_one_owner", sql`(account_id is null) <> (guest_hash is null)`)
		.addCheckConstraint("wishlist_things_are_one_thing", sql`(variant_id is null) <> (hotel_id is null)`)
		.execute();
	await sql`insert into wishlist_things (id, account_id, guest_hash, variant_id, added_at)
		select id, account_id, guest_hash, variant_id, added_at from wishlist_items order by id`.execute(db);
	if (runsOnPostgres(db))
		await sql`select setval(pg_get_serial_sequence('wishlist_things', 'id'), greatest(max(id), 1), max(id) is not null)
			from wishlist_items`.execute(db);
	await db.schema.dropTable("wishlist_items").execute();
	await db.schema.alterTable("wishlist_things").renameTo("wishlist_items").execute();
	await createIndexes(db, {
		wishlist_items_by_age: "wishlist_items (added_at) where guest_hash is not null",
		wishlist_items_by_variant: "wishlist_items (variant_id)",
		wishlist_items_by_hotel: "wishlist_items (hotel_id)",
	});
}
