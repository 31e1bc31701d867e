import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import { countNights, type Stay } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { seededRandom } from "#demo/random.ts";
import { explainNoResults, nearestStays } from "./nearest-stays.server.ts";
import { formatObstacle } from "./obstacles.ts";

const STAY: Stay = { checkIn: "2026-12-04", checkOut: "2026-12-06", adults: 2, children: 0, rooms: 1 };

type Change = Partial<{
	booked: number;
	is_closed: boolean;
	min_stay: number;
	is_closed_to_arrival: boolean;
	is_closed_to_departure: boolean;
}>;
const setNights = (db: Database, from: string, to: string, change: Change) =>
	db.updateTable("nights").set(change).where("date", ">=", from).where("date", "<", to).execute();

async function ask(db: Database, stay: Stay = STAY, now = INN_NOW) {
	const why = await explainNoResults(db, { terms: [], stay, now });
	return {
		reasons: why?.reasons.map(({ obstacle, count }) => `${obstacle} ${count}`),
		nearest: why?.nearest.map(
			(near) => `${formatDates(near.stay, 2026)}, ${near.stay.rooms}: ${near.total / 100}`,
		),
	};
}

test("when the dates are booked out, the nearest on both sides are offered, not those in the past", async ({
	db,
}) => {
	await openInn(db);
	await setNights(db, "2026-12-04", "2026-12-08", { booked: 2 });
	expect(await ask(db)).toEqual({
		reasons: ["dates 1"],
		nearest: ["Wed 2 – Fri 4 Dec, 1: 200", "Tue 1 – Thu 3 Dec, 1: 200", "Tue 8 – Thu 10 Dec, 1: 200"],
	});
	await setNights(db, TODAY, "2026-12-04", { booked: 2 });
	expect((await ask(db)).nearest?.[0]).toBe("Tue 8 – Thu 10 Dec, 1: 200");
	// The hotel accepts no arrivals for tonight after 18:00.
	await setNights(db, TODAY, "2027-01-01", { booked: 0 });
	await setNights(db, "2026-11-21", "2026-12-20", { is_closed: true });
	const oneNight = { ...STAY, checkIn: "2026-11-21", checkOut: "2026-11-22" };
	expect((await ask(db, oneNight)).nearest?.[0]).toBe("Fri 20 – Sat 21 Nov, 1: 100");
	const late = new Date("2026-11-20T18:00:00.000Z");
	expect((await ask(db, oneNight, late)).nearest?.[0]).toBe("Sun 20 – Mon 21 Dec, 1: 100");
});

test("a minimum stay, judged by the day of arrival, offers the longer stay", async ({ db }) => {
	await openInn(db);
	await setNights(db, "2026-12-04", "2026-12-05", { min_stay: 4 });
	const { reasons, nearest } = await ask(db);
	expect(reasons).toEqual(["minimum 1"]);
	expect(nearest?.[0]).toBe("Fri 4 – Tue 8 Dec, 1: 400");
	// A stay over that night with another arrival date may be short.
	const over = await nearestStays(db, {
		hotelIds: [1],
		stay: { ...STAY, checkIn: "2026-12-03", checkOut: "2026-12-05" },
		now: INN_NOW,
	});
	expect(over.reasons).toEqual([]);
});

test("guests that a room has no space for are offered more rooms", async ({ db }) => {
	await openInn(db);
	expect(await ask(db, { ...STAY, adults: 3 })).toMatchObject({
		reasons: ["guests 1"],
		nearest: ["Fri 4 – Sun 6 Dec, 2: 400", expect.anything(), expect.anything()],
	});
	expect((await ask(db, { ...STAY, adults: 19 })).nearest).toEqual([]);
});

test("who asks for more rooms than are left is offered those on the same dates first", async ({ db }) => {
	const { hotelId } = await openInn(db);
	await addRoom(db, hotelId, { sleeps: 4, max_adults: 4 });
	await setNights(db, "2026-12-04", "2026-12-06", { booked: 1 });
	const pair = { ...STAY, rooms: 2 };
	expect(await ask(db, pair)).toEqual({
		reasons: ["dates 2"],
		nearest: [
			"Fri 4 – Sun 6 Dec, 1: 200",
			expect.stringMatching(/^Sun 6 – Tue 8 Dec, 2: /),
			expect.stringMatching(/^Wed 2 – Fri 4 Dec, 2: /),
		],
	});
	expect(formatObstacle("dates", 2, pair)).toBe(
		"2 room types have fewer than 2 rooms available on at least one of these nights.",
	);
	// The fewest rooms with enough space.
	expect((await ask(db, { ...pair, adults: 5 })).nearest?.[0]).toMatch(/^Sun 6 – Tue 8 Dec, 2: /);
});

test("each kind of room counts by what is in its way", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	await addRoom(db, hotelId, { max_nights: 1 });
	await addRoom(db, hotelId, { sleeps: 1, max_adults: 1, guests_included: 1 });
	await addRoom(db, hotelId, { nights: 3 });
	await db
		.updateTable("nights")
		.set({ is_closed_to_departure: true })
		.where("room_id", "=", roomId)
		.execute();
	const { reasons } = await ask(db);
	expect(reasons?.sort()).toEqual(["closed 1", "days 1", "guests 1", "maximum 1"]);
});

test("however far the nearest are, they are the first of all within 30 days", async ({ db }) => {
	const random = seededRandom(20_261_204);
	const { hotelId } = await openInn(db);
	await addRoom(db, hotelId, { price: 7_000, max_nights: 3 });
	const far = new Set<boolean>();
	for (const share of [0.5, 0.8, 0.9, 0.95]) {
		for (let day = 0; day < 60; day++) {
			const from = addDays(TODAY, day);
			await setNights(db, from, addDays(from, 1), { is_closed: random() < share });
		}
		for (const checkIn of [5, 20, 28].map((days) => addDays(TODAY, days))) {
			const stay = { ...STAY, checkIn, checkOut: addDays(checkIn, 2) };
			const { nearest: all } = await nearestStays(db, { hotelIds: [hotelId], stay, now: INN_NOW }, 200);
			const first = await nearestStays(db, { hotelIds: [hotelId], stay, now: INN_NOW });
			expect(first.nearest).toEqual(all.slice(0, 3));
			for (const near of first.nearest)
				far.add(Math.abs(countNights({ checkIn, checkOut: near.stay.checkIn })) > 7);
		}
	}
	expect(far.size).toBe(2);
});

test("nothing within 30 days, and no hotel at all", async ({ db }) => {
	await openInn(db, { hotel: { status: "suspended" } });
	expect(await explainNoResults(db, { terms: [], stay: STAY, now: INN_NOW })).toBeNull();
	await openInn(db, { room: { nights: 5 } });
	const far = { ...STAY, checkIn: addDays(TODAY, 40), checkOut: addDays(TODAY, 42) };
	expect(await ask(db, far)).toEqual({ reasons: ["closed 1"], nearest: [] });
	expect(countNights(far)).toBe(2);
});
