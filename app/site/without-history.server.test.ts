import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { changeRole, suspendUser } from "#app/account/users/change-user.server.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { noteOrder } from "#app/shop/orders/note-order.server.ts";
import { answerReturn } from "#app/shop/orders/returns/answer-return.server.ts";
import { requestReturn } from "#app/shop/orders/returns/request-return.server.ts";
import { saveVariants } from "#app/shop/products/variants/save-variants.server.ts";
import { saveTax } from "#app/shop/settings/taxes.server.ts";
import { HOTEL, ROOM } from "#app/testing/owner.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addRateCard } from "#app/testing/rent/rates.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { changeHotelOwner, changeHotelStatus, checkHotel } from "#app/travel/approval/change-hotel.server.ts";
import { noteBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import { saveHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { saveRoom } from "#app/travel/rooms/save-room.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";

const now = INN_NOW;
const at = now.toISOString();

/** Deletes what people read about earlier changes. */
async function emptyHistory(db: Database): Promise<void> {
	await db.deleteFrom("changes").execute();
}

type Refusable = { ok: true; repeated?: boolean } | { ok: false; reason: string };

/** Prepares a record, and returns a form that changes it. */
type Form = (db: Database) => Promise<(actorId: number) => Promise<Refusable>>;

const staff = (accountId: number) => ({ accountId, role: "Admin" }) as const;

async function bookAMove(db: Database): Promise<string> {
	const move = moveOf({ now });
	const booked = await bookMove(db, move);
	if (!booked.ok) throw new Error(booked.reason);
	return booked.number;
}

/** Changes that count once when one person sends their form twice. */
const REPEATED: Record<string, Form> = {
	"an order's status": async (db) => {
		const { number } = await addOrder(db);
		const confirm = { column: "status", expectedStatus: "new", to: "confirmed", by: "staff" } as const;
		return (actorId) => changeOrder(db, { ...confirm, number, actorId, now });
	},
	"an order's refund": async (db) => {
		const { number } = await addOrder(db, { status: "processing", payment: "paid", fulfilment: "delivered" });
		const refund = { column: "payment", expectedStatus: "paid", to: "partially_refunded" } as const;
		const part = { amount: 100, expectedRefunded: 0 };
		return (actorId) => changeOrder(db, { ...refund, refund: part, by: "staff", number, actorId, now });
	},
	"a return": async (db) => {
		const { id, number } = await addOrder(db, {
			status: "processing",
			payment: "paid",
			fulfilment: "delivered",
		});
		const line = db.selectFrom("order_lines").select("id").where("order_id", "=", id);
		await requestReturn(db, {
			number,
			kind: "withdrawal",
			reason: "",
			idempotencyKey: randomUUID(),
			timeZone: "UTC",
			now,
			viewer: { isGranted: true, guestHash: null, accountId: null },
			lines: [{ lineId: (await line.executeTakeFirstOrThrow()).id, quantity: 1 }],
		});
		const { id: returnId } = await db.selectFrom("order_returns").select("id").executeTakeFirstOrThrow();
		const approve = { expectedStatus: "requested", to: "approved", message: "" } as const;
		return (actorId) => answerReturn(db, { ...approve, number, returnId, actorId, now });
	},
	"a stay's status": async (db) => {
		const { roomId } = await openInn(db);
		const { number } = await addBooking(db, {
			roomId,
			holdUntil: new Date(now.getTime() + 1),
			status: "pending",
		});
		const confirm = { expectedStatus: "pending", to: "confirmed", by: "staff" } as const;
		return (actorId) => changeBooking(db, { ...confirm, number, actorId, now });
	},
	"a stay's dates": async (db) => {
		const { roomId } = await openInn(db);
		const expectedDates = { checkIn: "2026-12-07", checkOut: "2026-12-09" };
		const { number } = await addBooking(db, { roomId, ...expectedDates });
		const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
		const move = { number, expectedDates, to, expectedTotal: 100_000, now };
		return (actorId) => changeStayDates(db, { ...move, desk: staff(actorId) });
	},
	"an undone check-in": async (db) => {
		const { roomId } = await openInn(db);
		const { number } = await addBooking(db, { roomId, checkIn: "2026-11-20", checkOut: "2026-11-22" });
		const arrive = { expectedStatus: "confirmed", to: "checked_in", by: "staff", actorId: null } as const;
		await changeBooking(db, { ...arrive, number, now });
		await emptyHistory(db);
		return (actorId) => undoStatus(db, { number, expectedStatus: "checked_in", actor: staff(actorId), now });
	},
	"a move's status": async (db) => {
		const number = await bookAMove(db);
		const confirm = { expectedStatus: "pending", to: "confirmed" } as const;
		return (actorId) => changeMovingStatus(db, { ...confirm, number, actorId, now });
	},
	"a role": async (db) => {
		const accountId = await addAccount(db, "Ana");
		const change = { accountId, expectedRole: "User", role: "Admin" } as const;
		return (actorId) => changeRole(db, { ...change, actorId, now });
	},
	"a suspension": async (db) => {
		const accountId = await addAccount(db, "Ana");
		return (actorId) => suspendUser(db, { accountId, actorId, now });
	},
	"a hotel's status": async (db) => {
		const { hotelId } = await openInn(db, { hotel: { status: "pending", approved_at: null } });
		const approve = { expectedStatus: "pending", to: "approved" } as const;
		return (actorId) => changeHotelStatus(db, { ...approve, hotelId, actorId, now });
	},
	"a hotel's owner": async (db) => {
		const { hotelId } = await openInn(db);
		await addAccount(db, "Olga", "Hotel");
		const change = { hotelId, expectedOwnerId: null, email: "olga@example.com", now };
		return (actorId) => changeHotelOwner(db, { ...change, actorId });
	},
	"a hotel's review": async (db) => {
		const { hotelId } = await openInn(db);
		const actor = staff(await addAccount(db, "Olga", "Admin"));
		await saveHotel(db, { hotelId, actor, expectedVersion: at, details: HOTEL, now });
		const hotel = db.selectFrom("hotels").select("unreviewed_change_id as id").where("id", "=", hotelId);
		const expectedId = (await hotel.executeTakeFirstOrThrow()).id ?? 0;
		await emptyHistory(db);
		return (actorId) => checkHotel(db, { hotelId, expectedId, actorId, now });
	},
};

/** Forms that are refused once somebody has saved another version. */
const SAVED: Record<string, Form> = {
	"a hotel": async (db) => {
		const { hotelId } = await openInn(db);
		const form = { hotelId, expectedVersion: at, details: HOTEL, now };
		return (actorId) => saveHotel(db, { ...form, actor: staff(actorId) });
	},
	"a room": async (db) => {
		const { roomId } = await openInn(db);
		const form = { roomId, expectedVersion: at, details: ROOM, currency: "USD", now };
		return (actorId) => saveRoom(db, { ...form, actor: staff(actorId) });
	},
	"a product": async (db) => {
		const { productId } = await putOnShelf(db);
		const product = db.selectFrom("products").select("updated_at").where("id", "=", productId);
		const { updated_at: expectedVersion } = await product.executeTakeFirstOrThrow();
		const form = { productId, expectedVersion, rows: [], currency: "USD", now };
		return (actorId) => saveVariants(db, { ...form, actorId });
	},
	"a setting": async (db) => {
		const place = { country: "US", region: "CA", is_inclusive: false, is_active: true };
		const rate = { ...place, tax_class: "standard", starts_on: "" } as const;
		const form = { expectedVersion: 1, idempotencyKey: undefined, now };
		const save = (actorId: number | null, id: number | null, rate_ppm: number) =>
			saveTax(db, { ...form, id, actorId, rate: { ...rate, name: "Tax", rate_ppm } });
		const made = await save(null, null, 1);
		let ppm = 1;
		return (actorId) => save(actorId, made.ok ? made.id : 0, ++ppm);
	},
	"an assignment": async (db) => {
		const number = await bookAMove(db);
		const driverId = await addDriver(db, "Sam Okafor");
		return async (actorId) => {
			const vehicleId = await addVehicle(db, { vehicleType: "loader", now });
			return assignMove(db, {
				number,
				to: { vehicleId, driverId },
				expectedVersion: 0,
				link: newLink(),
				actorId,
				now,
			});
		};
	},
	"a rate card": async (db) => {
		let floor_price = 1;
		return (actorId) => addRateCard(db, { actorId, prices: { floor_price: ++floor_price }, now });
	},
};

for (const [name, prepare] of Object.entries({ ...REPEATED, ...SAVED }))
	test(`${name}: a late form names who was faster, and without the history it still changes nothing`, async ({
		db,
	}) => {
		const mia = await addAccount(db, "Mia", "SuperAdmin");
		const noa = await addAccount(db, "Noa", "SuperAdmin");
		const send = await prepare(db);
		expect(await send(mia)).toMatchObject({ ok: true });
		const conflict = { ok: false, reason: "changed", by: "Mia" };
		expect(await send(mia)).toMatchObject(name in REPEATED ? { ok: true } : conflict);
		// Dates of a stay are shown as they are now, without a name.
		const isNamed = name !== "a stay's dates";
		expect(await send(noa)).toMatchObject(isNamed ? conflict : { ok: false, reason: "changed" });
		await emptyHistory(db);
		const state = await readState(db);
		for (const actorId of [mia, noa])
			expect(await send(actorId)).toMatchObject({ ok: false, reason: "changed" });
		expect(await readState(db)).toEqual(state);
	});

/** All rows that rules read, without the vehicles that the form of an assignment brings. */
async function readState(db: Database): Promise<Record<string, unknown[]>> {
	const state: Record<string, unknown[]> = {};
	for (const { name } of await db.introspection.getTables())
		if (
			!/^(changes|data_versions|hotel_changes|kysely_.*|rent_vehicle.*|move_capacity)$|_search|_trigrams/.test(
				name,
			)
		)
			state[name] = (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows;
	return state;
}

test("a deletion and a note that are sent again count once", async ({ db }) => {
	const mia = await addAccount(db, "Mia", "Admin");
	const noa = await addAccount(db, "Noa", "Admin");
	const number = await bookAMove(db);
	const order = await addOrder(db);
	const { number: stay } = await addBooking(db, { roomId: (await openInn(db)).roomId });
	const forms = [
		(actorId: number) => deleteMove(db, { number, actorId, now }),
		(actorId: number) => noteOrder(db, { number: order.number, text: "Called.", actorId, now }),
		(actorId: number) => noteBooking(db, { number: stay, text: "Called.", actor: staff(actorId), now }),
	];
	for (const send of forms) expect(await send(mia)).toEqual({ ok: true, repeated: false });
	for (const send of forms) expect(await send(mia)).toEqual({ ok: true, repeated: true });
	const [deletion, ...notes] = await Promise.all(forms.map((send) => send(noa)));
	expect(deletion).toEqual({ ok: false, reason: "gone" });
	expect(notes).toEqual([
		{ ok: true, repeated: false },
		{ ok: true, repeated: false },
	]);
});

test("the time for a return counts from the delivery, without the history", async ({ db }) => {
	const { id, number } = await addOrder(db, { status: "processing", payment: "paid", fulfilment: "shipped" });
	const deliver = { column: "fulfilment", expectedStatus: "shipped", to: "delivered" } as const;
	await changeOrder(db, { ...deliver, by: "staff", number, actorId: null, now });
	await emptyHistory(db);
	const line = db.selectFrom("order_lines").select("id").where("order_id", "=", id);
	const claim = {
		kind: "withdrawal" as const,
		number,
		reason: "",
		idempotencyKey: randomUUID(),
		timeZone: "UTC",
		viewer: { isGranted: true, guestHash: null, accountId: null },
		lines: [{ lineId: (await line.executeTakeFirstOrThrow()).id, quantity: 1 }],
	};
	const late = new Date(now.getTime() + 15 * 24 * 60 * 60 * 1000);
	expect(await requestReturn(db, { ...claim, now: late })).toMatchObject({
		reason: "too_late",
	});
	expect(await requestReturn(db, { ...claim, now })).toMatchObject({ ok: true });
});
