import { expect } from "vitest";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import {
	blockNights,
	NightsTakenError,
	returnNights,
	takeNights,
	unblockNights,
} from "./take-nights.server.ts";

const stay = { checkIn: "2026-11-23", checkOut: "2026-11-25", rooms: 1 };
const taken = async (db: Database) =>
	(
		await db
			.selectFrom("nights")
			.select(["date", "booked", "blocked"])
			.where((eb) => eb("booked", "+", eb.ref("blocked")), ">", 0)
			.orderBy("date")
			.execute()
	).map((night) => `${night.date.slice(8)}: ${night.booked}+${night.blocked}`);

test("takes and releases the nights of a stay, without that of check-out", async ({ db }) => {
	const { roomId } = await openInn(db);
	await transact(db, (trx) => takeNights(trx, { ...stay, roomId }));
	expect(await taken(db)).toEqual(["23: 1+0", "24: 1+0"]);
	await transact(db, (trx) => returnNights(trx, { ...stay, roomId }));
	expect(await taken(db)).toEqual([]);
});

test("refuses a stay with a night that is full, blocked, closed or missing", async ({ db }) => {
	const { roomId } = await openInn(db);
	const take = (checkOut: string, rooms = 1) =>
		transact(db, (trx) => takeNights(trx, { ...stay, checkOut, rooms, roomId }));
	await expect(take("2026-11-25", 3)).rejects.toThrow(NightsTakenError);
	await expect(take("2027-03-01")).rejects.toThrow(NightsTakenError);
	const block = { roomId, rooms: 2, checkIn: "2026-11-24", checkOut: "2026-11-25" };
	await transact(db, (trx) => blockNights(trx, block));
	await expect(take("2026-11-25")).rejects.toThrow(NightsTakenError);
	await transact(db, (trx) => unblockNights(trx, block));
	await db.updateTable("nights").set({ is_closed: true }).where("date", "=", "2026-11-24").execute();
	await expect(take("2026-11-25")).rejects.toThrow(NightsTakenError);
	expect(await taken(db)).toEqual([]);
	await take("2026-11-24", 2);
	expect(await taken(db)).toEqual(["23: 2+0"]);
});
