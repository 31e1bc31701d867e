import { sql } from "kysely";
import { expect } from "vitest";
import { wallClock } from "#app/common/calendar.ts";
import { listDifferences } from "#app/payments/staff/differences.server.ts";
import { nextReconciliation, reconcileWhenDue } from "#app/payments/staff/reconcile.server.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moves/moving-booking.ts";
import { PRODUCT_STATUS_NAMES } from "#app/shop/products/product-status.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { openProvider } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import { readDeskMoney } from "#app/travel/room-plan/cash-report.server.ts";
import { BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";
import { readAgenda } from "#app/travel/stays/list/agenda.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { DEMO_ACCOUNTS, seedAccounts } from "./accounts.ts";
import { seedMovingBookings } from "./moving-bookings.ts";
import type { Books } from "./payment-provider/books.ts";
import { PICTURE_SIZES } from "./pictures.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedShop } from "./shop/seed-shop.ts";

/** Five days of orders and stays show the same as many. */
const DEMO = {
	timeZone: "America/New_York",
	currency: "USD",
	now: new Date("2026-11-20T17:00:00Z"),
	days: 5,
};

/** The demo's payment provider, without payments. */
function openBooks() {
	const books: Books = { sessions: {}, refunds: [], disputes: [], events: [], waiting: [], answers: {} };
	return { books, url: "http://localhost:3001", site: "http://localhost:3000" };
}

test("the demo fills the shop and the hotels, with pictures, and its figures add up", async ({ db }) => {
	const provider = openBooks();
	expect(await seedDemo(db, { ...DEMO, provider })).toBe(true);
	expect(await seedDemo(db, DEMO)).toBe(false);
	await expectStaysInBooks(db, provider.books);

	const images = await db.selectFrom("images").select("hash").execute();
	const files = await db.selectFrom("image_files").select("hash").execute();
	expect(images, "no picture is unused").toHaveLength(Object.keys(PICTURE_SIZES).length);
	expect(files, "in four widths and two formats").toHaveLength(images.length * 8);
	const products = await db
		.selectFrom("products")
		.innerJoin("image_files", "image_files.hash", "products.image_hash")
		.select(["products.id", "products.status", "products.category_id", "products.price_from"])
		.distinct()
		.execute();
	const all = await db.selectFrom("products").select(["id"]).execute();
	expect(all.length).toBeGreaterThanOrEqual(60);
	expect(products, "each has a picture with its files").toHaveLength(all.length);
	expect(new Set(products.map((product) => product.category_id)).size).toBe(8);
	expect(products.filter(({ price_from }) => price_from <= 0)).toEqual([]);
	expect(new Set(products.map(({ status }) => status))).toEqual(new Set(PRODUCT_STATUS_NAMES));
	const pictured = await db
		.selectFrom("categories")
		.select("id")
		.where("image_hash", "is not", null)
		.execute();
	expect(pictured).toHaveLength(8);

	const stocks = await db
		.selectFrom("variants")
		.select(["id", "stock"])
		.select((eb) =>
			eb
				.selectFrom("stock_movements")
				.select((of) => of.fn.coalesce(of.fn.sum<number>("quantity"), of.lit(0)).as("sum"))
				.whereRef("variant_id", "=", "variants.id")
				.as("sum"),
		)
		.execute();
	expect(stocks.filter(({ stock, sum }) => stock !== Number(sum) || stock < 0)).toEqual([]);

	const invoiced = await db.selectFrom("invoices").select(["subject", "seller"]).execute();
	expect(new Set(invoiced.map(({ subject }) => subject))).toEqual(new Set(["order", "stay", "move"]));
	expect(new Set(invoiced.map(({ seller }) => seller)).size).toBeGreaterThan(10);

	const orders = await db.selectFrom("orders").selectAll().execute();
	expect(orders.length).toBeGreaterThan(15);
	for (const order of orders) {
		const tax = order.is_tax_inclusive ? 0 : order.tax_total;
		const total = order.subtotal - order.discount_total + order.delivery_total + tax;
		expect(order.total, order.number).toBe(total);
	}
	const counted = orders.filter(({ stock_returned_at }) => stock_returned_at === null);
	const discounts = await db.selectFrom("discounts").select(["id", "code", "uses"]).execute();
	for (const { id, code, uses } of discounts)
		expect(uses, code).toBe(counted.filter(({ discount_id }) => discount_id === id).length);
	const sold = await db
		.selectFrom("stock_movements")
		.select((eb) => eb.fn.sum<number>("quantity").as("units"))
		.where("reason", "=", "sold")
		.executeTakeFirstOrThrow();
	const ordered = await db
		.selectFrom("order_lines")
		.select((eb) => eb.fn.sum<number>("quantity").as("units"))
		.executeTakeFirstOrThrow();
	expect(Number(sold.units)).toBe(-Number(ordered.units));
	const conversations = await db
		.selectFrom("conversations")
		.select(["kind", "closed_at", "assigned_to", "desk_unread", "last_author"])
		.execute();
	expect(new Set(conversations.map(({ kind }) => kind)).size).toBe(5);
	for (const isSuch of [
		(each: (typeof conversations)[number]) => each.closed_at !== null,
		(each: (typeof conversations)[number]) => each.assigned_to !== null && each.desk_unread === 0,
		(each: (typeof conversations)[number]) => each.kind === "stay" && each.desk_unread > 0,
		(each: (typeof conversations)[number]) => each.last_author === "hotel",
	])
		expect(conversations.filter(isSuch)).not.toEqual([]);
	const early = db
		.selectFrom("messages")
		.innerJoin("conversations", "conversations.id", "messages.conversation_id")
		.leftJoin("orders", "orders.number", "conversations.subject_key")
		.leftJoin("bookings", "bookings.number", "conversations.subject_key")
		.leftJoin("moving_bookings", "moving_bookings.number", "conversations.subject_key")
		.select("messages.body")
		.where((eb) =>
			eb.or(
				(["orders", "bookings", "moving_bookings"] as const).map((table) =>
					eb("messages.at", "<", eb.ref(`${table}.created_at`)),
				),
			),
		);
	expect(await early.execute(), "messages from before their order").toEqual([]);
	expect(new Set(conversations.map(({ assigned_to }) => assigned_to)).size).toBe(3);
	expect(await db.selectFrom("message_photos").select("position").execute()).toHaveLength(2);
	const requests = await db.selectFrom("partner_requests").select("invited_email").execute();
	expect(requests.map(({ invited_email }) => invited_email !== null).toSorted()).toEqual([false, true]);

	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
	const proven = db.selectFrom("move_proof_photos").select("booking_id").distinct();
	expect((await proven.execute()).length).toBeGreaterThan(5);
	await expectBusyFleet(db);
	await expectFullHotels(db);
});

async function expectBusyFleet(db: Database): Promise<void> {
	for (const [table, count] of [
		["rent_zones", 3],
		["rent_rate_cards", 2],
		["rent_vehicles", 6],
		["rent_drivers", 8],
	] as const)
		expect(await db.selectFrom(table).select("id").execute(), table).toHaveLength(count);
	const moves = await db.selectFrom("moving_bookings").select(["status", "capacity"]).execute();
	expect(new Set(moves.map(({ status }) => status))).toEqual(new Set(MOVING_STATUS_NAMES));
	expect(moves.filter(({ capacity }) => capacity === "over")).toHaveLength(1);
}

async function expectFullHotels(db: Database): Promise<void> {
	const hotels = await db.selectFrom("hotels").selectAll().execute();
	expect(hotels).toHaveLength(27);
	expect(new Set(hotels.map(({ city_key }) => city_key)).size).toBe(8);
	expect(new Set(hotels.map(({ status }) => status))).toEqual(new Set(["pending", "approved", "suspended"]));
	const lastWeek = new Date(DEMO.now.getTime() - 7 * 86_400_000).toISOString();
	const reviewed = hotels.filter(({ submitted_at }) => (submitted_at ?? "") > lastWeek);
	expect(reviewed.map(({ name, status }) => `${name}: ${status}`).toSorted()).toEqual([
		"Casa da Graça: pending",
		"Hotel Goldene Sonne: pending",
		"Ludlow Loft: suspended",
		"Riad Bab Doukkala: pending",
	]);
	const open = hotels.filter(({ name }) => !/^(Casa da Graça|Ludlow Loft)$/.test(name));
	expect(open.filter(({ image_hash, price_from }) => !image_hash || !price_from)).toEqual([]);
	const rooms = await db.selectFrom("rooms").select(["name", "image_hash"]).execute();
	const bare = rooms.filter(({ image_hash }) => !image_hash).map(({ name }) => name);
	expect(bare.toSorted()).toEqual(["Room with a view", "Whole loft"]);

	const bookings = await db.selectFrom("bookings").select(["hotel_id", "status"]).execute();
	expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUS_NAMES));
	const omar = DEMO_ACCOUNTS.find(({ role }) => role === "Hotel");
	const { id: accountId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", omar?.email ?? "")
		.executeTakeFirstOrThrow();
	const own = await db
		.selectFrom("hotel_members")
		.select("role")
		.where("account_id", "=", accountId)
		.execute();
	expect(own).toEqual(Array(3).fill({ role: "owner" }));
	const query = { actor: { accountId, role: "Hotel" as const }, hotelId: null, now: DEMO.now };
	const { pending, arrivals, departures, inHouse } = await readAgenda(db, query);
	expect(pending.rows.filter(({ hold_until }) => (hold_until ?? "") > DEMO.now.toISOString())).toHaveLength(
		2,
	);
	for (const { count } of [arrivals, departures, inHouse]) expect(count).toBeGreaterThanOrEqual(3);

	await expectDepth(db);
	const miscounted = await sql`select room_id, date from nights where booked <> (
		select coalesce(sum(bookings.rooms), 0) from booking_nights as held
		join bookings on bookings.id = held.booking_id and bookings.nights_returned_at is null
		where held.room_id = nights.room_id and held.date = nights.date
	) or blocked <> (
		select coalesce(sum(rooms), 0) from room_blocks
		where room_id = nights.room_id and is_holding and from_date <= date and date < to_date
			and conflict not like '%' || date || '%'
	)`.execute(db);
	expect(miscounted.rows).toEqual([]);
	const conflicts = await db.selectFrom("room_blocks").select("id").where("conflict", "<>", "").execute();
	expect(conflicts).toHaveLength(1);

	const reviews = await db.selectFrom("reviews").selectAll().execute();
	for (const { id, rating_sum } of hotels) {
		const own = reviews.filter(({ hotel_id }) => hotel_id === id);
		expect(own.reduce((sum, { rating }) => sum + rating, 0)).toBe(rating_sum);
	}
	expect(reviews.some(({ product_id }) => product_id !== null)).toBe(true);
}

test.for([
	["2026-11-20T17:00:00Z", "11:30", ["on_the_way", "arrived"]],
	["2026-11-21T02:30:00Z", "21:00", ["on_the_way", "arrived"]],
	// Five minutes after midnight, and the minute before it.
	["2026-11-20T05:05:00Z", "00:00", ["on_the_way", "arrived"]],
	["2026-11-21T04:59:00Z", "22:30", ["on_the_way", "arrived", "loaded"]],
] as const)("a job is running at %s", async ([at, time, steps], { db }) => {
	const demo = { timeZone: DEMO.timeZone, now: new Date(at), count: 0 };
	const { accountId: adminId } = await addOwner(db);
	await seedMovingBookings(db, { ...demo, adminId });
	const today = wallClock(demo.now, demo.timeZone).date;
	const running = await db
		.selectFrom("moving_bookings as move")
		.innerJoin("move_job_steps as step", "step.booking_id", "move.id")
		.select(["move.booking_time", "step.step"])
		.where("move.booking_date", "=", today)
		.where("move.status", "=", "confirmed")
		.orderBy("step.at")
		.execute();
	expect(running).toEqual(steps.map((step) => ({ booking_time: time, step })));
});

test("orders of the demo that are paid online are in the books of its provider", async ({ db }) => {
	const shop = await openProvider();
	const { books } = shop.server;
	const provider = { ...openBooks(), books };
	const { now } = DEMO;
	await seedAccounts(db, now);
	const { id, email } = await db
		.selectFrom("accounts")
		.select(["id", "email"])
		.where("email", "=", DEMO_ACCOUNTS[0]?.email ?? "")
		.executeTakeFirstOrThrow();
	await seedShop(db, { ...DEMO, days: 30, adminId: id, ulla: { id, email }, provider });
	expect(await auditPayments(db, books)).toEqual([]);
	const orders = await db
		.selectFrom("orders")
		.innerJoin("payments", "subject_number", "number")
		.select(["payment", "checkout_url", "expires_at"])
		.execute();
	const states = new Set(orders.map(({ payment }) => payment));
	expect(states).toEqual(new Set(["unpaid", "paid", "partially_refunded", "refunded"]));
	const waiting = orders.filter(({ payment }) => payment === "unpaid");
	expect(waiting.length).toBeGreaterThan(0);
	for (const { checkout_url, expires_at } of waiting) {
		expect(checkout_url).toMatch(/^http:\/\/localhost:3001\/pay\/cs_test_\w+$/);
		expect((expires_at ?? "") > now.toISOString()).toBe(true);
	}
	const refunds = await db.selectFrom("refunds").select("state").distinct().execute();
	expect(new Set(refunds.map(({ state }) => state))).toEqual(new Set(["done", "failed"]));
	const disputes = await db.selectFrom("disputes").select("state").orderBy("state").execute();
	expect(disputes).toEqual([{ state: "lost" }, { state: "open" }, { state: "won" }]);
	await nextReconciliation(db, { provider: "stripe", now });
	expect(await reconcileWhenDue(db, PAYMENT_SUBJECTS, { provider: shop.provider, now })).toBe(true);
	const { rows } = await listDifferences(db);
	expect(rows).toMatchObject([{ what: "missing_here", payment_id: null, provider_amount: 4_500 }]);
	await shop.close();
});

test("deposits of the demo’s moves are in the books of its provider", async ({ db }) => {
	const provider = openBooks();
	const { books } = provider;
	const { accountId: adminId } = await addOwner(db);
	await seedMovingBookings(db, { ...DEMO, count: 80, adminId, provider });
	const payments = await db
		.selectFrom("payments")
		.select(["provider_reference", "payment_reference", "state", "charged_total", "refunded_total"])
		.execute();
	expect(new Set(payments.map(({ state }) => state))).toEqual(new Set(["open", "paid", "refunded"]));
	for (const { provider_reference, payment_reference, charged_total, refunded_total } of payments) {
		const session = books.sessions[provider_reference ?? ""];
		expect(session?.payment ? session.amount : 0).toBe(charged_total);
		const refunds = books.refunds.filter(({ payment }) => payment === payment_reference);
		expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded_total);
	}
	expect(await auditMoves(db)).toEqual([]);
});

/** What guests pay online for stays is in the books of the demo's provider. */
async function expectStaysInBooks(db: Database, books: Books): Promise<void> {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", DEMO_ACCOUNTS[0]?.email ?? "")
		.executeTakeFirstOrThrow();
	const payments = await db
		.selectFrom("payments")
		.innerJoin("bookings", "number", "subject_number")
		.innerJoin("hotels", "hotels.id", "hotel_id")
		.select(["provider_reference", "payment_reference", "state", "charged_total", "payments.refunded_total"])
		.select(["paid_total", "pay_before", "bookings.status", "account_id", "payment", "total", "deposit"])
		.select(["tax_total", "stay_tax_at_hotel"])
		.execute();
	const ofUlla = payments.filter(({ account_id }) => account_id === id);
	expect(new Set(ofUlla.map(({ state }) => state))).toEqual(new Set(["open", "paid", "refunded"]));
	expect(new Set(payments.map(({ payment }) => payment))).toEqual(new Set(["deposit", "full"]));
	for (const { payment, total, tax_total, stay_tax_at_hotel, deposit, ...paid } of payments) {
		const payable = total - (stay_tax_at_hotel ? tax_total : 0);
		expect(deposit).toBe(payment === "full" ? payable : Math.round(payable / 5));
		const session = books.sessions[paid.provider_reference ?? ""];
		expect(session?.payment ? session.amount : 0).toBe(paid.charged_total);
		expect(paid.paid_total).toBe(paid.charged_total);
		expect(paid.pay_before !== null).toBe(paid.state === "open");
		const refunds = books.refunds.filter((each) => each.payment === paid.payment_reference);
		expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid.refunded_total);
	}
	const waiting = db
		.selectFrom("refunds")
		.innerJoin("payments", "payments.id", "payment_id")
		.select("refunds.id");
	const ofStays = waiting.where("subject", "=", "stay").where("refunds.state", "!=", "done");
	expect(await ofStays.execute()).toEqual([]);
}

/** What hotels sell beside the night is in use in five countries, and a day at the desk has work. */
async function expectDepth(db: Database): Promise<void> {
	const hotels = await db
		.selectFrom("hotels")
		.select(["id", "name", "country", "child_bands", "stay_tax"])
		.where("child_bands", "<>", "[]")
		.where("stay_tax", "<>", "none")
		.execute();
	expect(new Set(hotels.map(({ country }) => country)).size).toBeGreaterThanOrEqual(5);
	for (const table of ["rate_plans", "extras", "offers"] as const) {
		const having = await db.selectFrom(table).select("hotel_id").execute();
		const countries = hotels.filter(({ id }) => having.some(({ hotel_id }) => hotel_id === id));
		expect(new Set(countries.map(({ country }) => country)).size, table).toBeGreaterThanOrEqual(5);
	}
	const codes = await db.selectFrom("offers").select("code").where("code", "is not", null).execute();
	expect(codes).not.toEqual([]);
	const boards = await db.selectFrom("rate_plans").select("board").distinct().execute();
	expect(boards.length).toBeGreaterThanOrEqual(3);
	const bookings = await db
		.selectFrom("bookings")
		.select(["plan_id", "offer_id", "child_ages", "extras_total", "tax_total"])
		.execute();
	for (const isSuch of [
		(each: (typeof bookings)[number]) => each.plan_id !== null,
		(each: (typeof bookings)[number]) => each.offer_id !== null,
		(each: (typeof bookings)[number]) => each.child_ages !== "",
		(each: (typeof bookings)[number]) => each.extras_total > 0,
		(each: (typeof bookings)[number]) => each.tax_total > 0,
	])
		expect(bookings.filter(isSuch)).not.toEqual([]);
	expect((await db.selectFrom("units").select("id").execute()).length).toBeGreaterThanOrEqual(60);
	const desk = await db.selectFrom("hotels").selectAll().where("name", "=", "Casa do Miradouro").execute();
	const hotel = desk[0];
	if (!hotel) throw new Error("The desk has no hotel.");
	const units = await db
		.selectFrom("units")
		.select("housekeeping")
		.where("hotel_id", "=", hotel.id)
		.execute();
	expect(new Set(units.map(({ housekeeping }) => housekeeping)).size).toBe(3);
	const blocked = db.selectFrom("room_blocks").innerJoin("units", "units.id", "unit_id").select("units.id");
	expect(await blocked.where("hotel_id", "=", hotel.id).execute()).not.toEqual([]);
	const staff = { accountId: 0, role: "Admin" as const };
	const { arrivals, departures, inHouse, late } = await readAgenda(db, {
		actor: staff,
		hotelId: hotel.id,
		now: DEMO.now,
	});
	for (const list of [arrivals, departures, inHouse, late]) expect(list.count).toBeGreaterThan(0);
	const { date } = wallClock(DEMO.now, hotel.time_zone);
	const money = await readDeskMoney(db, { hotelId: hotel.id, timeZone: hotel.time_zone, date });
	expect(money).not.toEqual([]);
}
