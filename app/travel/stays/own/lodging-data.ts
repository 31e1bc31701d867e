import { typedMoney } from "#app/common/money.ts";
import { printedRegion } from "#app/common/places/address-lines.server.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";

/** A booking as schema.org's LodgingReservation (JSON-LD), for email programs and assistants. */
export function lodgingData(booking: Booking, { origin }: { origin: string }) {
	const { number, check_in, check_out, time_zone } = booking;
	const url = `${origin}/track/${number}`;
	return {
		"@context": "https://schema.org",
		"@type": "LodgingReservation",
		reservationNumber: number,
		reservationStatus: `https://schema.org/${reservationStatus(booking)}`,
		url,
		modifyReservationUrl: url,
		bookingTime: booking.created_at,
		underName: { "@type": "Person", name: booking.name },
		reservationFor: {
			"@type": "Hotel",
			name: booking.hotel_name,
			telephone: booking.hotel_contact_e164,
			address: {
				"@type": "PostalAddress",
				streetAddress: booking.address,
				addressLocality: booking.city,
				addressRegion: printedRegion(booking),
				postalCode: booking.postal_code,
				addressCountry: booking.country,
			},
		},
		checkinTime: momentOf(check_in, booking.check_in_from, time_zone).toISOString(),
		checkoutTime: momentOf(check_out, booking.check_out_until, time_zone).toISOString(),
		lodgingUnitType: booking.room_name,
		numAdults: booking.adults,
		numChildren: booking.children,
		totalPrice: typedMoney(booking.total, booking.currency),
		priceCurrency: booking.currency,
	};
}

function reservationStatus({ status, pay_before }: Booking): string {
	if (status === "pending") return "ReservationPending";
	if (status === "confirmed" && pay_before !== null) return "ReservationHold";
	return BOOKING_STATES[status].holds || status === "checked_out"
		? "ReservationConfirmed"
		: "ReservationCancelled";
}
