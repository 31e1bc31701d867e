import type { Selectable } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
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
		subject: t.depositMails.paidSubject,
		outcome: (number) => t.depositMails.paid({ amount: money(move), number }),
		facts: [[t.movePrice.depositPaid, money(move)]],
	});

/** Tells that the deposit need not be paid any more. */
export const depositWaivedMail = (move: OwnNews): Mail =>
	toCustomer(move, {
		subject: t.depositMails.waivedSubject,
		outcome: (number) => t.depositMails.waived({ amount: money(move), number }),
		facts: [],
	});

/** Tells that money was given back. */
export const depositRefundedMail = (move: OwnNews): Mail =>
	toCustomer(move, {
		subject: t.depositMails.refundedSubject,
		outcome: (number) => t.depositMails.refunded({ amount: money(move), number }),
		facts: [[t.depositMails.refund, money(move)]],
	});

/** Tells one member of staff that a deposit arrived too late and is sent back. */
export const lateDepositMail = (move: DepositNews, to: string): Mail =>
	toStaff(move, to, {
		subject: t.depositMails.lateSubject,
		outcome: t.depositMails.late({ name: move.name }),
		facts: [[t.depositMails.refund, money(move)]],
	});

/** Tells one member of staff that a refund failed. */
export const depositRefundFailedMail = (move: DepositNews, to: string): Mail =>
	toStaff(move, to, {
		subject: t.depositMails.failedSubject,
		outcome: t.depositMails.failed({ name: move.name }),
		facts: [[t.depositMails.refund, money(move)]],
	});

/** Tells one member of staff that a customer disputes their payment. */
export const depositDisputedMail = (move: DepositNews & { answerBefore: string | null }, to: string): Mail =>
	toStaff(move, to, {
		subject: t.depositMails.disputedSubject,
		outcome: t.depositMails.disputed({ name: move.name }),
		facts: [
			[t.depositMails.disputedAmount, money(move)],
			...(move.answerBefore
				? [[t.depositMails.answerBefore, formatDate(move.answerBefore.slice(0, 10))] as [string, string]]
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
	const due: Facts = isDue ? [[t.movePrice.dueOnDay, format(left, move.currency)]] : [];
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
		facts: [[t.moveMails.number, number], ...facts],
		link: { label: t.depositMails.view, path: `/trucking-dashboard/${move.number}` },
	});
}
