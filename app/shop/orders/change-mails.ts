import type { Mail } from "#app/site/mail/mail-layout.ts";
import { showMoney } from "#app/site/money.ts";
import { type MailedOrder, orderChangedMail } from "./mails.ts";
import { ORDER_STATES, type StateColumn } from "./order-states.ts";

type Changed = { column: StateColumn; to: string; amount?: number | undefined; detail?: string };
type Order = MailedOrder & {
	carrier: string;
	tracking_number: string;
	paid_total: number;
	refunded_total: number;
};
type News = { subject: string; outcome: string; facts?: [string, string][] };

/** The mail that tells of a change, or null for one that only the shop needs to know of. */
export function mailOfChange(order: Order, change: Changed): Mail | null {
	const news = NEWS[`${change.column}.${change.to}`]?.(order, change);
	return news ? orderChangedMail(order, news) : null;
}

/** The mail that says who really carries a parcel that is on its way. */
export const parcelCorrectedMail = (order: Order): Mail =>
	orderChangedMail(order, {
		subject: "Your tracking number has changed",
		outcome: "Our last mail about your parcel was wrong, sorry. This is right.",
		facts: parcelFacts(order),
	});

const parcelFacts = ({ carrier, tracking_number }: Order): [string, string][] => [
	...(carrier ? [["Carrier", carrier] as [string, string]] : []),
	...(tracking_number ? [["Tracking number", tracking_number] as [string, string]] : []),
];

const owed = ({ paid_total, refunded_total, currency }: Order) =>
	paid_total > refunded_total
		? ` We will give back the ${showMoney(paid_total - refunded_total, currency)} that you paid.`
		: "";

const refunded = (order: Order, { amount = 0 }: Changed): News => ({
	subject: "We have sent your money back",
	outcome: `We have given back ${showMoney(amount, order.currency)}. It can take a few days to reach you.`,
	facts: [["Given back so far", showMoney(order.refunded_total, order.currency)]],
});

const NEWS: Record<string, (order: Order, change: Changed) => News> = {
	"status.confirmed": () => ({
		subject: "Your order is confirmed",
		outcome: ORDER_STATES.confirmed.forCustomer,
	}),
	"status.cancelled": (order, { detail }) => ({
		subject: "Your order is cancelled",
		outcome: `${ORDER_STATES.cancelled.forCustomer}${owed(order)}`,
		...(detail ? { facts: [["Why", detail]] } : {}),
	}),
	"status.expired": () => ({ subject: "Your order ran out", outcome: ORDER_STATES.expired.forCustomer }),
	"payment.paid": () => ({
		subject: "We have your payment",
		outcome: "Thank you. Your order is paid for.",
	}),
	"payment.failed": () => ({
		subject: "Your payment did not reach us",
		outcome: "Your payment for this order failed. Please pay again, or write to us.",
	}),
	"payment.partially_refunded": refunded,
	"payment.refunded": refunded,
	"fulfilment.shipped": (order) => ({
		subject: "Your order is on its way",
		outcome: "We have handed your order over for delivery.",
		facts: parcelFacts(order),
	}),
	"fulfilment.delivered": () => ({
		subject: "Your order has arrived",
		outcome:
			"Your order was delivered. If something is wrong with it, or you change your mind within 14 days, open the order and ask to send it back.",
	}),
};
