import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type MailedOrder, orderChangedMail } from "./order-mails.ts";
import { ONLINE } from "./order-rules.ts";
import { isCancelledOrExpired, type OrderState, type StateColumn } from "./order-states.ts";

type Changed = {
	column: StateColumn;
	to: string;
	amount?: number | undefined;
	detail?: string;
	/** The number of the invoice or credit note that the change issued. */
	invoice?: string | null;
	/** What becomes of a disputed payment, in place of its refund. */
	disputed?: string | null;
};
type Order = MailedOrder & {
	status: OrderState;
	payment_method: string;
	carrier: string;
	tracking_number: string;
	paid_total: number;
	refunded_total: number;
};
type News = { subject: string; outcome: (number: string) => string; facts?: [string, string][] };

/** The email about a change, or null for a change that only the shop needs to know. */
export function mailOfChange(order: Order, change: Changed): Mail | null {
	const news = NEWS[`${change.column}.${change.to}`]?.(order, change);
	return news ? orderChangedMail(order, { ...news, invoice: change.invoice }) : null;
}

export const parcelCorrectedMail = (order: Order): Mail =>
	orderChangedMail(order, {
		subject: "Your tracking number has changed",
		outcome: (number) =>
			`The tracking details of your order ${number} have changed. Use the ones below instead of those in our last email.`,
		facts: parcelFacts(order),
	});

/** Tells one member of the shop's staff that an order expired. Amounts in minor units. */
export const orderExpiredMail = (order: MailedOrder, to: string): Mail =>
	layOutMail({
		to,
		subject: `Order expired (${formatReferenceNumber(order.number)})`,
		paragraphs: [
			`${order.name}’s order was not paid or confirmed in time, so it was cancelled automatically. Its stock is back on sale.`,
		],
		facts: [
			["Order number", formatReferenceNumber(order.number)],
			["Total", formatMoney(order.total, order.currency)],
		],
		link: { label: "View order", path: `/orders/${order.number}` },
	});

/** Tells one member of the shop's staff that a payment for an ended order is sent back. Amounts in minor units. */
export const latePaymentMail = (order: MailedOrder & { amount: number }, to: string): Mail =>
	layOutMail({
		to,
		subject: `Late payment refunded (${formatReferenceNumber(order.number)})`,
		paragraphs: [
			`${order.name} paid for an order that had already been cancelled or had expired. The payment is refunded automatically. You don’t have to do anything.`,
		],
		facts: [
			["Order number", formatReferenceNumber(order.number)],
			["Refund", formatMoney(order.amount, order.currency)],
		],
		link: { label: "View order", path: `/orders/${order.number}` },
	});

/** Tells one member of the shop's staff that a refund failed. Amounts in minor units. */
export const refundFailedMail = (order: MailedOrder & { amount: number }, to: string): Mail =>
	layOutMail({
		to,
		subject: `Refund failed (${formatReferenceNumber(order.number)})`,
		paragraphs: [
			`We could not refund ${order.name}. The payment provider refused the refund, or the customer’s bank returned it. Open the order to see what is left to do.`,
		],
		facts: [
			["Order number", formatReferenceNumber(order.number)],
			["Refund", formatMoney(order.amount, order.currency)],
		],
		link: { label: "View order", path: `/orders/${order.number}` },
	});

/** Tells one member of the shop's staff that a customer disputes their payment. Amounts in minor units. */
export const disputeMail = (
	order: MailedOrder & { amount: number; answerBefore: string | null },
	to: string,
): Mail =>
	layOutMail({
		to,
		subject: `Payment disputed (${formatReferenceNumber(order.number)})`,
		paragraphs: [
			`${order.name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard, with proof of delivery if you have it. Without an answer in time the money is lost.`,
		],
		facts: [
			["Order number", formatReferenceNumber(order.number)],
			["Disputed", formatMoney(order.amount, order.currency)],
			...(order.answerBefore
				? [["Answer before", formatDate(order.answerBefore.slice(0, 10))] as [string, string]]
				: []),
		],
		link: { label: "View order", path: `/orders/${order.number}` },
	});

const parcelFacts = ({ carrier, tracking_number }: Order): [string, string][] => [
	...(carrier ? [["Carrier", carrier] as [string, string]] : []),
	...(tracking_number ? [["Tracking number", tracking_number] as [string, string]] : []),
];

const owed = ({ paid_total, refunded_total, currency }: Order, disputed?: string | null) =>
	paid_total > refunded_total
		? ` ${disputed ?? `We will refund the ${formatMoney(paid_total - refunded_total, currency)} that you paid.`}`
		: "";

const refunded = (order: Order, { amount = 0 }: Changed): News => ({
	subject: "We sent your refund",
	outcome: (number) =>
		`We refunded ${formatMoney(amount, order.currency)} for your order ${number}. It can take a few days to reach you.`,
	facts: [["Refunded so far", formatMoney(order.refunded_total, order.currency)]],
});

const NEWS: Record<string, (order: Order, change: Changed) => News> = {
	"status.confirmed": () => ({
		subject: "Your order is confirmed",
		outcome: (number) => `Your order ${number} is confirmed. We will pack it next.`,
	}),
	"status.cancelled": (order, { detail, disputed }) => ({
		subject: "Your order is cancelled",
		outcome: (number) =>
			`Your order ${number} is cancelled. Nothing more will be sent.${owed(order, disputed)}`,
		...(detail ? { facts: [["Reason", detail]] } : {}),
	}),
	"status.expired": () => ({
		subject: "Your order has expired",
		outcome: (number) =>
			`Your order ${number} has expired because it was not paid or confirmed in time. Order again if you still want the items.`,
	}),
	"payment.paid": (order) =>
		order.payment_method === ONLINE && isCancelledOrExpired(order)
			? {
					subject: "We are refunding your payment",
					outcome: (number) =>
						`Your payment of ${formatMoney(order.paid_total, order.currency)} arrived after your order ${number} had ended. We are refunding all of it. Nothing will be sent.`,
				}
			: {
					subject: "We received your payment",
					outcome: (number) => `Thank you. We received your payment for order ${number}.`,
				},
	"payment.failed": () => ({
		subject: "Your payment failed",
		outcome: (number) => `Your payment for order ${number} failed. Pay again, or contact us.`,
	}),
	"payment.partially_refunded": refunded,
	"payment.refunded": refunded,
	"fulfilment.shipped": (order) => ({
		subject: "Your order is on its way",
		outcome: (number) => `Your order ${number} is on its way.`,
		facts: parcelFacts(order),
	}),
	"fulfilment.delivered": () => ({
		subject: "Your order was delivered",
		outcome: (number) =>
			`Your order ${number} was delivered. If something is wrong, or you change your mind within 14 days, open the order to return items.`,
	}),
};
