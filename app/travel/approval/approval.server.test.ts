import { expect } from "vitest";
import { addBooking } from "#app/travel/testing/booking.ts";
import { NOW, openInn } from "#app/travel/testing/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { findHotel, listAllHotels, readHotelTrail } from "./all-hotels.server.ts";
import { changeHotelOwner, changeHotelStatus } from "./change-hotel.server.ts";
import { HOTEL_LIST } from "./hotel-list.ts";

const openAccount = async (db: Database, email: string, role: "Hotel" | "User" | "SuperAdmin" = "Hotel") =>
	(
		await db
			.insertInto("accounts")
			.values({
				email,
				name: email.split("@")[0] ?? "",
				role,
				password_hash: "x",
				created_at: NOW.toISOString(),
			})
			.returning("id")
			.executeTakeFirstOrThrow()
	).id;

test("a hotel is approved and suspended once, its owner told, its bookings left alone", async ({ db }) => {
	const owner = await openAccount(db, "owner@example.com");
	const one = await openAccount(db, "one@example.com", "SuperAdmin");
	const two = await openAccount(db, "two@example.com", "SuperAdmin");
	const { hotelId, roomId } = await openInn(db, {
		hotel: { owner_id: owner, status: "pending", approved_at: null },
	});
	await addBooking(db, { roomId });
	const approve = { hotelId, now: NOW, seen: "pending", to: "approved" } as const;
	expect(await changeHotelStatus(db, { ...approve, actorId: one })).toEqual({ ok: true, repeated: false });
	expect(await changeHotelStatus(db, { ...approve, actorId: one })).toEqual({ ok: true, repeated: true });
	expect(await changeHotelStatus(db, { ...approve, actorId: two })).toEqual({ ok: false, reason: "changed" });
	const suspend = { hotelId, now: NOW, seen: "approved", to: "suspended", actorId: two } as const;
	expect(await changeHotelStatus(db, suspend)).toMatchObject({ ok: true });
	expect(await changeHotelStatus(db, { ...suspend, seen: "approved", to: "pending" })).toEqual({
		ok: false,
		reason: "not_allowed",
	});
	expect(await changeHotelStatus(db, { ...suspend, hotelId: 999 })).toEqual({ ok: false, reason: "gone" });
	expect(await findHotel(db, { hotelId })).toMatchObject({
		status: "suspended",
		bookings: 1,
		owner: "owner",
	});
	expect((await readHotelTrail(db, { hotelId })).map((event) => [event.by, event.detail])).toEqual([
		["two", "Approved → Suspended"],
		["one", "Waiting for approval → Approved"],
	]);
	const mails = await db.selectFrom("outbox").select(["to_address", "subject"]).orderBy("id").execute();
	expect(mails.map((mail) => mail.subject)).toEqual([
		"Hotel Miramar is open for bookings",
		"Hotel Miramar is suspended",
	]);
});

test("a hotel goes to another account that can look after it, from the owner it was seen with", async ({
	db,
}) => {
	const owner = await openAccount(db, "owner@example.com");
	const next = await openAccount(db, "next@example.com");
	await openAccount(db, "guest@example.com", "User");
	const actorId = await openAccount(db, "root@example.com", "SuperAdmin");
	const { hotelId } = await openInn(db, { hotel: { owner_id: owner } });
	const give = (email: string, seenOwnerId: number | null = owner) =>
		changeHotelOwner(db, { hotelId, actorId, now: NOW, seenOwnerId, email });
	expect(await give("nobody@example.com")).toEqual({ ok: false, reason: "no_account" });
	expect(await give("guest@example.com")).toEqual({ ok: false, reason: "not_a_hotelier" });
	expect(await give("next@example.com", null)).toEqual({ ok: false, reason: "changed" });
	expect(await give("next@example.com")).toEqual({ ok: true, repeated: false });
	expect(await give("next@example.com")).toEqual({ ok: true, repeated: true });
	expect(await findHotel(db, { hotelId })).toMatchObject({ owner_id: next });
	expect(await readHotelTrail(db, { hotelId })).toMatchObject([
		{ detail: "owner@example.com → next@example.com" },
	]);
});

test("hotels are found by name, city and owner, those that wait first", async ({ db }) => {
	const owner_id = await openAccount(db, "renata@example.com");
	await openInn(db, { hotel: { name: "Alfa", search_words: "alfa porto", owner_id } });
	await openInn(db, { hotel: { name: "Bravo", search_words: "bravo lisbon", status: "pending" } });
	await openInn(db, { hotel: { name: "Charlie", search_words: "charlie lisbon", status: "suspended" } });
	const names = async (search: string) => {
		const found = await listAllHotels(db, HOTEL_LIST.read(new URLSearchParams(search)));
		return `${found.total}: ${found.rows.map((row) => row.name).join(", ")}`;
	};
	expect(await names("")).toBe("3: Bravo, Charlie, Alfa");
	expect(await names("perPage=10&page=9&sort=name")).toBe("3: Alfa, Bravo, Charlie");
	expect(await names("q=LISB")).toBe("2: Bravo, Charlie");
	expect(await names("q=renata")).toBe("1: Alfa");
	expect(await names("status=suspended")).toBe("1: Charlie");
	expect(await names("q=%25")).toBe("0: ");
});
