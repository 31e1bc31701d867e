import type { Selectable } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { moveMail } from "#app/rent/moves/move-mails.ts";
import { usesVehicle } from "#app/rent/moves/moving-booking.ts";
import type { Schema } from "#db/schema.ts";

/** A booking, and the amount of its deposit that the email is about, in minor units. */
type DepositNews = Selectable<Schema["moving_bookings"]> & { amount: number };

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
			`We waived the deposit of ${money(move)} for your moving booking ${number}. You pay the whole price on the day of the move. Don’t pay online: we refund any payment that still arrives.`,
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
		outcome: `${move.name} paid a deposit that was no longer due. The payment is refunded automatically. You don’t have to do anything.`,
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
		outcome: `${move.name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard. If you don’t answer in time, the money is lost.`,
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
	const left = (move.price ?? 0) - (move.deposit_paid - move.deposit_refunded);
	const isDue = usesVehicle(move.status) && left > 0;
	const due: Facts = isDue ? [["Due on the day", format(left, move.currency)]] : [];
	return moveMail(move, {
		subject,
		paragraphs: (number) => [outcome(number)],
		facts: [...facts, ...due],
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
