import type { Transaction } from "kysely";
import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { sendNextRefund } from "#app/payments/check-payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { openProvider } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { BookTask } from "#app/testing/travel/book-room.child-process.ts";
import { bookingOf, STAY, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { addExtraTo, addPlan, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { payFor } from "#app/testing/travel/paying-stays.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { earningsOf } from "#app/travel/commission/ledger.server.ts";
import { changeBookingAsStaff, lockManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { toFolio } from "#app/travel/desk/ui/folio.ts";
import { typedChoice } from "#app/travel/extras/extra-choices.ts";
import { amountOf, type ChosenExtra, type Extra, sumOfExtras } from "#app/travel/extras/extra-prices.ts";
import { findSoldOut } from "#app/travel/extras/read-extras.server.ts";
import { noShowFee } from "#app/travel/quotes/policy.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { quotedNights, readSoldRoom } from "#app/travel/quotes/read-sold-room.server.ts";
import { taxOfHotel } from "#app/travel/quotes/stay-tax.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { countDeadlocks } from "#db/testing/row-locks.ts";
import { seededRandom } from "#demo/random.ts";
import { addExtra } from "./add-extra.server.ts";
import { removeExtra } from "./remove-extra.server.ts";

const QUOTES = 10_000;
/** For every stay. */
const OFFER = {
	name: "",
	writtenName: "",
	code: null,
	percent: null,
	stay_nights: null,
	paid_nights: null,
	min_nights: null,
	min_days_ahead: null,
	max_days_ahead: null,
	arrives_from: null,
	arrives_to: null,
};
const GUEST = { accountId: null, guestHash: "this browser", isGranted: false };

async function book(db: Database, roomId: number, extras: readonly ChosenExtra[], stay = STAY) {
	const outcome = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, { extras, stay })));
	if (!outcome.ok) throw new Error(outcome.reason === "refused" ? outcome.refusal.reason : outcome.reason);
	return outcome.number;
}

async function read(db: Database, number: string) {
	const booking = await readBooking(db, { number });
	if (!booking) throw new Error("no booking");
	return booking;
}

test("the price of a stay is the sum of its lines, whatever its rate, offer, guests, extras and tax", async ({
	db,
}) => {
	const random = seededRandom(20_261_128);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const one = <T>(of: readonly T[]) => of[upTo(of.length - 1)] as T;
	const { hotelId, roomId } = await openInn(db, { room: { sleeps: 6, max_adults: 6, quantity: 5 } });
	for (const price_change of [-15, 8]) await addPlan(db, hotelId, { roomIds: [roomId], price_change });
	const plans = [null, ...(await readRoomPlans(db, { roomIds: [roomId] })).map(({ plan }) => plan)];
	const extras: Extra[] = [];
	for (const per of ["stay", "night", "person", "person_night"] as const)
		extras.push(await addExtraTo(db, hotelId, { name: per, per, price: upTo(5_000) }));
	const room = await readSoldRoom(db, roomId);
	if (!room) throw new Error("no room");
	const nights = await quotedNights(db, { roomId, checkIn: TODAY, checkOut: addDays(TODAY, 40) });
	for (let at = 0; at < QUOTES; at++) {
		const checkIn = addDays(TODAY, 1 + upTo(20));
		const stay = {
			checkIn,
			checkOut: addDays(checkIn, 1 + upTo(9)),
			rooms: 1 + upTo(2),
			adults: 1 + upTo(3),
			children: upTo(2),
			...(random() < 0.5 ? { ages: [upTo(17), upTo(17)] } : {}),
		};
		const found = {
			...room,
			price: upTo(30_000),
			extra_guest_price: upTo(4_000),
			adult_prices: one(["{}", JSON.stringify({ 1: -upTo(2_000), 3: upTo(3_000) })]),
			child_bands: one([
				"[]",
				JSON.stringify([{ upTo: 9, charge: "percent", value: upTo(100), cot: false }]),
			]),
			stay_tax: one(["none", "amount", "percent"] as const),
			stay_tax_rate: upTo(1_500),
			stay_tax_nights: 1 + upTo(9),
			stay_tax_from_age: one([0, 18]),
		};
		const query = {
			...stay,
			roomId,
			found,
			plan: one(plans),
			offers: [{ percent: upTo(60) }, { stay_nights: 4, paid_nights: 3 }]
				.filter(() => random() < 0.5)
				.map((gives, id) => ({ ...OFFER, ...gives, id })),
			nights: nights.filter(({ date }) => date >= checkIn && date <= stay.checkOut),
			extras: extras.filter(() => random() < 0.3).map((extra) => ({ extra, quantity: 1 + upTo(3) })),
			now: INN_NOW,
		};
		const quote = await quoteStay(db, query);
		if (!quote.ok) throw new Error(quote.reason);
		const lines = [
			...quote.nights.map(({ price }) => price),
			...query.extras.map(({ extra, quantity }) => amountOf({ ...extra, quantity }, stay)),
			quote.tax,
		];
		expect(lines.reduce((sum, line) => sum + line, 0)).toBe(quote.total);
		expect(lines.every((line) => Number.isInteger(line) && line >= 0)).toBe(true);
		expect(quote.taxRule).toEqual(taxOfHotel(found));
		expect((await quoteStay(db, query)) satisfies object).toEqual(quote);
	}
});

test("a stay owes its extras, which carry no fee and no commission, and other dates reprice them", async ({
	db,
}) => {
	const { hotelId, roomId } = await openInn(db);
	const parking = await addExtraTo(db, hotelId);
	const transfer = await addExtraTo(db, hotelId, { name: "Transfer", per: "stay", price: 4_000 });
	const number = await book(db, roomId, [
		{ extra: parking, quantity: 1 },
		{ extra: transfer, quantity: 2 },
	]);
	const stay = await read(db, number);
	expect(stay).toMatchObject({ total: 31_000, extras_total: 11_000 });
	expect(toFolio(stay, INN_NOW, 2026)).toMatchObject({ owed: 31_000, balance: 31_000 });
	expect(noShowFee(stay)).toBe(20_000);
	const stored = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
	expect(earningsOf({ ...stored, status: "checked_out" }).base).toBe(20_000);
	await db.updateTable("extras").set({ price: 99_000 }).execute();
	const moved = await changeStayDates(db, {
		number,
		to: { checkIn: STAY.checkIn, checkOut: "2026-11-26" },
		expectedDates: { checkIn: STAY.checkIn, checkOut: STAY.checkOut },
		expectedTotal: 42_500,
		viewer: GUEST,
		now: INN_NOW,
	});
	expect(moved).toMatchObject({ ok: true });
	expect(await read(db, number)).toMatchObject({ total: 42_500, extras_total: 12_500 });
	expect(sumOfExtras((await read(db, number)).extras)).toBe(12_500);
});

test("the desk and the guest add extras to a stay, each form once, and not after it has ended", async ({
	db,
}) => {
	const accountId = await addAccount(db, "Owner", "Hotel");
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: accountId } });
	const late = await addExtraTo(db, hotelId, {
		name: "Late check-out",
		per: "stay",
		on_day: "departure",
		price: 3_000,
		per_day: 1,
	});
	const number = await book(db, roomId, []);
	const desk = { accountId, role: "Hotel" } as const;
	const adding = {
		choice: typedChoice(late, 1),
		idempotencyKey: "once",
		lock: async (trx: Transaction<Schema>) =>
			(await lockManagedBooking(trx, { number, actor: desk }))?.booking,
		actorId: accountId,
		isByStaff: true,
		now: INN_NOW,
	};
	expect(await addExtra(db, adding)).toEqual({ ok: true, name: "Late check-out" });
	expect(await addExtra(db, adding)).toEqual({ ok: true, name: "Late check-out" });
	expect(await read(db, number)).toMatchObject({ total: 23_000, extras_total: 3_000 });
	const other = await book(db, roomId, []);
	const by = (viewer: typeof GUEST) => ({
		...adding,
		idempotencyKey: "other",
		lock: (trx: Transaction<Schema>) => lockBooking(trx, other, viewer),
		actorId: null,
		isByStaff: false,
	});
	const wanted = by(GUEST);
	expect(await addExtra(db, wanted)).toEqual({ ok: false, reason: "sold_out", name: "Late check-out" });
	expect(await addExtra(db, { ...wanted, choice: typedChoice(late, 5) })).toMatchObject({
		reason: "not_offered",
	});
	const stranger = { ...GUEST, guestHash: "another browser" };
	expect(await addExtra(db, by(stranger))).toEqual({ ok: false, reason: "gone" });
	const ended = await changeBookingAsStaff(db, {
		number,
		actor: desk,
		expectedStatus: "confirmed",
		to: "cancelled",
		detail: "The guest called.",
		now: INN_NOW,
	});
	expect(ended).toMatchObject({ ok: true });
	expect(await findSoldOut(db, { chosen: [{ extra: late, quantity: 1 }], stay: STAY })).toBeUndefined();
	expect(await addExtra(db, { ...adding, idempotencyKey: "after" })).toEqual({
		ok: false,
		reason: "not_now",
	});
	const toHotel = async () =>
		(await writtenMails(db)).filter(({ subject }) => subject.includes("added an extra")).map(({ to }) => to);
	expect(await toHotel()).toEqual([]);
	// The extra is free again, and the hotel hears that the guest takes it.
	expect(await addExtra(db, wanted)).toEqual({ ok: true, name: "Late check-out" });
	expect(await toHotel()).toEqual(["stay@example.com"]);
});

test("the desk removes an extra once; what is asked for or was paid online follows", async ({ db }) => {
	const shop = await openProvider();
	const accountId = await addAccount(db, "Owner", "Hotel");
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: accountId, payment: "full" } });
	const extra = await addExtraTo(db, hotelId);
	const stranger = { accountId: await addAccount(db, "Other", "Hotel"), role: "Hotel" } as const;
	const removing = async (number: string) => ({
		id: (await read(db, number)).extras[0]?.id ?? 0,
		lock: (trx: Transaction<Schema>) =>
			lockManagedBooking(trx, { number, actor: { accountId, role: "Hotel" } }),
		provider: shop.provider.name,
		actorId: accountId,
		now: INN_NOW,
	});
	const online = { paymentProvider: shop.provider.name, extras: [{ extra, quantity: 1 }] };
	const bookOnline = async () => {
		const outcome = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, online)));
		return outcome.ok ? outcome.number : expect.fail(outcome.reason);
	};
	const unpaid = await bookOnline();
	expect(await read(db, unpaid)).toMatchObject({ total: 23_000, deposit: 23_000 });
	const first = await removing(unpaid);
	const lock = (trx: Transaction<Schema>) => lockManagedBooking(trx, { number: unpaid, actor: stranger });
	expect(await removeExtra(db, { ...first, lock })).toEqual({ ok: false, reason: "gone" });
	expect(await Promise.all([removeExtra(db, first), removeExtra(db, first)])).toEqual([
		{ ok: true },
		{ ok: true },
	]);
	expect(await read(db, unpaid)).toMatchObject({ total: 20_000, extras_total: 0, deposit: 20_000 });
	expect((await read(db, unpaid)).online).toMatchObject({ state: "open" });
	const paid = await bookOnline();
	await payFor(db, shop, paid);
	expect(await read(db, paid)).toMatchObject({ paid_total: 23_000 });
	await removeExtra(db, await removing(paid));
	while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: shop.provider, now: INN_NOW })) === true);
	expect(await read(db, paid)).toMatchObject({
		total: 20_000,
		deposit: 20_000,
		paid_total: 23_000,
		refunded_total: 3_000,
	});
	expect(await auditPayments(db, shop.server.books)).toEqual([]);
	await shop.close();
});

test("40 guests from four processes never get more of an extra than a day has", async ({ db, url }) => {
	const { hotelId, roomId } = await openInn(db, { room: { quantity: 100 } });
	const extra = await addExtraTo(db, hotelId, { per_day: 3 });
	const wish = { roomId, stay: STAY, extras: [{ extra, quantity: 1 }] };
	const deadlocks = await countDeadlocks(db);
	const others = Array.from({ length: 4 }, () =>
		startElsewhere<string[]>("app/testing/travel/book-room.child-process.ts", {
			url,
			wishes: Array.from({ length: 10 }, () => wish),
		} satisfies BookTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const outcomes = (await Promise.all(others.map(({ result }) => result))).flat();
	const booked = outcomes.filter((outcome) => outcome === "booked");
	expect(booked).toHaveLength(3);
	const taken = await db.selectFrom("booking_extras").select("quantity").execute();
	expect(taken).toHaveLength(3);
	expect(await countDeadlocks(db)).toBe(deadlocks);
});
