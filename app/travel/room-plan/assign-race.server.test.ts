import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import type { UnitJob, UnitTask } from "#app/testing/travel/assign-units.child-process.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { addUnits, listUnits } from "#app/travel/units/units.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { assignAsStaff } from "./assign-as-staff.server.ts";

const PROCESSES = 4;
const STAY = { checkIn: TODAY, checkOut: addDays(TODAY, 3) };

async function race(tasks: UnitTask[]): Promise<string[][]> {
	const others = tasks.map((task) =>
		startElsewhere<string[]>("app/testing/travel/assign-units.child-process.ts", task),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

async function house(db: Database, rooms: number) {
	const owner = await addOwner(db);
	const room = { quantity: 40 };
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: owner.accountId }, room });
	const names = Array.from({ length: rooms }, (_, at) => String(101 + at));
	await addUnits(db, { roomId, actor: owner, names, floor: "", now: INN_NOW });
	const units = (await listUnits(db, { hotelId })).map(({ id }) => id);
	const stay = async (status: "confirmed" | "checked_in" = "confirmed") =>
		(await addBooking(db, { roomId, ...STAY, status })).number;
	return { owner, units, stay };
}

test("40 from four processes want one room: one gets it", async ({ db, url }) => {
	const { owner, units, stay } = await house(db, 1);
	const jobs: UnitJob[] = [];
	for (let at = 0; at < 40; at++) jobs.push({ kind: "assign", number: await stay(), unitIds: units });
	const tasks = Array.from({ length: PROCESSES }, (_, process) => ({
		url,
		actor: owner,
		jobs: jobs.filter((_, at) => at % PROCESSES === process),
	}));
	const outcomes = (await race(tasks)).flat();
	expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
	expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(39);
	const nights = await db.selectFrom("unit_nights").select("booking_id").execute();
	expect(nights).toHaveLength(3);
	expect(new Set(nights.map((night) => night.booking_id)).size).toBe(1);
});

test("four processes that move, swap and check out at once lose no stay and give no room twice", async ({
	db,
	url,
}) => {
	const { owner, units, stay } = await house(db, 6);
	const numbers: string[] = [];
	for (let at = 0; at < 4; at++) {
		const number = await stay("checked_in");
		numbers.push(number);
		const at0 = { number, actor: owner, from: null, unitIds: [units[at] ?? 0], expected: null };
		await assignAsStaff(db, { ...at0, now: INN_NOW });
	}
	const [first = "", second = "", third = ""] = numbers;
	const jobsOf = (process: number): UnitJob[] => [
		...[0, 1, 2, 3].map(
			(at): UnitJob => ({
				kind: "assign",
				number: numbers[at] ?? "",
				unitIds: [units[(at + process + 1) % 6] ?? 0],
			}),
		),
		{ kind: "swap", numbers: [first, second], units: [units[0] ?? 0, units[1] ?? 0] },
		{ kind: "swap", numbers: [second, first], units: [units[1] ?? 0, units[0] ?? 0] },
		...(process === 3 ? [{ kind: "check-out", number: third } as const] : []),
		{ kind: "assign", number: first, unitIds: [units[process] ?? 0] },
	];
	const tasks = Array.from({ length: PROCESSES }, (_, process) => ({
		url,
		actor: owner,
		jobs: jobsOf(process),
	}));
	await race(tasks);
	const bookings = await db.selectFrom("bookings").select(["id", "number", "status"]).execute();
	for (const { id, number, status } of bookings) {
		const own = await db
			.selectFrom("unit_nights")
			.select(["unit_id", "date"])
			.where("booking_id", "=", id)
			.orderBy("date")
			.execute();
		// Every guest who stays has one room on each night; who left has none ahead.
		const nights = status === "checked_out" ? [] : nightsOf(STAY);
		expect(
			own.map(({ date }) => date),
			number,
		).toEqual(nights);
		expect(new Set(own.map(({ unit_id }) => unit_id)).size, number).toBe(nights.length > 0 ? 1 : 0);
	}
});
