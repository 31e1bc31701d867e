import { expect } from "vitest";
import { addOwner, HOTEL } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { DecisionTask } from "#app/testing/travel/change-hotel-status.child-process.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { createHotel, saveHotel } from "#app/travel/hotels/save-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { listWaiting, readNextWaiting } from "./all-hotels.server.ts";
import { changeHotelStatus } from "./change-hotel.server.ts";
import { requestApproval } from "./request-approval.server.ts";
import { findReviewFindings } from "./review-findings.ts";
import {
	changesSince,
	contentVersion,
	isContentVersion,
	readEntriesAfter,
	readReviewedHotel,
} from "./reviewed-hotel.server.ts";

async function versionOf(db: Database, hotelId: number): Promise<string> {
	const reviewed = await readReviewedHotel(db, { hotelId, today: TODAY });
	if (!reviewed) throw new Error("no such hotel");
	return contentVersion(reviewed);
}

test("decides only about what was read, and names what changed since", async ({ db }) => {
	const boss = await addAccount(db, "Suki", "SuperAdmin");
	const actor = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, {
		hotel: { ownerId: actor.accountId, status: "pending", approved_at: null },
	});
	const version = await versionOf(db, hotelId);
	expect(await changesSince(db, { hotelId, version })).toBeNull();
	const own = await readOwnHotel(db, { hotelId, actor });
	const details = { ...HOTEL, name: own?.name ?? "", description: "Now with a pool." };
	await saveHotel(db, { hotelId, actor, expectedVersion: own?.updated_at ?? "", details, now: INN_NOW });
	await db
		.updateTable("rooms")
		.set({ image_hash: "5".repeat(64) })
		.where("id", "=", roomId)
		.execute();
	await db.updateTable("nights").set({ price: 20_000 }).where("date", "=", "2026-11-23").execute();
	// Booked nights and nights after the 30 are not what was read.
	await db.updateTable("nights").set({ booked: 1 }).where("date", "=", "2026-11-24").execute();
	await db.updateTable("nights").set({ price: 20_000 }).where("date", "=", "2026-12-20").execute();

	const decide = {
		hotelId,
		actorId: boss,
		now: INN_NOW,
		expectedStatus: "pending",
		to: "approved",
	} as const;
	const refused = await changeHotelStatus(db, { ...decide, expectedContent: version });
	if (refused.ok || refused.reason !== "content_changed") throw new Error("was decided");
	expect(refused.changes.parts).toEqual(
		expect.arrayContaining(["Description", "Rooms, their photos or prices"]),
	);
	expect(refused.changes.parts).not.toContain("Photos");
	const entries = await readEntriesAfter(db, { hotelId, id: refused.changes.since });
	expect(entries).toMatchObject([{ action: "hotel", by: "Olga" }]);
	expect(entries[0]?.detail).toContain("Now with a pool.");
	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);

	const again = { ...decide, expectedContent: refused.changes.version };
	expect(await changeHotelStatus(db, again)).toEqual({ ok: true, repeated: false });
	expect(await changeHotelStatus(db, again)).toEqual({ ok: true, repeated: true });
});

test("tells a change of a room, its photo, a price or a closure, and nothing else", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db, { hotel: { status: "pending", approved_at: null } });
	const changeOf = async (change: () => Promise<unknown>) => {
		const version = await versionOf(db, hotelId);
		await change();
		return (await changesSince(db, { hotelId, version }))?.parts;
	};
	const room = (values: object) => db.updateTable("rooms").set(values).where("id", "=", roomId).execute();
	const night = (date: string, values: object) =>
		db.updateTable("nights").set(values).where("date", "=", date).execute();
	const rooms = ["Rooms, their photos or prices"];
	expect(await changeOf(() => room({ image_hash: "5".repeat(64) }))).toEqual(rooms);
	expect(await changeOf(() => room({ sleeps: 4 }))).toEqual(rooms);
	expect(await changeOf(() => night("2026-11-23", { price: 20_000 }))).toEqual(rooms);
	expect(await changeOf(() => night("2026-11-23", { is_closed: true }))).toEqual(rooms);
	expect(await changeOf(() => addRoom(db, hotelId, { name: "Attic" }))).toEqual(rooms);
	expect(await changeOf(() => room({ archived_at: INN_NOW.toISOString() }))).toEqual(rooms);
	expect(await changeOf(() => night("2026-11-24", { booked: 1 }))).toBeUndefined();
	expect(await changeOf(() => night("2026-12-20", { price: 20_000 }))).toBeUndefined();
});

test("takes only a version that a page has given out", async ({ db }) => {
	const { hotelId } = await openInn(db, { hotel: { status: "pending", approved_at: null } });
	const version = await versionOf(db, hotelId);
	expect(isContentVersion(version)).toBe(true);
	for (const text of ["", "2026-11-20", `${version}.x`, `${version}~`, `2026-13-41${version.slice(10)}`]) {
		expect(isContentVersion(text)).toBe(false);
		expect(await changesSince(db, { hotelId, version: text })).toBeNull();
	}
});

test("does not approve a hotel that its owner archived meanwhile", async ({ db }) => {
	const boss = await addAccount(db, "Suki", "SuperAdmin");
	const { hotelId } = await openInn(db, { hotel: { status: "pending", approved_at: null } });
	const decide = { hotelId, actorId: boss, now: INN_NOW, expectedStatus: "pending" } as const;
	await db.updateTable("hotels").set({ archived_at: INN_NOW.toISOString() }).execute();
	expect(await changeHotelStatus(db, { ...decide, to: "approved" })).toEqual({
		ok: false,
		reason: "archived",
	});
	expect(await db.selectFrom("changes").select("id").execute()).toEqual([]);
	expect(await changeHotelStatus(db, { ...decide, to: "refused", why: "Closed." })).toMatchObject({
		ok: true,
	});
});

test("lets one of approving and refusing in two processes win, with one email and one entry", async ({
	db,
	url,
}) => {
	const owner = await addOwner(db);
	const bosses = [await addAccount(db, "Suki", "SuperAdmin"), await addAccount(db, "Sara", "SuperAdmin")];
	const hotelIds: number[] = [];
	for (let at = 0; at < 6; at++) {
		const hotel = {
			ownerId: owner.accountId,
			name: `Hotel ${at}`,
			status: "pending",
			approved_at: null,
		} as const;
		hotelIds.push((await openInn(db, { hotel })).hotelId);
	}
	const processes = (["approved", "refused"] as const).map((to, at) =>
		startElsewhere<string[]>("app/testing/travel/change-hotel-status.child-process.ts", {
			url,
			hotelIds,
			actorId: bosses[at] ?? 0,
			to,
			now: INN_NOW.toISOString(),
		} satisfies DecisionTask),
	);
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const [approving = [], refusing = []] = await Promise.all(processes.map((process) => process.result));
	for (const [at, hotelId] of hotelIds.entries()) {
		expect([approving[at], refusing[at]].toSorted()).toEqual(
			expect.arrayContaining(["changed", approving[at] === "approved" ? "approved" : "refused"]),
		);
		const entries = await db
			.selectFrom("changes")
			.select("detail")
			.where("subject", "=", `hotel ${hotelId}`)
			.execute();
		expect(entries).toHaveLength(1);
	}
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(hotelIds.length);
});

test("sorts hotels that wait by when they were submitted last", async ({ db }) => {
	const actor = await addOwner(db);
	const boss = await addAccount(db, "Suki", "SuperAdmin");
	const now = (day: number) => new Date(INN_NOW.getTime() + day * 86_400_000);
	const add = (name: string, day: number) =>
		createHotel(db, { details: { ...HOTEL, name }, actor, idempotencyKey: name, now: now(day) });
	const { hotelId } = await add("First", 0);
	await add("Second", 1);
	const next = async () => (await readNextWaiting(db))?.name;
	expect(await next()).toBe("First");
	const refuse = { hotelId, actorId: boss, expectedStatus: "pending", to: "refused", why: "Why" } as const;
	await changeHotelStatus(db, { ...refuse, now: now(2) });
	expect(await next()).toBe("Second");
	await requestApproval(db, { hotelId, actor, now: now(3) });
	const { rows, total } = await listWaiting(db, { limit: 10 });
	expect([total, ...rows.map(({ name }) => name)]).toEqual([2, "Second", "First"]);
});

test("finds what a hotel lacks, problems first", () => {
	const night = { price: 100, isClosed: false, left: 1, noArrival: false, minStay: 1 };
	const maxNights = 30;
	const complete = {
		photos: 3,
		description: "A quiet house above the river. ".repeat(5),
		missingAddressParts: [],
		rooms: [{ name: "Double", hasPhoto: true, maxNights, nights: [night, { ...night, isClosed: true }] }],
		owner: { hasConfirmedEmail: true, isSuspended: false },
		hasSeller: true,
		failingFeeds: [],
	};
	expect(findReviewFindings(complete)).toEqual([]);
	const bare = (name: string, nights: (typeof night)[]) => ({ name, hasPhoto: false, maxNights, nights });
	const findings = findReviewFindings({
		photos: 0,
		description: "Nice.",
		missingAddressParts: ["postal code"],
		rooms: [
			bare("Twin", []),
			bare("Suite", [{ ...night, isClosed: true }]),
			bare("Attic", [{ ...night, price: 0 }]),
			bare("Loft", [night, { ...night, price: 0 }]),
			bare("Den", [{ ...night, left: 0 }]),
			bare("Nook", [{ ...night, noArrival: true }]),
			bare("Barn", [{ ...night, minStay: 40 }]),
		],
		owner: { hasConfirmedEmail: false, isSuspended: false },
		hasSeller: false,
		failingFeeds: [{ name: "Airbnb", room: "Den" }],
	});
	const ofPhotos = findings.filter(({ part }) => part === "photos").map(({ text }) => text);
	expect(ofPhotos).toEqual(["No photos of the hotel."]);
	expect(findings.map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
		"problem: Twin has no nights on sale yet.",
		"problem: Suite is closed for all of the next 30 nights.",
		"problem: Attic has no price in the next 30 nights.",
		"problem: Loft costs nothing on some of the next 30 nights.",
		"problem: Nook lets nobody arrive in the next 30 nights.",
		"problem: Barn asks for longer stays than the 30 nights that it allows.",
		"problem: No photos of the hotel.",
		"problem: The address is incomplete: no postal code.",
		"note: Den is full for all of the next 30 nights.",
		"note: No photo of Twin, Suite, Attic and 4 other rooms.",
		"note: The description is short: 5 characters.",
		"note: The owner has not confirmed their email address.",
		"note: No seller details: its guests get no invoices.",
		"note: The calendar Airbnb of Den could not be read, so nights booked elsewhere may be on sale here.",
	]);
	expect(findReviewFindings({ ...complete, rooms: [], owner: null }).map(({ text }) => text)).toEqual([
		"No rooms: guests have nothing to book.",
		"Nobody owns the hotel.",
	]);
});
