import { expect } from "vitest";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { HOTEL } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { createHotel, saveHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { findHotel, listAllHotels } from "./all-hotels.server.ts";
import { changeHotelOwner, changeHotelStatus, checkHotel } from "./change-hotel.server.ts";
import { HOTEL_LIST, unreviewedChanges } from "./hotel-list.ts";
import { readHotelTrail } from "./hotel-trail.server.ts";
import { requestApproval } from "./request-approval.server.ts";
import { readNextNights } from "./reviewed-hotel.server.ts";

const openAccount = async (db: Database, email: string, role: "Hotel" | "User" | "SuperAdmin" = "Hotel") =>
	(
		await db
			.insertInto("accounts")
			.values({
				email,
				name: email.split("@")[0] ?? "",
				role,
				password_hash: "x",
				created_at: INN_NOW.toISOString(),
			})
			.returning("id")
			.executeTakeFirstOrThrow()
	).id;

test("approves and suspends a hotel once, emails its owner and keeps its bookings", async ({ db }) => {
	const owner = await openAccount(db, "owner@example.com");
	const one = await openAccount(db, "one@example.com", "SuperAdmin");
	const two = await openAccount(db, "two@example.com", "SuperAdmin");
	const { hotelId, roomId } = await openInn(db, {
		hotel: { ownerId: owner, status: "pending", approved_at: null },
	});
	await addBooking(db, { roomId });
	const approve = { hotelId, now: INN_NOW, expectedStatus: "pending", to: "approved" } as const;
	expect(await changeHotelStatus(db, { ...approve, actorId: one })).toEqual({ ok: true, repeated: false });
	expect(await changeHotelStatus(db, { ...approve, actorId: one })).toEqual({ ok: true, repeated: true });
	expect(await changeHotelStatus(db, { ...approve, actorId: two })).toMatchObject({
		reason: "changed",
		status: "approved",
		by: "one",
	});
	const why = "Guests write of bed bugs.";
	const suspend = {
		hotelId,
		now: INN_NOW,
		expectedStatus: "approved",
		to: "suspended",
		actorId: two,
		why,
	} as const;
	expect(await changeHotelStatus(db, suspend)).toMatchObject({ ok: true });
	expect(await changeHotelStatus(db, { ...suspend, expectedStatus: "approved", to: "pending" })).toEqual({
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
		["two", "Approved → Suspended: Guests write of bed bugs."],
		["one", "Waiting for approval → Approved"],
	]);
	const mails = await db.selectFrom("outbox").select(["subject", "text_body"]).orderBy("id").execute();
	expect(mails.map((mail) => mail.subject)).toEqual([
		"Hotel Miramar is open for bookings",
		"Hotel Miramar is suspended",
	]);
	expect(mails.map((mail) => mail.text_body.includes(why))).toEqual([false, true]);
});

test("refuses a hotel with a reason, and approves it after its owner requests approval again", async ({
	db,
}) => {
	const owner = await openAccount(db, "owner@example.com");
	const boss = await openAccount(db, "boss@example.com", "SuperAdmin");
	const { hotelId } = await openInn(db, { hotel: { ownerId: owner, status: "pending", approved_at: null } });
	const own = { accountId: owner, role: "Hotel" } as const;
	const ask = (actor: Actor = own) => requestApproval(db, { hotelId, actor, now: INN_NOW });
	const reviewStatus = async () => {
		const hotel = await findHotel(db, { hotelId });
		return hotel && reviewStatusOf(hotel);
	};
	const listed = async (query: string) =>
		(await listAllHotels(db, HOTEL_LIST.read(new URLSearchParams(query)))).total;
	expect(await ask()).toEqual({ ok: true, repeated: true });
	const refuse = { hotelId, actorId: boss, now: INN_NOW, why: "Add photos of the rooms." } as const;
	const refusal = { ...refuse, expectedStatus: "pending", to: "refused" } as const;
	expect(
		await changeHotelStatus(db, { ...refuse, expectedStatus: "pending", to: "suspended" }),
	).toMatchObject({
		reason: "not_allowed",
	});
	expect(await changeHotelStatus(db, refusal)).toEqual({ ok: true, repeated: false });
	expect(await changeHotelStatus(db, refusal)).toEqual({ ok: true, repeated: true });
	expect(await reviewStatus()).toBe("refused");
	// Both are stored alike: a refused hotel was never approved, a suspended one was.
	const restore = {
		hotelId,
		actorId: boss,
		now: INN_NOW,
		expectedStatus: "suspended",
		to: "approved",
	} as const;
	expect(await changeHotelStatus(db, restore)).toMatchObject({ ok: false, reason: "changed" });
	expect([await listed("status=refused"), await listed("status=suspended")]).toEqual([1, 0]);
	const [mail] = await db.selectFrom("outbox").select(["subject", "text_body"]).execute();
	expect(mail?.subject).toBe("Hotel Miramar is not approved");
	expect(mail?.text_body).toContain("Add photos of the rooms.");

	expect(await ask({ accountId: boss, role: "Hotel" })).toEqual({ ok: false, reason: "gone" });
	expect(await ask()).toEqual({ ok: true, repeated: false });
	expect(await ask()).toEqual({ ok: true, repeated: true });
	expect(await reviewStatus()).toBe("pending");
	const approve = {
		hotelId,
		actorId: boss,
		now: INN_NOW,
		expectedStatus: "pending",
		to: "approved",
	} as const;
	expect(await changeHotelStatus(db, approve)).toEqual({ ok: true, repeated: false });
	await changeHotelStatus(db, { ...refuse, expectedStatus: "approved", to: "suspended" });
	// A hotel that was once approved is suspended, and only a SuperAdmin can restore it.
	expect(await reviewStatus()).toBe("suspended");
	expect(await ask()).toEqual({ ok: false, reason: "not_allowed" });
	expect((await readHotelTrail(db, { hotelId })).map(({ detail }) => detail)).toEqual([
		"Approved → Suspended: Add photos of the rooms.",
		"Waiting for approval → Approved",
		"Not approved → Waiting for approval",
		"Waiting for approval → Not approved: Add photos of the rooms.",
	]);
	const subjects = await db.selectFrom("outbox").select(["to_address", "subject"]).orderBy("id").execute();
	expect(subjects[1]).toEqual({
		to_address: "boss@example.com",
		subject: "Hotel Miramar is waiting for approval",
	});
});

test("shows the prices of the next 30 nights from the hotel’s today", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db, {
		hotel: { status: "pending", approved_at: null },
		room: { weekend_price: 12_000 },
	});
	await db.updateTable("nights").set({ price: 20_000 }).where("date", "=", "2026-11-23").execute();
	await db.updateTable("nights").set({ is_closed: true }).where("date", "=", "2026-11-24").execute();
	expect(await readHotel(db, { hotelId })).toBeUndefined();
	const page = await readHotel(db, { hotelId, isPreview: true });
	const nights = await readNextNights(db, { rooms: page?.rooms ?? [], today: TODAY });
	const shown = (nights.get(roomId) ?? []).flat().flatMap((day) => day?.night ?? []);
	expect([shown.length, shown[0]?.date, shown.at(-1)?.date]).toEqual([30, TODAY, "2026-12-19"]);
	// The first is a Friday.
	expect(shown.slice(0, 5).map(({ price, isClosed }) => [price, isClosed])).toEqual([
		[12_000, false],
		[12_000, false],
		[10_000, false],
		[20_000, false],
		[10_000, true],
	]);
});

test("transfers a hotel from the expected owner to another Hotel account", async ({ db }) => {
	const owner = await openAccount(db, "owner@example.com");
	const next = await openAccount(db, "next@example.com");
	await openAccount(db, "guest@example.com", "User");
	const actorId = await openAccount(db, "root@example.com", "SuperAdmin");
	const { hotelId } = await openInn(db, { hotel: { ownerId: owner } });
	const give = (email: string, expectedOwnerId: number | null = owner) =>
		changeHotelOwner(db, { hotelId, actorId, now: INN_NOW, expectedOwnerId, email });
	expect(await give("nobody@example.com")).toEqual({ ok: false, reason: "no_account" });
	expect(await give("guest@example.com")).toEqual({ ok: false, reason: "not_a_hotelier" });
	expect(await give("next@example.com", null)).toMatchObject({ ok: false, reason: "changed" });
	expect(await give("next@example.com")).toEqual({ ok: true, repeated: false });
	expect(await give("next@example.com")).toEqual({ ok: true, repeated: true });
	expect(await findHotel(db, { hotelId })).toMatchObject({ owner_id: next });
	expect(await readHotelTrail(db, { hotelId })).toMatchObject([{ detail: "owner → next" }]);
	// The audit trail stays when accounts are deleted.
	const trail = await db.selectFrom("changes").select("detail").execute();
	expect(JSON.stringify(trail)).not.toContain("@");
	await db.deleteFrom("accounts").where("id", "=", owner).execute();
	expect(await readHotelTrail(db, { hotelId })).toMatchObject([{ detail: "a deleted account → next" }]);
});

test("finds hotels by name, city and owner, waiting ones first", async ({ db }) => {
	const ownerId = await openAccount(db, "renata@example.com");
	await openInn(db, { hotel: { name: "Alfa", search_words: "alfa porto", ownerId } });
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

test("publishes changes to an approved hotel at once and marks them until they are reviewed", async ({
	db,
}) => {
	const owner: Actor = { accountId: await openAccount(db, "owner@example.com"), role: "Hotel" };
	const staff = await openAccount(db, "root@example.com", "SuperAdmin");
	const { hotelId } = await createHotel(db, {
		details: HOTEL,
		actor: owner,
		idempotencyKey: "k",
		now: INN_NOW,
	});
	await openInn(db, { hotel: { name: "Waiting", status: "pending" } });
	await openInn(db, { hotel: { name: "Fine" } });
	const save = async (change: Partial<typeof HOTEL>) => {
		const expectedVersion = (await readOwnHotel(db, { hotelId, actor: owner }))?.updated_at ?? "";
		return saveHotel(db, {
			hotelId,
			actor: owner,
			expectedVersion,
			details: { ...HOTEL, ...change },
			now: INN_NOW,
		});
	};
	const changes = async () => unreviewedChanges(await readHotelTrail(db, { hotelId }));
	const listed = async (search: string) =>
		(await listAllHotels(db, HOTEL_LIST.read(new URLSearchParams(search)))).rows.map(
			(row) => `${row.name}${row.is_changed ? ", changed" : ""}`,
		);
	await save({ city: "Beja" });
	const approve = {
		hotelId,
		actorId: staff,
		now: INN_NOW,
		expectedStatus: "pending",
		to: "approved",
	} as const;
	await changeHotelStatus(db, approve);
	await save({ city: "Beja", stars: 2 });
	expect(await changes()).toEqual([]);
	await save({ city: "Faro", stars: 2, name: "Casa do Mar" });
	expect(await changes()).toMatchObject([
		{ by: "owner", detail: `Hotel name: ${HOTEL.name} → Casa do Mar; Town or city: Beja → Faro` },
	]);
	expect(await findHotel(db, { hotelId })).toMatchObject({ name: "Casa do Mar", status: "approved" });
	expect(await listed("")).toEqual(expect.arrayContaining(["Waiting", "Casa do Mar, changed", "Fine"]));
	expect((await listed(""))[0]).toBe("Waiting");
	expect(await listed("changed=since")).toEqual(["Casa do Mar, changed"]);
	const [changesBefore] = await changes();
	const latest = async () => (await findHotel(db, { hotelId }))?.unreviewed_change_id;
	expect(await latest()).toBe(changesBefore?.id);
	await save({ city: "Faro", stars: 2, name: "Casa da Lua" });
	const check = { hotelId, actorId: staff, expectedId: changesBefore?.id ?? 0, now: INN_NOW };
	expect(await checkHotel(db, check)).toMatchObject({ ok: false, reason: "changed" });
	const both = await changes();
	expect(both).toHaveLength(2);
	const again = { ...check, expectedId: both[0]?.id ?? 0 };
	expect(await checkHotel(db, again)).toEqual({ ok: true, repeated: false });
	expect(await checkHotel(db, again)).toEqual({ ok: true, repeated: true });
	expect(await changes()).toEqual([]);
	expect(await latest()).toBeNull();
	expect(await listed("changed=since")).toEqual([]);
	// The audit trail is only for reading: without it, the unreviewed change is still known.
	await save({ city: "Tavira", stars: 2 });
	await db.deleteFrom("changes").execute();
	expect(await listed("changed=since")).toHaveLength(1);
	const suspend = { ...approve, expectedStatus: "approved", to: "suspended", why: "No" } as const;
	expect(await changeHotelStatus(db, suspend)).toMatchObject({ ok: true });
	expect(await latest()).toBeNull();
	expect(await checkHotel(db, { ...again, hotelId: 999 })).toEqual({ ok: false, reason: "gone" });
});

test("emails every active SuperAdmin once about a hotel that waits for approval", async ({ db }) => {
	const owner: Actor = { accountId: await openAccount(db, "owner@example.com"), role: "Hotel" };
	for (const name of ["one", "two", "three"]) await openAccount(db, `${name}@example.com`, "SuperAdmin");
	const suspended = { suspended_at: INN_NOW.toISOString() };
	await db.updateTable("accounts").set(suspended).where("email", "=", "two@example.com").execute();
	for (const _ of ["sent", "sent again"])
		await createHotel(db, { details: HOTEL, actor: owner, idempotencyKey: "k", now: INN_NOW });
	const mails = await db.selectFrom("outbox").select(["to_address", "subject"]).orderBy("id").execute();
	const subject = `${HOTEL.name} is waiting for approval`;
	expect(mails).toEqual([
		{ to_address: "one@example.com", subject },
		{ to_address: "three@example.com", subject },
	]);
});
