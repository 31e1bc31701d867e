import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { LeaseLostError } from "#app/common/jobs/job-queue.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { followCalendar, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { staysOf } from "#app/travel/nights/stay.ts";
import { test } from "#db/testing/database-test.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { feedSchema } from "./feed-form.ts";
import { claimDueFeed, type FeedReading, recordReading } from "./feed-queue.server.ts";
import { chooseEvents, findFeed, listFeeds, previewChoice } from "./feeds.server.ts";
import type { EventKind } from "./reading/event-kinds.ts";
import { readCalendar } from "./reading/read-calendar.ts";

const NO_NIGHTS = { free: [], unavailable: [] };

test("reads a due calendar in one process, and a failing one less and less often", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await followCalendar(db, roomId);
	await followCalendar(db, roomId, null);
	const claims = await Promise.all([1, 2, 3].map(() => claimDueFeed(db, { now: INN_NOW })));
	expect(claims.filter(Boolean).map((feed) => feed?.id)).toEqual([feedId]);
	const next = async () =>
		(await db.selectFrom("calendar_feeds").select("next_fetch_at").where("id", "=", feedId).execute())[0]
			?.next_fetch_at;
	const record = async (reading: FeedReading) => {
		const due = await claimDueFeed(db, { now: INN_NOW, feedId });
		await recordReading(db, { feedId, claim: due?.claim, reading, now: INN_NOW });
	};
	await record({ fault: null, skippedFree: 2, nights: NO_NIGHTS, warnings: ["“A”: its date is not valid."] });
	expect(await next()).toBe("2026-11-20T12:30:00.000Z");
	for (let times = 0; times < 3; times++) await record({ fault: "Gone." });
	expect(await next()).toBe("2026-11-20T14:00:00.000Z");
});

test("an older reading is not applied over a newer one, however long its process paused", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await followCalendar(db, roomId);
	const after = (minutes: number) => new Date(INN_NOW.getTime() + minutes * 60_000);
	const older = await claimDueFeed(db, { now: INN_NOW });
	const newer = await claimDueFeed(db, { now: after(6) });
	const reading = { fault: null, skippedFree: 0, nights: NO_NIGHTS, warnings: [] };
	const read = (due: typeof older, uid: string, now: Date) =>
		applyCalendar(db, { feedId, due, events: [{ uid, from: "2026-12-01", to: "2026-12-03" }], now });
	expect(await read(newer, "newer", after(6))).toMatchObject({ added: 1 });
	await expect(read(older, "older", after(7))).rejects.toThrow(LeaseLostError);
	await recordReading(db, { feedId, claim: newer?.claim, reading, now: after(7) });
	await expect(read(older, "older", after(8))).rejects.toThrow(LeaseLostError);
	await recordReading(db, { feedId, claim: older?.claim, reading: { fault: "Gone." }, now: after(8) });
	expect(await db.selectFrom("room_blocks").select("uid").execute()).toEqual([{ uid: "newer" }]);
	expect(await listFeeds(db, { roomId, today: "2026-11-20" })).toMatchObject([{ fault: "" }]);
	// Somebody who reads it now is the newer one, too.
	const [slow, quick] = [
		await claimDueFeed(db, { now: after(40) }),
		await claimDueFeed(db, { now: after(41), feedId }),
	];
	expect(await read(quick, "newer", after(41))).toMatchObject({ changed: 0 });
	await expect(read(slow, "older", after(41))).rejects.toThrow(LeaseLostError);
});

test("lists skipped events, and keeps the setting for free events", async ({ db }) => {
	const { roomId } = await openInn(db);
	const feedId = await followCalendar(db, roomId);
	expect(await claimDueFeed(db, { now: INN_NOW })).toMatchObject({
		id: feedId,
		counts: { free: false, unavailable: true },
	});
	const warnings = ["“Retreat” (20271332): its date is not valid.", "“Odd”: it has no date."];
	await recordReading(db, {
		feedId,
		reading: { fault: null, skippedFree: 3, nights: NO_NIGHTS, warnings },
		now: INN_NOW,
	});
	const read = { skipped_free: 3, warnings: warnings.join("\n"), fault: "" };
	const list = async () => (await listFeeds(db, { roomId, today: "2026-11-20" }))[0];
	expect(await list()).toMatchObject(read);
	await recordReading(db, { feedId, reading: { fault: "Gone." }, now: INN_NOW });
	expect(await list()).toMatchObject({ ...read, fault: "Gone." });
	await chooseEvents(db, { feedId, roomId: roomId + 1, kind: "free", counts: true });
	expect((await list())?.is_free_counted).toBe(false);
	await chooseEvents(db, { feedId, roomId, kind: "free", counts: true });
	expect(await claimDueFeed(db, { now: INN_NOW, feedId })).toMatchObject({
		id: feedId,
		counts: { free: true, unavailable: true },
	});
});

test("shows which nights a choice about “not available” events releases or holds, and follows it", async ({
	db,
}) => {
	const { roomId } = await openInn(db, { room: { quantity: 1 } });
	await addBooking(db, { roomId, checkIn: "2026-12-04", checkOut: "2026-12-05" });
	const feedId = await followCalendar(db, roomId);
	const titled = (title: string, from: string, to: string) =>
		["BEGIN:VEVENT", `UID:${from}`, `SUMMARY:${title}`, `DTSTART:${from}`, `DTEND:${to}`, "END:VEVENT"].join(
			"\n",
		);
	const text = [
		"BEGIN:VCALENDAR",
		titled("Airbnb (Not available)", "20261201", "20261206"),
		titled("CLOSED - Not available", "20261206", "20261207"),
		titled("Reserved", "20261205", "20261209"),
		titled("Not available", "20261220", "20261222"),
		"END:VCALENDAR",
	].join("\n");
	const read = async () => {
		const due = await claimDueFeed(db, { now: INN_NOW, feedId });
		const calendar = due && readCalendar(text, due);
		if (!calendar?.ok) throw new Error(calendar?.fault);
		await applyCalendar(db, { feedId, ...calendar, due, now: INN_NOW });
		await recordReading(db, {
			feedId,
			claim: due?.claim,
			reading: { ...calendar, fault: null },
			now: INN_NOW,
		});
	};
	const preview = async (kind: EventKind = "unavailable") => {
		const feed = await findFeed(db, { feedId, roomId });
		if (!feed) throw new Error("No calendar.");
		return previewChoice(db, { feed, kind, today: TODAY });
	};
	const blocked = async () => {
		const nights = db.selectFrom("nights").select("date").where("room_id", "=", roomId);
		const dates = await nights.where("blocked", "=", 1).orderBy("date").execute();
		return staysOf(dates.map(({ date }) => date));
	};
	await read();
	const before = await blocked();
	expect(before).toEqual([
		{ checkIn: "2026-12-01", checkOut: "2026-12-04" },
		{ checkIn: "2026-12-05", checkOut: "2026-12-09" },
		{ checkIn: "2026-12-20", checkOut: "2026-12-22" },
	]);
	// A stay has the night of December 4; the reserved event keeps or takes those from December 5 on.
	const stays = [
		{ checkIn: "2026-12-01", checkOut: "2026-12-04" },
		{ checkIn: "2026-12-20", checkOut: "2026-12-22" },
	];
	expect(await preview()).toEqual({ counts: true, stays });
	expect(await preview("free")).toEqual({ counts: false, stays: [] });
	const choose = (counts: boolean) => chooseEvents(db, { feedId, roomId, kind: "unavailable", counts });
	await choose(false);
	await read();
	expect(await blocked()).toEqual([{ checkIn: "2026-12-05", checkOut: "2026-12-09" }]);
	expect(await preview()).toEqual({ counts: false, stays });
	await choose(true);
	await read();
	expect(await blocked()).toEqual(before);
});

test("an address with a port, inside a private network or with a password is refused on the form", () => {
	const refusal = (url: string) =>
		feedSchema
			.safeParse({ idempotencyKey: randomUUID(), name: "Elsewhere", url })
			.error?.issues.map(({ path, message }) => `${path}: ${message}`);
	expect(refusal("webcal://example.com/room.ics")).toBeUndefined();
	expect(refusal("http://example.com/room.ics")).toEqual([
		"url: Enter an address that begins with https://.",
	]);
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
