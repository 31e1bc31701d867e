import { formatDate, formatMoment, yearIn } from "#app/common/calendar.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { DatesOutcome } from "./change-dates.server.ts";
import type { DatesRefusal } from "./quote-dates.server.ts";

export type DatesReader = "guest" | "staff";

/** How the dates of a booking are shown to its guest or the hotel's staff, in the hotel's time zone. */
export function datesShowing(booking: Booking, by: DatesReader, now: Date) {
	const { rooms, adults, children, time_zone } = booking;
	return {
		now,
		isDesk: by === "staff",
		/** The requested stay. */
		stay: { ...datesOf(booking), rooms, adults, children },
		formatMoment: (moment: string) => formatMoment(moment, time_zone, now),
		year: yearIn(time_zone, now),
	};
}

export type DatesShowing = ReturnType<typeof datesShowing>;

/** Why a booking can't move to other dates, and what to do instead. */
export function formatDatesRefusal(refusal: DatesRefusal, showing: DatesShowing): string {
	const { stay, year, isDesk } = showing;
	switch (refusal.reason) {
		case "not_movable":
			if (isDesk) return "You can change the dates of confirmed bookings before the stay begins.";
			return "The dates of this booking can’t be changed online. Contact the hotel.";
		case "arrived":
			return "The guest is checked in. You can change the check-out date only.";
		case "past_check_out":
			return `Choose ${formatDate(refusal.today, year)} or a later date.`;
		case "same_dates":
			return `These are the current dates. Choose other dates.`;
		case "late":
			return `Free cancellation ended ${showing.formatMoment(refusal.freeUntil)}, hotel time. You can still add nights, but not remove any.`;
		default:
			return formatQuoteRefusal(refusal, stay, year);
	}
}

export function explainDatesConflict(
	outcome: Extract<DatesOutcome, { ok: false }>,
	showing: DatesShowing,
): { reason: string; status: number } {
	if (outcome.reason === "gone") return { reason: "This booking no longer exists.", status: 404 };
	if (outcome.reason === "refused")
		return { reason: formatDatesRefusal(outcome.refusal, showing), status: 409 };
	if (outcome.reason === "price")
		return {
			reason: "The price has gone up since you opened this page. Nothing is changed yet.",
			status: 409,
		};
	const word = BOOKING_STATES[outcome.status].label.toLowerCase();
	const dates = formatDates(outcome.dates, showing.year);
	return { reason: `The booking has changed: it is now ${word}, for ${dates}.`, status: 409 };
}
