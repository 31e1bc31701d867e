import { formatDate } from "#app/common/calendar.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { countNights, type StayDates } from "./stay.ts";

/** `3 nights` */
export const formatNights = (count: number): string => t.counts.nights({ count });

/** `2 rooms` */
export const formatRooms = (count: number): string => t.counts.rooms({ count });

/** `Double room`, or `2 × Double room` */
export const formatRoomName = (rooms: number, name: string): string =>
	rooms === 1 ? name : isolated(`${rooms} × ${name}`);

/** `Fri 4 – Mon 7 Dec`, with the year when it is not `thisYear`; a shared month or year appears once. */
export function formatDates({ checkIn, checkOut }: StayDates, thisYear: number): string {
	const last = formatDate(checkOut, thisYear);
	// Other languages have another order.
	if (currentLanguage() !== "en" || checkIn.slice(0, 7) !== checkOut.slice(0, 7)) {
		const year = checkIn.slice(0, 4) === checkOut.slice(0, 4) ? Number(checkIn.slice(0, 4)) : thisYear;
		return `${formatDate(checkIn, year)} – ${last}`;
	}
	const [weekday, day] = formatDate(checkIn, thisYear).split(" ");
	return `${weekday} ${day} – ${last}`;
}

/** `Fri 4 – Mon 7 Dec · 3 nights` */
export const formatStay = (dates: StayDates, thisYear: number): string =>
	`${formatDates(dates, thisYear)} · ${formatNights(countNights(dates))}`;

const MINUTE_MS = 60_000;

/** The time until a moment, rounded down: `35 min`, `6 h 20 min`, `2 days`. */
export function timeLeft(until: string, now: Date): string {
	const minutes = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS));
	if (minutes < 60) return t.stayLength.minutes({ minutes });
	const hours = Math.floor(minutes / 60);
	if (hours < 48)
		return minutes % 60 === 0
			? t.stayLength.hours({ hours })
			: t.stayLength.hoursAndMinutes({ hours, minutes: minutes % 60 });
	return t.counts.days({ count: Math.floor(hours / 24) });
}
