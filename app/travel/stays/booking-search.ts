import { foldText } from "#app/common/lists/fold-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";

type SearchedColumn = "number" | "name" | "email" | "contact" | "contact_e164" | "hotel_name" | "room_name";

/** The text that search boxes for bookings search. It contains the number as stored and as shown. */
export function bookingSearchText(booking: Pick<StoredBooking, SearchedColumn>): string {
	return foldText(
		[
			booking.number,
			formatReferenceNumber(booking.number),
			booking.name,
			booking.email,
			booking.contact,
			booking.contact_e164,
			booking.hotel_name,
			booking.room_name,
		].join(" | "),
	);
}
