import { foldText } from "#app/common/lists/fold-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";

type Searched = {
	number: string;
	name: string;
	email: string;
	contact: string;
	contact_e164: string;
	hotel_name: string;
	room_name: string;
};

/** The text that search boxes for bookings search. It contains the number as stored and as shown. */
export function bookingSearchText(booking: Searched): string {
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
