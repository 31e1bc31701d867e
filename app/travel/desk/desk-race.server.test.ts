import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import type { DeskJob, DeskTask } from "#app/testing/travel/work-at-desk.child-process.ts";
import { nightsOf, type StayDates } from "#app/travel/nights/stay.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { changeBookingAsStaff } from "./act-on-booking.server.ts";

const PROCESSES = 4;
const FROM = { checkIn: "2026-11-18", checkOut: "2026-11-22" };
const until = (checkOut: string) => ({ ...FROM, checkOut });

/** The counters of each night, next to the bookings that hold it. */
async function countTwice(db: Database) {
	const nights = await db.selectFrom("nights").select(["room_id", "date", "booked"]).execute();
	const holding = await db.selectFrom("bookings").selectAll().where("status", "in", HOLDING).execute();
	const booked = new Map<string, number>();
	for (const { room_id, check_in: checkIn, check_out: checkOut, rooms } of holding)
		for (const date of nightsOf({ checkIn, checkOut }))
			booked.set(`${room_id} ${date}`, (booked.get(`${room_id} ${date}`) ?? 0) + rooms);
	const counted = nights.filter(({ booked }) => booked !== 0);
	return {
		counted: new Map(counted.map(({ room_id, date, booked }) => [`${room_id} ${date}`, booked])),
		booked,
	};
}

async function race(tasks: DeskTask[]): Promise<string[][]> {
	const others = tasks.map((task) =>
		startElsewhere<string[]>("app/testing/travel/work-at-desk.child-process.ts", task),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

test("4 processes that extend, shorten, undo and book sell and release each night once", async ({
	db,
	url,
}) => {
	const owner = await addOwner(db);
	const room = { from: "2026-11-16", nights: 30, quantity: 1 };
	const { hotelId, roomId: single } = await openInn(db, { hotel: { ownerId: owner.accountId }, room });
	const [many, left] = [
		await addRoom(db, hotelId, { ...room, quantity: 3 }),
		await addRoom(db, hotelId, room),
	];
	const stay = async (roomId: number, dates: StayDates) =>
		(await addBooking(db, { roomId, ...dates, status: "checked_in" })).number;
	const extended = await stay(single, FROM);
	const shortened = [await stay(many, FROM), await stay(many, FROM), await stay(many, FROM)];
	const departed = (await addBooking(db, { roomId: left, ...FROM })).number;
	const at = { number: departed, actor: owner, now: INN_NOW };
	await changeBookingAsStaff(db, { ...at, expectedStatus: "confirmed", to: "checked_in" });
	await changeBookingAsStaff(db, { ...at, expectedStatus: "checked_in", to: "checked_out" });

	const jobsOf = (process: number): DeskJob[] => {
		const book = {
			kind: "book",
			roomId: single,
			dates: { checkIn: "2026-11-23", checkOut: "2026-11-24" },
		} as const;
		const extend = {
			kind: "check-out date",
			number: extended,
			expectedDates: FROM,
			to: until("2026-11-25"),
		} as const;
		const rebook = {
			kind: "book",
			roomId: left,
			dates: { checkIn: "2026-11-21", checkOut: "2026-11-22" },
		} as const;
		const undo = { kind: "undo check-out", number: departed } as const;
		return [
			...(process % 2 ? [book, extend, rebook, undo] : [extend, book, undo, rebook]),
			...shortened.map(
				(number) =>
					({ kind: "check-out date", number, expectedDates: FROM, to: until("2026-11-20") }) as const,
			),
		];
	};
	const tasks = Array.from({ length: PROCESSES }, (_, process) => ({
		url,
		actor: owner,
		jobs: jobsOf(process),
	}));
	const outcomes = await race(tasks);

	const done = tasks.flatMap(({ jobs }, process) =>
		jobs.flatMap((job, nth) => (outcomes[process]?.[nth] === "done" ? [job] : [])),
	);
	const ofRoom = (roomId: number, number: string) =>
		done.filter((job) => (job.kind === "book" ? job.roomId === roomId : job.number === number));
	expect(ofRoom(single, extended)).toHaveLength(1);
	expect(ofRoom(left, departed)).toHaveLength(1);
	for (const number of shortened) expect(ofRoom(0, number)).toHaveLength(1);
	const { counted, booked } = await countTwice(db);
	expect(counted).toEqual(booked);
	const steps = await db.selectFrom("changes").select("id").where("action", "=", "booking dates").execute();
	expect(steps).toHaveLength(done.filter(({ kind }) => kind === "check-out date").length);
	const { nights_sold } = await db.selectFrom("hotels").select("nights_sold").executeTakeFirstOrThrow();
	const sold = await db.selectFrom("booking_nights").select("date").execute();
	expect(nights_sold).toBe(sold.length);
});

test("4 desks that record what a guest pays, before or after arrival, never record more than is owed", async ({
	db,
	url,
}) => {
	const owner = await addOwner(db);
	const { roomId } = await openInn(db, {
		hotel: { ownerId: owner.accountId },
		room: { from: "2026-11-16", nights: 30 },
	});
	const [total, half] = [40_000, 20_000];
	const stays = [
		await addBooking(db, { roomId, ...FROM, status: "confirmed" }),
		await addBooking(db, { roomId, ...FROM, status: "checked_in" }),
	];
	const jobsOf = (process: number): DeskJob[] =>
		stays.flatMap(({ number }) =>
			[`first ${process % 2}`, `other ${process}`, `other ${process}`].map(
				(key): DeskJob => ({ kind: "payment", number, amount: half, idempotencyKey: `${number} ${key}` }),
			),
		);
	const tasks = Array.from({ length: PROCESSES }, (_, process) => ({
		url,
		actor: owner,
		jobs: jobsOf(process),
	}));
	const outcomes = (await race(tasks)).flat();
	expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength((2 * total) / half);
	for (const { id } of stays) {
		const rows = await db.selectFrom("desk_payments").select("amount").where("booking_id", "=", id).execute();
		expect(rows.map(({ amount }) => amount)).toEqual([half, half]);
	}
});
