import { createInterface } from "node:readline";
import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { BookTask } from "#app/testing/travel/book-room.child-process.ts";
import { STAY } from "#app/testing/travel/booking-a-room.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { spawnElsewhere, startElsewhere } from "#db/testing/other-process.ts";
import { readSnapshot } from "#db/testing/read-snapshot.ts";
import { countDeadlocks } from "#db/testing/row-locks.ts";

const BOOK = "app/testing/travel/book-room.child-process.ts";
const PROCESSES = 8;

/**
 * Lists every inconsistency of the bookings; each list is empty when all is right. It reads one snapshot,
 * because PostgreSQL may still be running a statement of a killed process.
 */
const findFaults = (db: Database): Promise<Record<string, unknown[]>> => readSnapshot(db, readFaults);

async function readFaults(db: Database): Promise<Record<string, unknown[]>> {
	const bookings = await db.selectFrom("bookings").selectAll().execute();
	const slept = await db.selectFrom("booking_nights").selectAll().execute();
	const nights = await db.selectFrom("nights").select(["room_id", "date", "total", "booked"]).execute();
	const events = await db.selectFrom("changes").select("subject").execute();
	const mails = await db.selectFrom("outbox").select("text_body").execute();
	const hotels = await db.selectFrom("hotels").select(["id", "nights_sold"]).execute();
	const roomsOf = new Map(bookings.map(({ id, rooms }) => [id, rooms]));
	const sum = (rows: { booking_id: number }[]) =>
		rows.reduce((all, { booking_id }) => all + (roomsOf.get(booking_id) ?? 0), 0);
	return {
		"counter and bookings differ": nights.filter(
			({ room_id, date, booked }) =>
				sum(slept.filter((night) => night.room_id === room_id && night.date === date)) !== booked,
		),
		"more booked than there is": nights.filter(({ booked, total }) => booked > total),
		"a half booking": bookings.filter(({ id, number, check_in, check_out, total }) => {
			const own = slept.filter(({ booking_id }) => booking_id === id);
			const isWhole =
				own.length > 0 &&
				own.every(({ date }) => date >= check_in && date < check_out) &&
				addDays(check_in, own.length) === check_out &&
				own.reduce((all, { price }) => all + price, 0) === total;
			return (
				!isWhole ||
				events.filter(({ subject }) => subject === `booking ${id}`).length !== 1 ||
				// One to the guest, of all rooms that are booked together, and one to the hotel.
				mails.filter(({ text_body }) => text_body.includes(number)).length !== 2
			);
		}),
		"hotels tell otherwise": hotels.filter(
			({ id, nights_sold }) => sum(slept.filter(({ hotel_id }) => hotel_id === id)) !== nights_sold,
		),
	};
}

async function expectRightBooks(db: Database): Promise<void> {
	for (const [fault, rows] of Object.entries(await findFaults(db))) expect(rows, fault).toEqual([]);
}

async function race(tasks: BookTask[]): Promise<string[][]> {
	const others = tasks.map((task) => startElsewhere<string[]>(BOOK, task));
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

/** Stays of 1 to 4 nights that begin within some days, in another order for each process. */
function overlappingStays(process: number, count: number, days: number): Stay[] {
	return Array.from({ length: count }, (_, at) => {
		const step = process * 5 + at * 7;
		const checkIn = addDays(TODAY, 1 + (step % days));
		return { ...STAY, checkIn, checkOut: addDays(checkIn, 1 + ((process + at) % 4)) };
	});
}

test("8 processes never book more rooms than there are, also for overlapping stays", async ({ db, url }) => {
	const { hotelId, roomId: single } = await openInn(db, { room: { quantity: 1 } });
	const five = await addRoom(db, hotelId, { quantity: 5 });
	const mixed = await addRoom(db, hotelId, { quantity: 5 });
	const tasks = Array.from({ length: PROCESSES }, (_, process) => ({
		url,
		wishes: [
			...[single, single, five, five].map((roomId) => ({ roomId, stay: STAY })),
			...overlappingStays(process, 12, 9).map((stay) => ({ roomId: mixed, stay })),
		],
	}));
	const deadlocks = await countDeadlocks(db);
	const outcomes = await race(tasks);
	const of = (wanted: number) =>
		tasks.flatMap(({ wishes }, process) =>
			wishes.flatMap(({ roomId, stay }, at) =>
				roomId === wanted ? [{ stay, outcome: outcomes[process]?.[at] }] : [],
			),
		);
	const count = (roomId: number, was: string) => of(roomId).filter(({ outcome }) => outcome === was).length;
	expect([count(single, "booked"), count(single, "full")]).toEqual([1, 15]);
	expect([count(five, "booked"), count(five, "full")]).toEqual([5, 11]);
	const refused = of(mixed).filter(({ outcome }) => outcome === "full");
	expect(refused.length).toBeGreaterThan(0);
	expect(count(mixed, "booked") + refused.length).toBe(12 * PROCESSES);
	// Nobody cancels here, so what was full then is full now.
	for (const { stay } of refused)
		expect(await quoteStay(db, { ...stay, roomId: mixed, now: INN_NOW })).toMatchObject({ reason: "full" });
	await expectRightBooks(db);
	expect(await countDeadlocks(db)).toBe(deadlocks);
});

test("groups that want each other’s last rooms in opposite order get all or nothing, without a deadlock", async ({
	db,
	url,
}) => {
	const { hotelId, roomId: one } = await openInn(db, { room: { quantity: 3 } });
	const other = await addRoom(db, hotelId, { quantity: 3 });
	const deadlocks = await countDeadlocks(db);
	const tasks = Array.from({ length: 4 }, (_, process) => ({
		url,
		wishes: [0, 1, 2].map(() =>
			process % 2 === 0 ? { roomId: one, with: other, stay: STAY } : { roomId: other, with: one, stay: STAY },
		),
	}));
	const outcomes = (await race(tasks)).flat();
	expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(3);
	expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(3 * 4 - 3);
	const groups = await db.selectFrom("bookings").select(["group_number", "room_id"]).execute();
	for (const { group_number } of groups)
		expect(
			new Set(groups.filter((each) => each.group_number === group_number).map((each) => each.room_id)),
		).toEqual(new Set([one, other]));
	await expectRightBooks(db);
	expect(await countDeadlocks(db)).toBe(deadlocks);
});

test("keeps every answered booking when a process is killed while it books", async ({ db, url }) => {
	const { roomId } = await openInn(db, { room: { quantity: 200 } });
	const answered = new Set<string>();
	const children = [0, 1, 2].map((process) => {
		// Many more than can be answered before the end, because the kill may come late.
		const wishes = overlappingStays(process, 140, 20).map((stay) => ({ roomId, stay }));
		const task: BookTask = { url, wishes };
		return spawnElsewhere(BOOK, task);
	});
	const exits = children.map(
		(child) => new Promise((done) => child.once("exit", (_code, signal) => done(signal))),
	);
	for (const child of children)
		createInterface({ input: child.stdout }).on("line", (line) => {
			if (line === "ready") return void child.stdin.end("go\n");
			if (line.startsWith("H")) answered.add(line);
			if (answered.size === 40) for (const each of children) each.kill("SIGKILL");
		});
	expect(await Promise.all(exits)).toEqual(["SIGKILL", "SIGKILL", "SIGKILL"]);
	const stored = await db.selectFrom("bookings").select("number").execute();
	const numbers = new Set(stored.map(({ number }) => number));
	expect([...answered].filter((number) => !numbers.has(number))).toEqual([]);
	expect(numbers.size).toBeLessThan(420);
	await expectRightBooks(db);
});
