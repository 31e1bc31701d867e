import { showDate } from "#app/site/calendar.ts";
import type { StayRefusal } from "#app/travel/nights/price-stay.ts";
import { showNights } from "#app/travel/nights/show-stay.ts";
import type { Stay } from "./hotel-path.ts";

const MOST_DATES = 3;

/** Why a room can't be had for a stay, for the guest who looks at it. */
export function refusalWords(refusal: StayRefusal, stay: Stay, thisYear: number): string {
	const rooms = stay.rooms === 1 ? "1 room" : `${stay.rooms} rooms`;
	switch (refusal.reason) {
		case "too_short":
			return `Stays from ${showDate(stay.checkIn, thisYear)} have at least ${showNights(refusal.limit)} here.`;
		case "too_long":
			return `Stays have at most ${showNights(refusal.limit)} here.`;
		case "too_many_guests":
			return `Space for ${refusal.limit} in ${rooms}. Choose more rooms.`;
		case "too_many_adults":
			return `Space for ${refusal.limit} ${refusal.limit === 1 ? "adult" : "adults"} in ${rooms}. Choose more rooms.`;
		case "no_arrival":
			return `Nobody can arrive on ${showDate(stay.checkIn, thisYear)}.`;
		case "no_departure":
			return `Nobody can leave on ${showDate(stay.checkOut, thisYear)}.`;
		case "closed":
			return `Closed on ${showNightsOf(refusal.dates, thisYear)}.`;
		case "full":
			return stay.rooms === 1
				? `Booked out on ${showNightsOf(refusal.dates, thisYear)}.`
				: `Fewer than ${rooms} left on ${showNightsOf(refusal.dates, thisYear)}.`;
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
