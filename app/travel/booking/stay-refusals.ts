import { formatDate } from "#app/common/calendar.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { formatStayRefusal } from "#app/travel/search/refusal-messages.ts";
import type { QuoteRefusal } from "./quote-stay.server.ts";

export function formatQuoteRefusal(refusal: QuoteRefusal, stay: Stay, thisYear: number): string {
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
		default:
			return formatStayRefusal(refusal, stay, thisYear);
	}
}
