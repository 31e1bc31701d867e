import { expect } from "vitest";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { addUnits, changeUnit, listUnits, readUnit, removeUnit } from "./units.server.ts";

async function inn(db: Database) {
	const owner = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const add = (names: string[], to = roomId) =>
		addUnits(db, { roomId: to, actor: owner, names, floor: "", now: INN_NOW });
	return { owner, hotelId, roomId, add };
}

const namesOf = async (db: Database, hotelId: number) =>
	(await listUnits(db, { hotelId })).map(({ name }) => name);

test("a hotel has a room number once: all of a form are added, or none", async ({ db }) => {
	const { owner, hotelId, roomId, add } = await inn(db);
	const suite = await addRoom(db, hotelId, { name: "Suite" });
	expect(await add(["101", "102"])).toEqual({ ok: true });
	expect(await add(["103", "102"], suite)).toEqual({ ok: false, reason: "taken", names: ["102"] });
	expect(await namesOf(db, hotelId)).toEqual(["101", "102"]);
	const [{ floor } = { floor: "" }] = await listUnits(db, { hotelId, roomId });
	expect(floor).toBe("1");
	const stranger = await addOwner(db, "Rita Rivals");
	expect(
		await addUnits(db, { roomId, actor: stranger, names: ["9"], floor: "", now: INN_NOW }),
	).toMatchObject({ reason: "gone" });
	const other = await openInn(db, { hotel: { ownerId: owner.accountId } });
	expect(await add(["101"], other.roomId)).toEqual({ ok: true });
});

test("two people who edit one room number do not overwrite each other", async ({ db }) => {
	const { owner, hotelId, roomId, add } = await inn(db);
	await add(["101", "102"]);
	const [unit] = await listUnits(db, { hotelId });
	const change = (name: string, expectedVersion = unit?.updated_at ?? "") =>
		changeUnit(db, {
			unitId: unit?.id ?? 0,
			roomId,
			actor: owner,
			expectedVersion,
			details: { name, floor: "1", notes: "Balcony" },
			now: INN_NOW,
		});
	expect(await change("102")).toEqual({ ok: false, reason: "taken", names: ["102"] });
	expect(await change("111")).toEqual({ ok: true });
	expect(await change("112")).toMatchObject({ ok: false, reason: "changed", isOwn: true });
	expect(await namesOf(db, hotelId)).toEqual(["102", "111"]);
	const [saved] = await readChanges(db, { subject: `room ${roomId}`, limit: 1 });
	expect(saved?.detail).toBe("101: Name: 101 → 111; Notes: none → Balcony");
});

test("a room with a stay ahead stays in use; a free one is removed, and its number can be used again", async ({
	db,
}) => {
	const { owner, hotelId, roomId, add } = await inn(db);
	await add(["101"]);
	const unitId = (await listUnits(db, { hotelId }))[0]?.id ?? 0;
	const { id } = await addBooking(db, { roomId, checkIn: TODAY });
	await db.insertInto("unit_nights").values({ unit_id: unitId, date: TODAY, booking_id: id }).execute();
	const remove = () => removeUnit(db, { unitId, roomId, actor: owner, now: INN_NOW });
	expect(await remove()).toEqual({ ok: false, reason: "used", date: TODAY });
	await db.deleteFrom("unit_nights").execute();
	expect(await remove()).toEqual({ ok: true, name: "101" });
	expect(await remove()).toEqual({ ok: false, reason: "gone" });
	expect(await readUnit(db, { unitId, roomId })).toBeUndefined();
	expect(await add(["101"])).toEqual({ ok: true });
	const trail = await db.selectFrom("changes").select("action").where("is_in_trail", "=", true).execute();
	expect(trail.map(({ action }) => action)).toEqual(["units added", "unit removed", "units added"]);
});
