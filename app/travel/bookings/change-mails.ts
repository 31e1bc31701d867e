import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import { showMoney } from "#app/site/money.ts";
import { showReferenceNumber } from "#app/site/reference-number.ts";
import { showStay } from "#app/travel/nights/show-stay.ts";
import type { BookingParty } from "./booking-rules.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";

/** What the mails tell of a booking. Amounts in minor units of `currency`. */
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
};

type Change = { to: BookingStatus; by: BookingParty; detail: string };
type News = { subject: string; outcome: string };

/** The mails that tell of a change: to the guest where one has an address, and to the hotel of what it did not do. */
export function mailsOfChange(booking: MailedBooking, hotel: { email: string }, change: Change): Mail[] {
	const toGuest = FOR_GUEST[change.to]?.(booking, change);
	const toHotel = change.by === "staff" ? undefined : FOR_HOTEL[change.to]?.(booking);
	return [
		...(toGuest && booking.email ? [guestMail(booking, toGuest, change.detail)] : []),
		...(toHotel && hotel.email ? [hotelMail(booking, hotel, toHotel)] : []),
	];
}

const sayFee = ({ fee, currency }: MailedBooking) =>
	fee > 0
		? ` By the policy you agreed to, this costs you ${showMoney(fee, currency)}; the hotel takes it.`
		: " It costs you nothing.";

const FOR_GUEST: Partial<Record<BookingStatus, (booking: MailedBooking, change: Change) => News>> = {
	confirmed: ({ hotel_name }) => ({
		subject: `${hotel_name} has confirmed your stay`,
		outcome: BOOKING_STATES.confirmed.forGuest,
	}),
	rejected: ({ hotel_name }) => ({
		subject: `${hotel_name} can’t take your booking`,
		outcome: BOOKING_STATES.rejected.forGuest,
	}),
	expired: ({ hotel_name }) => ({
		subject: `${hotel_name} did not answer in time`,
		outcome: BOOKING_STATES.expired.forGuest,
	}),
	cancelled: (booking, { by }) =>
		by === "staff"
			? {
					subject: `${booking.hotel_name} has cancelled your booking`,
					outcome: "The hotel had to cancel this booking. You owe nothing.",
				}
			: {
					subject: "Your booking is cancelled",
					outcome: `${BOOKING_STATES.cancelled.forGuest}${sayFee(booking)}`,
				},
	no_show: (booking) => ({
		subject: `${booking.hotel_name} reports that you did not come`,
		outcome: `${BOOKING_STATES.no_show.forGuest}${sayFee(booking)} If this is wrong, write to the hotel.`,
	}),
	checked_out: ({ hotel_name }) => ({
		subject: `How was your stay at ${hotel_name}?`,
		outcome: "Thank you for staying. Open your booking to tell others how it was.",
	}),
};

const FOR_HOTEL: Partial<Record<BookingStatus, (booking: MailedBooking) => News>> = {
	cancelled: (booking) => ({
		subject: `${booking.name} has cancelled`,
		outcome: `The guest has cancelled, and the nights can be booked again. ${
			booking.fee > 0
				? `By your policy the guest owes you ${showMoney(booking.fee, booking.currency)}.`
				: "By your policy the guest owes nothing."
		}`,
	}),
	expired: () => ({
		subject: "A request ran out",
		outcome: "Nobody answered this request in time. The guest was told, and the nights can be booked again.",
	}),
};

/** A mail is read at any time, so its dates have their year. */
const NO_YEAR = 0;

const factsOf = (booking: MailedBooking): [string, string][] => [
	["Booking number", showReferenceNumber(booking.number)],
	["Hotel", booking.hotel_name],
	["Stay", showStay({ checkIn: booking.check_in, checkOut: booking.check_out }, NO_YEAR)],
	["Room", `${booking.rooms} × ${booking.room_name}`],
	["Total", showMoney(booking.total, booking.currency)],
];

/** A mail to the guest about their booking, with what it is about and the way to it. */
export function guestMail(booking: MailedBooking, { subject, outcome }: News, detail = ""): Mail {
	return layOutMail({
		to: booking.email,
		subject: `${subject} (${showReferenceNumber(booking.number)})`,
		paragraphs: [`Hello ${booking.name},\n\n${outcome}`],
		facts: [...factsOf(booking), ...(detail ? [["Why", detail] as [string, string]] : [])],
		link: { label: "See this booking", path: `/track?number=${booking.number}` },
		after: ["The page asks for this e-mail address or the phone you booked with."],
	});
}

/** A mail to the hotel about one of its bookings. */
export function hotelMail(booking: MailedBooking, { email }: { email: string }, news: News): Mail {
	return layOutMail({
		to: email,
		subject: `${news.subject} (${showReferenceNumber(booking.number)})`,
		paragraphs: [news.outcome],
		facts: [["Guest", booking.name], ...factsOf(booking)],
		link: { label: "See this booking", path: `/owner/manage-bookings/${booking.number}` },
	});
}
