import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import type { StoredLanguage } from "#app/common/language/write-in.server.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { sumOfExtras } from "#app/travel/extras/extra-prices.ts";
import { hotelPicture } from "#app/travel/hotels/hotel-picture.ts";
import { formatRoomName, formatRooms, formatStay } from "#app/travel/nights/format-stay.ts";
import { formatOffer } from "#app/travel/quotes/offers.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { formatRate } from "#app/travel/quotes/rate-plans.ts";
import { formatParty } from "#app/travel/quotes/stay-form.ts";
import { otherLines, taxLine } from "#app/travel/quotes/stay-tax.ts";
import { formatTerms } from "#app/travel/quotes/terms-messages.ts";
import type { NewBooking } from "./write-booking.server.ts";

export type Booked = NewBooking & {
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
	/** Of the guest. */
	language: StoredLanguage;
};

/** To the guest: the room is booked, or held until the hotel answers; the link opens the confirmation. */
export function bookedMail(booked: Booked): Mail {
	const { number, quote, currency, isRequest, now } = booked;
	const { hotel, terms } = quote;
	const price = quote.total - quote.tax - sumOfExtras(quote.extras);
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
			formatTerms({ ...terms, price, currency, timeZone: hotel.timeZone, isRequest }, now).join(" "),
		],
		link: {
			label: linkLabel,
			path: confirmationPath(booked),
		},
		mainFact: t.bookingMail.total,
		facts: [
			[t.bookingMail.number, formatReferenceNumber(number)],
			[t.bookingMail.hotel, `${hotel.name}, ${hotel.address}, ${hotel.city}`],
			...stayFacts(booked),
			[t.bookingMail.checkIn, t.bookingMail.from({ time: hotel.checkInFrom })],
			[t.bookingMail.checkOut, t.bookingMail.until({ time: hotel.checkOutUntil })],
			...moneyFacts(booked),
		],
		after: [t.bookingMail.secret],
	});
}

/** To the guest who booked several rooms together: each with its terms and its own link, and the total of all. */
export function groupBookedMail(rooms: readonly Booked[]): Mail {
	const [first] = rooms as [Booked];
	const { quote, currency, now } = first;
	const { hotel, stay } = quote;
	const total = rooms.reduce((sum, room) => sum + room.quote.total, 0);
	const shown = rooms.map((booked) => ({
		booked,
		name: `${booked.quote.room.name} (${formatReferenceNumber(booked.number)})`,
		news: newsToGuest(booked),
	}));
	return layOutMail({
		to: first.email,
		replyTo: hotel.email,
		area: "travel",
		picture: hotelPicture(hotel.name, hotel.imageHash ?? quote.room.imageHash),
		name: first.name,
		subject: `${newsToGuest(first).subject} (${formatReferenceNumber(first.number)})`,
		paragraphs: [
			t.roomGroup.mail({ rooms: formatRooms(rooms.length) }),
			...shown.map(({ booked: { quote: of, isRequest }, news }) => {
				const price = of.total - of.tax - sumOfExtras(of.extras);
				const terms = formatTerms({ ...of.terms, price, currency, timeZone: hotel.timeZone, isRequest }, now);
				return `${of.room.name}: ${[news.outcome, ...terms].join(" ")}`;
			}),
		],
		links: shown.map(({ booked, name, news }) => ({
			label: `${news.linkLabel}: ${name}`,
			path: confirmationPath(booked),
		})),
		mainFact: t.bookingMail.total,
		facts: [
			[t.bookingMail.hotel, `${hotel.name}, ${hotel.address}, ${hotel.city}`],
			[t.bookingMail.stay, formatStay(stay, NO_YEAR)],
			[t.bookingMail.checkIn, t.bookingMail.from({ time: hotel.checkInFrom })],
			[t.bookingMail.checkOut, t.bookingMail.until({ time: hotel.checkOutUntil })],
			...shown.map(({ booked, name }): [string, string] => [
				name,
				[formatParty(booked.quote.stay), ...moneyFacts(booked).map((fact) => fact.join(": "))].join("\n"),
			]),
			[t.bookingMail.total, formatMoney(total, currency)],
		],
		after: [t.bookingMail.secret],
	});
}

const confirmationPath = ({ number, token }: Booked) =>
	`/booking-confirmation/${number}?${new URLSearchParams({ key: token })}`;

function newsToGuest({ number, quote, currency, isRequest, payBefore, confirmBefore, now }: Booked) {
	const { hotel } = quote;
	const shown = formatReferenceNumber(number);
	const until = (moment: string) =>
		t.bookingMail.hotelTime({ moment: formatMoment(moment, hotel.timeZone, now) });

	if (isRequest)
		return {
			subject: t.bookingMail.request.subject({ hotel: hotel.name }),
			outcome: t.bookingMail.request.text({
				hotel: hotel.name,
				number: shown,
				until: until(quote.holdUntil ?? now.toISOString()),
			}),
			linkLabel: t.bookingMail.view,
		};
	if (payBefore)
		return {
			subject: t.bookingMail.pay.subject({ hotel: hotel.name }),
			outcome: t.bookingMail.pay.text({
				hotel: hotel.name,
				number: shown,
				deposit: formatMoney(quote.deposit, currency),
				until: until(payBefore),
			}),
			linkLabel: t.bookingMail.pay.link,
		};
	if (confirmBefore)
		return {
			subject: t.bookingMail.confirm.subject({ hotel: hotel.name }),
			outcome: t.bookingMail.confirm.text({ hotel: hotel.name, number: shown, until: until(confirmBefore) }),
			linkLabel: t.bookingMail.confirm.link,
		};
	return {
		subject: t.bookingMail.booked.subject({ hotel: hotel.name }),
		outcome: t.bookingMail.booked.text({ number: shown, hotel: hotel.name }),
		linkLabel: t.bookingMail.view,
	};
}

/** To the hotel: a booking, or a request to answer. */
export function hotelBookedMail(booked: Booked): Mail {
	const { number, name, quote, currency, isRequest, requests, payBefore, confirmBefore, now } = booked;
	const shown = formatReferenceNumber(number);
	const until = (moment: string) =>
		t.bookingMail.yourTime({ moment: formatMoment(moment, quote.hotel.timeZone, now) });

	return layOutMail({
		to: quote.hotel.email,
		replyTo: booked.email,
		subject: isRequest
			? t.bookingMail.toHotel.requestSubject({ number: shown })
			: t.bookingMail.toHotel.bookingSubject({ number: shown }),
		paragraphs: [
			isRequest
				? t.bookingMail.toHotel.request({
						guest: name,
						number: shown,
						until: until(quote.holdUntil ?? now.toISOString()),
					})
				: t.bookingMail.toHotel.booking({ guest: name, number: shown }),
			confirmBefore ? t.bookingMail.toHotel.unconfirmed({ until: until(confirmBefore) }) : "",
			payBefore
				? t.bookingMail.toHotel.unpaid({
						deposit: formatMoney(quote.deposit, currency),
						until: until(payBefore),
					})
				: "",
		].filter(Boolean),
		link: {
			label: isRequest ? t.bookingMail.toHotel.answer : t.bookingMail.toHotel.view,
			path: `/owner/manage-bookings/${number}`,
		},
		facts: [
			[t.bookingMail.number, shown],
			[t.bookingMail.hotel, quote.hotel.name],
			...stayFacts(booked),
			[t.bookingMail.guest, `${name}, ${booked.contact.typed}`],
			[t.bookingMail.total, formatMoney(quote.total, currency)],
		],
		...(requests ? { quote: { label: t.bookingMail.requests, text: requests } } : {}),
	});
}

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

function moneyFacts({ quote, currency, isRequest }: Booked): [string, string][] {
	const { total, deposit } = quote;
	const lines: [string, string][] = otherLines(quote.extras, taxLine(quote.taxRule, quote.tax)).map(
		({ name, amount }) => [name, formatMoney(amount, currency)],
	);
	if (deposit === 0)
		return [
			...lines,
			[t.bookingMail.total, t.bookingMail.paidAtHotel({ amount: formatMoney(total, currency) })],
		];
	const rest = total - deposit;
	return [
		...lines,
		[t.bookingMail.total, formatMoney(total, currency)],
		[
			t.bookingMail.payOnline,
			isRequest
				? t.bookingMail.payOnlineLater({ amount: formatMoney(deposit, currency) })
				: formatMoney(deposit, currency),
		],
		...(rest > 0 ? [[t.bookingMail.payAtHotel, formatMoney(rest, currency)] as [string, string]] : []),
	];
}

function stayFacts({ quote, currency }: Booked): [string, string][] {
	const { stay, room } = quote;
	const offer = formatOffer(quote.offer?.name ?? "", { ...quote, currency });
	const rate = formatRate({ plan_name: quote.rate.name, board: quote.rate.board });
	return [
		[t.bookingMail.stay, formatStay(stay, NO_YEAR)],
		[t.bookingMail.room, formatRoomName(stay.rooms, room.name)],
		...(rate ? [[t.stayFacts.rate, rate] as [string, string]] : []),
		...(offer ? [[t.offers.offer, offer] as [string, string]] : []),
		[t.bookingMail.guests, formatParty(stay)],
	];
}
