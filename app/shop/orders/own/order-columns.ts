import {
	AGREED,
	type ColumnUses,
	erasedColumns,
	exportedColumns,
	INTERNAL,
	OWNER,
	typedBy,
} from "#app/common/access/column-uses.ts";

/** What the order needs to be found by its customer; the number that replaces a secret opens nothing. */
const REWRITTEN = { privacy: null, erasure: "rewritten", isExported: false } as const;

/** What an order has, and what is left of it when the person is erased. Country and region stay for the taxes. */
export const ORDER_COLUMN_USES = {
	id: INTERNAL,
	number: AGREED,
	idempotency_key: INTERNAL,
	cart_id: INTERNAL,
	account_id: OWNER,
	guest_hash: OWNER,
	token_hash: REWRITTEN,
	status: AGREED,
	payment: AGREED,
	fulfilment: AGREED,
	payment_method: AGREED,
	email: typedBy("email address", ""),
	name: { privacy: "name", erasure: "rewritten", isExported: true },
	contact: typedBy("phone number", ""),
	contact_e164: typedBy("phone number", ""),
	line1: typedBy("delivery address", ""),
	line2: typedBy("delivery address", ""),
	city: typedBy("delivery address", ""),
	region: { privacy: "delivery address", erasure: "kept", isExported: true },
	postal_code: typedBy("delivery address", ""),
	country: { privacy: "delivery address", erasure: "kept", isExported: true },
	note: typedBy("your note", ""),
	tax_number: typedBy("tax number", ""),
	delivery_method_id: INTERNAL,
	delivery_name: AGREED,
	delivery_min_days: AGREED,
	delivery_max_days: AGREED,
	currency: AGREED,
	subtotal: AGREED,
	discount_id: INTERNAL,
	discount_code: AGREED,
	discount_total: AGREED,
	delivery_total: AGREED,
	tax_total: AGREED,
	is_tax_inclusive: AGREED,
	total: AGREED,
	paid_total: AGREED,
	refunded_total: AGREED,
	overpaid_total: AGREED,
	lines_version: AGREED,
	parcel_count: AGREED,
	parcels_shipped: AGREED,
	carrier: AGREED,
	tracking_number: typedBy("the history of the order", ""),
	pay_before: AGREED,
	delivered_at: AGREED,
	stock_returned_at: INTERNAL,
	language: AGREED,
	search_text: REWRITTEN,
	created_at: AGREED,
	updated_at: INTERNAL,
} as const satisfies ColumnUses<"orders">;

/** The same of one of its parcels. */
export const PARCEL_COLUMN_USES = {
	id: INTERNAL,
	order_id: INTERNAL,
	position: INTERNAL,
	carrier: AGREED,
	tracking_number: typedBy("the history of the order", ""),
	shipped_at: AGREED,
} as const satisfies ColumnUses<"order_parcels">;

/** What customers see of an order, and get in the export of their data. */
export const ORDER_COLUMNS = exportedColumns(ORDER_COLUMN_USES);

/** Replaces the personal data of an order, apart from what the rule rewrites. */
export const ERASED_ORDER = erasedColumns(ORDER_COLUMN_USES);
export const ERASED_PARCEL = erasedColumns(PARCEL_COLUMN_USES);
