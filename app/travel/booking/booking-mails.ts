import { formatMoment } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { formatParty } from "#app/travel/search/stay-form.ts";
import type { StayQuote } from "./quote-stay.server.ts";
import { formatTerms } from "./terms-messages.ts";

type Booked = {
	number: string;
	/** The token whose SHA-256 is stored with the booking: its link opens the booking without further proof. */
	token: string;
	name: string;
	email: string;
	contact: { typed: string };
	requests: string;
	currency: string;
	quote: StayQuote;
	/** Whether the hotel must still confirm. */
	isRequest: boolean;
	/** Until when it must be paid online; null when it need not be now. */
	payBefore: string | null;
	now: Date;
};

/** To the guest: the room is booked, or held until the hotel answers; the link opens the confirmation. */
export function bookedMail(booked: Booked): Mail {
	const { number, name, quote, currency, isRequest, now } = booked;
	const { hotel, terms, total } = quote;
	const shown = formatReferenceNumber(number);
	const outcome = isRequest
		? `${hotel.name} received your booking request ${shown} and holds the room for you. It will answer by ${deadline(booked)}, hotel time. If it does not, the request expires and you owe nothing.`
		: booked.payBefore
			? `${hotel.name} holds the room for you (${shown}). Pay ${formatMoney(quote.deposit, currency)} online by ${payUntil(booked)}, hotel time. If you don’t, the booking expires and you owe nothing.`
			: `Your booking ${shown} at ${hotel.name} is confirmed.`;
	return layOutMail({
		to: booked.email,
		replyTo: hotel.email,
		name,
		subject: isRequest
			? `${hotel.name} received your booking request (${shown})`
			: booked.payBefore
				? `Pay for your stay at ${hotel.name} (${shown})`
				: `Your stay at ${hotel.name} is booked (${shown})`,
		paragraphs: [
			outcome,
			formatTerms({ ...terms, total, currency, timeZone: hotel.timeZone, isRequest }, now).join(" "),
		],
		link: {
			label: booked.payBefore ? "Pay now" : "View your booking",
			path: `/booking-confirmation/${number}?${new URLSearchParams({ key: booked.token })}`,
		},
		facts: [
			["Booking number", shown],
			["Hotel", `${hotel.name}, ${hotel.address}, ${hotel.city}`],
			...stayFacts(booked),
			["Check-in", `from ${hotel.checkInFrom}`],
			["Check-out", `until ${hotel.checkOutUntil}`],
			...moneyFacts(booked),
		],
		after: ["Anyone who has this link can see your booking. Don’t forward this email."],
	});
}

/** To the hotel: a booking, or a request to answer. */
export function hotelBookedMail(booked: Booked): Mail {
	const { number, name, quote, currency, isRequest, requests } = booked;
	const shown = formatReferenceNumber(number);
	return layOutMail({
		to: quote.hotel.email,
		replyTo: booked.email,
		subject: isRequest ? `New booking request (${shown})` : `New booking (${shown})`,
		paragraphs: [
			isRequest
				? `${name} asks to book a stay (${shown}). The room is held until ${deadline(booked)}, your time. Answer before then.`
				: `${name} booked a stay (${shown}).`,
			...(booked.payBefore
				? [
						`The guest pays ${formatMoney(quote.deposit, currency)} online by ${payUntil(booked)}, your time. If they don’t, the booking expires and its nights go back on sale.`,
					]
				: []),
		],
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

const payUntil = ({ quote, payBefore, now }: Booked) =>
	formatMoment(payBefore ?? "", quote.hotel.timeZone, now);

function moneyFacts({ quote: { total, deposit }, currency, isRequest }: Booked): [string, string][] {
	if (deposit === 0) return [["Total", `${formatMoney(total, currency)}, paid at the hotel`]];
	const rest = total - deposit;
	return [
		["Total", formatMoney(total, currency)],
		["Paid online", `${formatMoney(deposit, currency)}${isRequest ? ", after the hotel confirms" : ""}`],
		...(rest > 0 ? [["Paid at the hotel", formatMoney(rest, currency)] as [string, string]] : []),
	];
}

const deadline = ({ quote, now }: Booked) =>
	formatMoment(quote.holdUntil ?? now.toISOString(), quote.hotel.timeZone, now);

function stayFacts({ quote }: Booked): [string, string][] {
	const { stay, room } = quote;
	return [
		["Stay", formatStay(stay, NO_YEAR)],
		["Room", stay.rooms === 1 ? room.name : `${stay.rooms} × ${room.name}`],
		["Guests", formatParty(stay)],
	];
}
