import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
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
import { type MailHotel, shownName } from "./own/shown-stay.server.ts";

type Change = {
	expectedStatus: BookingStatus;
	to: BookingStatus;
	by: BookingParty;
	detail: string;
	/** Of what was paid online. */
	disputes: Disputes;
	/** What was paid at the hotel and not given back, in minor units. */
	paidAtHotel: number;
	now: Date;
};
type StayNews = {
	subject: string;
	outcome: string;
	linkLabel?: string;
	/** Where the link leads, below `/track/:number`. */
	page?: string;
	isReviewRequest?: boolean;
};

/** The emails about a change: to the guest, and to the hotel unless its staff made the change. */
export function mailsOfChange(booking: StoredBooking, hotel: MailHotel, change: Change): Mail[] {
	return [
		...guestMail(booking, hotel, () => newsToGuest(booking, hotel, change), change.detail),
		...(change.by === "staff" ? [] : hotelMail(booking, hotel, () => newsToHotel(booking, change))),
	];
}

function newsToGuest(booking: StoredBooking, hotel: MailHotel, change: Change): StayNews | null {
	const { hotel_name, currency, pay_before } = booking;
	const number = formatReferenceNumber(booking.number);
	const disputed = formatDisputed(change.disputes);
	const { paidAtHotel } = change;
	const money = formatFeeAndRefund({ ...booking, paid: keptOnline(booking), paidAtHotel, disputed });
	switch (change.to) {
		case "confirmed": {
			const subject = t.stayMail.confirmed.subject({ hotel: hotel_name });
			if (pay_before === null)
				return { subject, outcome: t.stayMail.confirmed.atHotel({ hotel: hotel_name, number }) };
			return {
				subject,
				outcome: t.stayMail.confirmed.online({
					hotel: hotel_name,
					number,
					deposit: formatMoney(booking.deposit, currency),
					until: formatMoment(pay_before, hotel.time_zone, change.now),
				}),
				linkLabel: t.stayMail.payNow,
			};
		}
		case "rejected":
			return {
				subject: t.stayMail.declined.subject({ hotel: hotel_name }),
				outcome: t.stayMail.declined.text({ hotel: hotel_name, number }),
			};
		case "expired":
			if (change.expectedStatus === "pending")
				return {
					subject: t.stayMail.expiredRequest.subject,
					outcome: t.stayMail.expiredRequest.text({ number, hotel: hotel_name }),
				};

			return {
				subject: t.stayMail.expired.subject,
				outcome: booking.confirm_before
					? t.stayMail.expired.unconfirmed({ number })
					: t.stayMail.expired.unpaid({ number }),
			};
		case "cancelled":
			return change.by === "staff"
				? {
						subject: t.stayMail.cancelledByHotel.subject({ hotel: hotel_name }),
						outcome: t.stayMail.cancelledByHotel.text({ hotel: hotel_name, number, money }),
					}
				: {
						subject: t.stayMail.cancelled.subject,
						outcome: t.stayMail.cancelled.text({ number, hotel: hotel_name, money }),
					};
		case "no_show":
			return {
				subject: t.stayMail.noShow.subject({ hotel: hotel_name }),
				outcome: t.stayMail.noShow.text({ hotel: hotel_name, number, money }),
			};
		case "checked_out":
			return {
				subject: t.stayMail.review.subject({ hotel: hotel_name }),
				outcome: t.stayMail.review.text({ hotel: hotel_name, number }),
				linkLabel: t.stayMail.review.link,
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
		const { paidAtHotel } = change;
		const money = formatFeeToHotel({ ...booking, paid: keptOnline(booking), paidAtHotel, disputed });
		return {
			subject: t.stayMail.toHotel.cancelled.subject({ guest: name }),
			outcome: t.stayMail.toHotel.cancelled.text({ guest: name, number, money }),
		};
	}
	if (change.to !== "expired") return null;
	if (change.expectedStatus === "pending")
		return {
			subject: t.stayMail.toHotel.expiredRequest.subject,
			outcome: t.stayMail.toHotel.expiredRequest.text({ number }),
		};
	return booking.confirm_before
		? {
				subject: t.stayMail.toHotel.unconfirmed.subject,
				outcome: t.stayMail.toHotel.unconfirmed.text({ number }),
			}
		: {
				subject: t.stayMail.toHotel.unpaid.subject,
				outcome: t.stayMail.toHotel.unpaid.text({ number }),
			};
}

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

const factsOf = (booking: StoredBooking, roomName: string): [string, string][] => [
	[t.stayMail.facts.number, formatReferenceNumber(booking.number)],
	[t.stayMail.facts.hotel, booking.hotel_name],
	[t.stayMail.facts.stay, formatStay(datesOf(booking), NO_YEAR)],
	[t.stayMail.facts.room, formatRoomName(booking.rooms, roomName)],
	[t.stayMail.facts.total, formatMoney(booking.total, booking.currency)],
];

/**
 * The email to the guest about their booking in its language, if there is news and they gave an address; replies go to
 * the hotel.
 */
export function guestMail(
	booking: StoredBooking,
	hotel: MailHotel,
	newsOf: () => StayNews | null,
	detail = "",
): Mail[] {
	return booking.email
		? writeIn(booking.language, () => layOutGuestMail(booking, hotel, newsOf(), detail))
		: [];
}

function layOutGuestMail(
	booking: StoredBooking,
	hotel: MailHotel,
	news: StayNews | null,
	detail: string,
): Mail[] {
	if (!news) return [];
	const room = { name: hotel.room, translations: hotel.room_translations };
	const { subject, outcome, linkLabel = t.stayMail.view, page, isReviewRequest = false } = news;
	const reason: [string, string][] = detail ? [[t.stayMail.facts.reason, detail]] : [];
	const mail = layOutMail({
		to: booking.email,
		replyTo: hotel.email || undefined,
		isReviewRequest,
		area: "travel",
		picture: hotelPicture(booking.hotel_name, hotel.image_hash),
		name: booking.name,
		subject: `${subject} (${formatReferenceNumber(booking.number)})`,
		paragraphs: [outcome],
		link: {
			label: linkLabel,
			path: page ? `/track/${booking.number}/${page}` : `/track?number=${booking.number}`,
		},
		mainFact: t.stayMail.facts.total,
		facts: [...factsOf(booking, shownName(booking.room_name, room)), ...reason],
		after: [t.stayMail.howToOpen],
	});
	return [mail];
}

/**
 * The email to the hotel about one of its bookings in the language of its owner, if there is news and it has an address;
 * replies go to the guest.
 */
export const hotelMail = (
	booking: StoredBooking,
	{ email, language }: { email: string; language: string | null },
	newsOf: () => StayNews | null,
): Mail[] => (email ? writeIn(language, () => layOutHotelMail(booking, email, newsOf())) : []);

function layOutHotelMail(booking: StoredBooking, email: string, news: StayNews | null): Mail[] {
	if (!news) return [];
	const { subject, outcome } = news;
	const mail = layOutMail({
		to: email,
		replyTo: booking.email || undefined,
		subject: `${subject} (${formatReferenceNumber(booking.number)})`,
		paragraphs: [outcome],
		link: { label: t.stayMail.toHotel.view, path: `/owner/manage-bookings/${booking.number}` },
		facts: [[t.stayMail.facts.guest, booking.name], ...factsOf(booking, booking.room_name)],
	});
	return [mail];
}
