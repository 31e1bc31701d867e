import { expect } from "vitest";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { cancelOwnMove } from "#app/rent/moves/cancel-own-move.server.ts";
import { changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";

const SAM = "Sam Okafor";
const LEE = "Lee Chan";
const clock = { timeZone: "UTC", now: MOVE_NOW };
const withoutNumber = (subject: string) => subject.replace(/ \(R-.*\)$/, "");

/** Two trucks, two drivers, and a confirmed move of Sam's with Truck 3. */
async function openJob(db: Database) {
	const { accountId: actorId } = await addOwner(db);
	const trucks = [await addVehicle(db, { name: "Truck 3" }), await addVehicle(db, { name: "Truck 4" })];
	const drivers: Record<string, number> = {
		[SAM]: await addDriver(db, SAM),
		[LEE]: await addDriver(db, LEE),
	};
	const book = async (booking_time: string) => {
		const booked = await bookMove(db, moveOf({ vehicle_type: "truck", booking_time, guestHash: "mine" }));
		if (!booked.ok) throw new Error(booked.reason);
		await changeMovingStatus(db, {
			number: booked.number,
			expectedStatus: "pending",
			to: "confirmed",
			actorId,
			now: MOVE_NOW,
		});
		return booked.number;
	};
	const number = await book("14:30");
	const assign = (expectedVersion: number, driver: string | null, truck: 0 | 1 = 0, of = number) =>
		assignMove(db, {
			number: of,
			expectedVersion,
			link: newLink(),
			actorId,
			now: MOVE_NOW,
			to: driver === null ? null : { vehicleId: trucks[truck] ?? 0, driverId: drivers[driver] ?? 0 },
		});
	await assign(0, SAM);
	const change = { number, expectedStatus: "confirmed", actorId, ...clock } as const;
	let read = 1;
	/** The mails to drivers since the last call: whom each is for and what its subject says. */
	const newMails = async () => {
		const mails = (await writtenMails(db)).filter(({ to }) => to === "driver@example.com").slice(read);
		read += mails.length;
		return mails.map(({ subject, text }) => ({
			name: /Hello ([^,]+),/.exec(text)?.[1],
			subject: withoutNumber(subject),
			text,
		}));
	};
	const told = async () => (await newMails()).map(({ name, subject }) => `${name}: ${subject}`);
	return { actorId, book, assign, change, newMails, told };
}

const THEN = "Fri 4 Dec 2026, 14:30";

test("a driver whose job goes to somebody else, or to nobody, is told once", async ({ db }) => {
	const { assign, newMails, told } = await openJob(db);
	await assign(1, LEE);
	const [toLee, toSam, ...others] = await newMails();
	expect(others).toEqual([]);
	expect(toLee).toMatchObject({ name: LEE, subject: `Your job on ${THEN}` });
	expect(toSam).toMatchObject({ name: SAM, subject: `Job unassigned: ${THEN}` });
	expect(toSam?.text).toContain(`You are no longer assigned to the job on ${THEN}, with Truck 3.`);
	expect(toSam?.text).toContain(`Date and time: ${THEN} to 16:30`);
	expect(toSam?.text).toContain("From: 12 Harbor Road, Hoboken");
	expect(toSam?.text).not.toContain("/jobs/");
	expect(await assign(2, LEE)).toEqual({ ok: true, repeated: true });
	expect(await assign(1, SAM)).toMatchObject({ reason: "changed" });
	expect(await told()).toEqual([]);
	await assign(2, LEE, 1);
	const [other] = await newMails();
	expect(other?.text).toContain(`Your job on ${THEN} is with Truck 4 now, and its link has changed.`);
	expect(await assign(3, null)).toEqual({ ok: true, repeated: false });
	expect(await assign(3, null)).toEqual({ ok: true, repeated: true });
	expect(await told()).toEqual([`${LEE}: Job unassigned: ${THEN}`]);
});

test("a driver is told the new time of a job, or that they do not have it any more", async ({ db }) => {
	const { book, assign, change, newMails, told } = await openJob(db);
	const saturday = { booking_date: "2026-12-05", booking_time: "09:00", from: BOOKED_FOR };
	await rescheduleMove(db, { ...change, ...saturday });
	await rescheduleMove(db, { ...change, ...saturday });
	const [moved, ...others] = await newMails();
	expect(others).toEqual([]);
	expect(moved).toMatchObject({ name: SAM, subject: "Job moved to Sat 5 Dec 2026, 09:00" });
	expect(moved?.text).toContain("Date and time: Sat 5 Dec 2026, 09:00 to 11:00");
	expect(moved?.text).toContain(`Before: ${THEN} to 16:30`);

	await assign(0, SAM, 0, await book("18:00"));
	expect(await told()).toEqual([`${SAM}: Your job on Fri 4 Dec 2026, 18:00`]);
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	const from = { date: "2026-12-05", time: "09:00" };
	await rescheduleMove(db, { ...change, from, booking_date: "2026-12-04", booking_time: "17:00" });
	const [lost] = await newMails();
	expect(lost).toMatchObject({ name: SAM, subject: "Job unassigned: Sat 5 Dec 2026, 09:00" });
	expect(lost?.text).toContain("It was moved to Fri 4 Dec 2026, 17:00, when you or Truck 3 aren’t free.");
});

test("a driver gets one email about a cancelled job, whoever cancels it", async ({ db }) => {
	const { actorId, book, assign, change, told } = await openJob(db);
	const viewer = { isGranted: false, guestHash: "mine", accountId: null };
	for (let time = 0; time < 2; time++)
		expect(await cancelOwnMove(db, { ...change, viewer, expectedFee: 0 })).toMatchObject({ ok: true });
	expect(await told()).toEqual([`${SAM}: Job cancelled: ${THEN}`]);

	const deleted = await book("08:00");
	await assign(0, LEE, 0, deleted);
	await told();
	for (let time = 0; time < 2; time++)
		expect(await deleteMove(db, { number: deleted, actorId, now: MOVE_NOW })).toMatchObject({ ok: true });
	expect(await told()).toEqual([`${LEE}: Job cancelled: Fri 4 Dec 2026, 08:00`]);

	const done = await book("10:00");
	await assign(0, LEE, 0, done);
	await changeMovingStatus(db, { ...change, number: done, to: "delivered" });
	const past = await book("12:30");
	await assign(0, SAM, 0, past);
	await told();
	await deleteMove(db, { number: done, actorId, now: MOVE_NOW });
	await changeMovingStatus(db, {
		...change,
		number: past,
		to: "cancelled",
		now: new Date("2026-12-07T12:00:00.000Z"),
	});
	expect(await told()).toEqual([]);
});
