import { wallClock } from "#app/common/calendar.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { nightsOf, type StayDates } from "#app/travel/nights/stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Of each night, in minor units. */
const PRICE = 10_000;
const HOLDING: readonly BookingStatus[] = ["pending", "confirmed", "checked_in"];

type Dates = {
	dates: StayDates;
	/** What is paid online of it, or asked for while it is unpaid. Minor units. */
	deposit: number;
	/** Until when cancelling is free, in milliseconds. */
	freeUntil: number;
};

type Booked = {
	timeZone: string;
	/** The walk's time, which goes on. */
	clock: { now: Date };
	dates: StayDates;
	/** What of the total is paid online. */
	percent: number;
	/** Whether the hotel confirms by hand. */
	isRequest: boolean;
};

/**
 * What must be true of a stay in a room of which there is one, without a database: what it owes, and which nights it and
 * an imported calendar hold. Cancelling is free until two days before, then it costs half, and not arriving costs all.
 */
export function modelStay({ timeZone, clock, percent, isRequest, ...booked }: Booked) {
	const now = () => clock.now.getTime();
	const today = () => wallClock(clock.now, timeZone).date;
	const beginsAt = (date: string) => momentOf(date, "15:00", timeZone).getTime();
	/** A day after it was asked for, but not after check-in, and at least an hour before that. */
	const deadline = (checkIn: string, askedAt: number) =>
		Math.min(askedAt + 24 * HOUR_MS, Math.max(beginsAt(checkIn), now() + HOUR_MS));
	const totalOf = (dates: StayDates) => nightsOf(dates).length * PRICE;
	const partOf = (dates: StayDates) => (totalOf(dates) * percent) / 100;
	const freeUntil = ({ checkIn }: StayDates) => beginsAt(addDays(checkIn, -2));

	const stay = {
		status: (isRequest ? "pending" : "confirmed") as BookingStatus,
		dates: booked.dates,
		deposit: partOf(booked.dates),
		freeUntil: freeUntil(booked.dates),
		isUnpaid: percent > 0,
		/** Since when it is to be paid. */
		askedAt: now(),
		payBefore: deadline(booked.dates.checkIn, now()),
		answerBefore: deadline(booked.dates.checkIn, now()),
		fee: 0,
		/** New dates that wait for their difference. */
		waiting: null as (Dates & { payBefore: number }) | null,
		/** The events of the imported calendar. */
		events: new Map<string, StayDates>(),
	};

	const holds = () => HOLDING.includes(stay.status);
	const isAsking = () => stay.status === "confirmed" && stay.isUnpaid;
	/** What is paid online and not on its way back. */
	const paid = () => (stay.isUnpaid ? 0 : stay.deposit);
	const cancellationFee = () =>
		stay.isUnpaid || stay.status === "pending" || now() <= stay.freeUntil ? 0 : totalOf(stay.dates) / 2;
	const held = () => {
		const spans = holds() ? [stay.dates, ...(stay.waiting ? [stay.waiting.dates] : [])] : [];
		return new Set(spans.flatMap(nightsOf));
	};
	/** An event holds each of its nights that the stay does not, from today on. */
	const blocked = () => {
		const nights = new Set([...stay.events.values()].flatMap(nightsOf));
		return [...nights].filter((date) => date >= today() && !held().has(date)).sort();
	};
	const end = (status: BookingStatus, fee = 0) => {
		// The unpaid part of the deposit is no longer due.
		stay.deposit = paid();
		Object.assign(stay, { status, fee, isUnpaid: false, waiting: null });
	};

	return {
		stay,
		today,
		isAsking,
		holds,
		held: () => [...held()].sort(),
		blocked,
		total: () => totalOf(stay.dates),
		/** The amounts to pay online now. */
		asked: () => {
			if (isAsking()) return [stay.deposit];
			return stay.waiting ? [stay.waiting.deposit - stay.deposit] : [];
		},
		dueAtHotel: () =>
			totalOf(stay.dates) - (isAsking() ? stay.deposit : stay.status === "pending" ? 0 : paid()),
		/** What the guest does not get back of what was paid online. */
		kept: () => {
			if (stay.status === "pending") return 0;
			return holds() || stay.status === "checked_out" ? paid() : Math.min(stay.fee, stay.deposit);
		},

		confirm() {
			stay.status = "confirmed";
			Object.assign(stay, { askedAt: now(), payBefore: deadline(stay.dates.checkIn, now()) });
		},
		pay() {
			if (isAsking()) stay.isUnpaid = false;
			else if (stay.waiting) {
				const { payBefore: _, ...dates } = stay.waiting;
				Object.assign(stay, dates, { waiting: null });
			}
		},
		/** What comes after a stay has ended pays its fee; before, all of it goes back. */
		payLate(amount: number) {
			if (!holds() && stay.status !== "checked_out") stay.deposit += amount;
		},
		/** Whether new dates can't be had: the calendar holds them, or the hotel must agree. */
		mustRefuse: (to: StayDates, by: "guest" | "desk") =>
			(by === "guest" && (isRequest || stay.status !== "confirmed")) ||
			nightsOf(to).some((date) => blocked().includes(date)),
		changeDates(to: StayDates, by: "guest" | "desk") {
			const isLate = cancellationFee() > 0;
			const isFixed = stay.status === "checked_in" || (isLate && stay.freeUntil < freeUntil(to));
			const dates = { dates: to, freeUntil: isFixed ? stay.freeUntil : freeUntil(to) };
			if (stay.isUnpaid) {
				if (stay.status === "confirmed") stay.payBefore = deadline(to.checkIn, stay.askedAt);
				Object.assign(stay, dates, { deposit: partOf(to) });
			} else if (by === "guest" && partOf(to) > stay.deposit) {
				const first = to.checkIn < stay.dates.checkIn ? to.checkIn : stay.dates.checkIn;
				stay.waiting = { ...dates, deposit: partOf(to), payBefore: deadline(first, now()) };
			} else Object.assign(stay, dates, { deposit: Math.min(stay.deposit, totalOf(to)), waiting: null });
		},
		arrive() {
			stay.status = "checked_in";
			if (stay.waiting && stay.waiting.dates.checkIn !== stay.dates.checkIn) stay.waiting = null;
		},
		leave() {
			stay.status = "checked_out";
			stay.waiting = null;
		},
		undo() {
			stay.status = stay.status === "checked_out" ? "checked_in" : "confirmed";
		},
		cancelByGuest: () => end("cancelled", cancellationFee()),
		cancelByHotel: () => end("cancelled"),
		reject: () => end("rejected"),
		noShow: () => end("no_show", totalOf(stay.dates)),
		/** What time does alone. */
		expire() {
			if (stay.waiting && stay.waiting.payBefore <= now()) stay.waiting = null;
			if (isAsking() && stay.payBefore <= now()) end("expired");
			if (stay.status === "pending" && stay.answerBefore <= now()) end("expired");
		},
	};
}
