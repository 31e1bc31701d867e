import type { Selectable } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Schema } from "#db/schema.ts";
import { usesVehicle } from "./moving-booking.ts";

/** A booking, and the amount of its deposit that the email is about, in minor units. */
type DepositNews = Pick<
	Selectable<Schema["moving_bookings"]>,
	| "number"
	| "name"
	| "status"
	| "booking_date"
	| "booking_time"
	| "price"
	| "currency"
	| "deposit_paid"
	| "deposit_refunded"
> & { amount: number };

type OwnNews = DepositNews & { email: string };

/** Confirms a deposit, and says what is left for the day of the move. */
export const depositPaidMail = (move: OwnNews): Mail =>
	toCustomer(move, {
		subject: "We received your deposit",
		outcome: (number) =>
			`Thank you. We received the deposit of ${money(move)} for your moving booking ${number}.`,
		facts: [["Deposit paid", money(move)]],
	});

/** Tells that the deposit need not be paid any more. */
export const depositWaivedMail = (move: OwnNews): Mail =>
	toCustomer(move, {
		subject: "You don’t have to pay a deposit",
		outcome: (number) =>
			`We waived the deposit of ${money(move)} for your moving booking ${number}. You pay the whole price on the day of the move. Don’t pay online any more: a payment that still arrives is refunded.`,
		facts: [],
	});

/** Tells that money was given back. */
export const depositRefundedMail = (move: OwnNews): Mail =>
	toCustomer(move, {
		subject: "We sent your refund",
		outcome: (number) =>
			`We refunded ${money(move)} for your moving booking ${number}. It can take a few days to reach you.`,
		facts: [["Refund", money(move)]],
	});

/** Tells one member of staff that a deposit arrived too late and is sent back. */
export const lateDepositMail = (move: DepositNews, to: string): Mail =>
	toStaff(move, to, {
		subject: "Late deposit refunded",
		outcome: `${move.name} paid the deposit of a move that no longer asks for it. The payment is refunded automatically. You don’t have to do anything.`,
		facts: [["Refund", money(move)]],
	});

/** Tells one member of staff that a refund failed. */
export const depositRefundFailedMail = (move: DepositNews, to: string): Mail =>
	toStaff(move, to, {
		subject: "Refund failed",
		outcome: `We could not refund ${move.name}. The payment provider refused the refund, or the customer’s bank returned it. Open the booking to see what is left to do.`,
		facts: [["Refund", money(move)]],
	});

/** Tells one member of staff that a customer disputes their payment. */
export const depositDisputedMail = (move: DepositNews & { answerBefore: string | null }, to: string): Mail =>
	toStaff(move, to, {
		subject: "Payment disputed",
		outcome: `${move.name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard. Without an answer in time the money is lost.`,
		facts: [
			["Disputed", money(move)],
			...(move.answerBefore
				? [["Answer before", formatDate(move.answerBefore.slice(0, 10))] as [string, string]]
				: []),
		],
	});

const format = (amount: number, currency: string | null): string => formatMoney(amount, currency ?? "USD");
const money = ({ amount, currency }: DepositNews): string => format(amount, currency);

type Facts = [label: string, value: string][];

function toCustomer(
	move: OwnNews,
	{ subject, outcome, facts }: { subject: string; outcome: (number: string) => string; facts: Facts },
): Mail {
	const number = formatReferenceNumber(move.number);
	const left = (move.price ?? 0) - (move.deposit_paid - move.deposit_refunded);
	return layOutMail({
		to: move.email,
		name: move.name,
		subject: `${subject} (${number})`,
		paragraphs: [outcome(number)],
		link: { label: "Track your move", path: `/track?number=${move.number}` },
		facts: [
			["Booking number", number],
			["Date and time", `${formatDate(move.booking_date)}, ${move.booking_time}`],
			...facts,
			...(usesVehicle(move.status) && left > 0
				? [["Due on the day", format(left, move.currency)] as [string, string]]
				: []),
		],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
}

function toStaff(
	move: DepositNews,
	to: string,
	{ subject, outcome, facts }: { subject: string; outcome: string; facts: Facts },
): Mail {
	const number = formatReferenceNumber(move.number);
	return layOutMail({
		to,
		subject: `${subject} (${number})`,
		paragraphs: [outcome],
		facts: [["Booking number", number], ...facts],
		link: { label: "View booking", path: `/trucking-dashboard/${move.number}` },
	});
}
