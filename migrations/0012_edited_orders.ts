import { type Kysely, sql } from "kysely";
import { defaultTo } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Staff edit the lines of an order: how often they did, and what was paid for more than the order costs since then. That
 * is refunded, so the refund takes nothing off the revenue, which the order's lower total has lost already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["lines_version", "overpaid_total"])
		await db.schema
			.alterTable("orders")
			.addColumn(column, runsOnPostgres(db) ? "bigint" : "integer", defaultTo(0))
			.execute();
	await (runsOnPostgres(db) ? followOnPostgres(db) : followOnSqlite(db));
}

const counts = (row: string) => `${row}.status not in ('cancelled', 'expired')`;
const when = (condition: string, value: string) => `case when ${condition} then ${value} else 0 end`;

/** What one order adds to the revenue, orders, lost and returned orders of its hour. */
const sumsOf = (row: string) => [
	when(counts(row), `${row}.total + ${row}.overpaid_total - ${row}.refunded_total`),
	when(counts(row), "1"),
	when(`not (${counts(row)})`, "1"),
	when(`${counts(row)} and ${row}.fulfilment = 'returned'`, "1"),
];

const unitsOf = (row: string) =>
	`coalesce((select sum(quantity - returned) from order_lines where order_id = ${row}.id), 0)`;

/** The triggers of the baseline that add an order to the sums of its hour, with the revenue of edited orders. */
function changes(isPostgres: boolean) {
	const hour = (row: string) =>
		isPostgres
			? `date_trunc('hour', ${row}.created_at, 'UTC')`
			: `substr(${row}.created_at, 1, 13) || ':00:00.000Z'`;
	const part = (row: string) => (isPostgres ? `${row}.id % 8` : "0");
	const add = (row: string, sums: string[], units: string) =>
		`insert into order_figures (currency, hour, part, revenue, orders, lost, returned, units)
			values (${row}.currency, ${hour(row)}, ${part(row)}, ${sums.join(", ")}, ${units})
			on conflict (currency, hour, part) do update set
			revenue = order_figures.revenue + excluded.revenue, orders = order_figures.orders + excluded.orders,
			lost = order_figures.lost + excluded.lost, returned = order_figures.returned + excluded.returned,
			units = order_figures.units + excluded.units;`;
	const minus = (sum: string) => `-(${sum})`;
	const difference = sumsOf("new").map((sum, at) => `${sum} - (${sumsOf("old")[at]})`);
	const counted = `(${when(counts("new"), "1")} - ${when(counts("old"), "1")})`;
	return {
		insert: { on: "after insert", statement: add("new", sumsOf("new"), "0") },
		update: {
			on: "after update of status, fulfilment, total, overpaid_total, refunded_total",
			statement: add("new", difference, `${counted} * ${unitsOf("new")}`),
		},
		delete: {
			on: "before delete",
			statement: add("old", sumsOf("old").map(minus), minus(when(counts("old"), unitsOf("old")))),
		},
	};
}

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
	for (const [event, { on, statement }] of Object.entries(changes(false))) {
		const name = `orders_figures_${event}`;
		await sql.raw(`drop trigger ${name}`).execute(db);
		await sql.raw(`create trigger ${name} ${on} on orders begin ${statement} end`).execute(db);
	}
}

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
	for (const [event, { on, statement }] of Object.entries(changes(true))) {
		const name = `orders_figures_${event}`;
		const result = event === "delete" ? "old" : "null";
		await sql
			.raw(`create or replace function ${name}() returns trigger language plpgsql as $$
				begin ${statement} return ${result}; end $$`)
			.execute(db);
		await sql.raw(`drop trigger ${name} on orders`).execute(db);
		await sql
			.raw(`create trigger ${name} ${on} on orders for each row execute function ${name}()`)
			.execute(db);
	}
}
