import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { listOrders } from "#app/shop/orders/list/list-orders.server.ts";
import { ORDER_LIST, type OrderFilters } from "#app/shop/orders/list/order-filters.ts";
import { orderSearchText } from "#app/shop/orders/list/order-search.ts";
import type { OrderState, PaymentState } from "#app/shop/orders/order-states.ts";
import { countBadges } from "#app/site/badges.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { percentilesOf } from "./percentiles.ts";

/* Measures `/orders` with 100,000 orders for each kind of query, and the count of its badge: `npm run
   bench:orders`. `--postgres` uses PostgreSQL instead of SQLite, `--quick` uses 5,000 orders. */

const { quick, postgres } = parseArgs({
	options: { quick: { type: "boolean" }, postgres: { type: "boolean" } },
}).values;
const COUNT = quick ? 5_000 : 100_000;
const ROUNDS = quick ? 20 : 100;
const BATCH = 250;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-11-20T12:00:00Z");
const DAYS = 730;

const filtersOf = (change: Partial<OrderFilters>): OrderFilters => ({
	...ORDER_LIST.read(new URLSearchParams()),
	...change,
});
const QUESTIONS: Record<string, OrderFilters> = {
	"newest first": filtersOf({}),
	"newest first, page 2,000": filtersOf({ page: 2_000 }),
	"last page": filtersOf({ page: 10 ** 6 }),
	"new ones": filtersOf({ status: "new" }),
	"completed ones": filtersOf({ status: "completed" }),
	"unpaid, not shipped": filtersOf({ payment: "unpaid", fulfilment: "unfulfilled" }),
	"one week": filtersOf({ from: "2026-11-02", to: "2026-11-08" }),
	"one year, completed": filtersOf({ from: "2026-01-01", to: "2026-12-31", status: "completed" }),
	"dearest first": filtersOf({ sort: "total", direction: "desc" }),
	"by status": filtersOf({ sort: "status", direction: "asc" }),
	"a rare name": filtersOf({ query: "wanjiru" }),
	"two common words": filtersOf({ query: "ana portland" }),
	"two letters": filtersOf({ query: "an" }),
	"an address for mail": filtersOf({ query: "mei.chen77@example.com" }),
	"nothing found": filtersOf({ query: "no such person" }),
};

const NAMES = ["Ana Lima", "Bram de Wit", "Chidi Okafor", "Elif Yilmaz", "Grace Mbeki", "Mei Chen"];
const CITIES = ["Brooklyn", "Hoboken", "Austin", "Portland", "Chicago", "San Francisco"];

/** Most orders are completed; those of the last days are open. */
function stateOf(
	random: () => number,
	age: number,
): { status: OrderState; payment: PaymentState; fulfilment: "unfulfilled" | "shipped" | "delivered" } {
	const luck = random();
	if (age < 2)
		return { status: luck < 0.6 ? "new" : "confirmed", payment: "unpaid", fulfilment: "unfulfilled" };
	if (age < 6)
		return { status: "processing", payment: luck < 0.7 ? "paid" : "unpaid", fulfilment: "shipped" };
	if (luck < 0.06) return { status: "cancelled", payment: "unpaid", fulfilment: "unfulfilled" };
	return { status: "completed", payment: "paid", fulfilment: "delivered" };
}

async function fill(db: Database): Promise<void> {
	const random = seededRandom(COUNT);
	for (let done = 0; done < COUNT; done += BATCH) {
		const orders = Array.from({ length: Math.min(BATCH, COUNT - done) }, (_, at) => {
			const age = DAYS * (1 - (done + at) / COUNT);
			const placed = new Date(NOW.getTime() - age * DAY_MS).toISOString();
			const name = (done + at) % 5_000 === 7 ? "Wanjiru Kamau" : pick(random, NAMES);
			const line = String(Math.floor(random() * 100)).padStart(2, "0");
			const own = {
				number: newReferenceNumber("M"),
				name,
				email: `${name.toLowerCase().replaceAll(" ", ".")}${line}@example.com`,
				contact: `(212) 555-01${line}`,
				contact_e164: `+121255501${line}`,
				city: pick(random, CITIES),
				postal_code: `${10_000 + Math.floor(random() * 80_000)}`,
			};
			const subtotal = 1_000 + Math.floor(random() * 40_000);
			const state = stateOf(random, age);
			return {
				...own,
				...state,
				idempotency_key: randomUUID(),
				token_hash: randomUUID(),
				payment_method: "bank_transfer",
				line1: "12 Mill Avenue",
				country: "US",
				delivery_name: "Standard",
				currency: "USD",
				subtotal,
				delivery_total: 590,
				tax_total: 0,
				is_tax_inclusive: true,
				total: subtotal + 590,
				paid_total: state.payment === "paid" ? subtotal + 590 : 0,
				search_text: orderSearchText(own),
				created_at: placed,
				updated_at: placed,
			};
		});
		const stored = await db.insertInto("orders").values(orders).returning(["id", "subtotal"]).execute();
		const lines = stored.flatMap(({ id, subtotal }) => {
			const line = { order_id: id, options: "", title: "Lamp", quantity: 1, unit_price: subtotal };
			return [{ ...line, total: subtotal }, ...(random() < 0.4 ? [{ ...line, total: 0 }] : [])];
		});
		await db.insertInto("order_lines").values(lines).execute();
		report(`${Math.min(COUNT, done + BATCH).toLocaleString("en")} of ${COUNT.toLocaleString("en")} orders`);
	}
	await sql`analyze`.execute(db);
}

/** On one line, where somebody watches. */
function report(text: string): void {
	if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}`);
}

const engine = postgres ? "postgres" : "sqlite";
const { template, remove } = await makeTemplate(engine);
const copy = await copyTemplate(template);
const db = openDatabase({ url: copy.url });
await fill(db);
const figures = [];
for (const [question, filters] of Object.entries(QUESTIONS)) {
	report(question);
	const { total } = await listOrders(db, { filters, timeZone: "America/New_York" });
	const took = await percentilesOf(() => listOrders(db, { filters, timeZone: "America/New_York" }), ROUNDS);
	figures.push({ question, found: total, ...took });
}
report("the badges");
const admin = { accountId: 1, role: "Admin", isAdministrator: true } as const;
figures.push({
	question: "the administrator’s badges",
	...(await percentilesOf(() => countBadges(db, admin), ROUNDS)),
});
report("");
console.log(`\n${engine}: a page of 20 of ${COUNT.toLocaleString("en")} orders with its count, in ms`);
console.table(figures);
await db.destroy();
await copy.remove();
await remove();
process.exit(0);
