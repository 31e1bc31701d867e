import type { Generated } from "kysely";
import type { Fixed, Id, Instant, Money, TaxClass } from "./columns.ts";

export type OrderState = "new" | "confirmed" | "processing" | "completed" | "cancelled" | "expired";
export type PaymentState = "unpaid" | "paid" | "partially_refunded" | "refunded" | "failed";
export type FulfilmentState = "unfulfilled" | "shipped" | "delivered" | "returned";

/** Who changes an order: staff, the customer, a background job, or the provider of an online payment. */
export type OrderParty = "staff" | "customer" | "clock" | "provider";

/** Why returned goods are not restocked. */
export type WriteOffReason = "damaged" | "defective" | "used" | "incomplete" | "unsellable";

export interface ShopOrdersTables {
	carts: CartsTable;
	cart_lines: CartLinesTable;
	cart_additions: CartAdditionsTable;
	wishlist_items: WishlistItemsTable;
	account_addresses: AccountAddressesTable;
	orders: OrdersTable;
	order_lines: OrderLinesTable;
	order_taxes: OrderTaxesTable;
	order_returns: OrderReturnsTable;
	order_return_lines: OrderReturnLinesTable;
	order_parcels: OrderParcelsTable;
	order_parcel_lines: OrderParcelLinesTable;
	order_figures: OrderFiguresTable;
	cart_figures: CartFiguresTable;
	goods_figures: GoodsFiguresTable;
}

/** A cart is open until it becomes an order. */
interface CartsTable {
	id: Id;
	/** SHA-256 of the browser's cart token; null for an account's cart. Unique among open carts. */
	token_hash: string | null;
	account_id: number | null;
	discount_code: string | null;
	/** The delivery place, once selected. */
	country: string | null;
	ordered_at: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface CartLinesTable {
	id: Id;
	cart_id: number;
	variant_id: Fixed<number>;
	/** 1–99 */
	quantity: number;
	/** The unit price when the line was added, or last agreed to. */
	price_seen: Money;
	added_at: Fixed<Instant>;
}

/** A form that added something: it is found here when it is sent again. */
interface CartAdditionsTable {
	id: Id;
	cart_id: number;
	idempotency_key: Fixed<string>;
	at: Fixed<Instant>;
}

/** Belongs either to an account or to a browser. */
interface WishlistItemsTable {
	id: Id;
	account_id: number | null;
	guest_hash: string | null;
	/** Either a variant or a hotel. */
	variant_id: Fixed<number | null>;
	hotel_id: Fixed<number | null>;
	added_at: Fixed<Instant>;
}

interface AddressColumns {
	line1: string;
	line2: Generated<string>;
	city: string;
	/** A state or province code for countries that have them; otherwise as typed. */
	region: Generated<string>;
	postal_code: Generated<string>;
	/** ISO 3166, two letters. */
	country: string;
}

interface AccountAddressesTable extends AddressColumns {
	id: Id;
	account_id: Fixed<number>;
	name: string;
	/** The phone number as typed. */
	contact: string;
	/** SHA-256 of the folded name and place: an account stores an address once. */
	fingerprint: string;
	used_at: Instant;
	created_at: Fixed<Instant>;
}

interface OrdersTable extends AddressColumns {
	id: Id;
	number: Fixed<string>;
	idempotency_key: Fixed<string>;
	cart_id: number | null;
	account_id: number | null;
	guest_hash: string | null;
	/** SHA-256 of the emailed link's token. */
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
	/** Of a company, as typed. */
	tax_number: Generated<string>;
	delivery_method_id: number | null;
	delivery_name: string;
	/** Working days from the order to the door, as checkout showed them; null without a delivery method. */
	delivery_min_days: number | null;
	delivery_max_days: number | null;
	currency: string;
	/** total = subtotal - discount_total + delivery_total (+ tax_total, unless prices include it). */
	subtotal: Money;
	/** Null without a discount, and after it is deleted. */
	discount_id: number | null;
	/** The discount's code at the time of use. */
	discount_code: string | null;
	discount_total: Generated<Money>;
	delivery_total: Money;
	tax_total: Money;
	is_tax_inclusive: boolean;
	total: Money;
	paid_total: Generated<Money>;
	refunded_total: Generated<Money>;
	/** What was paid for more than the order costs since staff edited it: it is refunded. */
	overpaid_total: Generated<Money>;
	/** How often its lines or parcels were changed: a screen that shows an earlier number is out of date. */
	lines_version: Generated<number>;
	/** The number of its parcels; 0 for an order that is sent in one, which stands in `carrier` and `tracking_number`. */
	parcel_count: Generated<number>;
	parcels_shipped: Generated<number>;
	carrier: Generated<string>;
	tracking_number: Generated<string>;
	/**
	 * When a new order expires if it is not paid (bank transfer) or not confirmed (cash on delivery, or free).
	 * Null when it does not expire.
	 */
	pay_before: Instant | null;
	/** The time for a return begins here. */
	delivered_at: Instant | null;
	/** Set by the transaction that returns its stock, once. */
	stock_returned_at: Instant | null;
	/** Folded; see `orderSearchText`. */
	search_text: string;
	/** In which to write to them; null for the market’s own. */
	language: Fixed<string | null>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** The products bought, as they were then. */
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
	/** Staff may edit it until the units are shipped. */
	quantity: number;
	unit_price: Fixed<Money>;
	/** Its share of the order's discount. */
	discount: Generated<Money>;
	tax: Generated<Money>;
	/** As it was sold; the rate in millionths, null when it was not taxed. */
	tax_class: Generated<TaxClass>;
	tax_rate_ppm: number | null;
	/** quantity × unit_price - discount */
	total: Money;
	/** Returned units. */
	returned: Generated<number>;
	/** Returned units of an online order whose price was refunded by line. */
	refunded: Generated<number>;
}

interface OrderTaxesTable {
	id: Id;
	order_id: Fixed<number>;
	name: Fixed<string>;
	rate_ppm: Fixed<number>;
	/** The taxed amount, without the tax. */
	base: Fixed<Money>;
	amount: Fixed<Money>;
	/** What of the order is exempt: it has no rate. */
	is_exempt: Generated<boolean>;
}

interface OrderReturnsTable {
	id: Id;
	order_id: Fixed<number>;
	idempotency_key: Fixed<string>;
	kind: Fixed<"return" | "withdrawal">;
	status: "requested" | "approved" | "received" | "refused";
	reason: string;
	/** The shop's message. */
	answer: Generated<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface OrderReturnLinesTable {
	id: Id;
	return_id: Fixed<number>;
	order_line_id: Fixed<number>;
	quantity: Fixed<number>;
	/** Units that were not restocked, because of `write_off_reason`. */
	written_off: Generated<number>;
	write_off_reason: Generated<WriteOffReason | "">;
}

/** A parcel of an order that is sent in several. */
interface OrderParcelsTable {
	id: Id;
	order_id: Fixed<number>;
	/** From 1 on; without those that a refund emptied. */
	position: Fixed<number>;
	carrier: Generated<string>;
	tracking_number: Generated<string>;
	shipped_at: Instant | null;
}

interface OrderParcelLinesTable {
	id: Id;
	parcel_id: Fixed<number>;
	line_id: Fixed<number>;
	quantity: Fixed<number>;
}

/**
 * Hourly sums of orders, maintained by triggers; `lost` ones were cancelled or expired and count nowhere
 * else.
 */
interface OrderFiguresTable {
	currency: string;
	/** The start of the hour, UTC. */
	hour: Instant;
	/** PostgreSQL has eight partial rows, so that concurrent orders seldom wait for each other. */
	part: number;
	/** Totals minus refunds. */
	revenue: Money;
	orders: number;
	lost: number;
	returned: number;
	/** Minus returned units. */
	units: number;
}

/** Hourly sums of created carts, and of those that became orders. */
interface CartFiguresTable {
	hour: Instant;
	part: number;
	carts: number;
	ordered: number;
}

/** The sales of a period with many orders, from the last computation. */
interface GoodsFiguresTable {
	currency: string;
	start: Instant;
	/** The end of the period, exclusive. */
	stop: Instant;
	made_at: Instant;
	/** JSON. */
	best: string;
	/** JSON. */
	categories: string;
}
