import { afterAll, beforeAll, expect } from "vitest";
import { checkNextPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type OpenProvider, openProvider, SITE } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import type { DatesJob, DatesTask } from "#app/testing/travel/change-dates.child-process.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { openCheckoutOf, payFor } from "#app/testing/travel/paying-stays.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { datesOf, nightsOf, type StayDates } from "#app/travel/nights/stay.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { changeStayDates } from "./change-dates.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const HOUR_MS = 60 * 60 * 1000;
const after = (hours: number) => new Date(INN_NOW.getTime() + hours * HOUR_MS);
const FROM = { checkIn: STAY.checkIn, checkOut: STAY.checkOut };
const until = (checkOut: string) => ({ ...FROM, checkOut });
const VIEWER = { isGranted: true, guestHash: null, accountId: null };

/** Stays of two nights that are paid in full, all in one room type with this many rooms. */
async function addPaidStays(db: Database, { stays, rooms }: { stays: number; rooms: number }) {
	const { roomId } = await openInn(db, { hotel: { payment: "full" }, room: { quantity: rooms } });
	const numbers: string[] = [];
	for (let at = 0; at < stays; at++) {
		const booking = bookingOf(roomId, { paymentProvider: shop.provider.name, guestHash: `guest ${at}` });
		const outcome = await bookRoom(db, await withCurrentTerms(db, booking));
		if (!outcome.ok) throw new Error(outcome.reason);
		await payFor(db, shop, outcome.number);
		numbers.push(outcome.number);
	}
	return { roomId, numbers };
}

/** Four processes, each with its jobs at the same time; their outcomes. */
async function race(url: string, now: Date, jobs: readonly DatesJob[][]): Promise<string[][]> {
	const others = jobs.map((own) => {
		const task: DatesTask = { url, access: shop.access, now: now.toISOString(), jobs: own };
		return startElsewhere<string[]>("app/testing/travel/change-dates.child-process.ts", task);
	});
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

/** The same jobs in four processes, in turn forwards and backwards. */
const byFour = (jobs: readonly DatesJob[]) =>
	[0, 1, 2, 3].map((process) => (process % 2 ? jobs.toReversed() : [...jobs]));

async function settle(db: Database, now: Date): Promise<void> {
	const { provider } = shop;
	while (await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now }));
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })) === true);
}

/** Counters of nights and sales that are not those of the stays and of the changes that wait. */
async function auditNights(db: Database): Promise<string[]> {
	const held = new Map<string, number>();
	const stays = await db.selectFrom("bookings").selectAll().where("status", "in", HOLDING).execute();
	const changes = await db.selectFrom("date_changes").selectAll().execute();
	const own = await db.selectFrom("booking_nights").select(["booking_id", "date"]).execute();
	const wrong: string[] = [];
	let sold = 0;
	for (const stay of stays) {
		const nights = nightsOf(datesOf(stay));
		sold += nights.length * stay.rooms;
		const change = changes.find(({ booking_id }) => booking_id === stay.id);
		const dates = [...new Set([...nights, ...(change ? nightsOf(datesOf(change)) : [])])].sort();
		for (const date of dates) held.set(date, (held.get(date) ?? 0) + stay.rooms);
		const stored = own.filter(({ booking_id }) => booking_id === stay.id).map(({ date }) => date);
		if (stored.toSorted().join() !== dates.join()) wrong.push(`${stay.number} holds ${stored}, not ${dates}`);
	}
	const ended = changes.filter(({ booking_id }) => !stays.some(({ id }) => id === booking_id));
	if (ended.length > 0) wrong.push(`${ended.length} changes of stays that ended`);
	for (const { date, booked } of await db.selectFrom("nights").select(["date", "booked"]).execute())
		if (booked !== (held.get(date) ?? 0)) wrong.push(`${date} ${booked}, not ${held.get(date) ?? 0}`);
	const hotel = await db.selectFrom("hotels").select("nights_sold").executeTakeFirstOrThrow();
	if (hotel.nights_sold !== sold) wrong.push(`${hotel.nights_sold} nights sold, not ${sold}`);
	return wrong;
}

const readChanges = (db: Database) => db.selectFrom("date_changes").selectAll().execute();

const asked = (db: Database) =>
	db
		.selectFrom("payments")
		.select(["subject_number", "amount"])
		.where("state", "=", "open")
		.where("ended_at", "is", null)
		.execute();

test("4 processes that change the dates of one paid stay hold one change and ask for its difference", async ({
	db,
	url,
}) => {
	const { numbers } = await addPaidStays(db, { stays: 1, rooms: 1 });
	const [number = ""] = numbers;
	const to = ["2026-11-28", "2026-11-30", "2026-12-02"].map(until);
	const other: StayDates = { checkIn: "2026-12-07", checkOut: "2026-12-10" };
	const jobs = [...to, other].flatMap((dates): DatesJob[] => [
		{ kind: "change", number, from: FROM, to: dates },
		{ kind: "open checkout", number },
	]);
	const outcomes = await race(url, after(1), byFour(jobs));
	expect([...new Set(outcomes.flat())].sort()).toEqual(["done", "repeated"]);
	const [change, ...more] = await readChanges(db);
	expect(more).toEqual([]);
	const difference = (change?.total ?? 0) - 20_000;
	expect(await asked(db)).toEqual([{ subject_number: number, amount: difference }]);
	expect(await auditNights(db)).toEqual([]);
	await payFor(db, shop, number, after(2));
	await settle(db, after(2));
	expect(await readBooking(db, { number })).toMatchObject({ total: change?.total, change: null });
	expect(await auditNights(db)).toEqual([]);
	expect(await auditPayments(db, shop.server.books, { now: after(2) })).toEqual([]);
});

test("4 processes that change paid stays to the same last free nights sell each of them once", async ({
	db,
	url,
}) => {
	const { numbers } = await addPaidStays(db, { stays: 4, rooms: 5 });
	// One of the five is left on these nights.
	await db
		.updateTable("nights")
		.set({ blocked: 4 })
		.where("date", ">=", "2026-11-25")
		.where("date", "<", "2026-11-28")
		.execute();
	const longer = until("2026-11-28");
	const later: StayDates = { checkIn: "2026-11-27", checkOut: "2026-12-01" };
	const jobs = numbers.flatMap((number, at): DatesJob[] => [
		{ kind: "change", number, from: FROM, to: at % 2 ? longer : later },
	]);
	const outcomes = await race(url, after(1), byFour(jobs));
	expect(outcomes.flat()).toContain("done");
	const changes = await readChanges(db);
	expect(changes).toHaveLength(1);
	expect(await auditNights(db)).toEqual([]);
	const [winner] = await asked(db);
	await payFor(db, shop, winner?.subject_number ?? "", after(2));
	await settle(db, after(2));
	expect(await readChanges(db)).toEqual([]);
	expect(await auditNights(db)).toEqual([]);
	expect(await auditPayments(db, shop.server.books, { now: after(2) })).toEqual([]);
});

test("new dates that are paid while they expire, change and are cancelled move the stay or give the money back", async ({
	db,
	url,
}) => {
	const { numbers } = await addPaidStays(db, { stays: 6, rooms: 6 });
	const to: StayDates = { checkIn: "2026-12-01", checkOut: "2026-12-08" };
	for (const number of numbers) {
		await changeStayDates(db, {
			number,
			viewer: VIEWER,
			expectedDates: FROM,
			to,
			expectedTotal: 10_000_000,
			paymentProvider: shop.provider.name,
			now: INN_NOW,
		});
		await shop.press(await openCheckoutOf(db, shop, number), "pay");
	}
	// At the minute in which the time to pay ends.
	const now = after(24);
	const jobsOf = (number: string, at: number): DatesJob[] => {
		const change: DatesJob = { kind: "change", number, from: FROM, to: until("2026-11-27") };
		const last: DatesJob[] = at % 3 === 0 ? [{ kind: "cancel", number }] : at % 3 === 1 ? [change] : [];
		return [{ kind: "return", number }, { kind: "expire" }, ...last];
	};
	await race(url, now, byFour([...numbers.flatMap(jobsOf), { kind: "check" }]));
	await settle(db, after(25));
	await settle(db, after(26));
	for (const number of numbers)
		expect((await readBooking(db, { number }))?.status, number).toMatch(/confirmed|cancelled/);
	expect(await auditNights(db)).toEqual([]);
	expect(await auditPayments(db, shop.server.books)).toEqual([]);
});
