import type { Generated } from "kysely";
import type { Fixed, Id, Instant, Money } from "./columns.ts";

export type OrderState = "new" | "confirmed" | "processing" | "completed" | "cancelled" | "expired";
export type PaymentState = "unpaid" | "paid" | "partially_refunded" | "refunded" | "failed";
export type FulfilmentState = "unfulfilled" | "shipped" | "delivered" | "returned";

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
	order_events: OrderEventsTable;
	order_returns: OrderReturnsTable;
	order_return_lines: OrderReturnLinesTable;
	order_figures: OrderFiguresTable;
	cart_figures: CartFiguresTable;
	goods_figures: GoodsFiguresTable;
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
	 * When a new order expires if it is not paid (bank transfer) or not confirmed (cash on delivery, or free).
	 * Null when it does not expire.
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
