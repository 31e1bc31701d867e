import { expect } from "vitest";
import { followCalendar, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { returnNights, takeNights } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { listFeeds, removeFeed } from "./feeds.server.ts";

const blocked = async (db: Database) =>
	(
		await db
			.selectFrom("nights")
			.select(["date", "blocked"])
			.where("blocked", ">", 0)
			.orderBy("date")
			.execute()
	)
		.map((night) => `${night.date.slice(5)} ${night.blocked}`)
		.join(", ");

test("blocks the nights of a calendar's events, follows changes and releases the nights", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await followCalendar(db, roomId);
	const apply = (...events: [uid: string, from: string, to: string][]) =>
		applyCalendar(db, {
			feedId,
			events: events.map(([uid, from, to]) => ({ uid, from: `2026-${from}`, to: `2026-${to}` })),
			now: INN_NOW,
		});
	expect(await apply(["a", "11-18", "11-22"], ["b", "12-01", "12-03"])).toMatchObject({
		added: 2,
		conflicts: 0,
	});
	expect(await blocked(db)).toBe("11-20 1, 11-21 1, 12-01 1, 12-02 1");
	expect(await apply(["a", "11-18", "11-22"], ["b", "12-02", "12-04"])).toMatchObject({
		added: 0,
		changed: 1,
	});
	expect(await blocked(db)).toBe("11-20 1, 11-21 1, 12-02 1, 12-03 1");
	expect(await apply(["b", "12-02", "12-04"])).toMatchObject({ removed: 1, changed: 0 });
	expect(await blocked(db)).toBe("12-02 1, 12-03 1");
	const later = new Date("2026-12-10T12:00:00.000Z");
	const moved = { uid: "b", from: "2026-12-20", to: "2026-12-21" };
	expect(await applyCalendar(db, { feedId, events: [moved], now: later })).toMatchObject({ changed: 1 });
	expect(await blocked(db)).toBe("12-20 1");
	expect(await removeFeed(db, { feedId, roomId })).toBe(true);
	expect(await blocked(db)).toBe("");
});

async function openOwnedInn(db: Database, quantity: number) {
	const owner = { email: "owner@example.com", name: "O", role: "Hotel", password_hash: "x" } as const;
	const { id: ownerId } = await db
		.insertInto("accounts")
		.values({ ...owner, created_at: INN_NOW.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	return openInn(db, { hotel: { ownerId }, room: { quantity } });
}

const sell = (db: Database, roomId: number, checkIn: string, checkOut: string) =>
	transact(db, (trx) => takeNights(trx, { roomId, rooms: 1, checkIn, checkOut }));

test("blocks the free nights of an event, and reports the sold ones by date, on the page and in one mail", async ({
	db,
}) => {
	const { roomId } = await openOwnedInn(db, 1);
	const feedId = await followCalendar(db, roomId);
	await sell(db, roomId, "2026-12-02", "2026-12-04");
	const sync = (at = INN_NOW.toISOString()) =>
		applyCalendar(db, {
			feedId,
			events: [{ uid: "a", from: "2026-12-01", to: "2026-12-06" }],
			now: new Date(at),
		});
	expect(await sync()).toMatchObject({ added: 1, conflicts: 1 });
	expect(await blocked(db)).toBe("12-01 1, 12-04 1, 12-05 1");
	await sync();
	// A past night does not change the event either.
	await sync("2026-12-03T12:00:00.000Z");
	expect(await blocked(db)).toBe("12-01 1, 12-04 1, 12-05 1");
	const shown = async (today: string) => (await listFeeds(db, { roomId, today }))[0];
	const span = { from: "2026-12-01", to: "2026-12-06" };
	expect(await shown("2026-11-20")).toMatchObject({
		held: 1,
		conflicts: [{ ...span, dates: ["2026-12-02", "2026-12-03"] }],
	});
	expect((await shown("2026-12-03"))?.conflicts).toEqual([{ ...span, dates: ["2026-12-03"] }]);
	const mails = await db.selectFrom("outbox").select(["subject", "text_body"]).execute();
	expect(mails.map(({ subject }) => subject)).toEqual(["Double booking: Double room, Hotel Miramar"]);
	expect(mails[0]?.text_body).toContain("Wed 2 Dec 2026\nThu 3 Dec 2026");
	await db.updateTable("nights").set({ booked: 0 }).execute();
	expect(await sync()).toMatchObject({ added: 0, conflicts: 0 });
	expect(await blocked(db)).toBe("12-01 1, 12-02 1, 12-03 1, 12-04 1, 12-05 1");
});

test("an event that grows over a sold night keeps what it held, and holds the free nights beyond", async ({
	db,
}) => {
	const { roomId } = await openOwnedInn(db, 1);
	const feedId = await followCalendar(db, roomId);
	const apply = (from: string, to: string) =>
		applyCalendar(db, { feedId, events: [{ uid: "a", from, to }], now: INN_NOW });
	await apply("2026-11-20", "2026-11-23");
	await sell(db, roomId, "2026-11-23", "2026-11-24");
	expect(await apply("2026-11-20", "2026-11-26")).toMatchObject({ changed: 1, conflicts: 1 });
	expect(await blocked(db)).toBe("11-20 1, 11-21 1, 11-22 1, 11-24 1, 11-25 1");
	expect(await apply("2026-11-21", "2026-11-25")).toMatchObject({ changed: 1, conflicts: 1 });
	expect(await blocked(db)).toBe("11-21 1, 11-22 1, 11-24 1");
	// The other site names its events anew each time: nobody is told twice.
	await applyCalendar(db, {
		feedId,
		events: [{ uid: "b", from: "2026-11-21", to: "2026-11-25" }],
		now: INN_NOW,
	});
	expect(await blocked(db)).toBe("11-21 1, 11-22 1, 11-24 1");
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
});

test("each of several rooms holds one event, and what is left over is a conflict", async ({ db }) => {
	const { roomId } = await openOwnedInn(db, 2);
	const feedId = await followCalendar(db, roomId);
	await sell(db, roomId, "2026-12-02", "2026-12-03");
	const events = [
		{ uid: "a", from: "2026-12-01", to: "2026-12-04" },
		{ uid: "b", from: "2026-12-02", to: "2026-12-05" },
	];
	expect(await applyCalendar(db, { feedId, events, now: INN_NOW })).toMatchObject({ added: 2, conflicts: 1 });
	expect(await blocked(db)).toBe("12-01 1, 12-02 1, 12-03 2, 12-04 1");
	expect(await applyCalendar(db, { feedId, events: events.slice(1), now: INN_NOW })).toMatchObject({
		removed: 1,
		conflicts: 0,
	});
	expect(await blocked(db)).toBe("12-02 1, 12-03 1, 12-04 1");
});

test("a night that is given up goes to the event that waits for it, not on sale", async ({ db }) => {
	const { roomId } = await openOwnedInn(db, 1);
	const [first, second] = [await followCalendar(db, roomId), await followCalendar(db, roomId)];
	const apply = (feedId: number, ...events: { uid: string; from: string; to: string }[]) =>
		applyCalendar(db, { feedId, events, now: INN_NOW });
	const event = { uid: "a", from: "2026-12-01", to: "2026-12-06" };
	await sell(db, roomId, "2026-12-01", "2026-12-03");
	await apply(first, { uid: "b", from: "2026-12-04", to: "2026-12-05" });
	await apply(second, event);
	expect(await blocked(db)).toBe("12-03 1, 12-04 1, 12-05 1");
	const given = { roomId, rooms: 1, checkIn: "2026-12-02", checkOut: "2026-12-03" };
	await transact(db, (trx) => returnNights(trx, given));
	expect(await blocked(db)).toBe("12-02 1, 12-03 1, 12-04 1, 12-05 1");
	await apply(first);
	const waiting = async () => (await listFeeds(db, { roomId, today: "2026-11-20" }))[1]?.conflicts[0]?.dates;
	expect(await waiting()).toEqual(["2026-12-01"]);
	expect(await blocked(db)).toBe("12-02 1, 12-03 1, 12-04 1, 12-05 1");
	await removeFeed(db, { feedId: second, roomId });
	expect(await blocked(db)).toBe("");
});

test("an event that can no longer be read keeps its nights until it is read again", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await followCalendar(db, roomId);
	const apply = (uids: string[], unread: string[] = []) =>
		applyCalendar(db, {
			feedId,
			events: uids.map((uid, at) => ({ uid, from: `2026-12-1${at}`, to: `2026-12-1${at + 1}` })),
			unread,
			now: INN_NOW,
		});
	await apply(["a", "b/2026-12-11", "b/2026-12-12", "event/2026-12-13"]);
	expect(await blocked(db)).toBe("12-10 1, 12-11 1, 12-12 1, 12-13 1");
	await apply(["a"], ["b", "event"]);
	expect(await blocked(db)).toBe("12-10 1, 12-11 1, 12-12 1, 12-13 1");
	// A moved repeat that can't be read keeps its night beside the one of its rule.
	await apply(["b/2026-12-12"], ["b"]);
	expect(await blocked(db)).toBe("12-10 1, 12-11 1, 12-12 1");
	await apply(["b/2026-12-12", "b/2026-12-11"]);
	expect(await blocked(db)).toBe("12-10 1, 12-11 1");
});

test("removing a calendar releases only the nights that it blocked", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 1 } });
	const feedId = await followCalendar(db, roomId);
	await sell(db, roomId, "2026-12-10", "2026-12-11");
	const events = [{ uid: "a", from: "2026-12-09", to: "2026-12-14" }];
	expect(await applyCalendar(db, { feedId, events, now: INN_NOW })).toMatchObject({ conflicts: 1 });
	const later = new Date("2026-12-11T12:00:00.000Z");
	expect(await applyCalendar(db, { feedId, events, now: later })).toMatchObject({ conflicts: 0 });
	expect(await blocked(db)).toBe("12-09 1, 12-11 1, 12-12 1, 12-13 1");
	expect(await removeFeed(db, { feedId, roomId })).toBe(true);
	expect(await blocked(db)).toBe("");
});
