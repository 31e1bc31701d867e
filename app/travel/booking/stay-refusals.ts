import { showDate } from "#app/site/calendar.ts";
import type { Stay } from "#app/travel/search/hotel-path.ts";
import { refusalWords } from "#app/travel/search/refusal-words.ts";
import type { QuoteRefusal } from "./quote-stay.server.ts";

/** Why a stay is not sold, in words for whoever wants to book it. */
export function sayRefusal(refusal: QuoteRefusal, stay: Stay, thisYear: number): string {
	switch (refusal.reason) {
		case "not_for_sale":
			return "This room is not on offer any more.";
		case "no_nights":
			return "You would leave before you arrive. Choose a day after your check-in.";
		case "past":
			return `${showDate(stay.checkIn, thisYear)} has passed at the hotel. Choose a later day.`;
		case "too_late_today":
			return `For tonight the hotel takes bookings until ${refusal.until}, its time. Choose a later day.`;
		case "too_far":
			return `Rooms can be booked up to ${showDate(refusal.lastCheckOut, thisYear)}. Choose earlier days.`;
		default:
			return refusalWords(refusal, stay, thisYear);
	}
}
