import { formatMoment } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed, formatDisputedBy } from "#app/common/payments/payment-labels.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import type { BookingParty } from "./booking-rules.ts";
import type { BookingStatus } from "./booking-states.ts";
import { keptOnline } from "./deposit.ts";
import { formatFeeAndRefund, formatFeeToHotel } from "./paying-messages.ts";

/** The data of emails about a booking. Amounts in minor units of `currency`. */
export type MailedBooking = {
	number: string;
	name: string;
	email: string;
	hotel_name: string;
	room_name: string;
	check_in: string;
	check_out: string;
	rooms: number;
	currency: string;
	total: number;
	fee: number;
	/** What is paid online, and until when; see `BookingsTable`. */
	deposit: number;
	pay_before: string | null;
	paid_total: number;
	refunded_total: number;
};

type Change = {
	expectedVersion: BookingStatus;
	to: BookingStatus;
	by: BookingParty;
	detail: string;
	/** Of what was paid online. */
	disputes: Parameters<typeof formatDisputed>[0];
	now: Date;
};
type Hotel = { email: string; time_zone: string };
type StayNews = {
	subject: string;
	outcome: (number: string) => string;
	linkLabel?: string;
	isReviewRequest?: boolean;
};

/** The emails about a change: to the guest, and to the hotel unless its staff made the change. */
export function mailsOfChange(booking: MailedBooking, hotel: Hotel, change: Change): Mail[] {
	const toGuest = FOR_GUEST[change.to]?.(booking, change, hotel);
	const toHotel = change.by === "staff" ? undefined : FOR_HOTEL[change.to]?.(booking, change);
	return [
		...(toGuest && booking.email ? [guestMail(booking, hotel, toGuest, change.detail)] : []),
		...(toHotel && hotel.email ? [hotelMail(booking, hotel, toHotel)] : []),
	];
}

const moneyToGuest = (booking: MailedBooking, { disputes }: Change): string =>
	formatFeeAndRefund({ ...booking, paid: keptOnline(booking), disputed: formatDisputed(disputes) });

const moneyToHotel = (booking: MailedBooking, { disputes }: Change): string =>
	formatFeeToHotel({ ...booking, paid: keptOnline(booking), disputed: formatDisputedBy("guest", disputes) });

const UNPAID: StayNews = {
	subject: "Your booking has expired",
	outcome: (number) =>
		`Your booking ${number} has expired because it was not paid in time. The room is no longer held for you, and you owe nothing.`,
};

const UNPAID_TO_HOTEL: StayNews = {
	subject: "An unpaid booking has expired",
	outcome: (number) =>
		`Booking ${number} has expired because the guest did not pay in time. The nights are back on sale, and the guest got an email.`,
};

const FOR_GUEST: Partial<
	Record<BookingStatus, (booking: MailedBooking, change: Change, hotel: Hotel) => StayNews>
> = {
	confirmed: (booking, { now }, { time_zone }) => ({
		subject: `${booking.hotel_name} confirmed your booking`,
		...(booking.pay_before
			? {
					outcome: (number) =>
						`${booking.hotel_name} confirmed your booking ${number}. Pay ${formatMoney(booking.deposit, booking.currency)} online by ${formatMoment(booking.pay_before ?? "", time_zone, now)}, hotel time. If you don’t, the booking expires and you owe nothing.`,
					linkLabel: "Pay now",
				}
			: {
					outcome: (number) =>
						`${booking.hotel_name} confirmed your booking ${number}. You pay at the hotel.`,
				}),
	}),
	rejected: ({ hotel_name }) => ({
		subject: `${hotel_name} declined your booking request`,
		outcome: (number) => `${hotel_name} declined your booking request ${number}. You owe nothing.`,
	}),
	expired: ({ hotel_name }, { expectedVersion }) =>
		expectedVersion === "confirmed"
			? UNPAID
			: {
					subject: "Your booking request has expired",
					outcome: (number) =>
						`Your booking request ${number} has expired because ${hotel_name} did not answer in time. The room is no longer held for you, and you owe nothing.`,
				},
	cancelled: (booking, change) =>
		change.by === "staff"
			? {
					subject: `${booking.hotel_name} cancelled your booking`,
					outcome: (number) =>
						`${booking.hotel_name} cancelled your booking ${number}. ${moneyToGuest(booking, change)}`,
				}
			: {
					subject: "Your booking is cancelled",
					outcome: (number) =>
						`Your booking ${number} at ${booking.hotel_name} is cancelled. ${moneyToGuest(booking, change)}`,
				},
	no_show: (booking, change) => ({
		subject: `${booking.hotel_name} marked your booking as a no-show`,
		outcome: (number) =>
			`${booking.hotel_name} marked your booking ${number} as a no-show because nobody arrived. ${moneyToGuest(booking, change)} If this is wrong, reply to this email to contact the hotel.`,
	}),
	checked_out: ({ hotel_name }) => ({
		subject: `How was your stay at ${hotel_name}?`,
		outcome: (number) =>
			`Thank you for staying at ${hotel_name} (booking ${number}). Open your booking to write a review.`,
		linkLabel: "Write a review",
		isReviewRequest: true,
	}),
};

const FOR_HOTEL: Partial<Record<BookingStatus, (booking: MailedBooking, change: Change) => StayNews>> = {
	cancelled: (booking, change) => ({
		subject: `${booking.name} cancelled their booking`,
		outcome: (number) =>
			`${booking.name} cancelled booking ${number}. The nights are back on sale. ${moneyToHotel(booking, change)}`,
	}),
	expired: (_, { expectedVersion }) =>
		expectedVersion === "confirmed"
			? UNPAID_TO_HOTEL
			: {
					subject: "A booking request has expired",
					outcome: (number) =>
						`Booking request ${number} has expired because nobody answered it in time. The nights are back on sale, and the guest got an email.`,
				},
};

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

const factsOf = (booking: MailedBooking): [string, string][] => [
	["Booking number", formatReferenceNumber(booking.number)],
	["Hotel", booking.hotel_name],
	["Stay", formatStay({ checkIn: booking.check_in, checkOut: booking.check_out }, NO_YEAR)],
	["Room", booking.rooms === 1 ? booking.room_name : `${booking.rooms} × ${booking.room_name}`],
	["Total", formatMoney(booking.total, booking.currency)],
];

/** An email to the guest about their booking; replies go to the hotel. */
export function guestMail(
	booking: MailedBooking,
	hotel: { email: string },
	news: StayNews,
	detail = "",
): Mail {
	const { subject, outcome, linkLabel = "View your booking", isReviewRequest = false } = news;
	const number = formatReferenceNumber(booking.number);
	return layOutMail({
		to: booking.email,
		replyTo: hotel.email || undefined,
		isReviewRequest,
		name: booking.name,
		subject: `${subject} (${number})`,
		paragraphs: [outcome(number)],
		link: { label: linkLabel, path: `/track?number=${booking.number}` },
		facts: [...factsOf(booking), ...(detail ? [["Reason", detail] as [string, string]] : [])],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
}

/** An email to the hotel about one of its bookings; replies go to the guest. */
export function hotelMail(booking: MailedBooking, { email }: { email: string }, news: StayNews): Mail {
	const number = formatReferenceNumber(booking.number);
	return layOutMail({
		to: email,
		replyTo: booking.email || undefined,
		subject: `${news.subject} (${number})`,
		paragraphs: [news.outcome(number)],
		link: { label: "View booking", path: `/owner/manage-bookings/${booking.number}` },
		facts: [["Guest", booking.name], ...factsOf(booking)],
	});
}
