import { type Kysely, sql } from "kysely";
import { announceChanges } from "./support/announce-changes.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

const WORDS = {
	product: sql`('draft', 'active', 'archived')`,
	status: sql`('new', 'confirmed', 'processing', 'completed', 'cancelled', 'expired')`,
	payment: sql`('unpaid', 'paid', 'partially_refunded', 'refunded', 'failed')`,
	fulfilment: sql`('unfulfilled', 'shipped', 'delivered', 'returned')`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
	await createCatalogue(db);
	await createStock(db);
	await createSettings(db);
	await createCarts(db);
	await createOrders(db);
	await createReturns(db);
	await createImports(db);
}

type Indexes = Record<string, [table: string, columns: string[]]>;

async function createIndexes(db: Kysely<unknown>, indexes: Indexes): Promise<void> {
	for (const [name, [table, columns]] of Object.entries(indexes))
		await db.schema.createIndex(name).on(table).columns(columns).execute();
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	// In the same order on both engines, so that pages by name begin at the same row.
	const byBytes = runsOnPostgres(db) ? sql`text collate "C"` : sql`text`;
	await createTable(db, "categories")
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("image_hash", "text")
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.execute();

	await createTable(db, "products")
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("vendor", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("tags", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("category_id", number, (column) => column.references("categories.id").onDelete("set null"))
		.addColumn("status", "text", (column) => column.notNull().check(sql`status in ${WORDS.product}`))
		.addColumn("option1_name", "text")
		.addColumn("option2_name", "text")
		.addColumn("option3_name", "text")
		.addColumn("seo_title", "text")
		.addColumn("seo_description", "text")
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("price_from", number, (column) => column.notNull().defaultTo(0))
		.addColumn("price_to", number, (column) => column.notNull().defaultTo(0))
		.addColumn("compare_at_from", number)
		.addColumn("is_on_sale", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addColumn("is_in_stock", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addColumn("units_sold", number, (column) => column.notNull().defaultTo(0))
		.addColumn("image_hash", "text")
		.addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("search_words", byBytes, (column) => column.notNull().defaultTo(""))
		.addColumn("title_words", byBytes, (column) => column.notNull().defaultTo(""))
		.addColumn("published_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		// Last: SQLite reads a row from its start, and a list needs everything except this.
		.addColumn("description", "text", (column) => column.notNull())
		.execute();
	await createTable(db, "variants")
		.addColumn("product_id", number, (column) =>
			column.notNull().references("products.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("option1", "text")
		.addColumn("option2", "text")
		.addColumn("option3", "text")
		.addColumn("sku", "text")
		.addColumn("barcode", "text")
		.addColumn("price", number, (column) => column.notNull().check(sql`price between 0 and 100000000`))
		.addColumn("compare_at", number, (column) => column.check(sql`compare_at between 0 and 100000000`))
		.addColumn("weight_grams", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("is_taxable", flag, (column) => column.notNull().defaultTo(sql`true`))
		.addColumn("is_tracked", flag, (column) => column.notNull().defaultTo(sql`true`))
		.addColumn("is_oversellable", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addColumn("stock", number, (column) => column.notNull().defaultTo(0))
		.addColumn("low_stock_at", "integer", (column) => column.notNull().defaultTo(5))
		.addColumn("image_hash", "text")
		.addColumn("archived_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addCheckConstraint("variants_never_oversold", sql`stock >= 0 or is_oversellable or not is_tracked`)
		.execute();
	await sql`create unique index variants_by_sku on variants (sku) where sku is not null`.execute(db);
	await sql`create unique index variants_by_options on variants
		(product_id, coalesce(option1, ''), coalesce(option2, ''), coalesce(option3, ''))
		where archived_at is null`.execute(db);
	await createTable(db, "product_images")
		.addColumn("product_id", number, (column) =>
			column.notNull().references("products.id").onDelete("cascade"),
		)
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("product_images_once", ["product_id", "image_hash"])
		.execute();
	await createIndexes(db, {
		products_by_newest: ["products", ["status", "published_at", "id"]],
		products_by_price: ["products", ["status", "price_from", "id"]],
		products_by_title: ["products", ["status", "title", "id"]],
		products_by_sold: ["products", ["status", "units_sold", "id"]],
		products_by_category: ["products", ["category_id", "status", "id"]],
		variants_by_product: ["variants", ["product_id", "position"]],
		variants_by_stock: ["variants", ["stock", "id"]],
		product_images_by_product: ["product_images", ["product_id", "position"]],
		product_images_by_hash: ["product_images", ["image_hash"]],
		variants_by_image: ["variants", ["image_hash"]],
	});
}

/** The ledger: rows are only ever added; `variants.stock` equals their sum. */
async function createStock(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "stock_movements")
		.addColumn("variant_id", number, (column) =>
			column.notNull().references("variants.id").onDelete("cascade"),
		)
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity <> 0`))
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("order_id", number)
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("note", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("at", instant, (column) => column.notNull())
		.execute();
	await createIndexes(db, {
		stock_movements_by_variant: ["stock_movements", ["variant_id", "id"]],
		stock_movements_by_order: ["stock_movements", ["order_id"]],
		stock_movements_by_actor: ["stock_movements", ["actor_id"]],
	});
	if (runsOnPostgres(db)) {
		await sql`create function refuse_change() returns trigger language plpgsql as $$
			begin raise exception 'the ledger is only ever added to'; end $$`.execute(db);
		await sql`create trigger stock_movements_stay before update of variant_id, quantity, reason, order_id, at
			on stock_movements for each row execute function refuse_change()`.execute(db);
	} else {
		await sql`create trigger stock_movements_stay before update of variant_id, quantity, reason, order_id, at
			on stock_movements begin select raise(abort, 'the ledger is only ever added to'); end`.execute(db);
	}
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	await createTable(db, "delivery_methods")
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("price", number, (column) => column.notNull().check(sql`price >= 0`))
		.addColumn("free_from", number)
		.addColumn("countries", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("min_days", "integer", (column) => column.notNull())
		.addColumn("max_days", "integer", (column) => column.notNull())
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("is_active", flag, (column) => column.notNull().defaultTo(sql`true`))
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "tax_rates")
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("country", "text", (column) => column.notNull())
		.addColumn("region", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("rate_ppm", "integer", (column) => column.notNull().check(sql`rate_ppm between 0 and 1000000`))
		.addColumn("is_inclusive", flag, (column) => column.notNull().defaultTo(sql`true`))
		.addColumn("is_active", flag, (column) => column.notNull().defaultTo(sql`true`))
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "discounts")
		.addColumn("code", "text", (column) => column.notNull().unique())
		.addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('amount', 'percent')`))
		.addColumn("value", number, (column) => column.notNull().check(sql`value > 0`))
		.addColumn("minimum", number, (column) => column.notNull().defaultTo(0))
		.addColumn("starts_at", instant)
		.addColumn("ends_at", instant)
		.addColumn("max_uses", "integer")
		.addColumn("uses", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("is_active", flag, (column) => column.notNull().defaultTo(sql`true`))
		.addColumn("created_at", instant, (column) => column.notNull())
		.addCheckConstraint("discounts_never_overused", sql`max_uses is null or uses <= max_uses`)
		.execute();
	await createIndexes(db, { tax_rates_by_place: ["tax_rates", ["country", "region"]] });
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "carts")
		.addColumn("token_hash", "text")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("discount_code", "text")
		.addColumn("country", "text")
		.addColumn("claimed_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.execute();
	await sql`create unique index carts_open_by_account on carts (account_id)
		where account_id is not null and claimed_at is null`.execute(db);
	await sql`create unique index carts_open_by_token on carts (token_hash)
		where token_hash is not null and claimed_at is null`.execute(db);
	await createTable(db, "cart_lines")
		.addColumn("cart_id", number, (column) => column.notNull().references("carts.id").onDelete("cascade"))
		.addColumn("variant_id", number, (column) =>
			column.notNull().references("variants.id").onDelete("cascade"),
		)
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity between 1 and 99`))
		.addColumn("price_seen", number, (column) => column.notNull())
		.addColumn("added_at", instant, (column) => column.notNull())
		.addUniqueConstraint("cart_lines_once", ["cart_id", "variant_id"])
		.execute();
	await createTable(db, "cart_additions")
		.addColumn("cart_id", number, (column) => column.notNull().references("carts.id").onDelete("cascade"))
		.addColumn("once_key", "text", (column) => column.notNull())
		.addColumn("at", instant, (column) => column.notNull())
		.addUniqueConstraint("cart_additions_once", ["cart_id", "once_key"])
		.execute();
	await createTable(db, "wishlist_items")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("visitor_hash", "text")
		.addColumn("variant_id", number, (column) =>
			column.notNull().references("variants.id").onDelete("cascade"),
		)
		.addColumn("added_at", instant, (column) => column.notNull())
		.addUniqueConstraint("wishlist_items_by_account", ["account_id", "variant_id"])
		.addUniqueConstraint("wishlist_items_by_visitor", ["visitor_hash", "variant_id"])
		.addCheckConstraint("wishlist_items_have_one_owner", sql`(account_id is null) <> (visitor_hash is null)`)
		.execute();
	await createTable(db, "account_addresses")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("line1", "text", (column) => column.notNull())
		.addColumn("line2", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("city", "text", (column) => column.notNull())
		.addColumn("region", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("postal_code", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("country", "text", (column) => column.notNull())
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.addColumn("used_at", instant, (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addUniqueConstraint("account_addresses_once", ["account_id", "fingerprint"])
		.execute();
	await createIndexes(db, {
		carts_by_account: ["carts", ["account_id", "id"]],
		carts_by_update: ["carts", ["updated_at"]],
		carts_by_creation: ["carts", ["created_at", "claimed_at"]],
		cart_lines_by_variant: ["cart_lines", ["variant_id"]],
		cart_additions_by_time: ["cart_additions", ["at"]],
		wishlist_items_by_variant: ["wishlist_items", ["variant_id"]],
		account_addresses_by_account: ["account_addresses", ["account_id", "used_at"]],
	});
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	await createTable(db, "orders")
		.addColumn("number", "text", (column) => column.notNull().unique())
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("cart_id", number, (column) => column.unique().references("carts.id").onDelete("set null"))
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("visitor_hash", "text")
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("status", "text", (column) => column.notNull().check(sql`status in ${WORDS.status}`))
		.addColumn("payment", "text", (column) => column.notNull().check(sql`payment in ${WORDS.payment}`))
		.addColumn("fulfilment", "text", (column) =>
			column.notNull().check(sql`fulfilment in ${WORDS.fulfilment}`),
		)
		.addColumn("payment_method", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("contact_e164", "text", (column) => column.notNull())
		.addColumn("line1", "text", (column) => column.notNull())
		.addColumn("line2", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("city", "text", (column) => column.notNull())
		.addColumn("region", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("postal_code", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("country", "text", (column) => column.notNull())
		.addColumn("note", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("delivery_method_id", number, (column) =>
			column.references("delivery_methods.id").onDelete("set null"),
		)
		.addColumn("delivery_name", "text", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("subtotal", number, (column) => column.notNull())
		.addColumn("discount_code", "text")
		.addColumn("discount_total", number, (column) => column.notNull().defaultTo(0))
		.addColumn("delivery_total", number, (column) => column.notNull())
		.addColumn("tax_total", number, (column) => column.notNull())
		.addColumn("is_tax_inclusive", flag, (column) => column.notNull())
		.addColumn("total", number, (column) => column.notNull())
		.addColumn("paid_total", number, (column) => column.notNull().defaultTo(0))
		.addColumn("refunded_total", number, (column) => column.notNull().defaultTo(0))
		.addColumn("carrier", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("tracking_number", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("pay_before", instant)
		.addColumn("stock_returned_at", instant)
		.addColumn("search_text", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addCheckConstraint(
			"orders_add_up",
			sql`total = subtotal - discount_total + delivery_total + case when is_tax_inclusive then 0 else tax_total end`,
		)
		.addCheckConstraint("orders_refund_what_was_paid", sql`refunded_total between 0 and paid_total`)
		.execute();
	await createTable(db, "order_lines")
		.addColumn("order_id", number, (column) => column.notNull().references("orders.id").onDelete("cascade"))
		.addColumn("variant_id", number, (column) => column.references("variants.id").onDelete("set null"))
		.addColumn("product_id", number, (column) => column.references("products.id").onDelete("set null"))
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("options", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("sku", "text")
		.addColumn("image_hash", "text")
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity between 1 and 99`))
		.addColumn("unit_price", number, (column) => column.notNull())
		.addColumn("discount", number, (column) => column.notNull().defaultTo(0))
		.addColumn("tax", number, (column) => column.notNull().defaultTo(0))
		.addColumn("total", number, (column) => column.notNull())
		.addColumn("returned", "integer", (column) => column.notNull().defaultTo(0))
		.addCheckConstraint("order_lines_return_what_was_sold", sql`returned between 0 and quantity`)
		.execute();
	await createTable(db, "order_taxes")
		.addColumn("order_id", number, (column) => column.notNull().references("orders.id").onDelete("cascade"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("rate_ppm", "integer", (column) => column.notNull())
		.addColumn("base", number, (column) => column.notNull())
		.addColumn("amount", number, (column) => column.notNull())
		.execute();
	await createTable(db, "order_events")
		.addColumn("order_id", number, (column) => column.notNull().references("orders.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('placed', 'status', 'payment', 'fulfilment', 'return', 'note')`),
		)
		.addColumn("from_value", "text")
		.addColumn("to_value", "text")
		.addColumn("amount", number)
		.addColumn("detail", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("at", instant, (column) => column.notNull())
		.execute();
	await createIndexes(db, {
		orders_by_status: ["orders", ["status", "id"]],
		orders_by_payment: ["orders", ["payment", "id"]],
		orders_by_fulfilment: ["orders", ["fulfilment", "id"]],
		orders_by_date: ["orders", ["created_at", "id"]],
		orders_by_account: ["orders", ["account_id", "id"]],
		orders_by_visitor: ["orders", ["visitor_hash", "id"]],
		orders_by_email: ["orders", ["email", "id"]],
		orders_by_pay_before: ["orders", ["status", "pay_before"]],
		orders_by_total: ["orders", ["total", "id"]],
		orders_by_delivery_method: ["orders", ["delivery_method_id"]],
		order_lines_by_order: ["order_lines", ["order_id"]],
		order_lines_by_variant: ["order_lines", ["variant_id"]],
		order_lines_by_product: ["order_lines", ["product_id"]],
		order_lines_by_image: ["order_lines", ["image_hash"]],
		order_taxes_by_order: ["order_taxes", ["order_id"]],
		order_events_by_order: ["order_events", ["order_id", "id"]],
		order_events_by_actor: ["order_events", ["actor_id"]],
	});
	await announceChanges(db, { table: "orders", topic: "orders", on: ["insert", "update", "delete"] });
	await indexOrderSearch(db);
}

/** Trigrams, as for moving bookings, so that an index finds any part of a number, name or email address. */
async function indexOrderSearch(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`create index orders_by_search_text on orders using gin (search_text gin_trgm_ops)`.execute(db);
		return;
	}
	await sql`create virtual table orders_search using fts5(
		search_text, content = 'orders', content_rowid = 'id', tokenize = 'trigram', detail = 'full'
	)`.execute(db);
	const forget = sql`insert into orders_search (orders_search, rowid, search_text)
		values ('delete', old.id, old.search_text);`;
	const learn = sql`insert into orders_search (rowid, search_text) values (new.id, new.search_text);`;
	await sql`create trigger orders_search_insert after insert on orders begin ${learn} end`.execute(db);
	await sql`create trigger orders_search_delete after delete on orders begin ${forget} end`.execute(db);
	await sql`create trigger orders_search_update after update of search_text on orders
		begin ${forget} ${learn} end`.execute(db);
}

async function createReturns(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "order_returns")
		.addColumn("order_id", number, (column) => column.notNull().references("orders.id").onDelete("cascade"))
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('return', 'withdrawal')`))
		.addColumn("status", "text", (column) =>
			column.notNull().check(sql`status in ('requested', 'approved', 'received', 'refused')`),
		)
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "order_return_lines")
		.addColumn("return_id", number, (column) =>
			column.notNull().references("order_returns.id").onDelete("cascade"),
		)
		.addColumn("order_line_id", number, (column) =>
			column.notNull().references("order_lines.id").onDelete("cascade"),
		)
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
		.addUniqueConstraint("order_return_lines_once", ["return_id", "order_line_id"])
		.execute();
	await createIndexes(db, {
		order_returns_by_order: ["order_returns", ["order_id", "id"]],
		order_returns_by_status: ["order_returns", ["status", "id"]],
		order_return_lines_by_line: ["order_return_lines", ["order_line_id"]],
	});
}

async function createImports(db: Kysely<unknown>): Promise<void> {
	const { instant, number, bytes } = columnTypes(db);
	await createTable(db, "product_imports")
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("file_name", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) =>
			column
				.notNull()
				.check(sql`status in ('checking', 'checked', 'refused', 'applying', 'done', 'failed', 'cancelled')`),
		)
		.addColumn("fault", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("row_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("rows_done", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("created_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("updated_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("unchanged_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("problem_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("leased_until", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "product_import_chunks")
		.addColumn("import_id", number, (column) =>
			column.notNull().references("product_imports.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("bytes", bytes, (column) => column.notNull())
		.addUniqueConstraint("product_import_chunks_once", ["import_id", "position"])
		.execute();
	await createTable(db, "product_import_lines")
		.addColumn("import_id", number, (column) =>
			column.notNull().references("product_imports.id").onDelete("cascade"),
		)
		.addColumn("row_number", "integer", (column) => column.notNull())
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('problem', 'create', 'update', 'warning')`),
		)
		.addColumn("column_name", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("detail", "text", (column) => column.notNull())
		.execute();
	await createIndexes(db, {
		product_imports_by_status: ["product_imports", ["status", "id"]],
		product_import_lines_by_import: ["product_import_lines", ["import_id", "kind", "row_number"]],
	});
	await announceChanges(db, { table: "product_imports", topic: "product_imports", on: ["insert", "update"] });
}
