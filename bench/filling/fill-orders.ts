import { sql } from "kysely";
import { mergeFigures } from "#app/shop/analytics/merge-figures.server.ts";
import { orderSearchText } from "#app/shop/orders/list/order-search.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { inBulk, insertRows, lastId } from "./bulk.ts";
import { fillInbox } from "./fill-inbox.ts";
import { fillInvoices } from "./fill-invoices.ts";
import { fillPayments } from "./fill-payments.ts";
import { drawNumbers } from "./numbers.ts";
import { writeHistory } from "./order-history.ts";
import { startProgress } from "./progress.ts";
import { CITIES, FIRST_NAMES, LAST_NAMES } from "./shop-vocabulary.ts";

export type OrderFilling = {
	orders: number;
	/** Abandoned carts, by default half as many as orders; those of the last 90 days contain lines. */
	carts?: number;
	/** The customers; a third of the orders are guests'. */
	accountIds?: readonly number[];
	/** The number of days up to `now` in which orders were placed; 365 by default. */
	days?: number;
	now?: Date;
	currency?: string;
	seed?: number;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 5_000;
const VARIANTS_AT_ONCE = 50_000;
const TABLES = [
	"orders",
	"order_lines",
	"changes",
	"order_returns",
	"order_return_lines",
	"stock_movements",
	"carts",
	"cart_lines",
	"cart_additions",
	"wishlist_items",
	"account_addresses",
	"reviews",
	"order_figures",
	"cart_figures",
] as const;

type Random = () => number;

/**
 * Adds orders of the products of `fillShop`, with carts, lines, history, returns, reviews and the ledger that
 * their stock and counters need. A few products sell most. Nearly all orders are completed; those of the last
 * days are open. Stock stays the same: an earlier delivery covers what is sold.
 */
export async function fillOrders(db: Database, filling: OrderFilling): Promise<void> {
	const { orders, carts = Math.ceil(orders / 2), accountIds = [], days = 365, seed = 5_309 } = filling;
	const now = filling.now ?? new Date();
	await inBulk(db, TABLES, async (connection) => {
		await sql`create temp table filled_lines (order_id bigint, variant_id bigint, quantity integer,
			unit_price bigint, returned integer)`.execute(connection);
		const shelf = await readShelf(connection);
		const first = {
			order: (await lastId(connection, "orders")) + 1,
			cart: (await lastId(connection, "carts")) + 1,
		};
		const progress = startProgress(`${engineOf(db)}: orders`, orders + carts);
		const random = seededRandom(seed);
		const making = {
			random,
			shelf,
			accountIds,
			now,
			days,
			currency: filling.currency ?? "USD",
			first,
			orders,
			drawNumber: drawNumbers("M"),
		};
		for (let done = 0; done < orders; done += AT_ONCE) {
			const made = Array.from({ length: Math.min(AT_ONCE, orders - done) }, (_, at) =>
				makeOrder(making, done + at),
			);
			await insertRows(
				connection,
				"carts",
				made.map(({ cart }) => cart),
			);
			await insertRows(
				connection,
				"orders",
				made.map(({ order }) => order),
			);
			await insertRows(
				connection,
				"filled_lines",
				made.flatMap(({ lines }) => lines),
			);
			progress.add(made.length);
		}
		const opened = { ...making, first: first.cart + orders, carts };
		for (let done = 0; done < carts; done += AT_ONCE)
			progress.add(await openCarts(opened, { connection, from: done, to: Math.min(carts, done + AT_ONCE) }));
		// Statistics of a temporary table are not gathered automatically.
		await sql`analyze filled_lines`.execute(connection);
		await writeHistory(connection, { firstOrder: first.order, firstCart: first.cart, now, days });
		await mergeFigures(connection, { now });
		await sql`drop table filled_lines`.execute(connection);
		progress.stop();
	});
	await fillPayments(db, "order");
	await fillInvoices(db);
	await fillInbox(db);
	if (engineOf(db) === "postgres") await sql`vacuum analyze products`.execute(db);
}

type Shelf = { ids: Float64Array; prices: Float64Array };

async function readShelf(db: Database): Promise<Shelf> {
	const [ids, prices]: [number[], number[]] = [[], []];
	for (let after = 0; ; ) {
		const rows = await db
			.selectFrom("variants")
			.innerJoin("products", "products.id", "variants.product_id")
			.select(["variants.id", "variants.price"])
			.where("products.status", "=", "active")
			.where("variants.archived_at", "is", null)
			.where("variants.id", ">", after)
			.orderBy("variants.id")
			.limit(VARIANTS_AT_ONCE)
			.execute();
		for (const { id, price } of rows) {
			ids.push(id);
			prices.push(price);
		}
		after = rows.at(-1)?.id ?? 0;
		if (rows.length < VARIANTS_AT_ONCE) break;
	}
	if (ids.length === 0) throw new Error("there is nothing to sell: fillShop goes first");
	return { ids: Float64Array.from(ids), prices: Float64Array.from(prices) };
}

type Making = {
	random: Random;
	shelf: Shelf;
	accountIds: readonly number[];
	now: Date;
	days: number;
	currency: string;
	first: { order: number; cart: number };
	orders: number;
	drawNumber: () => string;
};

/** The index of a bought product: a few products are bought far more often than others. */
function pickPlace(random: Random, { ids }: Shelf): number {
	const rank = Math.floor(ids.length * random() ** 2.5);
	return (rank * 7_919 + 13) % ids.length;
}

function pickLines({ random, shelf }: Making, order_id: number, isBack: boolean) {
	const places = new Set(
		Array.from({ length: 1 + Math.floor(random() ** 2 * 3) }, () => pickPlace(random, shelf)),
	);
	return [...places].map((place) => {
		const quantity = random() < 0.85 ? 1 : 2;
		const variant_id = shelf.ids[place] ?? 0;
		return {
			order_id,
			variant_id,
			quantity,
			unit_price: shelf.prices[place] ?? 0,
			returned: isBack ? quantity : 0,
		};
	});
}

/** Most orders are completed; those of the last days are open. `hours` is the duration of the last change. */
function stateOf(random: Random, age: number) {
	const luck = random();
	const open = { status: luck < 0.6 ? "new" : "confirmed", payment: "unpaid", fulfilment: "unfulfilled" };
	if (age < 2) return { ...open, hours: luck < 0.6 ? 0 : 3 };
	if (age < 6) return { status: "processing", payment: "paid", fulfilment: "shipped", hours: 24 };
	if (luck < 0.05) return { status: "cancelled", payment: "unpaid", fulfilment: "unfulfilled", hours: 6 };
	if (luck < 0.07 && age > 8)
		return { status: "expired", payment: "unpaid", fulfilment: "unfulfilled", hours: 168 };
	if (luck < 0.1 && age > 12)
		return { status: "completed", payment: "refunded", fulfilment: "returned", hours: 200 };
	return { status: "completed", payment: "paid", fulfilment: "delivered", hours: 72 };
}

function makePerson({ random, accountIds, orders }: Making) {
	const isGuest = accountIds.length === 0 || random() < 0.33;
	const number = Math.floor(random() * (isGuest ? orders : accountIds.length));
	const name = `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[number % LAST_NAMES.length]}`;
	const digits = String(number % 10_000).padStart(4, "0");
	return {
		account_id: isGuest ? null : (accountIds[number] ?? null),
		// A returning browser, in half of the cases.
		guest_hash: random() < 0.5 ? `filled visitor ${number}` : null,
		name,
		email: `${isGuest ? "guest" : "customer"}${number}@example.com`,
		contact: `(212) 555-${digits}`,
		contact_e164: `+1212555${digits}`,
		city: pick(random, CITIES),
		postal_code: `${10_000 + (number % 80_000)}`,
	};
}

function makeOrder(making: Making, place: number) {
	const { random, now, days, first, orders, currency } = making;
	const age = days * (1 - (place + random()) / orders);
	const placed = new Date(now.getTime() - age * DAY_MS);
	const { hours, ...state } = stateOf(random, age);
	const id = first.order + place;
	const lines = pickLines(making, id, state.fulfilment === "returned");
	const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
	const total = subtotal + (subtotal < 7_500 ? 590 : 0);
	const person = { number: making.drawNumber(), ...makePerson(making) };
	const isLost = state.status === "cancelled" || state.status === "expired";
	const after = (some: number) => new Date(placed.getTime() + some * HOUR_MS).toISOString();
	const order = {
		id,
		...person,
		...state,
		cart_id: first.cart + place,
		idempotency_key: `filled order ${String(id).padStart(8, "0")}`,
		token_hash: `filled order ${String(id).padStart(8, "0")}`,
		payment_method: "bank_transfer",
		line1: `${1 + (id % 300)} Mill Avenue`,
		region: "NY",
		country: "US",
		delivery_name: "Standard",
		currency,
		subtotal,
		delivery_total: total - subtotal,
		tax_total: 0,
		is_tax_inclusive: true,
		total,
		paid_total: state.payment === "unpaid" ? 0 : total,
		refunded_total: state.payment === "refunded" ? total : 0,
		pay_before: after(168),
		delivered_at: ["delivered", "returned"].includes(state.fulfilment) ? after(72) : null,
		stock_returned_at: isLost ? after(hours) : null,
		search_text: orderSearchText(person),
		created_at: placed.toISOString(),
		updated_at: after(hours),
	};
	const cart = {
		id: order.cart_id,
		token_hash: `filled cart ${order.cart_id}`,
		account_id: person.account_id,
		country: "US",
		ordered_at: order.created_at,
		created_at: after(-random() * 30),
		updated_at: order.created_at,
	};
	return { order, cart, lines };
}

type Opening = Omit<Making, "first"> & { first: number; carts: number };

/** Carts unused for 90 days are empty, as after the sweep. One account in ten has one. */
async function openCarts(
	{ random, shelf, accountIds, now, days, first, carts }: Opening,
	{ connection, from, to }: { connection: Database; from: number; to: number },
): Promise<number> {
	const made = Array.from({ length: to - from }, (_, at) => {
		const [place, id] = [from + at, first + from + at];
		const age = days * (1 - (place + random()) / carts);
		const touched = new Date(now.getTime() - age * DAY_MS).toISOString();
		const account_id = place % 10 === 0 ? (accountIds[place] ?? null) : null;
		const isKept = account_id !== null || age < 90;
		const token_hash = account_id === null && isKept ? `filled cart ${id}` : null;
		const things = isKept ? 1 + Math.floor(random() ** 2 * 3) : 0;
		const places = new Set(Array.from({ length: things }, () => pickPlace(random, shelf)));
		const lines = [...places].map((of) => ({
			cart_id: id,
			variant_id: shelf.ids[of] ?? 0,
			quantity: 1,
			price_seen: shelf.prices[of] ?? 0,
			added_at: touched,
		}));
		return { cart: { id, token_hash, account_id, created_at: touched, updated_at: touched }, lines };
	});
	await insertRows(
		connection,
		"carts",
		made.map(({ cart }) => cart),
	);
	await insertRows(
		connection,
		"cart_lines",
		made.flatMap(({ lines }) => lines),
	);
	return made.length;
}
