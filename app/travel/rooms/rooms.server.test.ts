import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { addOwner, HOTEL, ROOM } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { archiveOwned, deleteOwned } from "#app/travel/hotels/archive.server.ts";
import { readOwnRoom } from "#app/travel/hotels/own-hotels.server.ts";
import { createHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { fillNights, NIGHTS_AHEAD } from "#app/travel/nights/fill-nights.server.ts";
import { blockNights, takeNights } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { listRooms } from "./list-rooms.server.ts";
import { moveRoom } from "./move-room.server.ts";
import { createRoom, saveRoom } from "./save-room.server.ts";

async function openHotel(db: Database) {
	const actor = await addOwner(db);
	const made = await createHotel(db, { details: HOTEL, actor, idempotencyKey: randomUUID(), now: INN_NOW });
	return { actor, hotelId: made.hotelId };
}

const nightsOf = (db: Database, roomId: number) =>
	db
		.selectFrom("nights")
		.select((eb) => [
			eb.fn.countAll<number>().as("count"),
			eb.fn.min("date").as("first"),
			eb.fn.max("date").as("last"),
			eb.fn.min("total").as("fewest"),
			eb.fn.max("total").as("most"),
		])
		.where("room_id", "=", roomId)
		.executeTakeFirstOrThrow();

const priceFrom = async (db: Database, hotelId: number) =>
	(await db.selectFrom("hotels").select("price_from").where("id", "=", hotelId).executeTakeFirstOrThrow())
		.price_from;

const versionOf = async (db: Database, roomId: number, actor: Actor) =>
	(await readOwnRoom(db, { roomId, actor }))?.updated_at ?? "";

test("a new room is made once, with its nights up to the horizon, and its price counts for the hotel", async ({
	db,
}) => {
	const { actor, hotelId } = await openHotel(db);
	const idempotencyKey = randomUUID();
	const room = { hotelId, details: ROOM, actor, idempotencyKey, now: INN_NOW };
	const answers = await Promise.all([createRoom(db, room), createRoom(db, room)]);
	expect(answers.map((answer) => answer.ok && answer.isAgain).toSorted()).toEqual([false, true]);
	const roomId = answers[0].ok ? answers[0].roomId : 0;
	expect(await nightsOf(db, roomId)).toMatchObject({
		count: NIGHTS_AHEAD,
		first: "2026-11-20",
		last: "2028-05-17",
		fewest: 3,
	});
	await createRoom(db, { ...room, details: { ...ROOM, price: 7_000 }, idempotencyKey: randomUUID() });
	expect(await priceFrom(db, hotelId)).toBe(7_000);
});

test("another owner can't add a room, see, change, archive or delete one", async ({ db }) => {
	const { actor, hotelId } = await openHotel(db);
	const other = await addOwner(db, "Otto");
	const made = await createRoom(db, {
		hotelId,
		details: ROOM,
		actor,
		idempotencyKey: randomUUID(),
		now: INN_NOW,
	});
	const roomId = made.ok ? made.roomId : 0;
	const expectedVersion = await versionOf(db, roomId, actor);
	const gone = { ok: false, reason: "gone" };
	const idempotencyKey = randomUUID();
	expect(
		await createRoom(db, { hotelId, details: ROOM, actor: other, idempotencyKey, now: INN_NOW }),
	).toEqual(gone);
	const otto = await createHotel(db, {
		details: HOTEL,
		actor: other,
		idempotencyKey: randomUUID(),
		now: INN_NOW,
	});
	const taken = await db.selectFrom("rooms").select("idempotency_key").executeTakeFirstOrThrow();
	const own = {
		hotelId: otto.hotelId,
		details: ROOM,
		actor: other,
		idempotencyKey: taken.idempotency_key,
		now: INN_NOW,
	};
	expect(await createRoom(db, own)).toMatchObject({ ok: true, isAgain: false });
	expect(await readOwnRoom(db, { roomId, actor: other })).toBeUndefined();
	expect(
		await saveRoom(db, {
			roomId,
			actor: other,
			expectedVersion,
			details: ROOM,
			currency: "USD",
			now: INN_NOW,
		}),
	).toEqual(gone);
	expect(
		await archiveOwned(db, { kind: "room", id: roomId, actor: other, isArchived: true, now: INN_NOW }),
	).toEqual(gone);
	expect(await deleteOwned(db, { kind: "room", id: roomId, actor: other, now: INN_NOW })).toEqual(gone);
});

test("a number of rooms below what is booked or blocked is refused with the dates, and changes nothing", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId }, room: { quantity: 3 } });
	const take = { roomId, checkIn: "2026-12-04", checkOut: "2026-12-06" };
	await transact(db, (trx) => takeNights(trx, { ...take, rooms: 2 }));
	await transact(db, (trx) => blockNights(trx, { ...take, checkOut: "2026-12-05", rooms: 1 }));
	const save = async (quantity: number) =>
		saveRoom(db, {
			roomId,
			actor,
			expectedVersion: await versionOf(db, roomId, actor),
			details: { ...ROOM, quantity },
			currency: "USD",
			now: INN_NOW,
		});
	expect(await save(1)).toEqual({
		ok: false,
		reason: "too_few",
		nights: [
			{ date: "2026-12-04", taken: 3 },
			{ date: "2026-12-05", taken: 2 },
		],
	});
	expect(await save(2)).toMatchObject({ nights: [{ date: "2026-12-04", taken: 3 }] });
	expect(await nightsOf(db, roomId)).toMatchObject({ fewest: 3, most: 3 });
	expect(await save(5)).toEqual({ ok: true });
	expect(await nightsOf(db, roomId)).toMatchObject({ fewest: 5, most: 5 });
});

test("records changed prices in the currency", async ({ db }) => {
	const actor = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const save = async (prices: Partial<typeof ROOM>) =>
		saveRoom(db, {
			roomId,
			actor,
			expectedVersion: await versionOf(db, roomId, actor),
			details: { ...ROOM, ...prices },
			currency: "USD",
			now: INN_NOW,
		});
	await save({});
	await save({ price: 9_500, weekendPrice: 11_000 });
	const [change] = await readChanges(db, { subject: `room ${roomId}`, limit: 1 });
	expect(change?.detail).toBe("Price per night: $90.00 → $95.00; Friday and Saturday: none → $110.00");
});

test("notes when a price went up, and not when it went down or something else changed", async ({ db }) => {
	const actor = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const at = (hour: number) => new Date(INN_NOW.getTime() + hour * 3_600_000);
	const raisedAfter = async (hour: number, change: Partial<typeof ROOM>) => {
		const expectedVersion = await versionOf(db, roomId, actor);
		const saving = { roomId, actor, expectedVersion, currency: "USD", now: at(hour) };
		await saveRoom(db, { ...saving, details: { ...ROOM, ...change } });
		const room = db.selectFrom("rooms").select("prices_raised_at").where("id", "=", roomId);
		return (await room.executeTakeFirstOrThrow()).prices_raised_at;
	};
	await raisedAfter(0, {});
	const since = await raisedAfter(1, { price: ROOM.price + 500 });
	expect(since).toBe(at(1).toISOString());
	expect(await raisedAfter(2, { price: ROOM.price - 500, name: "Another name" })).toBe(since);
	expect(await raisedAfter(3, { price: ROOM.price - 500, weekendPrice: ROOM.price })).toBe(
		at(3).toISOString(),
	);
});

test("keeps the number of rooms of past nights", async ({ db }) => {
	const actor = await addOwner(db);
	const { hotelId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const roomId = await addRoom(db, hotelId, { from: "2026-11-10", nights: 40, quantity: 3 });
	await transact(db, (trx) =>
		takeNights(trx, { roomId, checkIn: "2026-11-18", checkOut: "2026-11-20", rooms: 3 }),
	);
	const expectedVersion = await versionOf(db, roomId, actor);
	const details = { ...ROOM, quantity: 1 };
	expect(
		await saveRoom(db, { roomId, actor, expectedVersion, details, currency: "USD", now: INN_NOW }),
	).toEqual({ ok: true });
	const nights = await db
		.selectFrom("nights")
		.select(["date", "total"])
		.where("room_id", "=", roomId)
		.where("date", "in", ["2026-11-19", "2026-11-20"])
		.orderBy("date")
		.execute();
	expect(nights.map(({ total }) => total)).toEqual([3, 1]);
	expect(
		await saveRoom(db, { roomId, actor, expectedVersion, details, currency: "USD", now: INN_NOW }),
	).toMatchObject({
		reason: "changed",
	});
});

test("a room with future bookings is archived, not deleted: bookings and nights stay, its price goes", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	await addBooking(db, { roomId });
	expect(await deleteOwned(db, { kind: "room", id: roomId, actor, now: INN_NOW })).toEqual({
		ok: false,
		reason: "booked",
	});
	expect(
		await archiveOwned(db, { kind: "room", id: roomId, actor, isArchived: true, now: INN_NOW }),
	).toMatchObject({
		ok: true,
	});
	expect(await priceFrom(db, hotelId)).toBeNull();
	const nights = await db
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", roomId)
		.where("booked", ">", 0)
		.execute();
	expect(nights).toHaveLength(2);
	expect(await db.selectFrom("bookings").select("status").execute()).toEqual([{ status: "confirmed" }]);
	expect(await fillNights(db, { now: INN_NOW })).toBe(0);
	expect(
		await archiveOwned(db, { kind: "room", id: roomId, actor, isArchived: false, now: INN_NOW }),
	).toMatchObject({
		ok: true,
	});
	expect(await nightsOf(db, roomId)).toMatchObject({ count: NIGHTS_AHEAD });
	expect(await priceFrom(db, hotelId)).toBe(10_000);
});

test("deletes a room without bookings, with its nights", async ({ db }) => {
	const actor = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	expect(await deleteOwned(db, { kind: "room", id: roomId, actor, now: INN_NOW })).toMatchObject({
		ok: true,
	});
	expect(await nightsOf(db, roomId)).toMatchObject({ count: 0 });
});

test("rooms move up and down among those guests see; at an end they stay, and others' don't move", async ({
	db,
}) => {
	const { actor, hotelId } = await openHotel(db);
	const other = await addOwner(db, "Otto");
	const ids: Record<string, number> = {};
	// Like rooms that were created before rooms could be sorted.
	for (const name of ["a", "b", "c", "d"]) ids[name] = await addRoom(db, hotelId, { name, position: 1 });
	const elsewhere = await openInn(db, { hotel: { ownerId: actor.accountId } });
	await archiveOwned(db, { kind: "room", id: ids.b ?? 0, actor, isArchived: true, now: INN_NOW });
	const move = (name: string, by: -1 | 1, who = actor) =>
		moveRoom(db, { hotelId, roomId: ids[name] ?? 0, actor: who, by });
	const order = async () =>
		(await listRooms(db, { hotelId, today: "2026-11-20" })).map(({ name }) => name).join("");
	expect(await move("d", -1)).toEqual({ ok: true });
	expect(await order()).toBe("adcb");
	expect(await move("a", 1)).toEqual({ ok: true });
	expect(await move("c", 1)).toEqual({ ok: true });
	expect(await move("d", -1)).toEqual({ ok: true });
	expect(await order()).toBe("dacb");
	const gone = { ok: false, reason: "gone" };
	expect(await move("a", -1, other)).toEqual(gone);
	expect(await move("b", -1)).toEqual(gone);
	expect(await moveRoom(db, { hotelId, roomId: elsewhere.roomId, actor, by: 1 })).toEqual(gone);
	expect(await order()).toBe("dacb");
});
