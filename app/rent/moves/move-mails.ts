import { formatDate, formatMomentInZone } from "#app/common/calendar.ts";
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

const NEWS: Record<MovingStatus, News> = {
	pending: {
		subject: "Your move is rescheduled",
		outcome: (number) =>
			`Your moving booking ${number} has a new date or time, shown below. We will confirm it soon.`,
		isPriced: true,
	},
	confirmed: {
		subject: "Your move is confirmed",
		outcome: (number) =>
			`Your moving booking ${number} is confirmed. We will be there at the date and time below.`,
		isPriced: true,
	},
	delivered: {
		subject: "Your move is complete",
		outcome: (number) =>
			`Your moving booking ${number} is complete. Thank you for moving with us. How did it go? Your review helps others who move.`,
		link: (number) => ({ label: "Write a review", path: `/track/${number}/move-review` }),
	},
	cancelled: {
		subject: "Your move is cancelled",
		outcome: (number) => `Your moving booking ${number} is cancelled. We will not come to pick anything up.`,
	},
	rejected: {
		subject: "We can’t take your move",
		outcome: (number) =>
			`We’re sorry, we can’t take your moving booking ${number}. Book another date, or contact us.`,
	},
};

/** Confirms that a booking arrived, with the number to track it by. */
export const bookingReceivedMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: "We received your moving booking",
		outcome: (number) => `Thank you. We received your moving booking ${number} and will confirm it soon.`,
		isPriced: true,
	});

/** The emails about a new status of a booking. Pending means that its date or time changed. */
export const statusChangedMail = (move: MailedMove, to: MovingStatus): Mail =>
	mailOf(move, NEWS[to], usesVehicle(to) || !move.deposit_paid ? [] : [describeOwed(move)]);

/** Tells that a move is cancelled because its deposit was not paid. */
export const moveExpiredMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: "Your move is cancelled",
		outcome: (number) =>
			`Your moving booking ${number} is cancelled, because its deposit was not paid in time. You owe nothing. If you still want to move, book again.`,
		link: () => ({ label: "Book another move", path: "/trucking-home" }),
	});

/** Reminds of a confirmed move that takes place on the next day. */
export const moveReminderMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: "Your move is tomorrow",
		outcome: (number) =>
			`Your moving booking ${number} is tomorrow, ${formatDate(move.booking_date)}, at ${move.booking_time}. Please have everything packed, and keep a parking space free for the ${t.vehicleTypes.label[move.vehicle_type].toLowerCase()} at both addresses.`,
	});

/** Tells the customer that the driver has left. */
export const moveOnTheWayMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: "Your driver is on the way",
		outcome: (number) =>
			`Your driver is on the way to you for your moving booking ${number}. You can follow each step on the tracking page.`,
	});

const trackLink = (number: string) => ({ label: "Track your move", path: `/track?number=${number}` });

/** Offers a price, or another one in place of the price that the booking had before. */
export function priceOfferedMail(move: MailedMove, before: PricedMove): Mail {
	const [was, now] = [formatPrice(before), formatPrice(move)];
	const instead = was ? ` instead of ${was}` : "";
	return mailOf(
		move,
		{
			subject: was ? "New price for your move" : "Accept the price of your move",
			outcome: (number) => `The price of your moving booking ${number} is ${now}${instead}.`,
			isPriced: true,
			link: (number) => ({ ...trackLink(number), label: "See and accept the price" }),
		},
		["Open the booking and accept the price to confirm your move. You can also cancel the booking there."],
	);
}

/** Tells that an offered price no longer applies. */
export const priceWithdrawnMail = (move: MailedMove, before: PricedMove): Mail =>
	mailOf(move, {
		subject: "We withdrew the price of your move",
		outcome: (number) =>
			`The price of ${formatPrice(before)} for your moving booking ${number} no longer applies. Your move is not confirmed yet.`,
	});

const formatPrice = ({ price, currency }: PricedMove): string | null =>
	price === null || currency === null ? null : formatMoney(price, currency);

/** The price line by line and its total. */
function priceFacts({ lines = [], ...move }: MailedMove): [label: string, value: string][] {
	const { currency } = move;
	const total = formatPrice(move);
	if (total === null || currency === null) return [["Price", "We’ll call you with a price"]];
	return [
		...lines.map(({ label, amount }): [string, string] => [label, formatMoney(amount, currency)]),
		["Total price", total],
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
		[paid > 0 ? "Deposit paid" : "Deposit to pay online", formatMoney(online, currency)],
		...(rest > 0 ? [["Due on the day", formatMoney(rest, currency)] as [string, string]] : []),
	];
}

/** Until when the deposit has to be paid. */
function depositDeadline({ deposit_due = 0, deposit_paid = 0, ...move }: MailedMove): string[] {
	const { deposit_before: before, timeZone, currency } = move;
	const left = depositLeft({ deposit_due, deposit_paid });
	if (left === 0 || !before || !timeZone || currency === null) return [];
	const until = formatMomentInZone(before, timeZone);
	return [
		`Pay the deposit of ${formatMoney(left, currency)} online before ${until}, or your move is cancelled. You can pay from the tracking page.`,
	];
}

/** What the customer owes for a late cancellation. */
function feeFacts({ cancellation_fee: fee = null, currency }: MailedMove): [label: string, value: string][] {
	return fee !== null && fee > 0 && currency !== null
		? [["Cancellation fee", formatMoney(fee, currency)]]
		: [];
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
		mainFact: "Total price",
		facts: [
			["Booking number", number],
			["Date and time", `${formatDate(move.booking_date)}, ${move.booking_time}`],
			...facts,
		],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
}
