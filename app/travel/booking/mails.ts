import { showMoment } from "#app/site/calendar.ts";
import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import { showMoney } from "#app/site/money.ts";
import { showReferenceNumber } from "#app/site/reference-number.ts";
import { showStay } from "#app/travel/nights/show-stay.ts";
import { showParty } from "#app/travel/search/stay-form.ts";
import type { StayQuote } from "./quote-stay.server.ts";
import { sayTerms } from "./terms-words.ts";

type Booked = {
	number: string;
	/** The token whose SHA-256 is kept with the booking: its link opens the booking without asking for more. */
	token: string;
	name: string;
	email: string;
	contact: { typed: string };
	requests: string;
	currency: string;
	quote: StayQuote;
	/** Whether the hotel has yet to say yes. */
	isRequest: boolean;
	now: Date;
};

/** Tells the guest that the room is booked, or held until the hotel answers; its link opens the confirmation. */
export function bookedMail(booked: Booked): Mail {
	const { number, name, quote, currency, isRequest, now } = booked;
	const { hotel, terms, total } = quote;
	const shown = showReferenceNumber(number);
	const outcome = isRequest
		? `${hotel.name} has your request and holds these nights for you. It answers by ${deadline(booked)}, hotel time; if it does not, the request ends by itself and you owe nothing.`
		: `Your stay at ${hotel.name} is booked.`;
	return layOutMail({
		to: booked.email,
		subject: isRequest
			? `${hotel.name} has your request (${shown})`
			: `Your stay at ${hotel.name} (${shown})`,
		paragraphs: [
			`Hello ${name},\n\n${outcome}`,
			sayTerms({ ...terms, total, currency, timeZone: hotel.timeZone, isRequest }, now).join(" "),
		],
		facts: [
			["Booking number", shown],
			["Hotel", `${hotel.name}, ${hotel.address}, ${hotel.city}`],
			...stayFacts(booked),
			["Arrive from", `${hotel.checkInFrom}, and leave by ${hotel.checkOutUntil}`],
			["Total", `${showMoney(total, currency)}, paid at the hotel`],
		],
		link: {
			label: "See your booking",
			path: `/booking-confirmation/${number}?${new URLSearchParams({ key: booked.token })}`,
		},
		after: ["The link opens your booking for anyone who has it. Keep this mail to yourself."],
	});
}

/** Tells the hotel of a booking, or of a request that it has to answer. */
export function hotelBookedMail(booked: Booked): Mail {
	const { number, name, quote, currency, isRequest, requests } = booked;
	const shown = showReferenceNumber(number);
	const news = isRequest
		? `${name} would like to stay with you. The nights are held until ${deadline(booked)}, your time: please answer before.`
		: `${name} has booked a stay with you.`;
	return layOutMail({
		to: quote.hotel.email,
		subject: isRequest ? `A request to answer (${shown})` : `A new booking (${shown})`,
		paragraphs: [news],
		facts: [
			["Booking number", shown],
			["Hotel", quote.hotel.name],
			...stayFacts(booked),
			["Guest", `${name}, ${booked.contact.typed}`],
			["Total", showMoney(quote.total, currency)],
		],
		...(requests ? { quote: requests } : {}),
		link: {
			label: isRequest ? "Answer the request" : "See the booking",
			path: `/owner/manage-bookings/${number}`,
		},
	});
}

/** A mail is read at any time, so its dates have their year. */
const NO_YEAR = 0;

const deadline = ({ quote, now }: Booked) =>
	showMoment(quote.holdUntil ?? now.toISOString(), quote.hotel.timeZone, now);

function stayFacts({ quote }: Booked): [string, string][] {
	const { stay, room } = quote;
	return [
		["Stay", showStay(stay, NO_YEAR)],
		["Room", stay.rooms === 1 ? room.name : `${stay.rooms} × ${room.name}`],
		["Guests", showParty(stay)],
	];
}
