import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Keeps the shop's screens fast with a million products and orders: triggers maintain figures by the hour, so
 * that a period reads hours instead of orders, and indexes have the order in which lists are read and
 * counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createFigures(db);
	await (runsOnPostgres(db) ? followOnPostgres(db) : followOnSqlite(db));
	await sql.raw(orderFiguresOf(hourOf(db), shardOf(db))).execute(db);
	await sql.raw(cartFiguresOf(hourOf(db), shardOf(db))).execute(db);
	await createIndexes(db);
	if (runsOnPostgres(db)) await createCounting(db);
}

/**
 * Sums of the orders placed and carts created in each hour (UTC). PostgreSQL stores them in eight partial
 * rows, chosen by the row's id, so that concurrent orders seldom wait for each other.
 */
async function createFigures(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await db.schema
		.createTable("order_figures")
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("hour", instant, (column) => column.notNull())
		.addColumn("part", "integer", (column) => column.notNull())
		.addColumn("revenue", number, (column) => column.notNull())
		.addColumn("orders", number, (column) => column.notNull())
		.addColumn("lost", number, (column) => column.notNull())
		.addColumn("returned", number, (column) => column.notNull())
		.addColumn("units", number, (column) => column.notNull())
		.addPrimaryKeyConstraint("order_figures_key", ["currency", "hour", "part"])
		.$call((table) => (runsOnPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
		.execute();
	await db.schema
		.createTable("cart_figures")
		.addColumn("hour", instant, (column) => column.notNull())
		.addColumn("part", "integer", (column) => column.notNull())
		.addColumn("carts", number, (column) => column.notNull())
		.addColumn("ordered", number, (column) => column.notNull())
		.addPrimaryKeyConstraint("cart_figures_key", ["hour", "part"])
		.$call((table) => (runsOnPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
		.execute();
	// The sales of a period with many orders, from the last computation; lists as JSON.
	await db.schema
		.createTable("goods_figures")
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("start", instant, (column) => column.notNull())
		.addColumn("stop", instant, (column) => column.notNull())
		.addColumn("made_at", instant, (column) => column.notNull())
		.addColumn("best", "text", (column) => column.notNull())
		.addColumn("categories", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("goods_figures_key", ["currency", "start", "stop"])
		.execute();
}

type Of = (table: string) => string;

const hourOf =
	(db: Kysely<unknown>): Of =>
	(table) =>
		runsOnPostgres(db)
			? `date_trunc('hour', ${table}.created_at, 'UTC')`
			: `substr(${table}.created_at, 1, 13) || ':00:00.000Z'`;

const shardOf =
	(db: Kysely<unknown>): Of =>
	(table) =>
		runsOnPostgres(db) ? `${table}.id % 8` : "0";

const counts = (row: string) => `${row}.status not in ('cancelled', 'expired')`;
const when = (condition: string, value: string) => `case when ${condition} then ${value} else 0 end`;

/** What one order adds to its hour, without its lines. */
const sumsOf = (row: string) => [
	when(counts(row), `${row}.total - ${row}.refunded_total`),
	when(counts(row), "1"),
	when(`not (${counts(row)})`, "1"),
	when(`${counts(row)} and ${row}.fulfilment = 'returned'`, "1"),
];

const unitsOf = (row: string) =>
	`coalesce((select sum(quantity - returned) from order_lines where order_id = ${row}.id), 0)`;

const orderFiguresOf = (hour: Of, part: Of) => `
	insert into order_figures (currency, hour, part, revenue, orders, lost, returned, units)
	select currency, ${hour("orders")}, ${part("orders")},
		${sumsOf("orders")
			.map((sum) => `sum(${sum})`)
			.join(", ")},
		sum(${when(counts("orders"), "coalesce(line.units, 0)")})
	from orders left join (
		select order_id, sum(quantity - returned) as units from order_lines group by order_id
	) as line on line.order_id = orders.id
	group by 1, 2, 3`;

const cartFiguresOf = (hour: Of, part: Of) => `
	insert into cart_figures (hour, part, carts, ordered)
	select ${hour("carts")}, ${part("carts")}, count(*), count(claimed_at) from carts group by 1, 2`;

const ADD_TO_ORDERS = `on conflict (currency, hour, part) do update set
	revenue = order_figures.revenue + excluded.revenue, orders = order_figures.orders + excluded.orders,
	lost = order_figures.lost + excluded.lost, returned = order_figures.returned + excluded.returned,
	units = order_figures.units + excluded.units`;
const ADD_TO_CARTS = `on conflict (hour, part) do update set
	carts = cart_figures.carts + excluded.carts, ordered = cart_figures.ordered + excluded.ordered`;

/** The statements of each change: `old` is subtracted and `new` is added. */
function changes(hour: Of, part: Of) {
	const addOrder = (row: string, sums: string[], units: string) =>
		`insert into order_figures (currency, hour, part, revenue, orders, lost, returned, units)
			values (${row}.currency, ${hour(row)}, ${part(row)}, ${sums.join(", ")}, ${units}) ${ADD_TO_ORDERS};`;
	const minus = (sum: string) => `-(${sum})`;
	const difference = sumsOf("new").map((sum, at) => `${sum} - (${sumsOf("old")[at]})`);
	const addLine = (row: string, units: string) => `
		insert into order_figures (currency, hour, part, revenue, orders, lost, returned, units)
			select orders.currency, ${hour("orders")}, ${part("orders")}, 0, 0, 0, 0, ${units}
			from orders where orders.id = ${row}.order_id and ${counts("orders")} ${ADD_TO_ORDERS};`;
	const addCart = (row: string, carts: string, ordered: string) =>
		`insert into cart_figures (hour, part, carts, ordered)
			values (${hour(row)}, ${part(row)}, ${carts}, ${ordered}) ${ADD_TO_CARTS};`;
	const claimed = (row: string) => when(`${row}.claimed_at is not null`, "1");
	return [
		["orders", "after insert", addOrder("new", sumsOf("new"), "0")],
		[
			"orders",
			"after update of status, fulfilment, total, refunded_total",
			addOrder(
				"new",
				difference,
				`(${when(counts("new"), "1")} - ${when(counts("old"), "1")}) * ${unitsOf("new")}`,
			),
		],
		// Before the delete, because its lines are deleted with it.
		[
			"orders",
			"before delete",
			addOrder("old", sumsOf("old").map(minus), minus(when(counts("old"), unitsOf("old")))),
		],
		["order_lines", "after insert", addLine("new", "new.quantity - new.returned")],
		[
			"order_lines",
			"after update of quantity, returned",
			addLine("new", "new.quantity - new.returned - (old.quantity - old.returned)"),
		],
		["order_lines", "after delete", addLine("old", "-(old.quantity - old.returned)")],
		["carts", "after insert", addCart("new", "1", claimed("new"))],
		["carts", "after update of claimed_at", addCart("new", "0", `${claimed("new")} - ${claimed("old")}`)],
		["carts", "after delete", addCart("old", "-1", minus(claimed("old")))],
	] as const;
}

const nameOf = (table: string, event: string) =>
	`${table}_figures_${/insert|update|delete/.exec(event)?.[0]}`;

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
	for (const [table, event, statement] of changes(hourOf(db), shardOf(db)))
		await sql
			.raw(`create trigger ${nameOf(table, event)} ${event} on ${table} begin ${statement} end`)
			.execute(db);
}

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
	for (const [table, event, statement] of changes(hourOf(db), shardOf(db))) {
		const name = nameOf(table, event);
		const goesOn = event.startsWith("before") ? "return old" : "return null";
		await sql
			.raw(`create function ${name}() returns trigger language plpgsql as $$
				begin ${statement} ${goesOn}; end $$`)
			.execute(db);
		await sql
			.raw(`create trigger ${name} ${event} on ${table} for each row execute function ${name}()`)
			.execute(db);
	}
}

/** The last columns of each index are a list's order, so that a page is the start of a range. */
const INDEXES: Record<string, string> = {
	products_by_offer: "products (status, is_on_sale, is_in_stock, price_from)",
	products_by_category_and_offer: "products (category_id, status, is_on_sale, is_in_stock, price_from)",
	products_for_sale: "products (status, is_on_sale, is_in_stock, units_sold, id)",
	products_by_stock: "products (is_in_stock, status, id)",
	products_by_id_of_status: "products (status, id)",
	products_by_lower_title: "products (lower(title), id)",
	products_of_all_by_price: "products (price_from, id)",
	products_of_all_by_sold: "products (units_sold, id)",
	products_of_category_by_sold: "products (category_id, status, units_sold, id)",
	products_of_category_by_name: "products (category_id, status, title_words, id)",
	products_of_category: "products (category_id, id)",
	reviews_of_products: "reviews ((answered_at is not null), id desc) where product_id is not null",
	variants_low: "variants (stock, id) where archived_at is null and is_tracked and stock <= low_stock_at",
	variants_low_of_product:
		"variants (product_id) where archived_at is null and is_tracked and stock <= low_stock_at",
};

async function createIndexes(db: Kysely<unknown>): Promise<void> {
	for (const [name, on] of Object.entries(INDEXES))
		await sql.raw(`create index ${name} on ${on}`).execute(db);
}

/**
 * Counts the products that a search finds, up to `most`, with the index. For a common word, PostgreSQL
 * considers a table scan cheaper, but it is slower, because it splits the words of each product again.
 */
async function createCounting(db: Kysely<unknown>): Promise<void> {
	await sql`create function count_products(wanted tsquery, most integer) returns bigint
		language sql stable set enable_seqscan = off as $$
			select count(*) from (
				select 1 from products
				where array_to_tsvector(array_remove(string_to_array(search_words, ' '), '')) @@ wanted
					and status = 'active'
				limit most
			) as found
		$$`.execute(db);
}
