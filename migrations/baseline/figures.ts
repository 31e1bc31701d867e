import { type Kysely, sql } from "kysely";
import { columnTypes, required, withoutRowid } from "../support/columns.ts";
import { runsOnPostgres } from "../support/engine.ts";

export async function createFigures(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await db.schema
		.createTable("order_figures")
		.addColumn("currency", "text", required)
		.addColumn("hour", instant, required)
		.addColumn("part", "integer", required)
		.addColumn("revenue", number, required)
		.addColumn("orders", number, required)
		.addColumn("lost", number, required)
		.addColumn("returned", number, required)
		.addColumn("units", number, required)
		.addPrimaryKeyConstraint("order_figures_key", ["currency", "hour", "part"])
		.$call(withoutRowid(db))
		.execute();

	await db.schema
		.createTable("cart_figures")
		.addColumn("hour", instant, required)
		.addColumn("part", "integer", required)
		.addColumn("carts", number, required)
		.addColumn("ordered", number, required)
		.addPrimaryKeyConstraint("cart_figures_key", ["hour", "part"])
		.$call(withoutRowid(db))
		.execute();

	await db.schema
		.createTable("goods_figures")
		.addColumn("currency", "text", required)
		.addColumn("start", instant, required)
		.addColumn("stop", instant, required)
		.addColumn("made_at", instant, required)
		.addColumn("best", "text", required)
		.addColumn("categories", "text", required)
		.addPrimaryKeyConstraint("goods_figures_key", ["currency", "start", "stop"])
		.execute();

	await (runsOnPostgres(db) ? followOnPostgres(db) : followOnSqlite(db));
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
	const claimed = (row: string) => when(`${row}.ordered_at is not null`, "1");
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
		["carts", "after update of ordered_at", addCart("new", "0", `${claimed("new")} - ${claimed("old")}`)],
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
