import { showDate } from "#app/common/calendar.ts";
import type { StayRefusal } from "#app/travel/nights/price-stay.ts";
import { showNights } from "#app/travel/nights/show-stay.ts";
import type { Stay } from "./hotel-path.ts";

const MOST_DATES = 3;

/** Why a room can't be had for a stay, for the guest who looks at it. */
export function refusalWords(refusal: StayRefusal, stay: Stay, thisYear: number): string {
	const rooms = stay.rooms === 1 ? "1 room" : `${stay.rooms} rooms`;
	switch (refusal.reason) {
		case "too_short":
			return `Minimum stay from ${showDate(stay.checkIn, thisYear)}: ${showNights(refusal.limit)}.`;
		case "too_long":
			return `Maximum stay: ${showNights(refusal.limit)}.`;
		case "too_many_guests":
			return `Up to ${refusal.limit} ${refusal.limit === 1 ? "guest" : "guests"} in ${rooms}. Choose more rooms.`;
		case "too_many_adults":
			return `Up to ${refusal.limit} ${refusal.limit === 1 ? "adult" : "adults"} in ${rooms}. Choose more rooms.`;
		case "no_arrival":
			return `No check-in on ${showDate(stay.checkIn, thisYear)}.`;
		case "no_departure":
			return `No check-out on ${showDate(stay.checkOut, thisYear)}.`;
		case "closed":
			return `Closed on ${showNightsOf(refusal.dates, thisYear)}.`;
		case "full":
			return stay.rooms === 1
				? `Fully booked on ${showNightsOf(refusal.dates, thisYear)}.`
				: `Fewer than ${rooms} available on ${showNightsOf(refusal.dates, thisYear)}.`;
	}
}

/** `Fri 4 Dec, Sat 5 Dec and 2 more nights` */
function showNightsOf(dates: readonly string[], thisYear: number): string {
	const shown = dates.slice(0, MOST_DATES).map((date) => showDate(date, thisYear));
	const more = dates.length - shown.length;
	if (more > 0) return `${shown.join(", ")} and ${more} more ${more === 1 ? "night" : "nights"}`;
	const last = shown.pop() ?? "";
	return shown.length > 0 ? `${shown.join(", ")} and ${last}` : last;
}
