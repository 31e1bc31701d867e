import { formatDate } from "#app/common/calendar.ts";
import { formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import type { QuoteRefusal } from "./quote-stay.server.ts";

const MAX_DATES = 3;

/** Why a room is unavailable for a stay, for the guest. */
export function formatQuoteRefusal(refusal: QuoteRefusal, stay: Stay, thisYear: number): string {
	const rooms = formatRooms(stay.rooms);
	switch (refusal.reason) {
		case "not_for_sale":
			return "This room is no longer available.";
		case "no_nights":
			return "Check-out must be after check-in.";
		case "past":
			return `${formatDate(stay.checkIn, thisYear)} is in the past at the hotel. Choose a later date.`;
		case "too_late_today":
			return `The hotel takes bookings for tonight until ${refusal.until}, hotel time. Choose a later date.`;
		case "too_far":
			return `You can book rooms up to ${formatDate(refusal.lastCheckOut, thisYear)}. Choose earlier dates.`;
		case "too_short":
			return `Minimum stay from ${formatDate(stay.checkIn, thisYear)}: ${formatNights(refusal.limit)}.`;
		case "too_long":
			return `Maximum stay: ${formatNights(refusal.limit)}.`;
		case "too_many_guests":
			return `Up to ${refusal.limit} ${refusal.limit === 1 ? "guest" : "guests"} in ${rooms}. Choose more rooms.`;
		case "too_many_adults":
			return `Up to ${refusal.limit} ${refusal.limit === 1 ? "adult" : "adults"} in ${rooms}. Choose more rooms.`;
		case "no_arrival":
			return `No check-in on ${formatDate(stay.checkIn, thisYear)}.`;
		case "no_departure":
			return `No check-out on ${formatDate(stay.checkOut, thisYear)}.`;
		case "closed":
			return `Closed on ${formatNightsOf(refusal.dates, thisYear)}.`;
		case "full":
			return stay.rooms === 1
				? `Fully booked on ${formatNightsOf(refusal.dates, thisYear)}.`
				: `Fewer than ${rooms} available on ${formatNightsOf(refusal.dates, thisYear)}.`;
	}
}

/** `Fri 4 Dec, Sat 5 Dec and 2 more nights` */
function formatNightsOf(dates: readonly string[], thisYear: number): string {
	const shown = dates.slice(0, MAX_DATES).map((date) => formatDate(date, thisYear));
	const more = dates.length - shown.length;
	if (more > 0) return `${shown.join(", ")} and ${more} more ${more === 1 ? "night" : "nights"}`;
	const last = shown.pop() ?? "";
	return shown.length > 0 ? `${shown.join(", ")} and ${last}` : last;
}
