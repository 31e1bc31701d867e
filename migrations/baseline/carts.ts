import { type Kysely, sql } from "kysely";
import { between, columnTypes, createTable, partOf, required } from "../support/columns.ts";
import { createIndexes, createUniqueIndexes } from "../support/indexes.ts";

export async function createCarts(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "carts")
		.addColumn("token_hash", "text")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("discount_code", "text")
		.addColumn("country", "text")
		.addColumn("ordered_at", instant)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();

	await createTable(db, "cart_lines")
		.addColumn("cart_id", number, partOf("carts"))
		.addColumn("variant_id", number, partOf("variants"))
		.addColumn("quantity", "integer", between("quantity", 1, 99))
		.addColumn("price_seen", number, required)
		.addColumn("added_at", instant, required)
		.addUniqueConstraint("cart_lines_once", ["cart_id", "variant_id"])
		.execute();

	await createTable(db, "cart_additions")
		.addColumn("cart_id", number, partOf("carts"))
		.addColumn("idempotency_key", "text", required)
		.addColumn("at", instant, required)
		.addUniqueConstraint("cart_additions_once", ["cart_id", "idempotency_key"])
		.execute();

	await createTable(db, "wishlist_items")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("guest_hash", "text")
		.addColumn("variant_id", number, partOf("variants"))
		.addColumn("added_at", instant, required)
		.addUniqueConstraint("wishlist_items_by_account", ["account_id", "variant_id"])
		.addUniqueConstraint("wishlist_items_by_guest", ["guest_hash", "variant_id"])
		.addCheckConstraint("wishlist_items_have_one_owner", sql`(account_id is null) <> (guest_hash is null)`)
		.execute();

	await createUniqueIndexes(db, {
		carts_open_by_account: "carts (account_id) where account_id is not null and ordered_at is null",
		carts_open_by_token: "carts (token_hash) where token_hash is not null and ordered_at is null",
	});
	await createIndexes(db, {
		carts_by_account: "carts (account_id, id)",
		carts_by_creation: "carts (created_at, ordered_at)",
		carts_by_update: "carts (updated_at)",
		cart_lines_by_variant: "cart_lines (variant_id)",
		cart_additions_by_time: "cart_additions (at)",
		wishlist_items_by_age: "wishlist_items (added_at) where guest_hash is not null",
		wishlist_items_by_variant: "wishlist_items (variant_id)",
	});
}
