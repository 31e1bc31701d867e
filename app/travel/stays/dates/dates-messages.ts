import { formatDate, formatMoment, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import { datesOf, partyOfBooking } from "#app/travel/nights/stay.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { DatesOutcome } from "./change-dates.server.ts";
import type { DatesRefusal } from "./quote-dates.server.ts";

export type DatesReader = "guest" | "staff";

/** How the dates of a booking are shown to its guest or the hotel's staff, in the hotel's time zone. */
export function datesShowing(booking: Booking, by: DatesReader, now: Date) {
	const { time_zone } = booking;
	return {
		now,
		isDesk: by === "staff",
		/** The requested stay. */
		stay: { ...datesOf(booking), ...partyOfBooking(booking) },
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
			if (isDesk) return t.stayDates.notMovableByDesk;
			return t.stayDates.notMovable;
		case "arrived":
			return t.stayDates.arrived;
		case "past_check_out":
			return t.stayDates.tooEarly({ first: formatDate(refusal.today, year) });
		case "same_dates":
			return t.stayDates.same;
		case "late":
			return t.stayDates.late({ until: showing.formatMoment(refusal.freeUntil) });
		default:
			return formatQuoteRefusal(refusal, stay, year);
	}
}

export function explainDatesConflict(
	outcome: Extract<DatesOutcome, { ok: false }>,
	showing: DatesShowing,
): { reason: string; status: number } {
	if (outcome.reason === "gone") return { reason: t.stayDates.gone, status: 404 };
	if (outcome.reason === "refused")
		return { reason: formatDatesRefusal(outcome.refusal, showing), status: 409 };
	if (outcome.reason === "price")
		return {
			reason: t.stayDates.priceUp,
			status: 409,
		};

	const dates = formatDates(outcome.dates, showing.year);
	return { reason: t.bookingStatus.hasChanged[outcome.status]({ dates }), status: 409 };
}
