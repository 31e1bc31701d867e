import type { Selectable } from "kysely";
import { statusRow, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { showDate } from "#app/site/calendar.ts";
import { foldText } from "#app/site/lists/fold-text.ts";
import type { Schema } from "#db/schema.ts";

type Searched = Pick<
	Selectable<Schema["moving_bookings"]>,
	| "number"
	| "name"
	| "contact"
	| "contact_e164"
	| "current_address"
	| "new_address"
	| "vehicle_type"
	| "booking_date"
	| "booking_time"
	| "status"
>;

/** What the dashboard's search box looks in. Dates stand in it as stored and as shown. */
export function movingSearchText(booking: Searched): string {
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
			showDate(booking.booking_date),
			booking.booking_time,
			statusRow(booking.status).label,
		].join(" | "),
	);
}
