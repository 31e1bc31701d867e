import type { ColumnType, Generated } from "kysely";
import type { Role } from "#app/people/roles.ts";
import type { MovingStatus, VehicleType } from "#app/rent/moving-booking.ts";
import type { FulfilmentState, OrderState, PaymentState } from "#app/shop/orders/order-states.ts";
import type { WriteOffReason } from "#app/shop/orders/returns/write-off.ts";
import type { ProductStatus } from "#app/shop/products/product-status.ts";
import type { StockReason } from "#app/shop/stock/stock-reasons.ts";
import type { BookingStatus } from "#app/travel/bookings/booking-states.ts";
import type { HotelStatus } from "#app/travel/hotels/hotel-states.ts";

/** A moment in UTC as ISO text with milliseconds: `2026-12-04T14:30:00.000Z`. */
export type Instant = string;
/** A calendar date without a zone: `2026-12-04`. */
export type CalendarDate = string;

type Id = Generated<number>;
/** Written once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>;

/** Worked out by the database. */
type Derived<T> = ColumnType<T, never, never>;

export interface Schema {
	accounts: AccountsTable;
	sessions: SessionsTable;
	moving_bookings: MovingBookingsTable;
	moving_booking_events: MovingBookingEventsTable;
	audit_events: AuditEventsTable;
	rate_limits: RateLimitsTable;
	account_tokens: AccountTokensTable;
	known_devices: KnownDevicesTable;
	outbox: OutboxTable;
	review_request_settings: ReviewRequestSettingsTable;
	images: ImagesTable;
	image_files: ImageFilesTable;
	contact_messages: ContactMessagesTable;
	partner_requests: PartnerRequestsTable;
	waiting_uploads: WaitingUploadsTable;
	categories: CategoriesTable;
	products: ProductsTable;
	variants: VariantsTable;
	product_images: ProductImagesTable;
	search_vocabulary: SearchVocabularyTable;
	stock_movements: StockMovementsTable;
	delivery_methods: DeliveryMethodsTable;
	tax_rates: TaxRatesTable;
	discounts: DiscountsTable;
	carts: CartsTable;
	cart_lines: CartLinesTable;
	cart_additions: CartAdditionsTable;
	wishlist_items: WishlistItemsTable;
	account_addresses: AccountAddressesTable;
	orders: OrdersTable;
	order_lines: OrderLinesTable;
	order_figures: OrderFiguresTable;
	cart_figures: CartFiguresTable;
	goods_figures: GoodsFiguresTable;
	order_taxes: OrderTaxesTable;
	order_events: OrderEventsTable;
	order_returns: OrderReturnsTable;
	order_return_lines: OrderReturnLinesTable;
	product_imports: ProductImportsTable;
	product_import_chunks: ProductImportChunksTable;
	product_import_findings: ProductImportFindingsTable;
	product_import_pictures: ProductImportPicturesTable;
	product_import_picture_uses: ProductImportPictureUsesTable;
	product_import_uploads: ProductImportUploadsTable;
	product_picture_sources: ProductPictureSourcesTable;
	hotels: HotelsTable;
	hotel_images: HotelImagesTable;
	rooms: RoomsTable;
	room_images: RoomImagesTable;
	nights: NightsTable;
	hotel_words: HotelWordsTable;
	hotel_vocabulary: HotelVocabularyTable;
	calendar_feeds: CalendarFeedsTable;
	room_blocks: RoomBlocksTable;
	bookings: BookingsTable;
	booking_nights: BookingNightsTable;
	booking_events: BookingEventsTable;
	reviews: ReviewsTable;
	chores: ChoresTable;
}

interface AccountsTable {
	id: Id;
	/** Lower case; compared as it stands. */
	email: string;
	name: string;
	role: Role;
	password_hash: string;
	suspended_at: Instant | null;
	/** When the person showed that mail to this address reaches them. */
	email_verified_at: Instant | null;
	/** Names the picture in `images`. */
	avatar_hash: string | null;
	created_at: Fixed<Instant>;
}

interface SessionsTable {
	id: Id;
	/** SHA-256 of the token in the cookie; the token itself is kept nowhere. */
	token_hash: string;
	account_id: Fixed<number>;
	user_agent: string;
	created_at: Fixed<Instant>;
	last_seen_at: Instant;
	expires_at: Instant;
}

interface MovingBookingsTable {
	id: Id;
	number: Fixed<string>;
	/** The form's one-time key: a second submit of the same form finds the first one's booking. */
	once_key: Fixed<string>;
	/** SHA-256 of the browser's visitor cookie. */
	visitor_hash: string | null;
	account_id: number | null;
	name: string;
	/** The phone as it was typed. */
	contact: string;
	contact_e164: string;
	/** Lower case; where to send what becomes of it. */
	email: string | null;
	current_address: string;
	new_address: string;
	vehicle_type: VehicleType;
	booking_date: CalendarDate;
	/** 24-hour clock of the market's zone: `14:30`. */
	booking_time: string;
	status: MovingStatus;
	/** What the dashboard's search box looks in, folded; see `rent/search-text.ts`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface MovingBookingEventsTable {
	id: Id;
	booking_id: Fixed<number>;
	from_status: Fixed<MovingStatus | null>;
	to_status: Fixed<MovingStatus>;
	/** The account that acted; null for a visitor without one. */
	actor_id: Fixed<number | null>;
	at: Fixed<Instant>;
}

/** What was done that leaves no row of its own behind: deletions, role changes, suspensions. */
interface AuditEventsTable {
	id: Id;
	actor_id: Fixed<number | null>;
	action: Fixed<string>;
	subject: Fixed<string>;
	/** What exactly, in words: `User → Admin`. */
	detail: Fixed<string | null>;
	at: Fixed<Instant>;
}

/** Kept by rate-limiter-flexible; the names are its own. */
interface RateLimitsTable {
	key: string;
	points: number;
	expire: number | null;
}

/** Links sent by mail: each opens once, until it runs out. */
interface AccountTokensTable {
	id: Id;
	account_id: Fixed<number>;
	purpose: Fixed<"verify_email" | "reset_password" | "change_email">;
	token_hash: Fixed<string>;
	new_email: Fixed<string | null>;
	created_at: Fixed<Instant>;
	expires_at: Fixed<Instant>;
	used_at: Instant | null;
}

/** Browsers from which an account was signed in to before. */
interface KnownDevicesTable {
	account_id: number;
	device_hash: string;
	first_seen_at: Instant;
}

/** Mail, written in the transaction of what it tells of, and sent after it. */
interface OutboxTable {
	id: Id;
	to_address: Fixed<string>;
	subject: Fixed<string>;
	/** Emptied once it is sent, for the secret links in them. */
	text_body: string;
	html_body: string;
	/** Who an answer goes to; null for the site's own address. */
	reply_to: Fixed<string | null>;
	/** Where the receiver unsubscribes; null for a mail about a transaction. */
	unsubscribe_path: Fixed<string | null>;
	created_at: Fixed<Instant>;
	attempts: Generated<number>;
	/** When to try (again); null once it is sent or given up. */
	next_attempt_at: Instant | null;
	sent_at: Instant | null;
	failed_at: Instant | null;
	last_error: string | null;
}

/** One row for each email address that was ever asked for a review. */
interface ReviewRequestSettingsTable {
	/** SHA-256 of the address in lower case. */
	email_hash: Fixed<string>;
	/** In the link that unsubscribes; it does nothing else. */
	token: Fixed<string>;
	/** Null while the address receives review requests. */
	unsubscribed_at: Instant | null;
	created_at: Fixed<Instant>;
}

/** Pictures by the hash of what was uploaded; width and height are the original's. */
interface ImagesTable {
	hash: Fixed<string>;
	width: number;
	height: number;
	/** The dominant colour as `#rrggbb`, to stand in while it loads. */
	colour: string;
	created_at: Fixed<Instant>;
}

interface ImageFilesTable {
	hash: Fixed<string>;
	width: Fixed<number>;
	format: Fixed<"webp" | "avif">;
	bytes: Fixed<Buffer>;
}

interface ContactMessagesTable {
	id: Id;
	once_key: Fixed<string>;
	account_id: number | null;
	name: string;
	email: string;
	message: string;
	created_at: Fixed<Instant>;
}

interface PartnerRequestsTable {
	id: Id;
	once_key: Fixed<string>;
	/** Null for one that was sent while nobody was signed in. */
	account_id: number | null;
	name: string;
	contact: string;
	message: string;
	created_at: Fixed<Instant>;
}

/** Photos of a form that was refused, as they were uploaded, for its next attempt. */
interface WaitingUploadsTable {
	id: Id;
	account_id: Fixed<number>;
	name: Fixed<string>;
	/** In bytes. */
	size: Fixed<number>;
	created_at: Fixed<Instant>;
	bytes: Fixed<Buffer>;
}

/** An amount in the currency's minor units. */
type Money = number;

/** What the forms of the shop's settings need: `saveSetting` writes both. */
interface SettingColumns {
	/** From 1; one more with each change by a form. */
	version: Generated<number>;
	/** The key of the form that made it. */
	once_key: string | null;
}

interface CategoriesTable extends SettingColumns {
	id: Id;
	slug: string;
	name: string;
	description: Generated<string>;
	image_hash: string | null;
	/** Where it stands among the others, from 1. */
	position: number;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** The columns from `price_from` to `search_text` are derived: `summariseProducts` keeps them true. */
interface ProductsTable {
	id: Id;
	/** Its name in Shopify's files (Handle). */
	slug: string;
	title: string;
	/** Plain text; an empty line parts paragraphs. */
	description: string;
	vendor: Generated<string>;
	/** Separated by ", ". */
	tags: Generated<string>;
	category_id: number | null;
	status: ProductStatus;
	/** "Size", "Colour"; null when the product has no such option. Used from 1 on, without gaps. */
	option1_name: string | null;
	option2_name: string | null;
	option3_name: string | null;
	seo_title: string | null;
	seo_description: string | null;
	/** The one-time key of the form that made it. */
	once_key: string | null;
	/** Of the variants that are not archived. */
	price_from: Generated<Money>;
	price_to: Generated<Money>;
	/** The compare-at price of the cheapest variant, if that one is on sale. */
	compare_at_from: Money | null;
	is_on_sale: Generated<boolean>;
	is_in_stock: Generated<boolean>;
	units_sold: Generated<number>;
	/** Of its reviews: stars together, and how many. */
	rating_sum: Generated<number>;
	rating_count: Generated<number>;
	/** The first picture. */
	image_hash: string | null;
	/** Folded; what searching looks in. */
	search_text: Generated<string>;
	/** The words by which visitors find it, and those of its name: `productWords`. */
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
	is_taxable: Generated<boolean>;
	/** Whether its stock is counted. */
	is_tracked: Generated<boolean>;
	/** Sold even when none is left. */
	is_oversellable: Generated<boolean>;
	/** The sum of its movements; changed by `moveStock` alone. */
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
	/** A word of a product, letters only. It may stand here more than once, and longer than the product. */
	word: string;
	/** In letters. */
	length: number;
}

interface StockMovementsTable {
	id: Id;
	variant_id: Fixed<number>;
	/** Units that came in, or went out (negative). */
	quantity: Fixed<number>;
	reason: Fixed<StockReason>;
	order_id: Fixed<number | null>;
	actor_id: number | null;
	note: Generated<string>;
	once_key: Fixed<string | null>;
	at: Fixed<Instant>;
}

interface DeliveryMethodsTable extends SettingColumns {
	id: Id;
	name: string;
	description: Generated<string>;
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
	/** A region's code; empty for the whole country. A region's own rate goes before the country's. */
	region: Generated<string>;
	/** Millionths: 7.25 % is 72,500. */
	rate_ppm: number;
	/** Whether prices contain it already. */
	is_inclusive: Generated<boolean>;
	is_active: Generated<boolean>;
	created_at: Fixed<Instant>;
}

interface DiscountsTable extends SettingColumns {
	id: Id;
	/** Capitals. */
	code: string;
	kind: "amount" | "percent";
	/** Minor units, or hundredths of a percent (12.5 % is 1,250). */
	value: number;
	/** What the goods must cost at least. */
	minimum: Generated<Money>;
	starts_at: Instant | null;
	ends_at: Instant | null;
	max_uses: number | null;
	uses: Generated<number>;
	is_active: Generated<boolean>;
	created_at: Fixed<Instant>;
}

/** A cart is open until an order claims it. */
interface CartsTable {
	id: Id;
	/** SHA-256 of the token in the browser's cart cookie; null for an account's. Unique among open carts. */
	token_hash: string | null;
	account_id: number | null;
	discount_code: string | null;
	/** Where it is to be delivered, once that was said. */
	country: string | null;
	claimed_at: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface CartLinesTable {
	id: Id;
	cart_id: number;
	variant_id: Fixed<number>;
	/** 1–99 */
	quantity: number;
	/** The unit price when it was put in, or when a change of it was last agreed to. */
	price_seen: Money;
	added_at: Fixed<Instant>;
}

/** A form that put something in: sent again, it finds itself here. */
interface CartAdditionsTable {
	id: Id;
	cart_id: number;
	once_key: Fixed<string>;
	at: Fixed<Instant>;
}

/** Belongs to an account or to a browser, never to both. */
interface WishlistItemsTable {
	id: Id;
	account_id: number | null;
	visitor_hash: string | null;
	variant_id: Fixed<number>;
	added_at: Fixed<Instant>;
}

interface AddressColumns {
	line1: string;
	line2: Generated<string>;
	city: string;
	/** The code of a state or province where the country has them; else what was typed. */
	region: Generated<string>;
	postal_code: Generated<string>;
	/** ISO 3166, two letters. */
	country: string;
}

interface AccountAddressesTable extends AddressColumns {
	id: Id;
	account_id: Fixed<number>;
	name: string;
	/** The phone as typed. */
	contact: string;
	/** SHA-256 of name and place, folded: an account keeps an address once. */
	fingerprint: string;
	used_at: Instant;
	created_at: Fixed<Instant>;
}

interface OrdersTable extends AddressColumns {
	id: Id;
	number: Fixed<string>;
	once_key: Fixed<string>;
	cart_id: number | null;
	account_id: number | null;
	visitor_hash: string | null;
	/** SHA-256 of the token in the mailed link. */
	token_hash: string;
	status: OrderState;
	payment: PaymentState;
	fulfilment: FulfilmentState;
	/** A key of `PAYMENT_METHODS`. */
	payment_method: string;
	email: string;
	name: string;
	contact: string;
	contact_e164: string;
	note: Generated<string>;
	delivery_method_id: number | null;
	delivery_name: string;
	currency: string;
	/** total = subtotal - discount_total + delivery_total (+ tax_total, unless prices contain it). */
	subtotal: Money;
	/** Null without one, and once it is deleted. */
	discount_id: number | null;
	/** As the discount was called when it was used. */
	discount_code: string | null;
	discount_total: Generated<Money>;
	delivery_total: Money;
	tax_total: Money;
	is_tax_inclusive: boolean;
	total: Money;
	paid_total: Generated<Money>;
	refunded_total: Generated<Money>;
	carrier: Generated<string>;
	tracking_number: Generated<string>;
	/**
	 * When a new order expires: unpaid by then (bank transfer), or not confirmed (paid on delivery, or free). Null
	 * when it does not.
	 */
	pay_before: Instant | null;
	/** Set by whoever gives its stock back, which happens once. */
	stock_returned_at: Instant | null;
	/** Folded; see `orderSearchText`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** What was bought, as it was then. */
interface OrderLinesTable {
	id: Id;
	order_id: Fixed<number>;
	variant_id: number | null;
	product_id: number | null;
	title: Fixed<string>;
	/** "Small / Blue" */
	options: string;
	sku: string | null;
	image_hash: string | null;
	quantity: Fixed<number>;
	unit_price: Fixed<Money>;
	/** Its share of the order's discount. */
	discount: Generated<Money>;
	tax: Generated<Money>;
	/** quantity × unit_price - discount */
	total: Money;
	/** Units that came back. */
	returned: Generated<number>;
}

/** Sums of the orders placed in an hour, kept by triggers; `lost` ones were cancelled or expired and count nowhere else. */
interface OrderFiguresTable {
	currency: string;
	/** Its first moment, UTC. */
	hour: Instant;
	/** PostgreSQL adds up in eight parts, so that those who order at once seldom wait for each other. */
	part: number;
	/** Totals less refunds. */
	revenue: Money;
	orders: number;
	lost: number;
	returned: number;
	/** Less what came back. */
	units: number;
}

/** The same of carts begun: how many, and how many of them were ordered. */
interface CartFiguresTable {
	hour: Instant;
	part: number;
	carts: number;
	ordered: number;
}

/** What was sold in a period of many orders, as it was reckoned last. */
interface GoodsFiguresTable {
	currency: string;
	start: Instant;
	/** The first moment after it. */
	stop: Instant;
	made_at: Instant;
	/** JSON. */
	best: string;
	/** JSON. */
	categories: string;
}

interface OrderTaxesTable {
	id: Id;
	order_id: Fixed<number>;
	name: Fixed<string>;
	rate_ppm: Fixed<number>;
	/** What the tax is taken of, without the tax. */
	base: Fixed<Money>;
	amount: Fixed<Money>;
}

interface OrderEventsTable {
	id: Id;
	order_id: Fixed<number>;
	kind: Fixed<"placed" | "status" | "payment" | "fulfilment" | "return" | "note">;
	from_value: Fixed<string | null>;
	to_value: Fixed<string | null>;
	amount: Fixed<Money | null>;
	detail: string;
	/** The account that acted; null for a customer without one, and for the clock. */
	actor_id: number | null;
	at: Fixed<Instant>;
}

interface OrderReturnsTable {
	id: Id;
	order_id: Fixed<number>;
	once_key: Fixed<string>;
	kind: Fixed<"return" | "withdrawal">;
	status: "requested" | "approved" | "received" | "refused";
	reason: string;
	/** What the shop said to it. */
	answer: Generated<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface OrderReturnLinesTable {
	id: Id;
	return_id: Fixed<number>;
	order_line_id: Fixed<number>;
	quantity: Fixed<number>;
	/** Units of it that were not restocked, because of `write_off_reason`. */
	written_off: Generated<number>;
	write_off_reason: Generated<WriteOffReason | "">;
}

interface ProductImportsTable {
	id: Id;
	once_key: Fixed<string>;
	account_id: number | null;
	file_name: Fixed<string>;
	status: "checking" | "checked" | "refused" | "applying" | "done" | "failed" | "cancelled";
	/** Why the file as a whole is refused or failed. */
	fault: Generated<string>;
	row_count: Generated<number>;
	rows_done: Generated<number>;
	created_count: Generated<number>;
	updated_count: Generated<number>;
	unchanged_count: Generated<number>;
	problem_count: Generated<number>;
	/** Products that the file publishes and that stay drafts, because they have no picture yet. */
	held_count: Generated<number>;
	/** Publish products without a picture, too. */
	publishes_pictureless: Generated<boolean>;
	/** For so long one process works on it; after that another may. */
	leased_until: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface ProductImportChunksTable {
	id: Id;
	import_id: Fixed<number>;
	position: Fixed<number>;
	bytes: Fixed<Buffer>;
}

/** What the check of a product file found, by row. */
interface ProductImportFindingsTable {
	id: Id;
	import_id: Fixed<number>;
	row_number: Fixed<number>;
	kind: Fixed<"problem" | "warning" | "category" | "create" | "update">;
	column_name: Fixed<string>;
	detail: Fixed<string>;
}

/** A picture that a product file names by an address, as a job: fetch it, or take the uploaded file, and add it. */
interface ProductImportPicturesTable {
	id: Id;
	import_id: Fixed<number>;
	address: Fixed<string>;
	/** The last part of the address, in lower case: what a file in a ZIP is found by. */
	file_name: Fixed<string>;
	/** Whether the address can be asked at all: https, no port, not private. */
	is_fetchable: Fixed<boolean>;
	/** Set once the picture is stored. */
	image_hash: Generated<string | null>;
	attempts: Generated<number>;
	/** When to work on it next; null while there is nothing to do. */
	due_at: Generated<Instant | null>;
	leased_until: Generated<Instant | null>;
}

/** A row of a product file that names a picture. */
interface ProductImportPictureUsesTable {
	id: Id;
	import_id: Fixed<number>;
	/** Null for a picture that was stored before: then `known_hash` keeps its place among the others. */
	picture_id: Fixed<number | null>;
	known_hash: Fixed<string | null>;
	row_number: Fixed<number>;
	handle: Fixed<string>;
	/** The picture of a variant, rather than of the product. */
	is_variant: Fixed<boolean>;
	alt: Fixed<string>;
	position: Fixed<number | null>;
	/** Set when the product is applied. */
	product_id: Generated<number | null>;
	variant_id: Generated<number | null>;
	/** Adding the picture publishes the product, which is a draft for want of one. */
	publishes: Generated<boolean>;
	state: "named" | "waiting" | "added" | "failed";
	fault: Generated<string>;
}

/** A picture from an uploaded ZIP, until it is drawn. */
interface ProductImportUploadsTable {
	picture_id: Fixed<number>;
	bytes: Buffer;
}

/** Addresses that were fetched, each with the picture it gave. */
interface ProductPictureSourcesTable {
	address: Fixed<string>;
	image_hash: string;
	fetched_at: Instant;
}

/** The columns from `rating_sum` to `search_words` are derived: `summariseHotel` and the reviews keep them true. */
interface HotelsTable {
	id: Id;
	/** Null once the owner's account is deleted; then only staff look after it. */
	owner_id: number | null;
	status: HotelStatus;
	/** Not shown or booked any more; its bookings stay. */
	archived_at: Instant | null;
	name: string;
	address: string;
	city: string;
	/** The city, folded: what results are grouped by. */
	city_key: string;
	region: Generated<string>;
	postal_code: Generated<string>;
	/** ISO 3166, two letters. */
	country: string;
	/** IANA, such as `Europe/Lisbon`: what "today" is here. */
	time_zone: string;
	email: string;
	contact: string;
	contact_e164: string;
	/** 0 for none. */
	stars: number;
	/** Keys of `HOTEL_AMENITIES` between commas: `,wifi,pool,`; a single comma for none. */
	amenities: Generated<string>;
	/** 24-hour clock of the hotel's zone: `15:00`. */
	check_in_from: string;
	check_out_until: string;
	/** Until then one can still book for tonight. */
	same_day_until: string;
	/** Free to cancel until so many days before check-in, at `check_in_from`. */
	free_until_days: number;
	/** What a later cancellation costs, and not coming: percent of the total. */
	late_fee_percent: number;
	no_show_percent: number;
	confirmation: "instant" | "request";
	/** How long a request holds the room. */
	request_hours: number;
	rating_sum: Generated<number>;
	rating_count: Generated<number>;
	/** Room nights booked so far. */
	nights_sold: Generated<number>;
	/** The lowest base price of its rooms; null without rooms. */
	price_from: Money | null;
	/** The first picture. */
	image_hash: string | null;
	search_words: Generated<string>;
	/** What recommends it, in hundredths; the database works it out as `meritOf` does. */
	merit: Derived<number>;
	/** Thousandths of a star; 0 without ratings. */
	mean_rating: Derived<number>;
	once_key: Fixed<string>;
	approved_at: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
	house_rules: Generated<string>;
	description: string;
}

/** The words of `hotels.search_words`, a row each; triggers keep them. */
interface HotelWordsTable {
	word: Fixed<string>;
	hotel_id: Fixed<number>;
}

/** Each word of `hotel_words` once, and words of hotels that are gone; a trigger adds to it. */
interface HotelVocabularyTable {
	/** In characters. */
	length: Fixed<number>;
	word: Fixed<string>;
}

interface HotelImagesTable {
	id: Id;
	hotel_id: Fixed<number>;
	image_hash: Fixed<string>;
	position: number;
	alt: Generated<string>;
}

/** A kind of room, of which a hotel has `quantity`. */
interface RoomsTable {
	id: Id;
	hotel_id: Fixed<number>;
	name: string;
	position: number;
	archived_at: Instant | null;
	quantity: number;
	/** As the owner says it: "1 double bed, 1 sofa bed". */
	beds: string;
	size_sqm: number | null;
	/** Adults and children together; of them at most `max_adults` adults. */
	sleeps: number;
	max_adults: number;
	/** Guests that the price of a night covers; each one more costs `extra_guest_price` a night. */
	guests_included: number;
	price: Money;
	/** Friday's and Saturday's night, where it differs. */
	weekend_price: Money | null;
	extra_guest_price: Generated<Money>;
	min_nights: Generated<number>;
	max_nights: Generated<number>;
	/** Keys of `ROOM_AMENITIES`, as for hotels. */
	amenities: Generated<string>;
	image_hash: string | null;
	/** Its nights exist up to this date, that one not included. */
	filled_to: CalendarDate | null;
	/** The secret in its calendar's address. */
	calendar_token: string;
	once_key: Fixed<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
	description: string;
}

interface RoomImagesTable {
	id: Id;
	room_id: Fixed<number>;
	image_hash: Fixed<string>;
	position: number;
	alt: Generated<string>;
}

/** One row for each room and night: `booked` and `blocked` of `total` are taken. */
interface NightsTable {
	room_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	total: number;
	/** The rooms of all bookings that hold this night; changed by `take-nights` alone. */
	booked: Generated<number>;
	/** The rooms of all blocks that hold it. */
	blocked: Generated<number>;
	/** Instead of the room's own prices. */
	price: Money | null;
	/** Instead of the room's, for stays that begin on this date. */
	min_stay: number | null;
	/** Nobody stays this night. */
	is_closed: Generated<boolean>;
	/** No stay begins, or ends, on this date. */
	no_arrival: Generated<boolean>;
	no_departure: Generated<boolean>;
}

/** Somebody else's calendar of a room, fetched by address on a schedule, or put in as a file (no address). */
interface CalendarFeedsTable {
	id: Id;
	room_id: Fixed<number>;
	name: string;
	url: string | null;
	next_fetch_at: Instant | null;
	/** When it was last read without a fault. */
	fetched_at: Instant | null;
	/** What went wrong the last time, in words for the owner; empty when nothing did. */
	fault: Generated<string>;
	/** How often in a row. */
	failures: Generated<number>;
	/** Whether events that are marked as free take a room. */
	counts_free: Generated<boolean>;
	/** How many events the last reading skipped because they are marked as free. */
	skipped_free: Generated<number>;
	/** The events that the last reading could not read, one a line; empty when there were none. */
	warnings: Generated<string>;
	once_key: Fixed<string>;
	created_at: Fixed<Instant>;
}

/** Rooms that the owner, or another calendar, takes out of sale from one date to another (not included). */
interface RoomBlocksTable {
	id: Id;
	room_id: Fixed<number>;
	feed_id: Fixed<number | null>;
	/** The event's own name in its calendar. */
	uid: Fixed<string | null>;
	from_date: CalendarDate;
	to_date: CalendarDate;
	rooms: number;
	/** Whether the nights' `blocked` counts it; if not, `conflict` says why. */
	is_holding: boolean;
	conflict: Generated<string>;
	note: Generated<string>;
	once_key: Fixed<string | null>;
	actor_id: number | null;
	created_at: Fixed<Instant>;
}

/** What was agreed to stays with the booking, whatever becomes of hotel and room. */
interface BookingsTable {
	id: Id;
	number: Fixed<string>;
	once_key: Fixed<string>;
	/** SHA-256 of the token in the mailed link. */
	token_hash: string;
	account_id: number | null;
	visitor_hash: string | null;
	hotel_id: Fixed<number>;
	room_id: Fixed<number>;
	/** `walk_in`: entered by the owner. */
	source: Fixed<"guest" | "walk_in">;
	status: BookingStatus;
	check_in: CalendarDate;
	/** The night of this date is not occupied. */
	check_out: CalendarDate;
	rooms: Fixed<number>;
	/** In all its rooms together. */
	adults: Fixed<number>;
	children: Fixed<number>;
	name: string;
	/** Lower case; empty for a walk-in who left none. */
	email: string;
	contact: string;
	contact_e164: string;
	requests: Generated<string>;
	hotel_name: Fixed<string>;
	room_name: Fixed<string>;
	currency: Fixed<string>;
	/** The sum of its nights, all rooms and guests. Paid at the hotel. */
	total: Money;
	free_until_days: Fixed<number>;
	late_fee_percent: Fixed<number>;
	no_show_percent: Fixed<number>;
	/** Until then cancelling costs nothing; `freeUntil` of check-in and policy. */
	free_until: Instant;
	/** When a request lets go by itself; null for an instant booking. */
	hold_until: Instant | null;
	/** What a late cancellation or not coming cost. */
	fee: Generated<Money>;
	/** Set by whoever gives its nights back, which happens once. */
	nights_returned_at: Instant | null;
	/** Folded; see `bookingSearchText`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** The price agreed to for each night, of all rooms and guests together. */
interface BookingNightsTable {
	booking_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	hotel_id: Fixed<number>;
	room_id: Fixed<number>;
	price: Money;
}

interface BookingEventsTable {
	id: Id;
	booking_id: Fixed<number>;
	kind: Fixed<"booked" | "status" | "dates" | "note">;
	from_value: Fixed<string | null>;
	to_value: Fixed<string | null>;
	/** The fee, or the new total. */
	amount: Fixed<Money | null>;
	/** Reason or note, in words. */
	detail: Generated<string>;
	once_key: Fixed<string | null>;
	/** The account that acted; null for a guest without one, and for the clock. */
	actor_id: number | null;
	at: Fixed<Instant>;
}

/** What a guest says of a stay, or a customer of a product: once for each booking, or each order and product. */
interface ReviewsTable {
	id: Id;
	hotel_id: Fixed<number | null>;
	product_id: Fixed<number | null>;
	booking_id: Fixed<number | null>;
	order_id: Fixed<number | null>;
	/** 1–5 */
	rating: Fixed<number>;
	/** First name and initial. */
	author: string;
	title: Generated<string>;
	message: string;
	/** What the owner, or the shop, says to it. */
	answer: Generated<string>;
	answered_at: Instant | null;
	created_at: Fixed<Instant>;
}

interface ChoresTable {
	name: string;
	/** Nobody does it before; while one process does, its lease. */
	due_at: Instant;
}
