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
import { createIndexes, indexSearchText } from "../support/indexes.ts";

export async function createOrders(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	await createTable(db, "orders")
		.addColumn("number", "text", requiredUnique)
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("cart_id", number, (column) => column.unique().references("carts.id").onDelete("set null"))
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("guest_hash", "text")
		.addColumn("token_hash", "text", requiredUnique)
		.addColumn(
			"status",
			"text",
			oneOfWords("status", ["new", "confirmed", "processing", "completed", "cancelled", "expired"]),
		)
		.addColumn(
			"payment",
			"text",
			oneOfWords("payment", ["unpaid", "paid", "partially_refunded", "refunded", "failed"]),
		)
		.addColumn(
			"fulfilment",
			"text",
			oneOfWords("fulfilment", ["unfulfilled", "shipped", "delivered", "returned"]),
		)
		.addColumn("payment_method", "text", required)
		.addColumn("email", "text", required)
		.addColumn("name", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("contact_e164", "text", required)
		.addColumn("line1", "text", required)
		.addColumn("line2", "text", defaultTo(""))
		.addColumn("city", "text", required)
		.addColumn("region", "text", defaultTo(""))
		.addColumn("postal_code", "text", defaultTo(""))
		.addColumn("country", "text", required)
		.addColumn("note", "text", defaultTo(""))
		.addColumn("delivery_method_id", number, mayName("delivery_methods"))
		.addColumn("delivery_name", "text", required)
		.addColumn("currency", "text", required)
		.addColumn("subtotal", number, required)
		.addColumn("discount_code", "text")
		.addColumn("discount_total", number, defaultTo(0))
		.addColumn("delivery_total", number, required)
		.addColumn("tax_total", number, required)
		.addColumn("is_tax_inclusive", flag, required)
		.addColumn("total", number, required)
		.addColumn("paid_total", number, defaultTo(0))
		.addColumn("refunded_total", number, defaultTo(0))
		.addColumn("carrier", "text", defaultTo(""))
		.addColumn("tracking_number", "text", defaultTo(""))
		.addColumn("pay_before", instant)
		.addColumn("stock_returned_at", instant)
		.addColumn("search_text", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addColumn("discount_id", number, mayName("discounts"))
		.addColumn("delivered_at", instant)
		.addColumn("delivery_min_days", "integer")
		.addColumn("delivery_max_days", "integer")
		.addCheckConstraint(
			"orders_add_up",
			sql`total = subtotal - discount_total + delivery_total + case when is_tax_inclusive then 0 else tax_total end`,
		)
		.addCheckConstraint("orders_refund_what_was_paid", sql`refunded_total between 0 and paid_total`)
		.execute();

	await createTable(db, "order_lines")
		.addColumn("order_id", number, partOf("orders"))
		.addColumn("variant_id", number, mayName("variants"))
		.addColumn("product_id", number, mayName("products"))
		.addColumn("title", "text", required)
		.addColumn("options", "text", defaultTo(""))
		.addColumn("sku", "text")
		.addColumn("image_hash", "text")
		.addColumn("quantity", "integer", between("quantity", 1, 99))
		.addColumn("unit_price", number, required)
		.addColumn("discount", number, defaultTo(0))
		.addColumn("tax", number, defaultTo(0))
		.addColumn("total", number, required)
		.addColumn("returned", "integer", defaultTo(0))
		.addColumn("refunded", "integer", between("refunded", 0, "returned", 0))
		.addCheckConstraint("order_lines_return_what_was_sold", sql`returned between 0 and quantity`)
		.execute();

	await createTable(db, "order_taxes")
		.addColumn("order_id", number, partOf("orders"))
		.addColumn("name", "text", required)
		.addColumn("rate_ppm", "integer", required)
		.addColumn("base", number, required)
		.addColumn("amount", number, required)
		.execute();

	await createTable(db, "order_returns")
		.addColumn("order_id", number, partOf("orders"))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("kind", "text", oneOfWords("kind", ["return", "withdrawal"]))
		.addColumn("status", "text", oneOfWords("status", ["requested", "approved", "received", "refused"]))
		.addColumn("reason", "text", required)
		.addColumn("answer", "text", defaultTo(""))
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();

	await createTable(db, "order_return_lines")
		.addColumn("return_id", number, partOf("order_returns"))
		.addColumn("order_line_id", number, partOf("order_lines"))
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
		.addColumn("written_off", "integer", between("written_off", 0, "quantity", 0))
		.addColumn("write_off_reason", "text", defaultTo(""))
		.addUniqueConstraint("order_return_lines_once", ["return_id", "order_line_id"])
		.execute();

	await createIndexes(db, {
		orders_by_account: "orders (account_id, id)",
		orders_by_date: "orders (created_at, id)",
		orders_by_delivery_method: "orders (delivery_method_id)",
		orders_by_discount: "orders (discount_id) where discount_id is not null",
		orders_by_email: "orders (email, id)",
		orders_by_fulfilment: "orders (fulfilment, id)",
		orders_by_pay_before: "orders (status, pay_before)",
		orders_by_payment: "orders (payment, id)",
		orders_by_status: "orders (status, id)",
		orders_by_total: "orders (total, id)",
		orders_by_guest: "orders (guest_hash, id)",
		order_lines_by_image: "order_lines (image_hash)",
		order_lines_by_order: "order_lines (order_id)",
		order_lines_by_product: "order_lines (product_id)",
		order_lines_by_variant: "order_lines (variant_id)",
		order_taxes_by_order: "order_taxes (order_id)",
		order_returns_by_order: "order_returns (order_id, id)",
		order_returns_by_status: "order_returns (status, id)",
		order_return_lines_by_line: "order_return_lines (order_line_id)",
	});
	await indexSearchText(db, "orders");
}
