import { formatMoment } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { hotelPicture } from "#app/travel/hotels/hotel-picture.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { formatParty } from "#app/travel/quotes/stay-form.ts";
import { formatTerms } from "#app/travel/quotes/terms-messages.ts";
import type { NewBooking } from "./write-booking.server.ts";

type Booked = NewBooking & {
	number: string;
	/** The token whose SHA-256 is stored with the booking: its link opens the booking without further proof. */
	token: string;
	quote: StayQuote;
	/** Whether the hotel must still confirm. */
	isRequest: boolean;
	/** Until when it must be paid online; null when it need not be now. */
	payBefore: string | null;
	/** Until when the guest must open the link to show that the address is theirs; null when they need not. */
	confirmBefore: string | null;
};

/** To the guest: the room is booked, or held until the hotel answers; the link opens the confirmation. */
export function bookedMail(booked: Booked): Mail {
	const { number, quote, currency, isRequest, now } = booked;
	const { hotel, terms, total } = quote;
	const { subject, outcome, linkLabel } = newsToGuest(booked);
	return layOutMail({
		to: booked.email,
		replyTo: hotel.email,
		area: "travel",
		picture: hotelPicture(hotel.name, hotel.imageHash ?? quote.room.imageHash),
		name: booked.name,
		subject: `${subject} (${formatReferenceNumber(number)})`,
		paragraphs: [
			outcome,
			formatTerms({ ...terms, total, currency, timeZone: hotel.timeZone, isRequest }, now).join(" "),
		],
		link: {
			label: linkLabel,
			path: `/booking-confirmation/${number}?${new URLSearchParams({ key: booked.token })}`,
		},
		mainFact: "Total",
		facts: [
			["Booking number", formatReferenceNumber(number)],
			["Hotel", `${hotel.name}, ${hotel.address}, ${hotel.city}`],
			...stayFacts(booked),
			["Check-in", `from ${hotel.checkInFrom}`],
			["Check-out", `until ${hotel.checkOutUntil}`],
			...moneyFacts(booked),
		],
		after: ["Anyone who has this link can see your booking. Don’t forward this email."],
	});
}

function newsToGuest({ number, quote, currency, isRequest, payBefore, confirmBefore, now }: Booked) {
	const { hotel } = quote;
	const shown = formatReferenceNumber(number);
	const until = (moment: string) => `${formatMoment(moment, hotel.timeZone, now)}, hotel time`;
	const held = `${hotel.name} holds the room for you (${shown}).`;
	const otherwise = "If you don’t, the booking expires and you owe nothing.";
	if (isRequest)
		return {
			subject: `${hotel.name} received your booking request`,
			outcome: `${hotel.name} received your booking request ${shown} and holds the room for you. It will answer by ${until(quote.holdUntil ?? now.toISOString())}. If it does not, the request expires and you owe nothing.`,
			linkLabel: "View your booking",
		};
	if (payBefore)
		return {
			subject: `Pay for your stay at ${hotel.name}`,
			outcome: `${held} Pay ${formatMoney(quote.deposit, currency)} online by ${until(payBefore)}. ${otherwise}`,
			linkLabel: "Pay now",
		};
	if (confirmBefore)
		return {
			subject: `Confirm your stay at ${hotel.name}`,
			outcome: `${held} Confirm your email address by ${until(confirmBefore)}. ${otherwise}`,
			linkLabel: "Confirm email address",
		};
	return {
		subject: `Your stay at ${hotel.name} is booked`,
		outcome: `Your booking ${shown} at ${hotel.name} is confirmed.`,
		linkLabel: "View your booking",
	};
}

/** To the hotel: a booking, or a request to answer. */
export function hotelBookedMail(booked: Booked): Mail {
	const { number, name, quote, currency, isRequest, requests, payBefore, confirmBefore, now } = booked;
	const shown = formatReferenceNumber(number);
	const until = (moment: string) => `${formatMoment(moment, quote.hotel.timeZone, now)}, your time`;
	const expires = "the booking expires and its nights go back on sale.";
	return layOutMail({
		to: quote.hotel.email,
		replyTo: booked.email,
		subject: isRequest ? `New booking request (${shown})` : `New booking (${shown})`,
		paragraphs: [
			isRequest
				? `${name} asks to book a stay (${shown}). The room is held until ${until(quote.holdUntil ?? now.toISOString())}. Answer before then.`
				: `${name} booked a stay (${shown}).`,
			confirmBefore
				? `The guest has not confirmed their email address. If they don’t by ${until(confirmBefore)}, ${expires}`
				: "",
			payBefore
				? `The guest pays ${formatMoney(quote.deposit, currency)} online by ${until(payBefore)}. If they don’t, ${expires}`
				: "",
		].filter(Boolean),
		link: {
			label: isRequest ? "Answer the request" : "View booking",
			path: `/owner/manage-bookings/${number}`,
		},
		facts: [
			["Booking number", shown],
			["Hotel", quote.hotel.name],
			...stayFacts(booked),
			["Guest", `${name}, ${booked.contact.typed}`],
			["Total", formatMoney(quote.total, currency)],
		],
		...(requests ? { quote: { label: "Special requests", text: requests } } : {}),
	});
}

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

function moneyFacts({ quote: { total, deposit }, currency, isRequest }: Booked): [string, string][] {
	if (deposit === 0) return [["Total", `${formatMoney(total, currency)}, paid at the hotel`]];
	const rest = total - deposit;
	return [
		["Total", formatMoney(total, currency)],
		["To pay online", `${formatMoney(deposit, currency)}${isRequest ? ", after the hotel confirms" : ""}`],
		...(rest > 0 ? [["To pay at the hotel", formatMoney(rest, currency)] as [string, string]] : []),
	];
}

function stayFacts({ quote }: Booked): [string, string][] {
	const { stay, room } = quote;
	return [
		["Stay", formatStay(stay, NO_YEAR)],
		["Room", formatRoomName(stay.rooms, room.name)],
		["Guests", formatParty(stay)],
	];
}
