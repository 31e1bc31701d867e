import { expect } from "vitest";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import type { DateAct, DateRace } from "#app/testing/rent/change-date.child-process.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { changeMovingStatus } from "./change-move.server.ts";

const DATE = "2026-12-04";
const at = (time: string) => ({ date: DATE, time });
const GUEST = "mine";

/** Runs the acts of each process at the same moment; returns how each ended. */
async function race(url: string, actorId: number, acts: DateRace["acts"][]): Promise<string[][]> {
	const others = acts.map((each) =>
		startElsewhere<string[]>("app/testing/rent/change-date.child-process.ts", {
			url,
			guestHash: GUEST,
			actorId,
			acts: each,
		} satisfies DateRace),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

/** Books a truck, confirms the move, and assigns it. */
async function bookConfirmed(db: Database, time: string, { actorId, vehicleId, driverId }: Crew) {
	const move = moveOf({ vehicle_type: "truck", booking_date: DATE, booking_time: time, guestHash: GUEST });
	const booked = await bookMove(db, move);
	if (!booked.ok) throw new Error(booked.reason);
	const { number } = booked;
	await changeMovingStatus(db, {
		number,
		expectedStatus: "pending",
		to: "confirmed",
		actorId,
		now: MOVE_NOW,
	});
	const to = { vehicleId, driverId };
	await assignMove(db, { number, to, expectedVersion: 0, link: newLink(), actorId, now: MOVE_NOW });
	return number;
}

type Crew = { actorId: number; vehicleId: number; driverId: number };

async function openFleet(db: Database, vehicles: number): Promise<Crew[]> {
	const { accountId: actorId } = await addOwner(db);
	const crews: Crew[] = [];
	for (let each = 0; each < vehicles; each++)
		crews.push({ actorId, vehicleId: await addVehicle(db), driverId: await addDriver(db, `Driver ${each}`) });
	return crews;
}

const readMoves = (db: Database) =>
	db
		.selectFrom("moving_bookings")
		.select(["number", "status", "booking_time", "capacity"])
		.orderBy("id")
		.execute();

const countEvents = async (db: Database) =>
	(await db.selectFrom("changes").select("id").where("action", "in", ["booked", "move status"]).execute())
		.length;

test("of several tabs that move one booking to different times, one succeeds and the others are told", async ({
	db,
	url,
}) => {
	const [crew, otherCrew] = await openFleet(db, 2);
	if (!crew || !otherCrew) throw new Error("no crew");
	const versions = ["pending", "confirmed"] as const;
	const numbers = [await bookConfirmed(db, "10:00", crew), await bookConfirmed(db, "10:00", otherCrew)];
	const [pending = "", confirmed = ""] = numbers;
	await db.updateTable("moving_bookings").set({ status: "pending" }).where("number", "=", pending).execute();
	const times = ["12:00", "13:00", "14:00", "15:00"];
	const change = { kind: "change", from: at("10:00") } as const;
	// Each tab's form is sent twice.
	const ends = await race(
		url,
		crew.actorId,
		times.map((time) =>
			[pending, confirmed].flatMap((number, index) => {
				const act = { ...change, number, expectedStatus: versions[index] ?? "pending", to: at(time) };
				return [act, act];
			}),
		),
	);
	const moves = await readMoves(db);
	for (const [index, from] of [0, 2].entries()) {
		const ofTabs = ends.map((each) => each.slice(from, from + 2).toSorted());
		const winner = ofTabs.findIndex((each) => each.includes("done"));
		expect(ofTabs).toEqual(times.map((_, tab) => (tab === winner ? ["done", "repeated"] : ["date", "date"])));
		const stored = { status: "pending", booking_time: times[winner], capacity: "taken" };
		expect(moves[index]).toMatchObject(stored);
	}
	expect(await countEvents(db)).toBe(6);
	expect(await auditMoves(db)).toEqual([]);
});

test("a customer’s new dates, cancellations, an admin’s new dates and other bookings at once leave the counters equal", async ({
	db,
	url,
}) => {
	const crews = await openFleet(db, 3);
	const numbers: string[] = [];
	for (const time of ["08:00", "10:00"])
		for (const crew of crews) numbers.push(await bookConfirmed(db, time, crew));
	const [crew] = crews;
	if (!crew) throw new Error("no crew");
	// Half of them want the time of the other half.
	const plans = numbers.map((number, index) => ({
		number,
		expectedStatus: "confirmed" as const,
		...(index < 3 ? { from: at("08:00"), to: at("10:00") } : { from: at("10:00"), to: at("08:00") }),
	}));
	const ends = await race(url, crew.actorId, [
		plans.map((plan): DateAct => ({ ...plan, kind: "change" })),
		plans.map((plan): DateAct => ({ ...plan, kind: "cancel" })).toReversed(),
		plans.map((plan): DateAct => ({ ...plan, kind: "reschedule", to: at("14:00") })),
		plans.map(({ to }, index): DateAct => ({ kind: "book", name: `Bo ${index}`, to })),
	]);
	const [changed = [], cancelled = [], rescheduled = [], booked = []] = ends;
	for (const index of numbers.keys()) {
		const ofOne = [changed[index], cancelled.toReversed()[index], rescheduled[index]];
		expect(ofOne.filter((end) => end === "done")).toHaveLength(1);
	}
	const moves = await readMoves(db);
	expect(moves).toHaveLength(numbers.length + booked.filter((end) => end === "done").length);
	expect(moves.filter(({ status }) => status === "cancelled")).toHaveLength(
		cancelled.filter((end) => end === "done").length,
	);
	expect(await auditMoves(db)).toEqual([]);
});

test("new dates and bookings that race for the last truck of a time sell it once", async ({ db, url }) => {
	const crews = await openFleet(db, 2);
	const numbers: string[] = [];
	for (const time of ["06:00", "08:00", "10:00"])
		for (const crew of crews) numbers.push(await bookConfirmed(db, time, crew));
	const [crew] = crews;
	if (!crew) throw new Error("no crew");
	// One of two trucks is left.
	await bookMove(db, moveOf({ vehicle_type: "truck", booking_date: DATE, booking_time: "14:00" }));
	const change = (index: number): DateAct => ({
		kind: "change",
		number: numbers[index] ?? "",
		expectedStatus: "confirmed",
		from: at(["06:00", "08:00", "10:00"][Math.floor(index / 2)] ?? ""),
		to: at("14:00"),
	});
	const book = (name: string): DateAct => ({ kind: "book", name, to: at("14:00") });
	const ends = await race(url, crew.actorId, [
		[change(0), change(1), change(2)],
		[change(3), change(4), change(5)],
		[book("Bo"), book("Cy"), book("Di")],
		[book("Ed"), book("Fay"), book("Gus")],
	]);
	expect(ends.flat().toSorted()).toEqual(["done", ...Array(11).fill("full")]);
	const moves = await readMoves(db);
	expect(moves.filter((move) => move.booking_time === "14:00")).toHaveLength(2);
	expect(await auditMoves(db)).toEqual([]);
});
