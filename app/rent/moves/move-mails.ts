import { formatDate, formatMomentInZone } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type MoveDetails, moveFacts } from "./move-details.ts";
import { describeOwed } from "./move-messages.ts";
import { depositLeft, type MovingStatus, usesVehicle } from "./moving-booking.ts";

/** The data of emails about a booking. */
type MailedMove = MoveDetails &
	PricedMove & {
		email: string;
		lines?: readonly QuoteLine[];
		cancellation_fee?: number | null;
		deposit_due?: number;
		/** Until when the deposit has to be paid, in UTC, and the market's zone. */
		deposit_before?: string | null;
		timeZone?: string | undefined;
		deposit_paid?: number;
		deposit_refunded?: number;
		/** What becomes of a disputed deposit, in place of its refund. */
		disputed?: string | null;
	};

/** Minor units; null: no price. */
type PricedMove = { price: number | null; currency: string | null };

type News = {
	subject: string;
	outcome: (number: string) => string;
	/** The email shows the price, or that there is none yet. */
	isPriced?: true;
	/** The main link, in place of the one to the tracking page. */
	link?: (number: string) => { label: string; path: string };
};

const newsOf = (to: MovingStatus): News => ({
	subject: t.moveMails.news[to].subject,
	outcome: (number) => t.moveMails.news[to].text({ number }),
	...(to === "pending" || to === "confirmed" ? { isPriced: true as const } : {}),
	...(to === "delivered"
		? { link: (number) => ({ label: t.moveMails.review, path: `/track/${number}/move-review` }) }
		: {}),
});

/** Confirms that a booking arrived, with the number to track it by. */
export const bookingReceivedMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: t.moveMails.receivedSubject,
		outcome: (number) => t.moveMails.received({ number }),
		isPriced: true,
	});

/** The emails about a new status of a booking. Pending means that its date or time changed. */
export const statusChangedMail = (move: MailedMove, to: MovingStatus): Mail =>
	mailOf(move, newsOf(to), usesVehicle(to) || !move.deposit_paid ? [] : [describeOwed(move)]);

/** Tells that a move is cancelled because its deposit was not paid. */
export const moveExpiredMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: t.moveMails.news.cancelled.subject,
		outcome: (number) => t.moveMails.expired({ number }),
		link: () => ({ label: t.moveMails.another, path: "/trucking-home" }),
	});

/** Reminds of a confirmed move that takes place on the next day. */
export const moveReminderMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: t.moveMails.tomorrowSubject,
		outcome: (number) =>
			t.moveMails.tomorrow[move.vehicle_type]({
				number,
				date: formatDate(move.booking_date),
				time: move.booking_time,
			}),
	});

/** Tells the customer that the driver has left. */
export const moveOnTheWayMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: t.moveMails.onTheWaySubject,
		outcome: (number) => t.moveMails.onTheWay({ number }),
	});

const trackLink = (number: string) => ({ label: t.moveMails.track, path: `/track?number=${number}` });

/** Offers a price, or another one in place of the price that the booking had before. */
export function priceOfferedMail(move: MailedMove, before: PricedMove): Mail {
	const [was, now] = [formatPrice(before), formatPrice(move) ?? ""];
	return mailOf(
		move,
		{
			subject: was ? t.moveMails.newPriceSubject : t.moveMails.priceSubject,
			outcome: (number) =>
				was ? t.moveMails.newPrice({ number, price: now, was }) : t.moveMails.price({ number, price: now }),
			isPriced: true,
			link: (number) => ({ ...trackLink(number), label: t.moveMails.accept }),
		},
		[t.moveMails.howToAccept],
	);
}

/** Tells that an offered price no longer applies. */
export const priceWithdrawnMail = (move: MailedMove, before: PricedMove): Mail =>
	mailOf(move, {
		subject: t.moveMails.withdrawnSubject,
		outcome: (number) => t.moveMails.withdrawn({ number, price: formatPrice(before) ?? "" }),
	});

const formatPrice = ({ price, currency }: PricedMove): string | null =>
	price === null || currency === null ? null : formatMoney(price, currency);

/** The price line by line and its total. */
function priceFacts({ lines = [], ...move }: MailedMove): [label: string, value: string][] {
	const { currency } = move;
	const total = formatPrice(move);
	if (total === null || currency === null) return [[t.words.price, t.movePrice.callLater]];
	return [
		...lines.map(({ label, amount }): [string, string] => [label, formatMoney(amount, currency)]),
		[t.moveMails.total, total],
		...depositFacts({ ...move, currency }),
	];
}

/** The deposit, paid or due online, and the amount due on the day of the move. */
function depositFacts(
	move: Omit<MailedMove, "lines"> & { currency: string },
): [label: string, value: string][] {
	const {
		price,
		deposit_due: due = 0,
		deposit_paid: paid = 0,
		deposit_refunded: refunded = 0,
		currency,
	} = move;
	const online = paid > 0 ? paid - refunded : due;
	if (online === 0 || price === null) return [];
	const rest = price - online;
	return [
		[paid > 0 ? t.movePrice.depositPaid : t.moveMails.depositToPay, formatMoney(online, currency)],
		...(rest > 0 ? [[t.movePrice.dueOnDay, formatMoney(rest, currency)] as [string, string]] : []),
	];
}

/** Until when the deposit has to be paid. */
function depositDeadline({ deposit_due = 0, deposit_paid = 0, ...move }: MailedMove): string[] {
	const { deposit_before: before, timeZone, currency } = move;
	const left = depositLeft({ deposit_due, deposit_paid });
	if (left === 0 || !before || !timeZone || currency === null) return [];
	const until = formatMomentInZone(before, timeZone);
	return [t.moveMails.payDeposit({ amount: formatMoney(left, currency), until })];
}

/** What the customer owes for a late cancellation. */
function feeFacts({ cancellation_fee: fee = null, currency }: MailedMove): [label: string, value: string][] {
	return fee !== null && fee > 0 && currency !== null ? [[t.movePrice.fee, formatMoney(fee, currency)]] : [];
}

function mailOf(
	move: MailedMove,
	{ subject, outcome, isPriced, link }: News,
	next: readonly string[] = [],
): Mail {
	return moveMail(move, {
		subject,
		link,
		paragraphs: (number) => [outcome(number), ...(isPriced ? depositDeadline(move) : []), ...next],
		facts: [...moveFacts(move), ...(isPriced ? priceFacts(move) : []), ...feeFacts(move)],
	});
}

type MoveMail = {
	subject: string;
	paragraphs: (number: string) => string[];
	link?: News["link"];
	/** Below the booking's number and time. */
	facts: [label: string, value: string][];
};

/** An email to the customer of a move. */
export function moveMail(
	move: MoveDetails & { email: string },
	{ subject, paragraphs, link = trackLink, facts }: MoveMail,
): Mail {
	const number = formatReferenceNumber(move.number);
	return layOutMail({
		to: move.email,
		area: "rent",
		picture: {
			path: `/images/mail-${move.vehicle_type}.jpg`,
			alt: t.vehicleTypes.label[move.vehicle_type],
		},
		name: move.name,
		subject: `${subject} (${number})`,
		paragraphs: paragraphs(number),
		link: link(move.number),
		mainFact: t.moveMails.total,
		facts: [
			[t.moveMails.number, number],
			[t.moveMails.when, withCommas([formatDate(move.booking_date), move.booking_time])],
			...facts,
		],
		after: [t.moveMails.howToOpen],
	});
}
