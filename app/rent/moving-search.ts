import { formatDate } from "#app/common/calendar.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import type { MoveDetails } from "./move-details.ts";
import { type MovePriceState, type MovingStatus, shownStatus, VEHICLE_TYPES } from "./moving-booking.ts";

type SearchedMove = MoveDetails & { status: MovingStatus; price_state?: MovePriceState };

/** The text that the dashboard's search box searches. Dates are in it as stored and as shown. */
export function movingSearchText(booking: SearchedMove): string {
	return foldText(
		[
			booking.number,
			booking.name,
			booking.contact,
			booking.contact_e164,
			booking.current_address,
			booking.new_address,
			VEHICLE_TYPES[booking.vehicle_type].label,
			booking.booking_date,
			formatDate(booking.booking_date),
			booking.booking_time,
			shownStatus(booking).label,
		].join(" | "),
	);
}
