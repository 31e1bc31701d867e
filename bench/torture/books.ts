import { sql } from "kysely";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { isCancelledOrExpired } from "#app/shop/orders/order-states.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { priceOfNights } from "#app/travel/quotes/policy.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { lostDeskChanges, strayFolios, strayUnits } from "./desk-books.ts";
import { DESK_KEY, type DeskChange } from "./desk-work.ts";
import type { LoadForm } from "./load.ts";
import { lostChanges, strayMoveMails } from "./move-books.ts";
import type { MoveChange } from "./move-work.ts";

const LISTED = 3;

/** The inconsistencies of the data after these forms, as text; empty when all is well. */
export type Audit = { lost: string[]; wrong: string[] };

/** `areLimitsKept`: the use counters were neither swept nor expired, so they must be there. */
export async function audit(
	db: Database,
	forms: readonly LoadForm[],
	{
		areLimitsKept = true,
		moveChanges = [],
		deskChanges = [],
	}: {
		areLimitsKept?: boolean;
		moveChanges?: readonly MoveChange[];
		deskChanges?: readonly DeskChange[];
	} = {},
): Promise<Audit> {
	const stored = await readStored(db);
	const byKey = new Map(stored.map((each) => [each.key, each]));
	const sent = new Set(forms.map(({ key }) => key));
	const lostForms = forms
		.filter(({ kind, made, key }) => {
			const found = byKey.get(key);
			return made !== null && (found?.kind !== kind || found.made !== made);
		})
		.map(({ kind, made }) => `${kind} ${made}`);
	const twice = stored.length - byKey.size;
	const wrong = [
		...list("stored twice", twice > 0 ? [String(twice)] : []),
		...list(
			"stored, but never sent",
			stored.filter(({ key }) => !sent.has(key) && !key.startsWith(DESK_KEY)).map(({ kind }) => kind),
		),
		...list("variants whose stock is not what the ledger says", await strayStock(db)),
		...list("orders that took other stock than their lines say", await strayOrders(db)),
		...list("products that sold another number", await straySales(db)),
		...list("nights that count other bookings", await strayNights(db)),
		...list("bookings without their nights or their total", await strayBookings(db)),
		...list("numbered rooms that two stays have, or another one than they should", await strayUnits(db)),
		...list("stays with other extras, tax or payments than their sums", await strayFolios(db)),
		...list("half hours, jobs and histories of moves", await auditMoves(db)),
		...list("moves without their emails, or with too many", await strayMoveMails(db)),
		...list("rate counters", await strayLimits(db, forms, areLimitsKept)),
		...list("the file", await brokenFile(db)),
	];
	const lost = [...(await lostChanges(db, moveChanges)), ...(await lostDeskChanges(db, deskChanges))];
	return { lost: [...lostForms, ...lost], wrong };
}

const list = (what: string, found: string[]): string[] =>
	found.length === 0 ? [] : [`${what}: ${found.length} (${found.slice(0, LISTED).join(", ")})`];

async function readStored(db: Database) {
	const orders = await db.selectFrom("orders").select(["number as made", "idempotency_key as key"]).execute();
	const rooms = await db
		.selectFrom("bookings")
		.select(["number as made", "idempotency_key as key"])
		.execute();
	const moves = await db
		.selectFrom("moving_bookings")
		.select(["confirmation_key as made", "current_address as key"])
		.execute();
	return [
		...orders.map((row) => ({ ...row, kind: "order" as const })),
		...rooms.map((row) => ({ ...row, kind: "room" as const })),
		...moves.map((row) => ({ ...row, kind: "move" as const })),
	];
}

/** Sums of `quantity` by key, as whole numbers. */
function sums(rows: readonly { key: number | null; quantity: number }[]): Map<number, number> {
	const found = new Map<number, number>();
	for (const { key, quantity } of rows)
		if (key !== null) found.set(key, (found.get(key) ?? 0) + Number(quantity));
	return found;
}

async function strayStock(db: Database): Promise<string[]> {
	const variants = await db.selectFrom("variants").select(["id", "stock"]).execute();
	const moved = sums(
		await db.selectFrom("stock_movements").select(["variant_id as key", "quantity"]).execute(),
	);
	return variants
		.filter(({ id, stock }) => stock !== (moved.get(id) ?? 0) || stock < 0)
		.map(({ id, stock }) => `${id}: ${stock}, ledger ${moved.get(id) ?? 0}`);
}

/** Each order holds its lines' units, none when it has ended, and has one placing and one email. */
async function strayOrders(db: Database): Promise<string[]> {
	const orders = await db.selectFrom("orders").select(["id", "number", "status"]).execute();
	const idOf = new Map(orders.map(({ id, number }) => [formatReferenceNumber(number), id]));
	const moved = sums(
		await db.selectFrom("stock_movements").select(["order_id as key", "quantity"]).execute(),
	);
	const lines = sums(
		await db
			.selectFrom("order_lines")
			.select(["order_id as key"])
			.select((eb) => eb("quantity", "-", eb.ref("returned")).as("quantity"))
			.execute(),
	);
	const events = sums(
		(await db.selectFrom("changes").select("subject").where("action", "=", "placed").execute()).map(
			({ subject }) => ({ key: Number(subject.replace("order ", "")), quantity: 1 }),
		),
	);
	const mailed = sums(
		(await db.selectFrom("outbox").select("subject").execute()).flatMap(({ subject }) => {
			const key = idOf.get(/^We received your order \(([^)]+)\)$/.exec(subject)?.[1] ?? "");
			return key === undefined ? [] : [{ key, quantity: 1 }];
		}),
	);
	return orders
		.filter(
			({ id, status }) =>
				!lines.has(id) ||
				moved.get(id) !== (isCancelledOrExpired({ status }) ? 0 : 0 - (lines.get(id) ?? 0)) ||
				events.get(id) !== 1 ||
				mailed.get(id) !== 1,
		)
		.map(({ number, id }) => `${number} (${mailed.get(id) ?? 0} mails, ${events.get(id) ?? 0} events)`);
}

async function straySales(db: Database): Promise<string[]> {
	const products = await db.selectFrom("products").select(["id", "units_sold"]).execute();
	const sold = sums(
		await db
			.selectFrom("order_lines")
			.innerJoin("orders", "orders.id", "order_id")
			.select("product_id as key")
			.select((eb) => eb("quantity", "-", eb.ref("returned")).as("quantity"))
			.where("status", "not in", ["cancelled", "expired"])
			.execute(),
	);
	return products
		.filter(({ id, units_sold }) => units_sold !== (sold.get(id) ?? 0))
		.map(({ id, units_sold }) => `${id}: ${units_sold}, lines ${sold.get(id) ?? 0}`);
}

async function strayNights(db: Database): Promise<string[]> {
	const nights = await db.selectFrom("nights").select(["room_id", "date", "booked", "total"]).execute();
	const holding = await db
		.selectFrom("bookings")
		.select(["room_id", "check_in", "check_out", "rooms"])
		.where("status", "in", HOLDING)
		.execute();
	const should = new Map<string, number>();
	for (const { room_id, check_in: checkIn, check_out: checkOut, rooms } of holding)
		for (const date of nightsOf({ checkIn, checkOut }))
			should.set(`${room_id} ${date}`, (should.get(`${room_id} ${date}`) ?? 0) + rooms);
	return nights
		.filter(({ room_id, date, booked, total }) => {
			const counted = should.get(`${room_id} ${date}`) ?? 0;
			return booked !== counted || booked > total;
		})
		.map(({ room_id, date, booked, total }) => `${room_id} on ${date}: ${booked} of ${total}`);
}

async function strayBookings(db: Database): Promise<string[]> {
	const bookings = await db
		.selectFrom("bookings")
		.select(["id", "number", "check_in", "check_out", "total", "tax_total", "extras_total"])
		.execute();
	// Others are held for new dates that wait for their payment.
	const nights = await db
		.selectFrom("booking_nights")
		.innerJoin("bookings", "bookings.id", "booking_nights.booking_id")
		.select(["booking_id", "price"])
		.whereRef("date", ">=", "check_in")
		.whereRef("date", "<", "check_out")
		.execute();
	const count = new Map<number, { nights: number; total: number }>();
	for (const { booking_id, price } of nights) {
		const before = count.get(booking_id) ?? { nights: 0, total: 0 };
		count.set(booking_id, { nights: before.nights + 1, total: before.total + price });
	}
	return bookings
		.filter(({ id, check_in: checkIn, check_out: checkOut, ...paid }) => {
			const own = count.get(id);
			return own?.nights !== nightsOf({ checkIn, checkOut }).length || own.total !== priceOfNights(paid);
		})
		.map(({ number }) => number);
}

const LIMIT_OF = { order: "orderByAddress", room: "roomBookingByAddress", move: "movingBookingByAddress" };

/** Each address has counted at least the records it made, and at most the forms it sent. */
async function strayLimits(db: Database, forms: readonly LoadForm[], areKept: boolean): Promise<string[]> {
	const rows = await db.selectFrom("use_counters").select(["key", "uses"]).execute();
	const counted = new Map(rows.map(({ key, uses }) => [key, Number(uses)]));
	const own = new Map<string, { made: number; tries: number }>();
	for (const { kind, address, made, tries } of forms) {
		const key = `${LIMIT_OF[kind]}:${address}`;
		const before = own.get(key) ?? { made: 0, tries: 0 };
		own.set(key, { made: before.made + (made === null ? 0 : 1), tries: before.tries + tries });
	}
	return [...own]
		.filter(([key, { made, tries }]) => {
			const uses = counted.get(key) ?? 0;
			return uses > tries || (areKept && uses < made);
		})
		.map(([key, { made, tries }]) => `${key}: ${counted.get(key) ?? 0}, made ${made}, sent ${tries}`);
}

async function brokenFile(db: Database): Promise<string[]> {
	if (engineOf(db) !== "sqlite") return [];
	const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	const stray = await sql`pragma foreign_key_check`.execute(db);
	return [
		...rows.map((row) => row.integrity_check).filter((word) => word !== "ok"),
		...(stray.rows.length > 0 ? [`${stray.rows.length} rows without what they belong to`] : []),
	];
}
