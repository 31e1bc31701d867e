import { showDate } from "#app/common/calendar.ts";
import type { Stay } from "#app/travel/search/hotel-path.ts";
import { refusalWords } from "#app/travel/search/refusal-messages.ts";
import type { QuoteRefusal } from "./quote-stay.server.ts";

/** Why a stay is not sold, in words for whoever wants to book it. */
export function sayRefusal(refusal: QuoteRefusal, stay: Stay, thisYear: number): string {
	switch (refusal.reason) {
		case "not_for_sale":
			return "This room is no longer available.";
		case "no_nights":
			return "Check-out must be after check-in.";
		case "past":
			return `${showDate(stay.checkIn, thisYear)} is in the past at the hotel. Choose a later date.`;
		case "too_late_today":
			return `The hotel takes bookings for tonight until ${refusal.until}, hotel time. Choose a later date.`;
		case "too_far":
			return `You can book rooms up to ${showDate(refusal.lastCheckOut, thisYear)}. Choose earlier dates.`;
		default:
			return refusalWords(refusal, stay, thisYear);
	}
}
