import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { INN_NOW, openInn } from "#app/testing/inn.ts";
import { takeNights } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { feedSchema } from "./feed-form.ts";
import {
	addFeed,
	claimDueFeed,
	listFeeds,
	recordReading,
	removeFeed,
	setCountsFree,
} from "./feeds.server.ts";

async function follow(db: Database, roomId: number, url: string | null = "https://example.com/room.ics") {
	const feed = await addFeed(db, {
		roomId,
		name: "Elsewhere",
		url,
		countsFree: false,
		idempotencyKey: randomUUID(),
		now: INN_NOW,
	});
	return feed.ok ? feed.feedId : 0;
}

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
	const feedId = await follow(db, roomId);
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

test("reports sold-out nights as a conflict, emails once and tries again", async ({ db }) => {
	const owner = { email: "owner@example.com", name: "O", role: "Hotel", password_hash: "x" } as const;
	const { id: ownerId } = await db
		.insertInto("accounts")
		.values({ ...owner, created_at: INN_NOW.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	const { roomId } = await openInn(db, { hotel: { ownerId }, room: { quantity: 1 } });
	const feedId = await follow(db, roomId);
	const stay = { roomId, rooms: 1, checkIn: "2026-12-01", checkOut: "2026-12-03" };
	await transact(db, (trx) => takeNights(trx, stay));
	const sync = (at = INN_NOW.toISOString()) =>
		applyCalendar(db, {
			feedId,
			events: [{ uid: "a", from: "2026-12-01", to: "2026-12-04" }],
			now: new Date(at),
		});
	expect(await sync()).toMatchObject({ added: 1, conflicts: 1 });
	await sync();
	// A past night does not change the event either.
	await sync("2026-12-02T12:00:00.000Z");
	expect(await blocked(db)).toBe("");
	const shown = await listFeeds(db, { roomId, today: "2026-11-20" });
	expect(shown[0]?.conflicts).toEqual([{ from: "2026-12-01", to: "2026-12-04", dates: ["2026-12-02"] }]);
	const mails = await db.selectFrom("outbox").select("subject").execute();
	expect(mails).toEqual([{ subject: "Double booking: Double room, Hotel Miramar" }]);
	await db.updateTable("nights").set({ booked: 0 }).execute();
	expect(await sync()).toMatchObject({ added: 0, conflicts: 0 });
	expect(await blocked(db)).toBe("12-01 1, 12-02 1, 12-03 1");
});

test("releases only the nights that a late event blocked", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 1 } });
	const feedId = await follow(db, roomId);
	const stay = { roomId, rooms: 1, checkIn: "2026-12-10", checkOut: "2026-12-11" };
	await transact(db, (trx) => takeNights(trx, stay));
	const events = [{ uid: "a", from: "2026-12-10", to: "2026-12-14" }];
	expect(await applyCalendar(db, { feedId, events, now: INN_NOW })).toMatchObject({ conflicts: 1 });
	const later = new Date("2026-12-11T12:00:00.000Z");
	expect(await applyCalendar(db, { feedId, events, now: later })).toMatchObject({ conflicts: 0 });
	expect(await blocked(db)).toBe("12-11 1, 12-12 1, 12-13 1");
	expect(await removeFeed(db, { feedId, roomId })).toBe(true);
	expect(await blocked(db)).toBe("");
});

test("reads a due calendar in one process, and a failing one less and less often", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await follow(db, roomId);
	await follow(db, roomId, null);
	const claims = await Promise.all([1, 2, 3].map(() => claimDueFeed(db, { now: INN_NOW })));
	expect(claims.filter(Boolean).map((feed) => feed?.id)).toEqual([feedId]);
	const next = async () =>
		(await db.selectFrom("calendar_feeds").select("next_fetch_at").where("id", "=", feedId).execute())[0]
			?.next_fetch_at;
	const read = { fault: null, skippedFree: 2, warnings: ["“A”: its date is not valid."] };
	await recordReading(db, { feedId, reading: read, now: INN_NOW });
	expect(await next()).toBe("2026-11-20T12:30:00.000Z");
	for (let times = 0; times < 3; times++)
		await recordReading(db, { feedId, reading: { fault: "Gone." }, now: INN_NOW });
	expect(await next()).toBe("2026-11-20T14:00:00.000Z");
});

test("lists skipped events, and keeps the setting for free events", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await follow(db, roomId);
	expect(await claimDueFeed(db, { now: INN_NOW })).toMatchObject({ id: feedId, countsFree: false });
	const warnings = ["“Retreat” (20271332): its date is not valid.", "“Odd”: it has no date."];
	await recordReading(db, { feedId, reading: { fault: null, skippedFree: 3, warnings }, now: INN_NOW });
	const read = { skipped_free: 3, warnings: warnings.join("\n"), fault: "" };
	const list = async () => (await listFeeds(db, { roomId, today: "2026-11-20" }))[0];
	expect(await list()).toMatchObject(read);
	await recordReading(db, { feedId, reading: { fault: "Gone." }, now: INN_NOW });
	expect(await list()).toMatchObject({ ...read, fault: "Gone." });
	await setCountsFree(db, { feedId, roomId: roomId + 1, countsFree: true });
	expect(Boolean((await list())?.counts_free)).toBe(false);
	await setCountsFree(db, { feedId, roomId, countsFree: true });
	expect(await claimDueFeed(db, { now: INN_NOW, feedId })).toMatchObject({ id: feedId, countsFree: true });
});

test("an address with a port, inside a private network or with a password is refused on the form", () => {
	const refusal = (url: string) =>
		feedSchema
			.safeParse({ idempotencyKey: randomUUID(), name: "Elsewhere", url })
			.error?.issues.map(({ path, message }) => `${path}: ${message}`);
	expect(refusal("webcal://example.com/room.ics")).toBeUndefined();
	expect(refusal("http://example.com/room.ics")).toBeUndefined();
	expect(refusal("https://example.com:8443/room.ics")).toEqual([
		"url: The address can’t contain a port number.",
	]);
	for (const host of ["127.0.0.1", "[::1]", "192.168.1.1", "168.63.129.16", "localhost"])
		expect(refusal(`https://${host}/room.ics`), host).toEqual([
			"url: That address is inside a private network. Enter one that anyone can open.",
		]);
	expect(refusal("https://me:secret@example.com/")?.[0]).toContain("user name or password");
	expect(refusal("ftp://example.com/")?.[0]).toContain("begins with https://");
});
