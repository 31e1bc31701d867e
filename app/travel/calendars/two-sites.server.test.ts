import { expect } from "vitest";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, followCalendar, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { returnNights, takeNights } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { readWindow } from "./feed-queue.server.ts";
import { readCalendar } from "./reading/read-calendar.ts";
import { readRoomCalendar } from "./room-calendar.server.ts";

const ROUNDS = 50;

/** The same room on two sites: each imports the calendar of the other. */
type Site = { site: string; roomId: number; feedId: number };
/** Which of its links a site gives to the other. */
type Links = { address: "general" | "of the feed"; kind: "all" | "full" };

async function openSite(db: Database, site: string, quantity: number): Promise<Site> {
	const { hotelId } = await openInn(db, { hotel: { city_key: site } });
	const roomId = await addRoom(db, hotelId, { quantity });
	return { site, roomId, feedId: await followCalendar(db, roomId) };
}

async function exportOf(db: Database, { site, roomId, feedId }: Site, { address, kind }: Links) {
	const tokens = await db
		.selectFrom("calendar_feeds")
		.innerJoin("rooms", "rooms.id", "calendar_feeds.room_id")
		.select(["calendar_token", "export_token"])
		.where("rooms.id", "=", roomId)
		.where("calendar_feeds.id", "=", feedId)
		.executeTakeFirstOrThrow();
	const token = address === "general" ? tokens.calendar_token : (tokens.export_token ?? "");
	return (await readRoomCalendar(db, { token, kind, site, now: INN_NOW })) ?? "";
}

async function importTo(db: Database, { site, feedId }: Site, text: string): Promise<void> {
	const window = await readWindow(db, feedId, INN_NOW);
	const calendar = window && readCalendar(text, window);
	if (!calendar?.ok) throw new Error("not read");
	await applyCalendar(db, { ...calendar, site, feedId, now: INN_NOW });
}

async function exchange(db: Database, one: Site, other: Site, links: Links): Promise<void> {
	await importTo(db, other, await exportOf(db, one, links));
	await importTo(db, one, await exportOf(db, other, links));
}

/** The nights of a room that are taken: booked + blocked. */
const taken = async (db: Database, { roomId }: Site) =>
	(
		await db
			.selectFrom("nights")
			.select(["date", "booked", "blocked"])
			.where("room_id", "=", roomId)
			.where((eb) => eb("booked", "+", eb.ref("blocked")), ">", 0)
			.orderBy("date")
			.execute()
	).map(({ date, booked, blocked }) => `${date.slice(5)}: ${booked}+${blocked}`);

/** Moves a stay, as changing its dates does. */
async function move(db: Database, stay: { id: number; roomId: number }, from: string[], to: string[]) {
	const [[checkIn = "", checkOut = ""], [nextIn = "", nextOut = ""]] = [from, to];
	await transact(db, async (trx) => {
		await returnNights(trx, { roomId: stay.roomId, rooms: 1, checkIn, checkOut });
		await takeNights(trx, { roomId: stay.roomId, rooms: 1, checkIn: nextIn, checkOut: nextOut });
		await trx
			.updateTable("bookings")
			.set({ check_in: nextIn, check_out: nextOut })
			.where("id", "=", stay.id)
			.execute();
	});
}

for (const address of ["general", "of the feed"] as const)
	test.for([1, 2, 5])(
		`two sites with %i rooms that import the ${address === "general" ? "general calendar of each other" : "calendar that each made for the other"} end where they began`,
		async (quantity, { db }) => {
			const links = { address, kind: "all" } as const;
			const [one, other] = [
				await openSite(db, "one.example", quantity),
				await openSite(db, "other.example", quantity),
			];
			const first = await addBooking(db, {
				roomId: one.roomId,
				checkIn: "2026-12-01",
				checkOut: "2026-12-04",
			});
			await addBooking(db, { roomId: other.roomId, checkIn: "2026-12-10", checkOut: "2026-12-12" });
			await exchange(db, one, other, links);
			const before = [await taken(db, one), await taken(db, other)];
			expect(before).toEqual([
				["12-01: 1+0", "12-02: 1+0", "12-03: 1+0", "12-10: 0+1", "12-11: 0+1"],
				["12-01: 0+1", "12-02: 0+1", "12-03: 0+1", "12-10: 1+0", "12-11: 1+0"],
			]);
			for (let round = 0; round < ROUNDS; round++) await exchange(db, one, other, links);
			expect([await taken(db, one), await taken(db, other)]).toEqual(before);

			// The other site shows the old nights of a stay until it has read the new ones.
			await move(
				db,
				{ id: first.id, roomId: one.roomId },
				["2026-12-01", "2026-12-04"],
				["2026-12-03", "2026-12-06"],
			);
			await importTo(db, one, await exportOf(db, other, links));
			for (let round = 0; round < 3; round++) await exchange(db, one, other, links);
			const moved = ["12-03", "12-04", "12-05"];
			expect([await taken(db, one), await taken(db, other)]).toEqual([
				[...moved.map((date) => `${date}: 1+0`), "12-10: 0+1", "12-11: 0+1"],
				[...moved.map((date) => `${date}: 0+1`), "12-10: 1+0", "12-11: 1+0"],
			]);

			// A stay that is cancelled does not come back from the other site.
			await transact(db, async (trx) => {
				await returnNights(trx, {
					roomId: one.roomId,
					rooms: 1,
					checkIn: "2026-12-03",
					checkOut: "2026-12-06",
				});
				await trx
					.updateTable("bookings")
					.set({ status: "cancelled", nights_returned_at: INN_NOW.toISOString() })
					.where("id", "=", first.id)
					.execute();
			});
			await importTo(db, one, await exportOf(db, other, links));
			for (let round = 0; round < 3; round++) await exchange(db, one, other, links);
			expect([await taken(db, one), await taken(db, other)]).toEqual([
				["12-10: 0+1", "12-11: 0+1"],
				["12-10: 1+0", "12-11: 1+0"],
			]);
			expect(
				await db.selectFrom("outbox").select("subject").where("subject", "like", "Double%").execute(),
			).toEqual([]);
		},
	);

test("a room that imports its own calendar takes nothing, and nights that the other site added count", async ({
	db,
}) => {
	const one = await openSite(db, "one.example", 2);
	await addBooking(db, { roomId: one.roomId, checkIn: "2026-12-01", checkOut: "2026-12-04" });
	const before = await taken(db, one);
	for (const kind of ["all", "full"] as const)
		for (const address of ["general", "of the feed"] as const) {
			await importTo(db, one, await exportOf(db, one, { address, kind }));
			expect(await taken(db, one)).toEqual(before);
		}
	const text = await exportOf(db, one, { address: "general", kind: "all" });
	await importTo(db, one, text.replace("DTEND;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261206"));
	expect(await taken(db, one)).toEqual([...before, "12-04: 0+1", "12-05: 0+1"]);
	// Another site has the same program, and its own stays with the same numbers.
	await importTo(db, one, text.replaceAll("@one.example", "@other.example"));
	expect(await taken(db, one)).toEqual(before.map((night) => night.replace("+0", "+1")));
});

test("fully booked nights don't come back from the site that sells the rooms as one", async ({ db }) => {
	const links = { address: "of the feed", kind: "full" } as const;
	const [one, other] = [await openSite(db, "one.example", 1), await openSite(db, "other.example", 1)];
	await addBooking(db, { roomId: one.roomId, checkIn: "2026-12-01", checkOut: "2026-12-03" });
	await addBooking(db, { roomId: other.roomId, checkIn: "2026-12-03", checkOut: "2026-12-04" });
	for (let round = 0; round < ROUNDS; round++) await exchange(db, one, other, links);
	expect([await taken(db, one), await taken(db, other)]).toEqual([
		["12-01: 1+0", "12-02: 1+0", "12-03: 0+1"],
		["12-01: 0+1", "12-02: 0+1", "12-03: 1+0"],
	]);
});
