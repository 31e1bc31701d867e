import { expect } from "vitest";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { mayChangeBooking } from "./booking-rules.ts";
import { BOOKING_STATES, BOOKING_STATUS_NAMES } from "./booking-states.ts";
import { toHistoryView } from "./booking-view.server.ts";
import { type BookingChange, changeBooking } from "./change-booking.server.ts";
import { readBooking as findBooking } from "./read-booking.server.ts";

const staff = { by: "staff", actorId: null, now: INN_NOW } as const;
const guest = { by: "guest", actorId: null, now: INN_NOW } as const;

const readBooking = (db: Database, number: string) =>
	db.selectFrom("bookings").selectAll().where("number", "=", number).executeTakeFirstOrThrow();

const nightsBooked = async (db: Database) => {
	const { booked } = await db
		.selectFrom("nights")
		.select((eb) => eb.fn.sum<number>("booked").as("booked"))
		.executeTakeFirstOrThrow();
	return Number(booked);
};

const historyOf = (db: Database, bookingId: number) =>
	db
		.selectFrom("changes")
		.select(["action", "from_value", "to_value", "amount", "note", "actor_id"])
		.where("subject", "=", `booking ${bookingId}`)
		.where("action", "<>", "booked")
		.orderBy("id")
		.execute();

test("a change is written with its history and a mail to the guest, and counts once", async ({ db }) => {
	const { roomId } = await openInn(db);
	const actorId = await addAccount(db, "Bea");
	await db.deleteFrom("outbox").execute();
	const { id, number } = await addBooking(db, { roomId, status: "pending" });
	const confirm = { ...staff, actorId, number, expectedStatus: "pending", to: "confirmed" } as const;
	expect(await changeBooking(db, confirm)).toEqual({ ok: true, repeated: false, fee: 0 });
	expect(await changeBooking(db, confirm)).toEqual({ ok: true, repeated: true, fee: 0 });
	expect(await historyOf(db, id)).toEqual([
		{
			action: "booking status",
			from_value: "pending",
			to_value: "confirmed",
			amount: null,
			note: null,
			actor_id: actorId,
		},
	]);
	const mails = await writtenMails(db);
	expect(mails.map(({ to }) => to)).toEqual(["ana@example.com"]);
	expect(mails[0]?.subject).toMatch(/^Hotel Miramar confirmed your booking/);
});

test("the history for staff names the guest of a cancellation, and nobody for staff who were deleted", async ({
	db,
}) => {
	const { roomId } = await openInn(db);
	const lastActor = async (change: Pick<BookingChange, "by" | "actorId" | "now" | "detail">) => {
		const { number } = await addBooking(db, { roomId });
		await changeBooking(db, { ...change, number, expectedStatus: "confirmed", to: "cancelled" });
		const booking = await findBooking(db, { number });
		return booking && toHistoryView(booking, INN_NOW).at(-1)?.by;
	};
	expect(await lastActor(guest)).toBe("Guest");
	expect(await lastActor({ ...staff, detail: "Flooded" })).toBeNull();
});

test("accepts one of two simultaneous changes and releases the nights once", async ({ db }) => {
	const { roomId } = await openInn(db);
	const [bea, cy] = [await addAccount(db, "Bea"), await addAccount(db, "Cy")];
	const { id, number } = await addBooking(db, { roomId, rooms: 2, status: "pending" });
	const reject = { ...staff, number, expectedStatus: "pending", to: "rejected", detail: "Full" } as const;
	const outcomes = await Promise.all([
		changeBooking(db, { ...reject, actorId: bea }),
		changeBooking(db, { ...guest, number, expectedStatus: "pending", to: "cancelled", actorId: cy }),
	]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const winner = outcomes[0].ok ? "Bea" : "Cy";
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: "changed", by: winner });
	expect(await historyOf(db, id)).toHaveLength(1);
	expect(await nightsBooked(db)).toBe(0);
	expect((await readBooking(db, number)).nights_returned_at).toBe(INN_NOW.toISOString());
});

test("what the table forbids is refused in every status; leaving those that hold nights gives them back", async ({
	db,
}) => {
	const { roomId } = await openInn(db, { room: { quantity: 200, from: "2026-11-10" } });
	const hold_until = new Date(INN_NOW.getTime() + 1);
	for (const status of BOOKING_STATUS_NAMES) {
		const put = () => addBooking(db, { roomId, status, checkIn: "2026-11-15", holdUntil: hold_until });
		let { number } = await put();
		for (const to of BOOKING_STATUS_NAMES) {
			const taken = await nightsBooked(db);
			const booking = { status, check_in: "2026-11-15", hold_until: hold_until.toISOString() };
			const isAllowed = mayChangeBooking(booking, { to, by: "staff" }, { now: INN_NOW, today: TODAY });
			const change: BookingChange = { ...staff, number, expectedStatus: status, to, detail: "Because" };
			expect([status, to, (await changeBooking(db, change)).ok]).toEqual([status, to, isAllowed]);
			const lets = isAllowed && BOOKING_STATES[status].holds && !BOOKING_STATES[to].holds;
			expect(await nightsBooked(db)).toBe(lets ? taken - 2 : taken);
			if (isAllowed) ({ number } = await put());
		}
	}
});

test("the hotel's own date decides, at both sides of the date line", async ({ db }) => {
	// It is Saturday in Auckland and Friday in Honolulu.
	const now = new Date("2026-11-20T12:30:00.000Z");
	const arrival = { checkIn: "2026-11-21", checkOut: "2026-11-23" };
	const auckland = await openInn(db, { hotel: { time_zone: "Pacific/Auckland" } });
	const honolulu = await openInn(db, { hotel: { time_zone: "Pacific/Honolulu" } });
	const [here, there] = [
		await addBooking(db, { roomId: auckland.roomId, ...arrival }),
		await addBooking(db, { roomId: honolulu.roomId, ...arrival }),
	];
	const checkIn = { ...staff, now, expectedStatus: "confirmed", to: "checked_in" } as const;
	expect(await changeBooking(db, { ...checkIn, number: here.number })).toMatchObject({ ok: true });
	expect(await changeBooking(db, { ...checkIn, number: there.number })).toEqual({
		ok: false,
		reason: "day",
		checkIn: "2026-11-21",
	});
	const noShow = { ...staff, number: there.number, expectedStatus: "confirmed", to: "no_show" } as const;
	const nextDay = momentOf("2026-11-22", "00:00", "Pacific/Honolulu");
	const justBefore = new Date(nextDay.getTime() - 1);
	expect(await changeBooking(db, { ...noShow, now: justBefore })).toMatchObject({ reason: "day" });
	expect(await changeBooking(db, { ...noShow, now: nextDay })).toMatchObject({ ok: true, fee: 20_000 });
});

test("a guest pays what the policy says from its minute on, and never more than they were told", async ({
	db,
}) => {
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, price: 10_001, checkIn: "2026-11-24" });
	const until = new Date((await readBooking(db, number)).free_until);
	expect(until.toISOString()).toBe("2026-11-22T15:00:00.000Z");
	const late = new Date(until.getTime() + 1);
	const cancel = { ...guest, number, expectedStatus: "confirmed", to: "cancelled" } as const;
	expect(await changeBooking(db, { ...cancel, expectedFee: 0, now: late })).toEqual({
		ok: false,
		reason: "fee",
		fee: 10_001,
	});
	expect(await nightsBooked(db)).toBe(2);
	expect(await changeBooking(db, { ...cancel, expectedFee: 10_001, now: late })).toMatchObject({
		fee: 10_001,
	});
	const [mail, toHotel] = await writtenMails(db);
	expect(mail?.text).toContain("$100.01");
	expect(toHotel).toMatchObject({ to: "stay@example.com" });
	const other = await addBooking(db, { roomId, checkIn: "2026-11-24" });
	const inTime = { ...cancel, number: other.number, expectedFee: 0, now: until };
	expect(await changeBooking(db, inTime)).toMatchObject({ ok: true, fee: 0 });
});

test("requires a reason when the hotel cancels, without a fee", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, checkIn: addDays(TODAY, 1) });
	const cancel = { ...staff, number, expectedStatus: "confirmed", to: "cancelled" } as const;
	expect(await changeBooking(db, { ...cancel, detail: "  " })).toEqual({ ok: false, reason: "no_reason" });
	expect(await changeBooking(db, { ...cancel, detail: "Burst pipe" })).toMatchObject({ ok: true, fee: 0 });
	const mails = await writtenMails(db);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.text).toContain("Burst pipe");
	const { nights_sold } = await db
		.selectFrom("hotels")
		.select("nights_sold")
		.where("id", "=", hotelId)
		.executeTakeFirstOrThrow();
	expect(nights_sold).toBe(0);
});

test("sends no email to a walk-in without an address", async ({ db }) => {
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId, source: "walk_in", email: "", status: "pending" });
	await changeBooking(db, { ...staff, number, expectedStatus: "pending", to: "confirmed" });
	expect(await writtenMails(db)).toEqual([]);
});

test("puts the remaining nights on sale after an early check-out", async ({ db }) => {
	const { hotelId } = await openInn(db);
	const roomId = await addRoom(db, hotelId, { quantity: 1, from: "2026-11-15" });
	const stay = { roomId, checkIn: "2026-11-18", checkOut: "2026-11-25" };
	const { number } = await addBooking(db, { ...stay, status: "checked_in" });
	await changeBooking(db, { ...staff, number, expectedStatus: "checked_in", to: "checked_out" });
	await addBooking(db, { roomId, checkIn: TODAY, checkOut: "2026-11-24" });
	expect(await nightsBooked(db)).toBe(4);
});
