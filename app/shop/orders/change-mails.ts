import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { mailPicturePath } from "#app/common/photos/pictures.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { invoicePath } from "#app/invoices/invoice-snapshot.ts";
import type { PaymentStep } from "#app/shop/pricing/payment-methods.ts";
import { isPartlyShipped, ONLINE, type ParcelCounts } from "./order-rules.ts";
import { isCancelledOrExpired, type OrderState, type StateColumn } from "./order-states.ts";
import type { ReturnState } from "./returns/return-labels.ts";

/** The data of emails about an order. Amounts in minor units of `currency`. */
type MailedOrder = {
	number: string;
	name: string;
	email: string;
	currency: string;
	total: number;
};

type Changed = {
	column: StateColumn;
	to: string;
	amount?: number | undefined;
	detail?: string | undefined;
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
type Parcel = { carrier: string; trackingNumber: string };
/** A subject, a sentence or two with the order's number, and facts such as a tracking number. */
type News = { subject: string; outcome: (number: string) => string; facts?: [string, string][] };

/** A line of an order as its emails list it. */
export type MailedLine = { title: string; options: string; quantity: number; image_hash: string | null };

/** The email about a change, or null for a change that only the shop needs to know. */
export function mailOfChange(order: Order, change: Changed, lines: readonly MailedLine[]): Mail | null {
	const news = NEWS[`${change.column}.${change.to}`]?.(order, change);
	return news ? orderChangedMail(order, { ...news, lines, invoice: change.invoice }) : null;
}

/** `which`: "1 of 3" for a parcel of several. */
export const parcelCorrectedMail = (order: Order, parcel: Parcel, which: string | null): Mail =>
	orderChangedMail(order, {
		subject: "Your tracking number has changed",
		outcome: (number) =>
			`The tracking details of ${which ? `parcel ${which} of ` : ""}your order ${number} have changed. Use the ones below instead of those in our last email.`,
		facts: parcelFacts(parcel),
	});

type ShippedParcel = { parcel: Parcel; which: string; lines: readonly MailedLine[] };

/** Tells the customer that one of several parcels was shipped, and what is in it. */
export const parcelShippedMail = (
	order: Order & ParcelCounts,
	{ parcel, which, lines }: ShippedParcel,
): Mail =>
	orderChangedMail(order, {
		subject: `Parcel ${which} is on its way`,
		outcome: (number) =>
			`Parcel ${which} of your order ${number} is on its way. ${isPartlyShipped(order) ? "We will email you when we ship the rest." : "All of your order is now on its way."}`,
		facts: parcelFacts(parcel),
		lines,
	});

/** Tells the customer that money which was no longer asked for is sent back. Minor units. */
export const sentBackMail = (order: MailedOrder & { status: OrderState }, amount: number): Mail =>
	orderChangedMail(order, {
		subject: "We are refunding your payment",
		outcome: (number) => {
			const [why, next] = isCancelledOrExpired(order)
				? [`your order ${number} had ended`, "Nothing will be sent."]
				: [`your order ${number} had changed`, "Open your order to see what is due now."];
			return `Your payment of ${formatMoney(amount, order.currency)} arrived after ${why}. We are refunding all of it. ${next}`;
		},
	});

type EditedOrder = {
	/** The total before. Minor units, as below. */
	before: number;
	quote: { due: number; refund: number };
	lines: readonly MailedLine[];
	/** How the customer pays what is due; null when nothing is. */
	step: PaymentStep | null;
	invoice: string | null;
};

/** Tells the customer that staff have edited the items, what they cost now, and what to do. */
export function linesEditedMail(order: Order, { before, quote, lines, step, invoice }: EditedOrder): Mail {
	const money = (amount: number) => formatMoney(amount, order.currency);
	const difference = order.total - before;
	const refund =
		quote.refund > 0 ? ` We will refund ${money(quote.refund)}. You don’t have to do anything.` : "";
	return orderChangedMail(order, {
		subject: "Your order has changed",
		outcome: (number) =>
			`We changed the items of your order ${number}. This is what it contains now.${step ? ` ${step.sentences.join(" ")}` : refund}`,
		facts: [
			["Total before", money(before)],
			["Difference", `${difference > 0 ? "+" : ""}${money(difference)}`],
			...(step && order.payment_method !== ONLINE ? step.facts : []),
			...(step && order.payment_method === ONLINE
				? [["Left to pay", money(quote.due)] as [string, string]]
				: []),
		],
		lines,
		invoice: step ? null : invoice,
		...(step && { link: step.heading }),
	});
}

type OrderNews = News & {
	lines?: readonly MailedLine[];
	invoice?: string | null | undefined;
	/** What the link to the order says. */
	link?: string;
};

function orderChangedMail(order: MailedOrder, news: OrderNews): Mail {
	const number = formatReferenceNumber(order.number);
	const { invoice, lines } = news;
	return layOutMail({
		to: order.email,
		name: order.name,
		subject: `${news.subject} (${number})`,
		paragraphs: [news.outcome(number)],
		link: invoice
			? { label: "View your invoice", path: invoicePath(order.number, invoice) }
			: { label: news.link ?? "Track your order", path: `/track?number=${order.number}` },
		area: "shop",
		items: lines?.map(({ title, options, quantity, image_hash }) => ({
			name: `${quantity} × ${title}${options ? ` (${options})` : ""}`,
			amount: null,
			picturePath: mailPicturePath(image_hash, "square"),
		})),
		mainFact: "Total",
		facts: [
			["Order number", number],
			["Total", formatMoney(order.total, order.currency)],
			...(news.facts ?? []),
			...(invoice ? [["Invoice", invoice] as [string, string]] : []),
		],
		after: ["To open the page, enter this email address or the phone number you ordered with."],
	});
}

/** The email about the state of a return of some lines; `answer` is the shop's message to the customer. */
export function returnMail(
	order: MailedOrder,
	lines: readonly MailedLine[],
	state: ReturnState,
	answer: string,
): Mail {
	return orderChangedMail(order, {
		...RETURN_NEWS[state],
		lines,
		...(answer ? { facts: [["Message from the shop", answer]] } : {}),
	});
}

/** Tells staff that an order expired. */
export const orderExpiredMail = (order: MailedOrder) =>
	staffMail(order, {
		subject: "Order expired",
		text: `${order.name}’s order was not paid or confirmed in time, so it was cancelled automatically. Its stock is back on sale.`,
		amount: ["Total", order.total],
	});

/** Tells staff that a payment which was no longer asked for is sent back. Minor units, as below. */
export const latePaymentMail = (order: MailedOrder, amount: number) =>
	staffMail(order, {
		subject: "Late payment refunded",
		text: `${order.name} paid for an order after it had ended, or an amount that was no longer due. The payment is refunded automatically. You don’t have to do anything.`,
		amount: ["Refund", amount],
	});

/** Tells staff that a refund failed. */
export const refundFailedMail = (order: MailedOrder, amount: number) =>
	staffMail(order, {
		subject: "Refund failed",
		text: `We could not refund ${order.name}. The payment provider refused the refund, or the customer’s bank returned it. Open the order to see what is left to do.`,
		amount: ["Refund", amount],
	});

/** Tells staff that a customer disputes their payment. `answerBefore`: a moment, if the provider gave one. */
export const disputeMail = (order: MailedOrder, amount: number, answerBefore: string | null) =>
	staffMail(order, {
		subject: "Payment disputed",
		text: `${order.name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard, with proof of delivery if you have it. If you don’t answer in time, the money is lost.`,
		amount: ["Disputed", amount],
		facts: answerBefore ? [["Answer before", formatDate(answerBefore.slice(0, 10))]] : [],
	});

type StaffNews = { subject: string; text: string; amount: [string, number]; facts?: [string, string][] };

/** An email to one of the staff about what happened to an order without them. */
const staffMail =
	(order: MailedOrder, { subject, text, amount: [label, amount], facts = [] }: StaffNews) =>
	(to: string): Mail =>
		layOutMail({
			to,
			subject: `${subject} (${formatReferenceNumber(order.number)})`,
			paragraphs: [text],
			facts: [
				["Order number", formatReferenceNumber(order.number)],
				[label, formatMoney(amount, order.currency)],
				...facts,
			],
			link: { label: "View order", path: `/orders/${order.number}` },
		});

const parcelFacts = ({ carrier, trackingNumber }: Parcel): [string, string][] => [
	...(carrier ? [["Carrier", carrier] as [string, string]] : []),
	...(trackingNumber ? [["Tracking number", trackingNumber] as [string, string]] : []),
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
	"payment.paid": () => ({
		subject: "We received your payment",
		outcome: (number) => `Thank you. We received your payment for order ${number}.`,
	}),
	"payment.failed": () => ({
		subject: "Your payment failed",
		outcome: (number) => `Your payment for order ${number} failed. Pay again, or contact us.`,
	}),
	"payment.partially_refunded": refunded,
	"payment.refunded": refunded,
	"fulfilment.shipped": (order) => ({
		subject: "Your order is on its way",
		outcome: (number) => `Your order ${number} is on its way.`,
		facts: parcelFacts({ carrier: order.carrier, trackingNumber: order.tracking_number }),
	}),
	"fulfilment.delivered": () => ({
		subject: "Your order was delivered",
		outcome: (number) =>
			`Your order ${number} was delivered. If something is wrong, or you change your mind within 14 days, open the order to return items.`,
	}),
};

const RETURN_NEWS: Record<ReturnState, News> = {
	requested: {
		subject: "We received your return request",
		outcome: (number) =>
			`We received your request to return items from order ${number}. We will answer soon.`,
	},
	approved: {
		subject: "Your return is approved",
		outcome: (number) => `Your return from order ${number} is approved. Send the items back to us.`,
	},
	received: {
		subject: "We received your return",
		outcome: (number) => `We received the items you returned from order ${number}. We will refund you soon.`,
	},
	refused: {
		subject: "Your return was declined",
		outcome: (number) => `We can’t accept your return from order ${number}.`,
	},
};
