import { expect } from "vitest";
import { maskId } from "#app/common/masked-id.ts";
import { addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { test } from "#db/testing/database-test.ts";
import { listOtherRooms } from "./other-rooms.server.ts";

test("offers the hotel's other available rooms for a room that is full or archived", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	await addRoom(db, hotelId, { name: "Suite", position: 3, price: 30_000 });
	await addRoom(db, hotelId, { name: "Twin", position: 2 });
	await addRoom(db, hotelId, { name: "Not sold yet", nights: 2 });
	await addRoom(db, hotelId, { name: "Closed", archived_at: INN_NOW.toISOString() });
	await openInn(db);
	const searchParams = new URLSearchParams({
		room: maskId(roomId),
		checkIn: "2026-12-04",
		checkOut: "2026-12-06",
		adults: "2",
		children: "0",
		rooms: "1",
	});
	const names = async () =>
		(await listOtherRooms(db, { searchParams, now: INN_NOW })).map(({ name, total }) => `${name} ${total}`);
	expect(await names()).toEqual(["Twin 20000", "Suite 60000"]);
	await db
		.updateTable("rooms")
		.set({ archived_at: INN_NOW.toISOString() })
		.where("id", "=", roomId)
		.execute();
	const [twin] = await listOtherRooms(db, { searchParams, now: INN_NOW });
	expect(twin?.name).toBe("Twin");
	expect(twin?.path).toContain("checkIn=2026-12-04&checkOut=2026-12-06&adults=2");
	await db.updateTable("hotels").set({ status: "suspended" }).where("id", "=", hotelId).execute();
	expect(await names()).toEqual([]);
});
