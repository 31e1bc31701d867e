import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import type { readAgenda } from "./agenda.server.ts";
import { allowedStaffActions, type StaffActionName, staffAction } from "./staff-actions.ts";

type Arriving = Awaited<ReturnType<typeof readAgenda>>["pending"]["rows"][number];

const MINUTE_MS = 60_000;

export function toArrival(row: Arriving, now: Date) {
	const year = Number(wallClock(now, row.time_zone).date.slice(0, 4));
	const guests = row.adults + row.children;
	return {
		number: row.number,
		name: row.name,
		step: nextStep(row, now),
		status: row.status,
		hotel: row.hotel_name,
		room: row.rooms === 1 ? row.room_name : `${row.rooms} × ${row.room_name}`,
		guests: guests === 1 ? "1 guest" : `${guests} guests`,
		stay: formatStay({ checkIn: row.check_in, checkOut: row.check_out }, year),
		until:
			row.status === "pending" && row.hold_until
				? `${timeLeft(row.hold_until, now)} left, until ${formatMoment(row.hold_until, row.time_zone, now)}`
				: null,
	};
}

/** What the desk does next with a booking; null when that is not today. */
function nextStep(row: Arriving, now: Date): StaffActionName | null {
	const { date: today } = wallClock(now, row.time_zone);
	const [next] = allowedStaffActions(row, { now, today });
	if (!next || staffAction(next).danger) return null;
	return next === "departure" && today < row.check_out ? null : next;
}

export type Arrival = ReturnType<typeof toArrival>;

/** The time until a moment, rounded down: `35 min`, `6 h 20 min`, `2 days`. */
export function timeLeft(until: string, now: Date): string {
	const minutes = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS));
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
	return `${Math.floor(hours / 24)} days`;
}
