import { expect } from "vitest";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { ensureCheckout, paidStay } from "#app/payments/payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { type OpenProvider, SITE } from "#app/testing/payments/paying.ts";
import { actAtProvider } from "#app/testing/payments/provider-acts.ts";
import type { WalkActs } from "#app/testing/payments/walk.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { anonymizeGuest } from "#app/travel/stays/own/anonymize-guest.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { pick } from "#demo/random.ts";
import { bookingOf, withCurrentTerms } from "./booking-a-room.ts";
import { followCalendar, openInn } from "./inn.ts";
import { modelStay } from "./stay-model.ts";

const HOUR_MS = 60 * 60 * 1000;
const PAYMENTS = [
	{ payment: "at_hotel", percent: 0 },
	{ payment: "deposit", percent: 20 },
	{ payment: "full", percent: 100 },
] as const;
const EVENTS = ["one", "two", "three"];

/** Some days before the clocks of these places change, or where they never do. */
const PLACES = [
	{ timeZone: "Europe/Lisbon", begin: "2026-10-22" },
	{ timeZone: "America/New_York", begin: "2026-10-29" },
	{ timeZone: "Asia/Tokyo", begin: "2026-10-22" },
] as const;

type Walk = { shop: OpenProvider; random: () => number; name: string };

/** Books a stay for a random walk, with its model and all that can happen to it; each act changes both. */
export async function openStayWalk(db: Database, { shop, random, name }: Walk) {
	const { provider } = shop;
	const below = (limit: number) => Math.floor(random() * limit);
	const { timeZone, begin } = pick(random, PLACES);
	const { payment, percent } = pick(random, PAYMENTS);
	const isRequest = random() < 0.3;
	const desk = await addOwner(db, `Owner ${name}`);
	const email = `guest-${name}@example.com`;
	const hotel = {
		ownerId: desk.accountId,
		payment,
		deposit_percent: 20,
		time_zone: timeZone,
		confirmation: isRequest ? "request" : "instant",
		unconfirmed: "keep",
		same_day_until: "23:59",
	} as const;
	const room = { from: addDays(begin, -2), nights: 60, quantity: 1 };
	const { roomId } = await openInn(db, { hotel, room });
	const feedId = await followCalendar(db, roomId, `https://example.com/${name}.ics`);
	const clock = { now: new Date(momentOf(begin, "08:30", timeZone).getTime() + below(48) * HOUR_MS) };

	const spanFrom = (checkIn: string, nights: number): StayDates => ({
		checkIn,
		checkOut: addDays(checkIn, nights),
	});
	const dates = spanFrom(addDays(begin, 2 + below(2)), 1 + below(4));
	const booking = bookingOf(roomId, {
		stay: { ...dates, rooms: 1, adults: 2, children: 0 },
		paymentProvider: provider.name,
		email,
		guestHash: `browser ${name}`,
		now: clock.now,
	});
	const booked = await bookRoom(db, await withCurrentTerms(db, booking));
	if (!booked.ok) throw new Error(booked.reason);
	const { number } = booked;
	const model = modelStay({ timeZone, clock, dates, percent, isRequest });
	const { stay, today } = model;
	const atProvider = actAtProvider(db, {
		shop,
		random,
		clock,
		numbers: () => [number],
		actorId: desk.accountId,
	});
	const read = async () => (await readBooking(db, { number })) ?? expect.fail("gone");

	async function openPage(): Promise<string | null> {
		await ensureCheckout(db, { ...paidStay(number), provider, origin: SITE, now: clock.now });
		return (await read()).online?.provider_reference ?? null;
	}

	/** What staff do; whether it was possible. */
	async function step(to: BookingStatus): Promise<boolean> {
		const change = { number, expectedStatus: stay.status, to, actor: desk, detail: "Because" };
		const { now } = clock;
		return (await changeBookingAsStaff(db, { ...change, paymentProvider: provider.name, now })).ok;
	}

	function otherDates(): StayDates {
		const { checkIn, checkOut } = stay.dates;
		if (stay.status === "checked_in") return { checkIn, checkOut: addDays(checkOut, below(5) - 2) };
		return spanFrom(random() < 0.5 ? addDays(today(), below(5)) : checkIn, 1 + below(6));
	}

	const acts: WalkActs = {
		"open the page to pay": openPage,
		/** On the newest page, or on one that was open before. */
		async pay() {
			const current = await openPage();
			const pages = atProvider.checkoutsOf(number);
			const page = random() < 0.7 ? pages.at(-1) : pages[below(pages.length)];
			if (!page) return;
			const isOpen = page.status === "open";
			const isInTime = isOpen && page.id === current && model.asked().length > 0;
			await shop.press(page.id, "pay");
			await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidStay(number), provider, now: clock.now });
			if (isInTime) model.pay();
			else if (isOpen) model.payLate(page.amount);
		},
		async "change the dates"() {
			const by = random() < 0.7 ? "guest" : "desk";
			const who =
				by === "desk" ? { desk } : { viewer: { isGranted: true, guestHash: null, accountId: null } };
			const to = otherDates();
			const change = { number, to, expectedDates: stay.dates, expectedTotal: 10_000_000 };
			const { now } = clock;
			const outcome = await changeStayDates(db, {
				...change,
				...who,
				paymentProvider: provider.name,
				now,
			});
			if (!outcome.ok || outcome.repeated) return;
			expect(model.mustRefuse(to, by)).toBe(false);
			model.changeDates(to, by);
		},
		async confirm() {
			if (stay.status === "pending" && (await step("confirmed"))) model.confirm();
		},
		async reject() {
			if (random() < 0.5 && (await step("rejected"))) model.reject();
		},
		async "check in"() {
			if (await step("checked_in")) model.arrive();
		},
		async "check out"() {
			if (await step("checked_out")) model.leave();
		},
		async undo() {
			const undone = { number, expectedStatus: stay.status, actor: desk, now: clock.now };
			if ((await undoStatus(db, { ...undone, paymentProvider: provider.name })).ok) model.undo();
		},
		async cancel() {
			if (random() < 0.75) return;
			const by = random() < 0.6 ? "guest" : "staff";
			const change = { number, expectedStatus: stay.status, to: "cancelled", by, actorId: null } as const;
			if (!(await changeBooking(db, { ...change, detail: "Because", now: clock.now })).ok) return;
			if (by === "guest") model.cancelByGuest();
			else model.cancelByHotel();
		},
		async "does not arrive"() {
			if (await step("no_show")) model.noShow();
		},
		async "delete the account"() {
			if (random() < 0.8) return;
			const guest = { accountId: null, email, now: clock.now };
			const cancelled = await transact(db, (trx) => anonymizeGuest(trx, guest));
			if (cancelled > 0) model.cancelByGuest();
		},
		/** The other site sells, moves or gives up nights of the room. */
		async "import the calendar"() {
			const uid = pick(random, EVENTS);
			const from = addDays(today(), below(7) - 1);
			if (random() < 0.7) stay.events.set(uid, spanFrom(from, 1 + below(6)));
			else stay.events.delete(uid);
			const events = [...stay.events].map(([uid, span]) => ({ uid, from: span.checkIn, to: span.checkOut }));
			await applyCalendar(db, { feedId, events, now: clock.now });
		},
		async "let time pass"() {
			const later = clock.now.getTime() + pick(random, [0.5, 3, 8, 14, 25]) * HOUR_MS;
			const isToArrive = stay.status === "confirmed" && random() < 0.3;
			const arrival = isToArrive ? momentOf(stay.dates.checkIn, "16:00", timeZone).getTime() : 0;
			clock.now = new Date(Math.max(later, arrival));
			await expireRequests(db, { number, now: clock.now });
			model.expire();
		},
		...atProvider.acts,
	};
	const told = [timeZone, payment, isRequest ? "confirmed by hand" : "confirmed at once"].join(", ");
	return { ...atProvider, acts, model, number, roomId, read, told };
}
