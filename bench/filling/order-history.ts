import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";

type Filled = { firstOrder: number; firstCart: number; now: Date; days: number };

/**
 * Writes what follows from the orders of `fillOrders` and from `filled_lines`: order lines, the events that
 * led to each state, stock movements, returns, reviews, and the counters of all these.
 */
export async function writeHistory(db: Database, filled: Filled): Promise<void> {
	await writeLines(db, filled);
	await writeEvents(db, filled);
	await writeLedger(db, filled);
	await writeReturns(db, filled);
	await writeReviews(db, filled);
	await writeWishes(db, filled);
	await writeFigures(db);
}

/** A time this many hours after another. */
function later(db: Database, column: string, hours: number): RawBuilder<string> {
	return engineOf(db) === "postgres"
		? sql`${sql.ref(column)} + ${sql.lit(`${hours} hours`)}::interval`
		: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${sql.lit(`+${hours} hours`)})`;
}

async function writeLines(db: Database, { firstOrder }: Filled): Promise<void> {
	await sql`insert into order_lines (order_id, variant_id, product_id, title, options, sku, image_hash, quantity,
			unit_price, total, returned)
		select line.order_id, line.variant_id, products.id, products.title,
			case when option2 is not null then option1 || ' / ' || option2 else coalesce(option1, '') end,
			sku, products.image_hash, line.quantity, line.unit_price, line.quantity * line.unit_price, line.returned
		from filled_lines as line
			join variants on variants.id = line.variant_id join products on products.id = variants.product_id
		order by line.order_id`.execute(db);
	await sql`insert into cart_lines (cart_id, variant_id, quantity, price_seen, added_at)
		select orders.cart_id, line.variant_id, line.quantity, line.unit_price, orders.created_at
		from orders join filled_lines as line on line.order_id = orders.id
		where orders.id >= ${firstOrder}`.execute(db);
	await sql`insert into cart_additions (cart_id, idempotency_key, at)
		select cart_id, 'filled ' || id, created_at from orders
		where id >= ${firstOrder} and id % 12 = 0`.execute(db);
}

type Step = { kind: string; from: string | null; to: string; hours: number; where: string; amount?: string };

const STEPS: Step[] = [
	{ kind: "placed", from: null, to: "new", hours: 0, where: "true", amount: "total" },
	{
		kind: "status",
		from: "new",
		to: "confirmed",
		hours: 3,
		where: "status in ('confirmed', 'processing', 'completed')",
	},
	{ kind: "payment", from: "unpaid", to: "paid", hours: 5, where: "payment <> 'unpaid'", amount: "total" },
	{ kind: "status", from: "new", to: "cancelled", hours: 6, where: "status = 'cancelled'" },
	{ kind: "fulfilment", from: "unfulfilled", to: "shipped", hours: 24, where: "fulfilment <> 'unfulfilled'" },
	{
		kind: "status",
		from: "confirmed",
		to: "processing",
		hours: 24,
		where: "status in ('processing', 'completed')",
	},
	{
		kind: "fulfilment",
		from: "shipped",
		to: "delivered",
		hours: 72,
		where: "fulfilment in ('delivered', 'returned')",
	},
	{ kind: "status", from: "processing", to: "completed", hours: 72, where: "status = 'completed'" },
	{ kind: "status", from: "new", to: "expired", hours: 168, where: "status = 'expired'" },
	{ kind: "return", from: null, to: "requested", hours: 120, where: "fulfilment = 'returned'" },
	{ kind: "return", from: "requested", to: "approved", hours: 130, where: "fulfilment = 'returned'" },
	{ kind: "return", from: "approved", to: "received", hours: 199, where: "fulfilment = 'returned'" },
	{ kind: "fulfilment", from: "delivered", to: "returned", hours: 199, where: "fulfilment = 'returned'" },
	{
		kind: "payment",
		from: "paid",
		to: "refunded",
		hours: 200,
		where: "payment = 'refunded'",
		amount: "total",
	},
];

async function writeEvents(db: Database, { firstOrder }: Filled): Promise<void> {
	for (const { kind, from, to, hours, where, amount } of STEPS) {
		const action = kind === "status" ? "order status" : kind;
		// Staff made the others, in the request of each.
		const isByStaff = kind !== "placed" && to !== "expired" && to !== "requested";
		await sql`insert into changes (kind, action, subject, from_value, to_value, amount, actor_id, is_in_trail,
				request_id, at)
			select 'order', ${sql.lit(action)}, 'order ' || id, ${sql.lit(from)}, ${sql.lit(to)},
				${sql.raw(amount ?? "null")}, ${sql.raw(kind === "placed" ? "account_id" : "null")},
				${sql.lit(isByStaff)}, ${sql.raw(isByStaff ? "'bench' || id" : "null")},
				${later(db, "created_at", hours)}
			from orders where id >= ${firstOrder} and ${sql.raw(where)} order by id`.execute(db);
	}
}

async function writeLedger(db: Database, { firstOrder, now, days }: Filled): Promise<void> {
	const before = new Date(now.getTime() - (days + 2) * 24 * 60 * 60 * 1000).toISOString();
	const isLost = sql`orders.status in ('cancelled', 'expired')`;
	const instant = sql.raw(engineOf(db) === "postgres" ? "timestamptz" : "text");
	await sql`insert into stock_movements (variant_id, quantity, reason, at)
		select line.variant_id, sum(line.quantity - line.returned), 'received', cast(${before} as ${instant})
		from filled_lines as line join orders on orders.id = line.order_id
		where not (${isLost}) and line.quantity > line.returned group by line.variant_id`.execute(db);
	await sql`insert into stock_movements (variant_id, quantity, reason, order_id, actor_id, at)
		select line.variant_id, -line.quantity, 'sold', orders.id, orders.account_id, orders.created_at
		from orders join filled_lines as line on line.order_id = orders.id
		where orders.id >= ${firstOrder}`.execute(db);
	await sql`insert into stock_movements (variant_id, quantity, reason, order_id, at)
		select line.variant_id, line.quantity, orders.status, orders.id, orders.stock_returned_at
		from orders join filled_lines as line on line.order_id = orders.id
		where orders.id >= ${firstOrder} and ${isLost}`.execute(db);
	await sql`insert into stock_movements (variant_id, quantity, reason, order_id, at)
		select line.variant_id, line.returned, 'returned', orders.id, ${later(db, "orders.created_at", 199)}
		from orders join filled_lines as line on line.order_id = orders.id
		where orders.id >= ${firstOrder} and line.returned > 0`.execute(db);
	await sql`update products set units_sold = units_sold + sold.units from (
			select variants.product_id, sum(line.quantity - line.returned) as units
			from filled_lines as line join orders on orders.id = line.order_id
				join variants on variants.id = line.variant_id
			where not (${isLost}) group by variants.product_id
		) as sold where sold.product_id = products.id`.execute(db);
}

/** Completed returns, and some open requests for recent deliveries. */
async function writeReturns(db: Database, { firstOrder, now }: Filled): Promise<void> {
	const lately = new Date(now.getTime() - 12 * 24 * 60 * 60 * 1000).toISOString();
	await sql`insert into order_returns (order_id, idempotency_key, kind, status, reason, created_at, updated_at)
		select id, 'filled return ' || id, 'return', case when fulfilment = 'returned' then 'received' else 'requested' end,
			'Too small', ${later(db, "created_at", 120)}, ${later(db, "created_at", 199)}
		from orders where id >= ${firstOrder} and (fulfilment = 'returned'
			or (fulfilment = 'delivered' and id % 400 = 1 and created_at > ${lately}))
		order by id`.execute(db);
	await sql`insert into order_return_lines (return_id, order_line_id, quantity)
		select order_returns.id, order_lines.id, order_lines.quantity from order_returns
			join order_lines on order_lines.order_id = order_returns.order_id
		where order_returns.order_id >= ${firstOrder}`.execute(db);
	await sql`insert into changes (kind, action, subject, to_value, is_in_trail, at)
		select 'order', 'return', 'order ' || order_id, 'requested', false, created_at from order_returns
		where order_id >= ${firstOrder} and status = 'requested'`.execute(db);
}

/** One order in five is reviewed; one review in four is answered. */
async function writeReviews(db: Database, { firstOrder }: Filled): Promise<void> {
	await sql`insert into reviews (product_id, order_id, rating, author, title, message, answer, answered_at, created_at)
		select min(line.product_id), orders.id, 3 + orders.id % 3, 'Ana L.', 'As it should be', 'Well made.',
			case when orders.id % 20 = 0 then 'Thank you!' else '' end,
			case when orders.id % 20 = 0 then ${later(db, "orders.created_at", 100)} end,
			${later(db, "orders.created_at", 90)}
		from orders join order_lines as line on line.order_id = orders.id
		where orders.id >= ${firstOrder} and orders.fulfilment = 'delivered' and orders.id % 5 = 0
		group by orders.id order by orders.id`.execute(db);
	await sql`update products set rating_sum = rating_sum + rated.sum, rating_count = rating_count + rated.count,
			rated_3 = rated_3 + rated.three, rated_4 = rated_4 + rated.four, rated_5 = rated_5 + rated.five from (
			select product_id, sum(rating) as sum, count(*) as count, sum(case when rating = 3 then 1 else 0 end) as three,
				sum(case when rating = 4 then 1 else 0 end) as four, sum(case when rating = 5 then 1 else 0 end) as five
			from reviews
			where order_id >= ${firstOrder} group by product_id
		) as rated where rated.product_id = products.id`.execute(db);
}

/** One cart in six left something on a wishlist; every other account has an address. */
async function writeWishes(db: Database, { firstCart }: Filled): Promise<void> {
	const sources = sql`from carts join cart_lines as line on line.cart_id = carts.id
		where carts.id >= ${firstCart} and carts.id % 6 = 0`;
	await sql`insert into wishlist_items (account_id, variant_id, added_at)
		select carts.account_id, line.variant_id, min(line.added_at) ${sources} and carts.account_id is not null
		group by carts.account_id, line.variant_id on conflict do nothing`.execute(db);
	await sql`insert into wishlist_items (guest_hash, variant_id, added_at)
		select 'filled visitor ' || carts.id, line.variant_id, line.added_at ${sources} and carts.account_id is null
		on conflict do nothing`.execute(db);
	await sql`insert into account_addresses (account_id, name, contact, line1, city, region, postal_code, country,
			fingerprint, used_at, created_at)
		select account_id, min(name), min(contact), min(line1), min(city), 'NY', min(postal_code), 'US',
			'filled', max(created_at), min(created_at)
		from orders where account_id is not null and account_id % 2 = 0 group by account_id
		on conflict do nothing`.execute(db);
}

/** The figures that triggers would have maintained, see migration 0010. */
async function writeFigures(db: Database): Promise<void> {
	const isPostgres = engineOf(db) === "postgres";
	const hour = isPostgres
		? sql`date_trunc('hour', created_at, 'UTC')`
		: sql`substr(created_at, 1, 13) || ':00:00.000Z'`;
	const part = isPostgres ? sql`id % 8` : sql`0`;
	const counts = sql`status not in ('cancelled', 'expired')`;
	await sql`delete from order_figures`.execute(db);
	await sql`insert into order_figures (currency, hour, part, revenue, orders, lost, returned, units)
		select currency, ${hour}, ${part}, sum(case when ${counts} then total - refunded_total else 0 end),
			sum(case when ${counts} then 1 else 0 end), sum(case when ${counts} then 0 else 1 end),
			sum(case when ${counts} and fulfilment = 'returned' then 1 else 0 end),
			sum(case when ${counts} then coalesce(line.units, 0) else 0 end)
		from orders left join (
			select order_id, sum(quantity - returned) as units from order_lines group by order_id
		) as line on line.order_id = orders.id group by 1, 2, 3`.execute(db);
	await sql`delete from cart_figures`.execute(db);
	await sql`insert into cart_figures (hour, part, carts, ordered)
		select ${hour}, ${part}, count(*), count(ordered_at) from carts group by 1, 2`.execute(db);
}
