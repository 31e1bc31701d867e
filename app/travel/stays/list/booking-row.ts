import { formatMoment, wallClock, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatRoomName, formatStay, timeLeft } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import { payableAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { formatArrival } from "#app/travel/stays/event-messages.ts";
import type { readAgenda } from "./agenda.server.ts";
import type { ListedBooking } from "./list-bookings.server.ts";
import { allowedStaffActions, type StaffActionName, staffAction } from "./staff-actions.ts";

type AgendaBooking = Awaited<ReturnType<typeof readAgenda>>["pending"]["rows"][number];
type Arriving = Pick<ListedBooking, keyof ListedBooking & keyof AgendaBooking>;

export function toArrival(row: Arriving, now: Date) {
	const year = yearIn(row.time_zone, now);
	const guests = row.adults + row.children;
	return {
		number: row.number,
		name: row.name,
		steps: nextSteps(row, now),
		status: row.status,
		hotel: row.hotel_name,
		room: formatRoomName(row.rooms, row.room_name),
		guests: t.counts.guests({ count: guests }),
		stay: formatStay(datesOf(row), year),
		online:
			row.status === "confirmed" && row.arrives_at
				? t.onlineCheckIn.arrives({ arrival: formatArrival(row.arrives_at) })
				: null,
		until:
			row.status === "pending" && row.hold_until
				? t.stayList.left({
						time: timeLeft(row.hold_until, now),
						until: formatMoment(row.hold_until, row.time_zone, now),
					})
				: null,
	};
}

/** What refuses a booking where the desk would do its next step. */
const REFUSALS: Partial<Record<StaffActionName, StaffActionName>> = {
	confirmation: "rejection",
	arrival: "absence",
};

/** What the desk does next with a booking, and what it does instead; nothing when that is not today. */
function nextSteps(row: Arriving, now: Date): StaffActionName[] {
	const { date: today } = wallClock(now, row.time_zone);
	const allowed = allowedStaffActions(row, { now, today });
	const [next] = allowed;
	if (!next || staffAction(next).danger || (next === "departure" && today < row.check_out)) return [];
	return allowed.filter((name) => name === next || name === REFUSALS[next]);
}

/** With what its guest who is expected or here owes at the hotel, null for nothing, and whether the desk may record it. */
export function toAgendaRow({ at_hotel, ...row }: AgendaBooking, now: Date) {
	const booking = { ...row, atHotel: Number(at_hotel ?? 0) };
	const due = row.status === "pending" ? 0 : payableAtHotel(booking);
	return {
		...toArrival(row, now),
		due: due > 0 ? formatMoney(due, row.currency) : null,
		// Before arrival, checking in is what the desk does here; a prepayment is recorded on the booking’s page.
		mayPay: due > 0 && row.status === "checked_in",
	};
}

export type AgendaRow = ReturnType<typeof toAgendaRow>;

export function toBookingRow(row: ListedBooking, now: Date) {
	const { email, contact, total, currency, source } = row;
	return {
		...toArrival(row, now),
		email,
		contact,
		total,
		currency,
		isUnpaid: awaitsPayment(row),
		isWalkIn: source === "walk_in",
		booked: formatMoment(row.created_at, row.time_zone, now),
	};
}

export type BookingRow = ReturnType<typeof toBookingRow>;
