import { type Kysely, sql } from "kysely";
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
} from "../support/columns.ts";
import { runsOnPostgres } from "../support/engine.ts";
import { createFullText, createIndexes, createUniqueIndexes } from "../support/indexes.ts";
import { refuseChange } from "../support/ledgers.ts";

export async function createProducts(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag, byteText } = columnTypes(db);
	await createTable(db, "categories")
		.addColumn("slug", "text", requiredUnique)
		.addColumn("name", "text", required)
		.addColumn("description", "text", defaultTo(""))
		.addColumn("image_hash", "text")
		.addColumn("position", "integer", required)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addColumn("version", "integer", defaultTo(1))
		.addColumn("idempotency_key", "text")
		.execute();

	await createTable(db, "products")
		.addColumn("slug", "text", requiredUnique)
		.addColumn("title", "text", required)
		.addColumn("vendor", "text", defaultTo(""))
		.addColumn("tags", "text", defaultTo(""))
		.addColumn("category_id", number, mayName("categories"))
		.addColumn("status", "text", oneOfWords("status", ["draft", "active", "archived"]))
		.addColumn("option1_name", "text")
		.addColumn("option2_name", "text")
		.addColumn("option3_name", "text")
		.addColumn("seo_title", "text")
		.addColumn("seo_description", "text")
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("price_from", number, defaultTo(0))
		.addColumn("price_to", number, defaultTo(0))
		.addColumn("compare_at_from", number)
		.addColumn("is_on_sale", flag, defaultTo(sql`false`))
		.addColumn("is_in_stock", flag, defaultTo(sql`false`))
		.addColumn("units_sold", number, defaultTo(0))
		.addColumn("rating_sum", "integer", defaultTo(0))
		.addColumn("rating_count", "integer", defaultTo(0))
		.addColumn("image_hash", "text")
		.addColumn("taxonomy", "text")
		.addColumn("search_text", "text", defaultTo(""))
		.addColumn("search_words", byteText, defaultTo(""))
		.addColumn("title_words", byteText, defaultTo(""))
		.addColumn("published_at", instant)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addColumn("description", "text", required)
		.execute();

	await createTable(db, "variants")
		.addColumn("product_id", number, partOf("products"))
		.addColumn("position", "integer", required)
		.addColumn("option1", "text")
		.addColumn("option2", "text")
		.addColumn("option3", "text")
		.addColumn("sku", "text")
		.addColumn("barcode", "text")
		.addColumn("price", number, between("price", 0, 100_000_000))
		.addColumn("compare_at", number, (column) => column.check(sql`compare_at between 0 and 100000000`))
		.addColumn("weight_grams", "integer", defaultTo(0))
		.addColumn("is_taxable", flag, defaultTo(sql`true`))
		.addColumn("is_tracked", flag, defaultTo(sql`true`))
		.addColumn("is_oversellable", flag, defaultTo(sql`false`))
		.addColumn("stock", number, defaultTo(0))
		.addColumn("low_stock_at", "integer", defaultTo(5))
		.addColumn("image_hash", "text")
		.addColumn("archived_at", instant)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addCheckConstraint("variants_never_oversold", sql`stock >= 0 or is_oversellable or not is_tracked`)
		.execute();

	await createTable(db, "product_images")
		.addColumn("product_id", number, partOf("products"))
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", required)
		.addColumn("alt", "text", defaultTo(""))
		.addUniqueConstraint("product_images_once", ["product_id", "image_hash"])
		.execute();

	await createTable(db, "search_vocabulary")
		.addColumn("word", byteText, required)
		.addColumn("length", number, required)
		.execute();

	await createTable(db, "stock_movements")
		.addColumn("variant_id", number, partOf("variants"))
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity <> 0`))
		.addColumn("reason", "text", required)
		.addColumn("order_id", number)
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("note", "text", defaultTo(""))
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("at", instant, required)
		.execute();

	await createTable(db, "delivery_methods")
		.addColumn("name", "text", required)
		.addColumn("description", "text", defaultTo(""))
		.addColumn("price", number, (column) => column.notNull().check(sql`price >= 0`))
		.addColumn("free_from", number)
		.addColumn("countries", "text", defaultTo(""))
		.addColumn("min_days", "integer", required)
		.addColumn("max_days", "integer", required)
		.addColumn("position", "integer", required)
		.addColumn("is_active", flag, defaultTo(sql`true`))
		.addColumn("created_at", instant, required)
		.addColumn("version", "integer", defaultTo(1))
		.addColumn("idempotency_key", "text")
		.execute();

	await createTable(db, "tax_rates")
		.addColumn("name", "text", required)
		.addColumn("country", "text", required)
		.addColumn("region", "text", defaultTo(""))
		.addColumn("rate_ppm", "integer", between("rate_ppm", 0, 1_000_000))
		.addColumn("is_inclusive", flag, defaultTo(sql`true`))
		.addColumn("is_active", flag, defaultTo(sql`true`))
		.addColumn("created_at", instant, required)
		.addColumn("version", "integer", defaultTo(1))
		.addColumn("idempotency_key", "text")
		.execute();

	await createTable(db, "discounts")
		.addColumn("code", "text", requiredUnique)
		.addColumn("kind", "text", oneOfWords("kind", ["amount", "percent"]))
		.addColumn("value", number, (column) => column.notNull().check(sql`value > 0`))
		.addColumn("minimum", number, defaultTo(0))
		.addColumn("starts_at", instant)
		.addColumn("ends_at", instant)
		.addColumn("max_uses", "integer")
		.addColumn("uses", "integer", defaultTo(0))
		.addColumn("is_active", flag, defaultTo(sql`true`))
		.addColumn("created_at", instant, required)
		.addColumn("version", "integer", defaultTo(1))
		.addColumn("idempotency_key", "text")
		.addCheckConstraint("discounts_never_overused", sql`max_uses is null or uses <= max_uses`)
		.execute();

	await createUniqueIndexes(db, {
		categories_by_idempotency_key: "categories (idempotency_key)",
		variants_by_options:
			"variants (product_id, coalesce(option1, ''), coalesce(option2, ''), coalesce(option3, '')) where archived_at is null",
		variants_by_sku: "variants (sku) where sku is not null",
		delivery_methods_by_idempotency_key: "delivery_methods (idempotency_key)",
		tax_rates_by_idempotency_key: "tax_rates (idempotency_key)",
		tax_rates_one_for_a_place: "tax_rates (country, region) where is_active",
		discounts_by_idempotency_key: "discounts (idempotency_key)",
	});
	await createIndexes(db, {
		products_by_category: "products (category_id, status, id)",
		products_by_category_and_newest: "products (category_id, status, published_at, id)",
		products_by_category_and_offer:
			"products (category_id, status, is_on_sale, is_in_stock, price_from, published_at)",
		products_by_category_and_price: "products (category_id, status, price_from, id)",
		products_by_category_and_sold: "products (category_id, status, is_in_stock, units_sold, id)",
		products_by_facets: "products (status, category_id, price_from, is_in_stock, is_on_sale)",
		products_by_lower_title: "products (lower(title), id)",
		products_by_name: "products (status, title_words, id)",
		products_by_newest: "products (status, published_at, id)",
		products_by_offer: "products (status, is_on_sale, is_in_stock, price_from, published_at)",
		products_by_price: "products (status, price_from, id)",
		products_by_sold: "products (status, units_sold, id)",
		products_by_stock: "products (is_in_stock, status, id)",
		products_by_stock_and_id: "products (is_in_stock, id)",
		products_by_title: "products (status, title, id)",
		products_for_sale: "products (status, is_on_sale, is_in_stock, units_sold, id)",
		products_of_all_by_price: "products (price_from, id)",
		products_of_all_by_sold: "products (units_sold, id)",
		products_of_category: "products (category_id, id)",
		products_of_category_by_name: "products (category_id, status, title_words, id)",
		products_of_category_by_sold: "products (category_id, status, units_sold, id)",
		variants_by_image: "variants (image_hash)",
		variants_by_product: "variants (product_id, position)",
		variants_by_stock: "variants (stock, id)",
		variants_low: "variants (stock, id) where archived_at is null and is_tracked and stock <= low_stock_at",
		variants_low_of_product:
			"variants (product_id) where archived_at is null and is_tracked and stock <= low_stock_at",
		product_images_by_hash: "product_images (image_hash)",
		product_images_by_product: "product_images (product_id, position)",
		search_vocabulary_by_word: "search_vocabulary (word)",
		stock_movements_by_actor: "stock_movements (actor_id)",
		stock_movements_by_order: "stock_movements (order_id)",
		stock_movements_by_variant: "stock_movements (variant_id, id)",
		tax_rates_by_place: "tax_rates (country, region)",
	});
	await refuseChange(db, {
		table: "stock_movements",
		name: "stock_movements_stay",
		change: "update of variant_id, quantity, reason, order_id, at",
	});
	await (runsOnPostgres(db) ? searchOnPostgres(db) : searchOnSqlite(db));
}

/*
 * Product search. Both engines get words that TypeScript has split and folded, so that they find the same:
 * `search_words` and `title_words` are lists of words separated by single spaces. `search_vocabulary` holds the words
 * to correct a typing error with, found by their trigrams.
 */

/**
 * The words are an expression of the index rather than a column, so that a product has the same columns on both engines.
 * `count_products` counts what a search finds, up to `most`, with that index. For a common word, PostgreSQL considers a
 * table scan cheaper, but it is slower, because it splits the words of each product again.
 */
async function searchOnPostgres(db: Kysely<unknown>): Promise<void> {
	const words = "array_to_tsvector(array_remove(string_to_array(search_words, ' '), ''))";
	await createIndexes(db, {
		products_by_id_of_status: "products (status, id)",
		products_by_words: `products using gin (${words})`,
		search_vocabulary_by_trigrams: "search_vocabulary using gin (word gin_trgm_ops)",
	});
	await sql
		.raw(`create function count_products(wanted tsquery, most integer) returns bigint
			language sql stable set enable_seqscan = off as $$
				select count(*) from (
					select 1 from products where ${words} @@ wanted and status = 'active' limit most
				) as found
			$$`)
		.execute(db);
}

async function searchOnSqlite(db: Kysely<unknown>): Promise<void> {
	await createIndexes(db, {
		// What a search counts and ranks the products by that the full-text index finds.
		products_by_id_of_status:
			"products (status, id, category_id, is_on_sale, is_in_stock, price_from, units_sold, title_words)",
	});
	await createFullText(
		db,
		"products",
		["search_words"],
		"tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3', detail = 'none'",
	);
	await sql`create virtual table search_vocabulary_trigrams using fts5(
		padded, content = '', tokenize = 'trigram', detail = 'none'
	)`.execute(db);
	await sql`create trigger search_vocabulary_insert after insert on search_vocabulary begin
		insert into search_vocabulary_trigrams (rowid, padded) values (new.id, '  ' || new.word || ' ');
	end`.execute(db);
}
