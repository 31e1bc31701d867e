import type { Generated } from "kysely";
import type { Fixed, Id, Instant, Money, TaxClass } from "./columns.ts";

export type ProductStatus = "draft" | "active" | "archived";

/** Why stock changed; `STOCK_REASONS` describes them. */
export type StockReason =
	| "received"
	| "counted"
	| "damaged"
	| "corrected"
	| "imported"
	| "sold"
	| "edited"
	| "cancelled"
	| "expired"
	| "returned"
	| "written_off";

export interface ShopProductsTables {
	categories: CategoriesTable;
	products: ProductsTable;
	variants: VariantsTable;
	product_images: ProductImagesTable;
	search_vocabulary: SearchVocabularyTable;
	stock_movements: StockMovementsTable;
	restock_requests: RestockRequestsTable;
	goes_with: GoesWithTable;
	delivery_methods: DeliveryMethodsTable;
	tax_rates: TaxRatesTable;
	tax_classes: TaxClassesTable;
	discounts: DiscountsTable;
}

/** Columns for the forms of the shop's settings, written by `saveSetting`. */
interface SettingColumns {
	/** From 1; incremented by each form. */
	version: Generated<number>;
	/** The idempotency key of the form that created it. */
	idempotency_key: string | null;
}

interface CategoriesTable extends SettingColumns {
	id: Id;
	slug: string;
	name: string;
	description: Generated<string>;
	/** As those of a product. */
	translations: Generated<string>;
	image_hash: string | null;
	/** Its position, from 1. */
	position: number;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** The columns from `price_from` to `search_text` are derived: `summariseProducts` updates them. */
interface ProductsTable {
	id: Id;
	/** Its name in Shopify's files (Handle). */
	slug: string;
	title: string;
	/** Plain text; an empty line separates paragraphs. */
	description: string;
	vendor: Generated<string>;
	/** Separated by ", ". */
	tags: Generated<string>;
	category_id: number | null;
	status: ProductStatus;
	/** "Size", "Colour"; null without such an option. Used in order, without gaps. */
	option1_name: string | null;
	option2_name: string | null;
	option3_name: string | null;
	seo_title: string | null;
	seo_description: string | null;
	/** The idempotency key of the form that created it. */
	idempotency_key: string | null;
	/** Of the active variants. */
	price_from: Generated<Money>;
	price_to: Generated<Money>;
	/** The compare-at price of the cheapest variant, if that one is on sale. */
	compare_at_from: Money | null;
	is_on_sale: Generated<boolean>;
	is_in_stock: Generated<boolean>;
	units_sold: Generated<number>;
	/** Of its reviews: the sum of ratings, and their number. */
	rating_sum: Generated<number>;
	rating_count: Generated<number>;
	/** The number of its reviews with each rating. */
	rated_1: Generated<number>;
	rated_2: Generated<number>;
	rated_3: Generated<number>;
	rated_4: Generated<number>;
	rated_5: Generated<number>;
	/** The first picture. */
	image_hash: string | null;
	/** A table in lines, its cells separated by `|`; empty for none. */
	size_guide: Generated<string>;
	/** What staff wrote in other languages: `readTranslations`. */
	translations: Generated<string>;
	/** Its category in Shopify's taxonomy, a path or an id, as a file had it: for exports. */
	taxonomy: string | null;
	tax_class: Generated<TaxClass>;
	/** The folded text that is searched. */
	search_text: Generated<string>;
	/** The words of its search index, and those of its name: `productSearchWords`. */
	search_words: Generated<string>;
	title_words: Generated<string>;
	/** When it first became active. */
	published_at: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface VariantsTable {
	id: Id;
	product_id: Fixed<number>;
	position: number;
	option1: string | null;
	option2: string | null;
	option3: string | null;
	sku: string | null;
	barcode: string | null;
	price: Money;
	compare_at: Money | null;
	weight_grams: Generated<number>;
	/** Null: the product’s. */
	tax_class: TaxClass | null;
	/** Whether its stock is tracked. */
	is_tracked: Generated<boolean>;
	/** Sold even when out of stock. */
	is_oversellable: Generated<boolean>;
	/** The sum of its movements; only `moveStock` changes it. */
	stock: Generated<number>;
	low_stock_at: Generated<number>;
	image_hash: string | null;
	archived_at: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface ProductImagesTable {
	id: Id;
	product_id: Fixed<number>;
	image_hash: Fixed<string>;
	position: number;
	alt: Generated<string>;
}

interface SearchVocabularyTable {
	id: Id;
	/** A word of a product, letters only. It may appear more than once, and outlive the product. */
	word: string;
	/** In letters. */
	length: number;
}

interface StockMovementsTable {
	id: Id;
	variant_id: Fixed<number>;
	/** Units in, or out (negative). */
	quantity: Fixed<number>;
	reason: Fixed<StockReason>;
	order_id: Fixed<number | null>;
	actor_id: number | null;
	note: Generated<string>;
	idempotency_key: Fixed<string | null>;
	at: Fixed<Instant>;
}

/** Who gets an email when a variant is back in stock. The row is deleted when the email is written. */
interface RestockRequestsTable {
	id: Id;
	variant_id: Fixed<number>;
	/** In lower case. Its owner has confirmed it. */
	email: Fixed<string>;
	/** The account that asked; null for a guest. */
	account_id: number | null;
	/** The variant's last stock movement that brings nothing for this request any more; 0 before the first one. */
	after_movement: number;
	/** In which to write to them; null for the market’s own. */
	language: Fixed<string | null>;
	created_at: Fixed<Instant>;
}

/** Products shown with another one: those that staff chose, and those that are often bought with it. */
interface GoesWithTable {
	id: Id;
	product_id: Fixed<number>;
	other_id: Fixed<number>;
	/** By staff; otherwise it comes from orders. */
	is_chosen: Fixed<boolean>;
	/** From 1. */
	position: Fixed<number>;
}

interface DeliveryMethodsTable extends SettingColumns {
	id: Id;
	name: string;
	description: Generated<string>;
	/** As those of a product. */
	translations: Generated<string>;
	price: Money;
	/** Free when the goods, after discounts, cost at least this. */
	free_from: Money | null;
	/** Two-letter countries separated by commas; empty for everywhere. */
	countries: Generated<string>;
	min_days: number;
	max_days: number;
	position: number;
	is_active: Generated<boolean>;
	created_at: Fixed<Instant>;
}

interface TaxRatesTable extends SettingColumns {
	id: Id;
	name: string;
	country: string;
	/** A region's code; empty for the whole country. A region's own rate wins over the country's. */
	region: Generated<string>;
	tax_class: Generated<TaxClass>;
	/** The first day on which it holds, until a later one does; empty: from the beginning. */
	starts_on: Generated<string>;
	/** Millionths: 7.25 % is 72,500. */
	rate_ppm: number;
	/** Whether prices include it. */
	is_inclusive: Generated<boolean>;
	is_active: Generated<boolean>;
	created_at: Fixed<Instant>;
}

/** A reduced rate of the market's own: its class is `reduced-` and the id. */
interface TaxClassesTable extends SettingColumns {
	id: Id;
	name: string;
	created_at: Fixed<Instant>;
}

interface DiscountsTable extends SettingColumns {
	id: Id;
	/** Capitals. */
	code: string;
	kind: "amount" | "percent";
	/** Minor units, or hundredths of a percent (12.5 % is 1,250). */
	value: number;
	/** The minimum price of the goods. */
	minimum: Generated<Money>;
	starts_at: Instant | null;
	ends_at: Instant | null;
	max_uses: number | null;
	uses: Generated<number>;
	is_active: Generated<boolean>;
	created_at: Fixed<Instant>;
}
