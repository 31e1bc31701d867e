import { sql } from "kysely";
import { expect } from "vitest";
import { selectMatching } from "#app/common/lists/contains-words.server.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moving-booking.ts";
import { addBooking } from "#app/testing/booking.ts";
import { addDriver, addVehicle } from "#app/testing/fleet.ts";
import { openInn } from "#app/testing/inn.ts";
import { auditMoves } from "#app/testing/move-audit.ts";
import { addOrder } from "#app/testing/order.ts";
import { migrations } from "#migrations/index.ts";
import { openDatabase } from "./client.ts";
import { engineOf } from "./engine.ts";
import { migrate, missingMigrations } from "./migrate.ts";
import { emptyTest, test } from "./testing/database-test.ts";
import { startElsewhere } from "./testing/other-process.ts";

const NAMES = Object.keys(migrations);

test("runs no migration twice", async ({ db }) => {
	expect(await missingMigrations(db)).toEqual([]);
	expect(await migrate(db)).toEqual([]);
});

emptyTest("three processes that migrate one empty database at once do it once", async ({ url }) => {
	const processes = Array.from({ length: 3 }, () =>
		startElsewhere<string[]>("db/testing/migrate-elsewhere.ts", { url }),
	);
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const ran = await Promise.all(processes.map((process) => process.result));
	expect(ran.flat().sort()).toEqual(NAMES);
	expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
});

emptyTest("an older version keeps its rows and gets what is missing", async ({ url }) => {
	const db = openDatabase({ url });
	const [first = "", ...later] = NAMES;
	expect(await migrate(db, until(first))).toEqual([first]);
	expect(await missingMigrations(db)).toEqual(later);
	const created_at = "2026-01-01T00:00:00.000Z";
	const account = {
		email: "a@example.com",
		name: "A",
		role: "User",
		password_hash: "x",
		created_at,
	} as const;
	await db.insertInto("accounts").values(account).execute();
	expect(await migrate(db)).toEqual(later);
	expect(await db.selectFrom("accounts").selectAll().execute()).toMatchObject([account]);
	await db.destroy();
});

/** The migrations up to this one. */
const until = (last: string) =>
	Object.fromEntries(Object.entries(migrations).slice(0, NAMES.indexOf(last) + 1));

emptyTest(
	"moves from before there were vehicles stay as they are; those that fit are counted",
	async ({ url }) => {
		const db = openDatabase({ url });
		await migrate(db, until("0028_list_indexes"));
		const [created_at, updated_at] = ["2025-01-01T00:00:00.000Z", "2025-01-02T00:00:00.000Z"];
		const move = {
			...{ visitor_hash: "x", name: "Ana Lima", contact: "(212) 555-0147", contact_e164: "+12125550147" },
			...{ email: "ana@example.com", current_address: "12 Harbor Road", new_address: "7 Mill Avenue" },
			...{
				vehicle_type: "truck" as const,
				booking_time: "14:45",
				search_text: "ana",
				created_at,
				updated_at,
			},
		} as const;
		// Two of each status at one time, and two of each in the past.
		const moves = MOVING_STATUS_NAMES.flatMap((status) =>
			[1, 2, 3, 4].map((each) => ({
				...{ ...move, number: `R-${status}-${each}`, once_key: `${status}-${each}`, status },
				booking_date: each <= 2 ? "2026-12-04" : "2025-12-04",
			})),
		);
		await db.insertInto("moving_bookings").values(moves).execute();
		await db
			.insertInto("moving_booking_events")
			.columns(["booking_id", "to_status", "at"])
			.expression((eb) => eb.selectFrom("moving_bookings").select(["id", "status", "created_at"]))
			.execute();
		await migrate(db);
		const read = () => db.selectFrom("moving_bookings").selectAll().orderBy("id").execute();
		const migrated = { capacity: "none", cells: 4, price_state: "none", price: null };
		expect(await read()).toMatchObject(moves.map((each) => ({ ...each, ...migrated })));

		// Four of them need the only truck.
		await addVehicle(db);
		const over = ["R-pending-2", "R-confirmed-1", "R-confirmed-2"];
		const capacityOf = (number: string) => {
			if (number === "R-pending-1") return "taken";
			return over.includes(number) ? "over" : "none";
		};
		expect(await read()).toMatchObject(
			moves.map((each) => ({ ...each, ...migrated, capacity: capacityOf(each.number) })),
		);
		expect(await auditMoves(db)).toEqual([]);
		await db.destroy();
	},
);

emptyTest("moves of every status, capacity and price keep all that they have", async ({ url }) => {
	const db = openDatabase({ url });
	await migrate(db, until("0031_move_terms"));
	const at = "2026-01-01T00:00:00.000Z";
	const { id: rate_card_id } = await db
		.insertInto("rent_rate_cards")
		.values({
			...{ vehicle_type: "truck", version: 1, default_price: 20_000, evening_from: null, created_by: null },
			...{ floor_price: 0, helper_price: 0, packing_price: 0, minimum_price: 0, weekend_percent: 0 },
			...{ evening_percent: 0, cells_item: 2, cells_studio: 4, cells_one: 6, cells_two: 8, cells_three: 12 },
			...{ free_hours: 24, late_fee_percent: 50, deposit_percent: 0, created_at: at },
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const prices = {
		none: { price: null, currency: null, rate_card_id: null },
		wanted: { price: null, currency: null, rate_card_id },
		offered: { price: 34_000, currency: "USD", rate_card_id },
		agreed: { price: 12_345, currency: "USD", rate_card_id },
	};
	const moves = MOVING_STATUS_NAMES.flatMap((status) =>
		(["none", "taken", "over"] as const).flatMap((capacity) =>
			(["none", "wanted", "offered", "agreed"] as const).map((price_state) => {
				const number = `R-${status}-${capacity}-${price_state}`;
				return {
					...{ number, once_key: number, status, capacity, price_state, ...prices[price_state] },
					...{ visitor_hash: "x", name: "Ana Lima", contact: "(212) 555-0147", email: "ana@example.com" },
					...{ contact_e164: "+12125550147", current_address: "12 Harbor Road", new_address: "7 Mill Road" },
					...({
						vehicle_type: "truck",
						booking_date: "2026-12-04",
						booking_time: "14:45",
						cells: 6,
					} as const),
					...({ home_size: "two", helpers: 2, packing: true, from_floor: 3, from_elevator: true } as const),
					...{ to_floor: 1, to_elevator: false, from_zip: "11201", to_zip: "11101", search_text: "ana" },
					cancellation_fee: status === "cancelled" && price_state === "agreed" ? 6_173 : null,
					...{ created_at: at, updated_at: at },
				};
			}),
		),
	);
	await db.insertInto("moving_bookings").values(moves).execute();
	// A connection of its own: one that has run the statement before returns the columns of before.
	const read = async () => {
		const connection = openDatabase({ url });
		const rows = await connection.selectFrom("moving_bookings").selectAll().orderBy("id").execute();
		await connection.destroy();
		return rows;
	};
	const before = await read();
	await migrate(db, until("0040_payments"));
	const driver_id = await addDriver(db);
	const late = new Map([
		["R-delivered-none-agreed", 12],
		["R-confirmed-taken-agreed", -30],
	]);
	for (const [number, minutes] of late)
		await sql`insert into move_job_steps (booking_id, step, driver_id, minutes_late, at)
			select id, 'arrived', ${driver_id}, ${minutes}, ${at} from moving_bookings where number = ${number}`.execute(
			db,
		);
	await migrate(db);
	expect(await read()).toMatchObject(
		before.map((move) => ({ ...move, minutes_late: late.get(move.number) ?? null })),
	);
	expect(await db.selectFrom("move_job_steps").select(["step", "at"]).execute()).toEqual([
		{ step: "arrived", at },
		{ step: "arrived", at },
	]);
	await db.destroy();
});

emptyTest("an order learns which discount it used, unless that was made after it", async ({ url }) => {
	const db = openDatabase({ url });
	await migrate(db, until("0014_growth_lists"));
	const on = (day: number) => new Date(Date.UTC(2026, 0, day));
	const discount = { kind: "percent", value: 1_000 } as const;
	await db
		.insertInto("discounts")
		.values([
			{ ...discount, code: "TEN", created_at: on(5).toISOString() },
			{ ...discount, code: "LATER", created_at: on(9).toISOString() },
		])
		.execute();
	for (const code of ["TEN", "LATER", "GONE", null]) {
		const { id } = await addOrder(db, { placedAt: on(8) });
		await db.updateTable("orders").set({ discount_code: code }).where("id", "=", id).execute();
	}
	await migrate(db);
	const orders = db.selectFrom("orders").leftJoin("discounts", "discounts.id", "orders.discount_id");
	expect(await orders.select("code").orderBy("orders.id").execute()).toEqual([
		{ code: "TEN" },
		{ code: null },
		{ code: null },
		{ code: null },
	]);
	await db.destroy();
});

emptyTest(
	"what the trail kept of hotels’ owners becomes their numbers, and no address stays",
	async ({ url }) => {
		const db = openDatabase({ url });
		const name = "0016_hotel_owners_by_number";
		await migrate(db, until("0015_orders_discount"));
		const [before, at, after] = ["2026-01-01", "2026-02-01", "2026-03-01"].map(
			(day) => `${day}T00:00:00.000Z`,
		);
		const account = { name: "A", role: "Hotel", password_hash: "x" } as const;
		const open = (email: string, created_at = "") =>
			db
				.insertInto("accounts")
				.values({ ...account, email, created_at })
				.returning("id")
				.executeTakeFirstOrThrow();
		const { id } = await open("owner@example.com", before);
		await open("late@example.com", after);
		const keep = (action: "hotel owner" | "hotel status", detail: string) =>
			db
				.insertInto("audit_events")
				.values({ action, detail, subject: "hotel 1", at: at ?? "" })
				.execute();
		await keep("hotel owner", "nobody → owner@example.com");
		await keep("hotel owner", "owner@example.com → gone@example.com");
		await keep("hotel owner", "late@example.com → owner@example.com");
		await keep("hotel owner", "account 7 → account 8");
		await keep("hotel status", "Suspended: write to owner@example.com");
		expect(await migrate(db)).toContain(name);
		const trail = await db.selectFrom("audit_events").select("detail").orderBy("id").execute();
		expect(trail.map(({ detail }) => detail)).toEqual([
			`nobody → account ${id}`,
			`account ${id} → an account that is gone`,
			`an account that is gone → account ${id}`,
			"account 7 → account 8",
			"Suspended: write to owner@example.com",
		]);
		await db.destroy();
	},
);

emptyTest("hotels that changed since their last review are found from the trail", async ({ url }) => {
	const db = openDatabase({ url });
	const name = "0025_hotel_reviews";
	const names = Object.keys(migrations);
	await migrate(db, until(names[names.indexOf(name) - 1] ?? ""));
	const ids: number[] = [];
	for (const word of ["changed", "checked", "suspended", "edited"]) {
		const at = "2026-01-01T00:00:00.000Z";
		const texts = {
			address: "",
			city: "",
			city_key: "",
			email: "",
			contact: "",
			contact_e164: "",
			description: "",
		};
		const times = {
			check_in_from: "15:00",
			check_out_until: "11:00",
			same_day_until: "20:00",
			time_zone: "UTC",
		};
		const terms = {
			free_until_days: 1,
			late_fee_percent: 0,
			no_show_percent: 0,
			request_hours: 24,
			stars: 0,
		};
		await db
			.insertInto("hotels")
			.values({
				...{
					...texts,
					...times,
					...terms,
					name: word,
					status: "approved",
					country: "PT",
					confirmation: "instant",
				},
				...{ once_key: word, created_at: at, updated_at: at },
			})
			.execute();
	}
	for (const { id } of await db.selectFrom("hotels").select("id").orderBy("id").execute()) ids.push(id);
	const record = async (at: number, action: "hotel" | "hotel identity" | "hotel status" | "hotel checked") =>
		(
			await db
				.insertInto("audit_events")
				.values({ action, subject: `hotel ${ids[at]}`, at: "2026-02-01T00:00:00.000Z" })
				.returning("id")
				.executeTakeFirstOrThrow()
		).id;
	await record(0, "hotel status");
	await record(0, "hotel identity");
	const latest = await record(0, "hotel identity");
	await record(0, "hotel");
	for (const action of ["hotel identity", "hotel checked"] as const) await record(1, action);
	for (const action of ["hotel identity", "hotel status"] as const) await record(2, action);
	await record(3, "hotel");
	expect(await migrate(db)).toContain(name);
	const hotels = db.selectFrom("hotels").select("unreviewed_change_id as id").orderBy("hotels.id");
	expect((await hotels.execute()).map(({ id }) => id)).toEqual([latest, null, null, null]);
	await db.destroy();
});

emptyTest(
	"the latest changes and times of orders, stays and hotels are found from their histories",
	async ({ url }) => {
		const db = openDatabase({ url });
		const name = "0034_latest_changes";
		await migrate(db, until(NAMES[NAMES.indexOf(name) - 1] ?? ""));
		const on = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
		const account = { email: "mia@example.com", name: "Mia", role: "Admin", password_hash: "x" } as const;
		const mia = await db
			.insertInto("accounts")
			.values({ ...account, created_at: on(1) })
			.returning("id")
			.executeTakeFirstOrThrow();
		const order = await addOrder(db);
		await db.updateTable("orders").set({ fulfilment: "delivered" }).execute();
		const { roomId, hotelId } = await openInn(db, {
			// A later migration adds this column.
			hotel: { submitted_at: undefined },
		});
		const stay = await addBooking(db, { roomId, status: "checked_in" });
		const orderEvent = { order_id: order.id, actor_id: mia.id, detail: "" };
		await db
			.insertInto("order_events")
			.values([
				{ ...orderEvent, kind: "status", from_value: "new", to_value: "confirmed", amount: null, at: on(2) },
				{
					...orderEvent,
					kind: "fulfilment",
					from_value: "shipped",
					to_value: "delivered",
					amount: null,
					at: on(3),
				},
				{ ...orderEvent, kind: "payment", from_value: "paid", to_value: "refunded", amount: 500, at: on(4) },
				{
					...orderEvent,
					kind: "note",
					from_value: null,
					to_value: null,
					amount: null,
					detail: "Hi",
					at: on(5),
				},
			])
			.execute();
		const stayEvent = {
			booking_id: stay.id,
			kind: "status",
			amount: null,
			once_key: null,
			actor_id: null,
		} as const;
		await db
			.insertInto("booking_events")
			.values([
				{ ...stayEvent, from_value: "confirmed", to_value: "checked_in", at: on(6) },
				{ ...stayEvent, from_value: "checked_in", to_value: "checked_out", at: on(7) },
				{ ...stayEvent, from_value: "checked_out", to_value: "checked_in", at: on(8) },
			])
			.execute();
		const entry = { subject: `hotel ${hotelId}`, action: "hotel status", actor_id: null } as const;
		await db
			.insertInto("audit_events")
			.values([
				{ ...entry, detail: "first", at: on(8) },
				{ ...entry, detail: "second", at: on(9) },
			])
			.execute();
		expect(await migrate(db)).toContain(name);
		const latest = await db.selectFrom("latest_changes").selectAll().orderBy("at").execute();
		expect(
			latest.map(({ record, aspect, change, sequence, actor_id }) => [
				record,
				aspect,
				change,
				sequence,
				actor_id,
			]),
		).toEqual([
			[`order ${order.id}`, "status", "new → confirmed", 1, mia.id],
			[`order ${order.id}`, "fulfilment", "shipped → delivered", 2, mia.id],
			[`order ${order.id}`, "payment", "paid → refunded, 500", 3, mia.id],
			[`order ${order.id}`, "note", "Hi", 4, mia.id],
			[`booking ${stay.id}`, "status", "checked_out → checked_in", 3, null],
			[`hotel ${hotelId}`, "hotel status", "second", 2, null],
		]);
		expect(await db.selectFrom("orders").select("delivered_at").execute()).toEqual([{ delivered_at: on(3) }]);
		expect(await db.selectFrom("bookings").select(["checked_in_at", "checked_out_at"]).execute()).toEqual([
			{ checked_in_at: on(6), checked_out_at: null },
		]);
		await db.destroy();
	},
);

emptyTest(
	"who cancelled an order is found from the trail, which has what staff cancelled",
	async ({ url }) => {
		const db = openDatabase({ url });
		const name = "0078_order_event_parties";
		await migrate(db, until(NAMES[NAMES.indexOf(name) - 1] ?? ""));
		const at = "2026-01-02T00:00:00.000Z";
		const [byStaff, byCustomer] = [await addOrder(db), await addOrder(db)];
		const cancelled = {
			from_value: "new",
			to_value: "cancelled",
			amount: null,
			detail: "",
			actor_id: null,
			at,
		};
		for (const order of [byStaff, byCustomer])
			await db
				.insertInto("order_events")
				.values({ ...cancelled, order_id: order.id, kind: "status" })
				.execute();
		const subject = `order ${byStaff.id}` as const;
		await db
			.insertInto("audit_events")
			.values({ action: "order status", subject, to_value: "cancelled", at })
			.execute();
		expect(await migrate(db)).toContain(name);
		const events = db.selectFrom("order_events").select(["order_id", "party"]).orderBy("id");
		expect(await events.where("to_value", "=", "cancelled").execute()).toEqual([
			{ order_id: byStaff.id, party: "staff" },
			{ order_id: byCustomer.id, party: "customer" },
		]);
		expect(await events.where("kind", "=", "placed").execute()).toMatchObject([
			{ party: null },
			{ party: null },
		]);
		await db.destroy();
	},
);

emptyTest("a migration that fails leaves nothing behind, and can be run again", async ({ url }) => {
	const db = openDatabase({ url });
	const broken = {
		...migrations,
		"9999_broken": {
			async up(inside: Parameters<(typeof migrations)[string]["up"]>[0]) {
				await sql`create table half_done (id integer)`.execute(inside);
				throw new Error("stopped in the middle");
			},
		},
	};
	await expect(migrate(db, broken)).rejects.toThrow("stopped in the middle");
	await expect(sql`select * from half_done`.execute(db)).rejects.toThrow();
	expect(await migrate(db)).toEqual(NAMES);
	await db.destroy();
});

test("reads times, flags and large counts as the same types on both engines", async ({ db }) => {
	const { rows } = await (engineOf(db) === "postgres"
		? sql`select true as is_on, false as is_off, null::boolean as is_unknown, 9007199254740991::bigint as big,
			'2026-03-29T01:30:00.123Z'::timestamptz as moment, '2026-03-29'::date as day`
		: sql`select 1 as is_on, 0 as is_off, null as is_unknown, 9007199254740991 as big,
			'2026-03-29T01:30:00.123Z' as moment, '2026-03-29' as day`
	).execute(db);
	const read = { is_on: true, is_off: false, is_unknown: null, big: 9_007_199_254_740_991 };
	expect(rows).toEqual([{ ...read, moment: "2026-03-29T01:30:00.123Z", day: "2026-03-29" }]);
});

emptyTest("reviews keep their ids, triggers and rules when moves can be reviewed too", async ({ url }) => {
	const db = openDatabase({ url });
	const name = "0033_move_reviews";
	await migrate(db, until(NAMES[NAMES.indexOf(name) - 1] ?? ""));
	const at = "2026-01-01T00:00:00.000Z";
	const review = { rating: 5, author: "Ana L.", message: "Fine.", created_at: at };
	const { id: orderId } = await addOrder(db);
	const { product_id } = await db
		.selectFrom("order_lines")
		.select("product_id")
		.where("order_id", "=", orderId)
		.executeTakeFirstOrThrow();
	const of = { product_id, order_id: orderId };
	const store = async (values: object) =>
		(
			await db
				.insertInto("reviews")
				.values({ ...review, ...values })
				.returning("id")
				.executeTakeFirstOrThrow()
		).id;
	const stored = await store(of);
	await db.deleteFrom("reviews").execute();
	const next = await store(of);
	expect(next).toBeGreaterThan(stored);
	await db.deleteFrom("reviews").execute();
	expect(await migrate(db)).toContain(name);
	const versions = async () => {
		const { rows } = await sql<{ subject: string; sum: number }>`select subject, sum(changes) as sum
			from data_versions where subject in ('shop', 'travel', 'moves') group by subject`.execute(db);
		return Object.fromEntries(rows.map(({ subject, sum }) => [subject, Number(sum)]));
	};
	const before = await versions();
	expect(await store(of)).toBeGreaterThan(next);
	for (const [subject, sum] of Object.entries(await versions()))
		expect(sum, subject).toBeGreaterThan(before[subject] ?? 0);
	await expect(store(of)).rejects.toThrow();
	await expect(store({})).rejects.toThrow();
	await expect(store({ ...of, move_id: 1 })).rejects.toThrow();
	await db.destroy();
});

emptyTest(
	"messages and partner requests from before the inbox become unread conversations",
	async ({ url }) => {
		const db = openDatabase({ url });
		const name = "0051_inbox";
		await migrate(db, until(NAMES[NAMES.indexOf(name) - 1] ?? ""));
		const at = "2026-01-01T00:00:00.000Z";
		const sent = { account_id: null, name: "Zoë Łódź", message: "Where is\n\nmy truck?", created_at: at };
		await db
			.insertInto("contact_messages")
			.values({ ...sent, once_key: "a", email: "zoe@example.com" })
			.execute();
		for (const contact of ["after six", "Bo@Example.com"])
			await db
				.insertInto("partner_requests")
				.values({ ...sent, once_key: contact, contact })
				.execute();
		expect(await migrate(db)).toContain(name);
		const conversations = await db
			.selectFrom("conversations")
			.innerJoin("messages", "messages.conversation_id", "conversations.id")
			.select(["kind", "email", "excerpt", "desk_unread", "message_count", "closed_at", "last_message_at"])
			.select(["messages.body", "messages.author", "messages.at"])
			.orderBy("conversations.id")
			.execute();
		const common = { excerpt: "Where is my truck?", desk_unread: 1, message_count: 1, closed_at: null };
		const text = { body: "Where is\n\nmy truck?", author: "customer", at, last_message_at: at };
		expect(conversations).toEqual([
			{ kind: "contact", email: "zoe@example.com", ...common, ...text },
			{ kind: "partner", email: "", ...common, ...text },
			{ kind: "partner", email: "bo@example.com", ...common, ...text },
		]);
		const found = await selectMatching(db, "conversations", "zoe example");
		expect(await found.rows.select("conversations.kind").execute()).toHaveLength(2);
		await db.destroy();
	},
);
