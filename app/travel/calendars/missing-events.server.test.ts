import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { followCalendar, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { listFeeds } from "./feeds.server.ts";

const after = (minutes: number) => new Date(INN_NOW.getTime() + minutes * 60_000);

/** An event of each named night in December. */
const eventsOf = (...days: number[]) =>
	days.map((day) => ({ uid: `event-${day}`, from: `2026-12-${day}`, to: `2026-12-${day + 1}` }));

const blockedDays = async (db: Database) =>
	(await db.selectFrom("nights").select("date").where("blocked", ">", 0).orderBy("date").execute()).map(
		({ date }) => Number(date.slice(8)),
	);

async function openFollowing(db: Database) {
	const { accountId } = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: accountId } });
	const feedId = await followCalendar(db, roomId);
	const read = (events: { uid: string; from: string; to: string }[], minutes: number) =>
		applyCalendar(db, { feedId, events, now: after(minutes) });
	const missing = async () => (await listFeeds(db, { roomId, today: "2026-11-20" }))[0]?.missing;
	const mails = async () => (await db.selectFrom("outbox").select("subject").execute()).length;
	return { feedId, read, missing, mails };
}

test("a calendar that is suddenly empty keeps its nights until a reading an hour later is empty, too", async ({
	db,
}) => {
	const { read, missing, mails } = await openFollowing(db);
	await read(eventsOf(10, 12, 14), 0);
	await read([], 30);
	expect(await blockedDays(db)).toEqual([10, 12, 14]);
	expect(await missing()).toHaveLength(3);
	await read([], 60);
	expect(await blockedDays(db)).toEqual([10, 12, 14]);
	expect(await mails()).toBe(1);
	expect((await db.selectFrom("outbox").select("subject").execute())[0]?.subject).toBe(
		"Events are missing: Double room, Hotel Miramar",
	);
	await read([], 90);
	expect(await blockedDays(db)).toEqual([]);
	expect(await missing()).toEqual([]);
});

test("a calendar that is whole again frees nothing, and each event waits an hour of its own", async ({
	db,
}) => {
	const { read, missing, mails } = await openFollowing(db);
	await read(eventsOf(10, 12, 14, 16, 18), 0);
	await read(eventsOf(16, 18), 30);
	await read(eventsOf(10, 12, 14, 16, 18), 60);
	expect(await missing()).toEqual([]);
	await read(eventsOf(18, 20, 21, 22, 23), 120);
	// Others come meanwhile, so that less than half is missing.
	await read(eventsOf(18, 20, 21, 22, 23), 150);
	expect(await blockedDays(db)).toEqual([10, 12, 14, 16, 18, 20, 21, 22, 23]);
	await read(eventsOf(18, 20, 21, 22, 23), 180);
	expect(await blockedDays(db)).toEqual([18, 20, 21, 22, 23]);
	expect(await mails()).toBe(2);
});

test("one event, or less than half of them, may go at once; so may those that are named anew", async ({
	db,
}) => {
	const { feedId, read, missing } = await openFollowing(db);
	await read(eventsOf(10), 0);
	await read([], 30);
	expect(await blockedDays(db)).toEqual([]);
	await read(eventsOf(10, 12, 14, 16), 60);
	await read(eventsOf(10, 12), 90);
	expect(await blockedDays(db)).toEqual([10, 12]);
	await read(
		eventsOf(10, 12).map((event) => ({ ...event, uid: `${event.uid}, renamed` })),
		120,
	);
	expect(await missing()).toEqual([]);
	// The owner chose not to count them.
	await applyCalendar(db, { feedId, events: [], skipped: eventsOf(10, 12), now: after(150) });
	expect(await blockedDays(db)).toEqual([]);
});
