import { formatMoment } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type Disputes, formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { hotelPicture } from "#app/travel/hotels/hotel-picture.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { formatFeeAndRefund, formatFeeToHotel } from "#app/travel/quotes/paying-messages.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { BookingParty } from "./booking-rules.ts";
import type { BookingStatus } from "./booking-states.ts";

type Change = {
	expectedStatus: BookingStatus;
	to: BookingStatus;
	by: BookingParty;
	detail: string;
	/** Of what was paid online. */
	disputes: Disputes;
	now: Date;
};
type Hotel = { email: string; time_zone: string; image_hash: string | null };
type StayNews = { subject: string; outcome: string; linkLabel?: string; isReviewRequest?: boolean };

/** The emails about a change: to the guest, and to the hotel unless its staff made the change. */
export function mailsOfChange(booking: StoredBooking, hotel: Hotel, change: Change): Mail[] {
	const toGuest = newsToGuest(booking, hotel, change);
	const toHotel = change.by === "staff" ? null : newsToHotel(booking, change);
	return [
		...(toGuest ? guestMail(booking, hotel, toGuest, change.detail) : []),
		...(toHotel ? hotelMail(booking, hotel, toHotel) : []),
	];
}

function newsToGuest(booking: StoredBooking, hotel: Hotel, change: Change): StayNews | null {
	const { hotel_name, currency, pay_before } = booking;
	const number = formatReferenceNumber(booking.number);
	const disputed = formatDisputed(change.disputes);
	const money = formatFeeAndRefund({ ...booking, paid: keptOnline(booking), disputed });
	switch (change.to) {
		case "confirmed": {
			const subject = `${hotel_name} confirmed your booking`;
			const outcome = `${hotel_name} confirmed your booking ${number}.`;
			if (pay_before === null) return { subject, outcome: `${outcome} You pay at the hotel.` };
			return {
				subject,
				outcome: `${outcome} Pay ${formatMoney(booking.deposit, currency)} online by ${formatMoment(pay_before, hotel.time_zone, change.now)}, hotel time. If you don’t, the booking expires and you owe nothing.`,
				linkLabel: "Pay now",
			};
		}
		case "rejected":
			return {
				subject: `${hotel_name} declined your booking request`,
				outcome: `${hotel_name} declined your booking request ${number}. You owe nothing.`,
			};
		case "expired": {
			const end = "The room is no longer held for you, and you owe nothing.";
			if (change.expectedStatus === "pending")
				return {
					subject: "Your booking request has expired",
					outcome: `Your booking request ${number} has expired because ${hotel_name} did not answer in time. ${end}`,
				};
			const why = booking.confirm_before
				? "you did not confirm your email address in time"
				: "it was not paid in time";
			return {
				subject: "Your booking has expired",
				outcome: `Your booking ${number} has expired because ${why}. ${end}`,
			};
		}
		case "cancelled":
			return change.by === "staff"
				? {
						subject: `${hotel_name} cancelled your booking`,
						outcome: `${hotel_name} cancelled your booking ${number}. ${money}`,
					}
				: {
						subject: "Your booking is cancelled",
						outcome: `Your booking ${number} at ${hotel_name} is cancelled. ${money}`,
					};
		case "no_show":
			return {
				subject: `${hotel_name} marked your booking as a no-show`,
				outcome: `${hotel_name} marked your booking ${number} as a no-show because nobody arrived. ${money} If this is wrong, reply to this email to contact the hotel.`,
			};
		case "checked_out":
			return {
				subject: `How was your stay at ${hotel_name}?`,
				outcome: `Thank you for staying at ${hotel_name} (booking ${number}). Open your booking to write a review.`,
				linkLabel: "Write a review",
				isReviewRequest: true,
			};
		default:
			return null;
	}
}

function newsToHotel(booking: StoredBooking, change: Change): StayNews | null {
	const { name } = booking;
	const number = formatReferenceNumber(booking.number);
	if (change.to === "cancelled") {
		const disputed = formatDisputedBy("guest", change.disputes);
		const money = formatFeeToHotel({ ...booking, paid: keptOnline(booking), disputed });
		return {
			subject: `${name} cancelled their booking`,
			outcome: `${name} cancelled booking ${number}. The nights are back on sale. ${money}`,
		};
	}
	if (change.to !== "expired") return null;
	if (change.expectedStatus === "pending")
		return {
			subject: "A booking request has expired",
			outcome: `Booking request ${number} has expired because nobody answered it in time. The nights are back on sale, and the guest got an email.`,
		};
	return booking.confirm_before
		? {
				subject: "An unconfirmed booking has expired",
				outcome: `Booking ${number} has expired because the guest did not confirm their email address in time. The nights are back on sale.`,
			}
		: {
				subject: "An unpaid booking has expired",
				outcome: `Booking ${number} has expired because the guest did not pay in time. The nights are back on sale, and the guest got an email.`,
			};
}

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

const factsOf = (booking: StoredBooking): [string, string][] => [
	["Booking number", formatReferenceNumber(booking.number)],
	["Hotel", booking.hotel_name],
	["Stay", formatStay(datesOf(booking), NO_YEAR)],
	["Room", formatRoomName(booking.rooms, booking.room_name)],
	["Total", formatMoney(booking.total, booking.currency)],
];

/** The email to the guest about their booking, if they gave an address; replies go to the hotel. */
export function guestMail(
	booking: StoredBooking,
	hotel: { email: string; image_hash: string | null },
	{ subject, outcome, linkLabel = "View your booking", isReviewRequest = false }: StayNews,
	detail = "",
): Mail[] {
	if (!booking.email) return [];
	const reason: [string, string][] = detail ? [["Reason", detail]] : [];
	const mail = layOutMail({
		to: booking.email,
		replyTo: hotel.email || undefined,
		isReviewRequest,
		area: "travel",
		picture: hotelPicture(booking.hotel_name, hotel.image_hash),
		name: booking.name,
		subject: `${subject} (${formatReferenceNumber(booking.number)})`,
		paragraphs: [outcome],
		link: { label: linkLabel, path: `/track?number=${booking.number}` },
		mainFact: "Total",
		facts: [...factsOf(booking), ...reason],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
	return [mail];
}

/** The email to the hotel about one of its bookings, if it has an address; replies go to the guest. */
export function hotelMail(
	booking: StoredBooking,
	{ email }: { email: string },
	{ subject, outcome }: StayNews,
): Mail[] {
	if (!email) return [];
	const mail = layOutMail({
		to: email,
		replyTo: booking.email || undefined,
		subject: `${subject} (${formatReferenceNumber(booking.number)})`,
		paragraphs: [outcome],
		link: { label: "View booking", path: `/owner/manage-bookings/${booking.number}` },
		facts: [["Guest", booking.name], ...factsOf(booking)],
	});
	return [mail];
}
