import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import type { QuoteRefusal } from "./quote-stay.server.ts";

const MAX_DATES = 3;

/** Why a room is unavailable for a stay, for the guest. */
export function formatQuoteRefusal(refusal: QuoteRefusal, stay: Stay, thisYear: number): string {
	const rooms = formatRooms(stay.rooms);
	switch (refusal.reason) {
		case "not_for_sale":
			return t.stayRefusals.notForSale;
		case "rate_not_offered":
			return t.stayRefusals.rateNotOffered;
		case "extra_sold_out":
			return t.extras.soldOut({ name: refusal.name });
		case "no_nights":
			return t.stayRefusals.noNights;
		case "past":
			return t.stayRefusals.past({ date: formatDate(stay.checkIn, thisYear) });
		case "too_late_today":
			return t.stayRefusals.tooLateToday({ until: refusal.until });
		case "too_far":
			return t.stayRefusals.tooFar({ last: formatDate(refusal.lastCheckOut, thisYear) });
		case "too_short":
			return t.stayRefusals.tooShort({
				date: formatDate(stay.checkIn, thisYear),
				nights: formatNights(refusal.limit),
			});
		case "too_long":
			return t.stayRefusals.tooLong({ nights: formatNights(refusal.limit) });
		case "too_many_guests":
			return t.stayRefusals.tooManyGuests({ limit: refusal.limit, rooms });
		case "too_many_adults":
			return t.stayRefusals.tooManyAdults({ limit: refusal.limit, rooms });
		case "no_arrival":
			return t.stayRefusals.noArrival({ date: formatDate(stay.checkIn, thisYear) });
		case "no_departure":
			return t.stayRefusals.noDeparture({ date: formatDate(stay.checkOut, thisYear) });
		case "closed":
			return t.stayRefusals.closed({ dates: formatNightsOf(refusal.dates, thisYear) });
		case "full":
			return stay.rooms === 1
				? t.stayRefusals.full({ dates: formatNightsOf(refusal.dates, thisYear) })
				: t.stayRefusals.fewer({ rooms, dates: formatNightsOf(refusal.dates, thisYear) });
	}
}

/** `Fri 4 Dec, Sat 5 Dec and 2 more nights` */
function formatNightsOf(dates: readonly string[], thisYear: number): string {
	const shown = dates.slice(0, MAX_DATES).map((date) => formatDate(date, thisYear));
	const more = dates.length - shown.length;
	if (more > 0) return t.stayRefusals.moreDates({ dates: withCommas(shown), count: more });
	const last = shown.pop() ?? "";
	return shown.length > 0 ? t.stayRefusals.dates({ shown: withCommas(shown), last }) : last;
}
