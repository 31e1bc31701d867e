import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { addWaitingUploads, listWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { readDispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import type { JobLink } from "#app/rent/moves/job/job-link.server.ts";
import { readJob, readJobProgress, readProofPhoto } from "#app/rent/moves/job/read-job.server.ts";
import { dueOf } from "#app/rent/moves/moving-booking.ts";
import { findMoveToChange, readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import type { StepRace } from "#app/testing/rent/report-step.child-process.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import type { CollectionMethod, JobStep } from "#db/schema/rent.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { recordCollection } from "./collection.server.ts";
import { describeDriverAtWork } from "./job-messages.ts";
import { reportStep } from "./report-step.server.ts";
import { undoStep } from "./undo-step.server.ts";

const timeZone = "UTC";
/** The job is at 14:30. */
const THAT_DAY = new Date("2026-12-04T10:00:00.000Z");
const PHOTO: Picture = {
	hash: "x",
	colour: "#000000",
	width: 800,
	height: 600,
	files: [
		{ width: 320, format: "webp", bytes: Buffer.from("small") },
		{ width: 1280, format: "webp", bytes: Buffer.from("large") },
	],
};

/** A confirmed move with a truck, a driver and a link. */
async function openJob(db: Database, change: Parameters<typeof moveOf>[0] = {}) {
	const { accountId: actorId } = await addOwner(db);
	const vehicleId = await addVehicle(db, { name: "Truck 3" });
	const drivers = [await addDriver(db, "Sam Okafor"), await addDriver(db, "Lee Chan")];
	const booked = await bookMove(db, moveOf({ vehicle_type: "truck", email: "ana@example.com", ...change }));
	if (!booked.ok) throw new Error(booked.reason);
	const { number } = booked;
	const now = MOVE_NOW;
	await changeMovingStatus(db, { number, expectedStatus: "pending", to: "confirmed", actorId, now });
	const assign = async (expectedVersion: number, driver: 0 | 1 | null = 0) => {
		const link = newLink();
		const to = driver === null ? null : { vehicleId, driverId: drivers[driver] ?? 0 };
		expect(await assignMove(db, { number, to, expectedVersion, link, actorId, now })).toMatchObject({
			ok: true,
		});
		return link;
	};
	const report = (link: JobLink, step: JobStep, more: { now?: Date; photos?: Picture[] } = {}) =>
		reportStep(db, {
			linkHash: hashToken(link.token),
			step,
			timeZone,
			now: THAT_DAY,
			photos: [],
			receiver: step === "delivered" ? "Bo Lima" : "",
			...more,
		});
	const read = (link: JobLink, at = THAT_DAY) =>
		readJob(db, { linkHash: hashToken(link.token), timeZone, now: at });
	const undo = (step: JobStep) => undoStep(db, { number, step, actorId, now: THAT_DAY });
	const stored = () =>
		db.selectFrom("moving_bookings").select(["status", "minutes_late"]).executeTakeFirstOrThrow();
	const status = async () => (await stored()).status;
	const minutesLate = async () => (await stored()).minutes_late;
	return { number, actorId, assign, report, read, undo, status, minutesLate };
}

const DONE = { ok: true, repeated: false };
const AGAIN = { ok: true, repeated: true };

test("assigning emails the driver a link that opens that job, until two days after it", async ({ db }) => {
	const { number, assign, read } = await openJob(db);
	const link = await assign(0);
	const [mail] = (await writtenMails(db)).filter(({ to }) => to === "driver@example.com");
	expect(mail?.text).toContain(`/jobs/${link.token}`);
	expect(await read(link)).toMatchObject({ number, vehicle: "Truck 3", driver: "Sam Okafor", steps: [] });
	expect(await read(link, new Date("2026-12-06T16:29:59.000Z"))).toBeDefined();
	expect(await read(link, new Date("2026-12-06T16:30:00.000Z"))).toBeUndefined();
	expect(await read(newLink())).toBeUndefined();
	const stored = await db.selectFrom("move_assignments").selectAll().executeTakeFirstOrThrow();
	expect(JSON.stringify(stored)).not.toContain(link.token);
});

test("a driver is asked after the delivery whether the price was collected, and dispatch sees the answer", async ({
	db,
}) => {
	const { actorId, number, assign, report, read, undo } = await openJob(db, { guestHash: "mine" });
	await db
		.updateTable("moving_bookings")
		.set({ price: 41_200, currency: "USD", price_state: "agreed" })
		.execute();
	const link = await assign(0);
	const answer = (method: CollectionMethod, change: Partial<Parameters<typeof recordCollection>[1]> = {}) =>
		recordCollection(db, { linkHash: hashToken(link.token), method, timeZone, now: THAT_DAY, ...change });
	expect(await answer("cash")).toEqual({ ok: false, reason: "not_due" });
	for (const step of ["on_the_way", "arrived", "loaded", "delivered"] as const) await report(link, step);
	expect(await read(link)).toMatchObject({ collection: null });
	expect(await answer("none", { linkHash: "another" })).toEqual({ ok: false, reason: "gone" });
	expect(await answer("none")).toEqual(DONE);
	expect(await answer("none")).toEqual(AGAIN);
	const dues = async () => {
		const move = await readMovingBooking(db, {
			number,
			viewer: { isGranted: false, guestHash: "mine", accountId: null },
		});
		return move ? dueOf(move) : null;
	};
	expect(await dues()).toEqual({ paid: [], due: { label: "Still due", amount: 41_200 } });
	expect(await answer("cash")).toEqual(DONE);
	expect(await dues()).toEqual({
		paid: [{ label: "Paid to the driver in cash", amount: -41_200 }],
		due: null,
	});
	const collection = { method: "cash", amount: 41_200 };
	expect(await readDispatchedMove(db, { number })).toMatchObject({ collection });
	const said = await db
		.selectFrom("changes")
		.select("detail")
		.where("detail", "like", "%ollected%")
		.orderBy("id")
		.execute();
	expect(said.map(({ detail }) => readText(detail ?? ""))).toEqual([
		"$412.00 not collected, Sam Okafor",
		"$412.00 collected in cash, Sam Okafor",
	]);
	// Whose delivery is taken back is asked again.
	await undo("delivered");
	expect(await read(link)).toMatchObject({ collection: null });
	await changeMovingStatus(db, {
		number,
		expectedStatus: "confirmed",
		to: "cancelled",
		actorId,
		now: THAT_DAY,
	});
	expect(await answer("cash")).toEqual({ ok: false, reason: "gone" });
});

test("a link ends when the job goes to somebody else, and when nobody has it any more", async ({ db }) => {
	const { assign, read, report } = await openJob(db);
	const first = await assign(0);
	const second = await assign(1, 1);
	expect(await read(first)).toBeUndefined();
	expect(await report(first, "on_the_way")).toEqual({ ok: false, reason: "gone" });
	expect(await read(second)).toMatchObject({ driver: "Lee Chan" });
	await assign(2, null);
	expect(await read(second)).toBeUndefined();
	expect(await db.selectFrom("move_job_steps").selectAll().execute()).toEqual([]);
});

test("a link opens and reports one job, and nothing of another job of the same driver", async ({ db }) => {
	const { actorId, number, assign, report, read } = await openJob(db);
	const link = await assign(0);
	const booked = await bookMove(
		db,
		moveOf({ vehicle_type: "truck", booking_time: "10:00", name: "Bo Lima" }),
	);
	if (!booked.ok) throw new Error(booked.reason);
	const move = { number: booked.number, actorId, now: MOVE_NOW };
	await changeMovingStatus(db, { ...move, expectedStatus: "pending", to: "confirmed" });
	const { vehicle_id, driver_id } = await db
		.selectFrom("move_assignments")
		.selectAll()
		.executeTakeFirstOrThrow();
	const other = newLink();
	const to = { vehicleId: vehicle_id, driverId: driver_id };
	await assignMove(db, { ...move, to, expectedVersion: 0, link: other });
	for (const step of ["on_the_way", "arrived", "loaded"] as const)
		expect(await report(other, step)).toEqual(DONE);
	expect(await report(other, "delivered", { photos: [PHOTO] })).toEqual(DONE);
	expect(await read(link)).toMatchObject({ number, status: "confirmed", steps: [], photos: 0 });
	expect(await read(other)).toMatchObject({ number: booked.number, status: "delivered", photos: 1 });
	expect(await readProofPhoto(db, { number, position: 1, width: 320 })).toBeUndefined();
});

test("a driver reports the steps in their order, each once, and the customer hears of two", async ({
	db,
}) => {
	const { number, assign, report, read, status, minutesLate } = await openJob(db);
	const link = await assign(0);
	const early = { now: new Date("2026-12-04T02:29:00.000Z") };
	expect(await report(link, "on_the_way", early)).toEqual({ ok: false, reason: "too_early" });
	expect(await report(link, "arrived")).toEqual({ ok: false, reason: "out_of_order", next: "on_the_way" });
	expect(await report(link, "on_the_way")).toEqual(DONE);
	expect(await report(link, "on_the_way")).toEqual(AGAIN);
	expect(await report(link, "arrived")).toEqual(DONE);
	expect(await report(link, "delivered")).toEqual({ ok: false, reason: "out_of_order", next: "loaded" });
	expect(await report(link, "loaded")).toEqual(DONE);
	expect(await status()).toBe("confirmed");
	const folder = await mkdtemp(join(tmpdir(), "waiting-"));
	const waiting = { sender: { linkHash: hashToken(link.token) }, folder };
	const files = [new File(["1"], "1")];
	await addWaitingUploads(db, { ...waiting, files, group: "drivers", now: THAT_DAY });
	expect(await report(link, "loaded")).toEqual(AGAIN);
	expect(await listWaitingUploads(db, waiting)).toHaveLength(1);
	expect(await report(link, "delivered", { photos: [PHOTO, PHOTO] })).toEqual(DONE);
	expect(await listWaitingUploads(db, waiting)).toEqual([]);
	await rm(folder, { recursive: true });
	expect(await report(link, "delivered", { photos: [PHOTO] })).toEqual(AGAIN);
	expect(await status()).toBe("delivered");
	expect(await read(link)).toMatchObject({ status: "delivered", photos: 2 });
	expect((await readJobProgress(db, { number })).steps.at(-1)).toMatchObject({ receiver: "Bo Lima" });
	expect(await minutesLate(), "10:00 instead of 14:30").toBe(-270);

	const toCustomer = (await writtenMails(db)).filter(({ to }) => to === "ana@example.com");
	expect(toCustomer.map(({ subject }) => subject.replace(/ \(R-.*\)$/, ""))).toEqual([
		...["We received your moving booking", "Your move is confirmed"],
		...["Your driver is on the way", "Your move is complete"],
	]);
	const history = await db
		.selectFrom("changes")
		.select("detail")
		.where("action", "=", "step")
		.orderBy("id")
		.execute();
	expect(history.map(({ detail }) => readText(detail ?? ""))).toEqual([
		...["On the way, Sam Okafor", "Arrived, Sam Okafor", "Loaded, Sam Okafor"],
		"Delivered, Sam Okafor",
	]);
});

test("steps of a booking that is not confirmed are refused", async ({ db }) => {
	const { number, actorId, assign, report, minutesLate } = await openJob(db);
	const link = await assign(0);
	for (const step of ["on_the_way", "arrived"] as const) await report(link, step);
	const move = { number, expectedStatus: "confirmed", actorId, now: MOVE_NOW } as const;
	const to = { booking_date: "2026-12-05", booking_time: "09:00" };
	await rescheduleMove(db, { ...move, ...to, from: BOOKED_FOR, timeZone });
	// The driver keeps the job, and nothing of it is done at the new time.
	expect(await minutesLate()).toBeNull();
	const later = { now: new Date("2026-12-05T08:00:00.000Z") };
	expect(await report(link, "on_the_way", later)).toEqual({
		ok: false,
		reason: "not_open",
		status: "pending",
	});
	await changeMovingStatus(db, { ...move, expectedStatus: "pending", to: "confirmed" });
	expect(await report(link, "on_the_way", later)).toEqual(DONE);
	await changeMovingStatus(db, { ...move, to: "cancelled" });
	expect(await report(link, "arrived", later)).toEqual({ ok: false, reason: "gone" });
});

test("an admin takes back the last step; a delivery is confirmed again without its photos", async ({
	db,
}) => {
	const { number, assign, report, undo, status, minutesLate } = await openJob(db);
	const link = await assign(0);
	for (const step of ["on_the_way", "arrived", "loaded"] as const) await report(link, step);
	await report(link, "delivered", { photos: [PHOTO] });
	expect(await undo("loaded")).toEqual({ ok: false, reason: "not_last" });
	expect(await undo("delivered")).toEqual(DONE);
	expect(await undo("delivered")).toEqual(AGAIN);
	expect(await status()).toBe("confirmed");
	expect((await readJobProgress(db, { number })).photos).toBe(0);
	expect(await undo("loaded")).toEqual(DONE);
	expect(await minutesLate()).toBe(-270);
	expect(await undo("arrived")).toEqual(DONE);
	expect(await minutesLate()).toBeNull();
	expect(await report(link, "arrived", { now: new Date("2026-12-04T14:45:59.000Z") })).toEqual(DONE);
	expect(await minutesLate()).toBe(15);
	expect(await report(link, "loaded")).toEqual(DONE);
	expect(await report(link, "delivered")).toEqual(DONE);
	const { id } = await db.selectFrom("moving_bookings").select("id").executeTakeFirstOrThrow();
	await db
		.insertInto("reviews")
		.values({
			move_id: id,
			rating: 5,
			author: "Ana L.",
			message: "Fine.",
			created_at: MOVE_NOW.toISOString(),
		})
		.execute();
	expect(await undo("delivered")).toEqual({ ok: false, reason: "reviewed" });
	expect(await status()).toBe("delivered");
});

test("photos of a delivery are for staff and whoever may see the booking, and for nobody else", async ({
	db,
}) => {
	const { number, assign, report } = await openJob(db, { guestHash: "mine" });
	const link = await assign(0);
	for (const step of ["on_the_way", "arrived", "loaded"] as const) await report(link, step);
	await report(link, "delivered", { photos: [PHOTO] });
	const read = async (of: Partial<Parameters<typeof readProofPhoto>[1]>) =>
		(await readProofPhoto(db, { number, position: 1, width: 320, ...of }))?.toString();
	const viewer = { isGranted: false, guestHash: "mine", accountId: null };
	expect(await read({})).toBe("small");
	expect(await read({ viewer, width: 1280 })).toBe("large");
	expect(await read({ viewer: { ...viewer, guestHash: "theirs" } })).toBeUndefined();
	expect(await read({ position: 2 })).toBeUndefined();
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
});

test("a step that two processes report at once counts once", async ({ db, url }) => {
	const { assign } = await openJob(db);
	const { token } = await assign(0);
	const task: StepRace = { url, linkHash: hashToken(token), now: THAT_DAY.toISOString() };
	const others = [1, 2].map(() =>
		startElsewhere<number>("app/testing/rent/report-step.child-process.ts", task),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const counted = await Promise.all(others.map(({ result }) => result));
	expect(counted.reduce((sum, count) => sum + count, 0)).toBe(1);
	const events = await db.selectFrom("changes").select("id").where("action", "=", "step").execute();
	expect(events).toHaveLength(1);
	const mails = (await writtenMails(db)).filter(({ subject }) => subject.startsWith("Your driver is on the"));
	expect(mails).toHaveLength(1);
});

test("staff who cancel a move whose driver has begun read who that is, and the email tells the driver to stop", async ({
	db,
}) => {
	const { actorId, number, assign, report } = await openJob(db);
	const link = await assign(0);
	const ask = async () => (await findMoveToChange(db, { number }))?.driverAtWork;
	expect(await ask()).toBeNull();
	await report(link, "on_the_way");
	const job = (await ask()) ?? expect.fail("nobody is at work");
	expect(describeDriverAtWork(job)).toBe(
		"Sam Okafor is on the way to the customer. They get an email that the job is cancelled. Call them too: (212) 555-0188.",
	);
	const cancellation = { number, expectedStatus: "confirmed", to: "cancelled", actorId } as const;
	expect(await changeMovingStatus(db, { ...cancellation, now: THAT_DAY })).toMatchObject({ ok: true });
	const mails = await writtenMails(db);
	const mail = mails.find(({ subject }) => subject.startsWith("Job cancelled"));
	expect(mail?.text).toContain("It has begun (“On the way”), so stop and call the office.");
});
