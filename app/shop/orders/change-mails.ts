import { formatDate } from "#app/common/calendar.ts";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
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
		subject: t.orderMails.trackingNumberChanged,
		outcome: (number) =>
			which ? t.orderMails.parcelCorrected({ number, which }) : t.orderMails.trackingCorrected({ number }),
		facts: parcelFacts(parcel),
	});

type ShippedParcel = { parcel: Parcel; which: string; lines: readonly MailedLine[] };

/** Tells the customer that one of several parcels was shipped, and what is in it. */
export const parcelShippedMail = (
	order: Order & ParcelCounts,
	{ parcel, which, lines }: ShippedParcel,
): Mail =>
	orderChangedMail(order, {
		subject: t.orderMails.parcelOnWay({ which }),
		outcome: (number) =>
			isPartlyShipped(order)
				? t.orderMails.parcelShipped({ number, which })
				: t.orderMails.lastParcelShipped({ number, which }),
		facts: parcelFacts(parcel),
		lines,
	});

/** Tells the customer that money which was no longer asked for is sent back. Minor units. */
export const sentBackMail = (order: MailedOrder & { status: OrderState }, amount: number): Mail =>
	orderChangedMail(order, {
		subject: t.orderMails.refundingPayment,
		outcome: (number) => {
			const said = { amount: formatMoney(amount, order.currency), number };
			return isCancelledOrExpired(order)
				? t.orderMails.sentBackAfterEnd(said)
				: t.orderMails.sentBackAfterChange(said);
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
	const refund = quote.refund > 0 ? [t.orderMails.editRefund({ amount: money(quote.refund) })] : [];
	return orderChangedMail(order, {
		subject: t.orderMails.changed,
		outcome: (number) => [t.orderMails.edited({ number }), ...(step ? step.sentences : refund)].join(" "),
		facts: [
			[t.orderMails.totalBefore, money(before)],
			[t.orderMails.difference, `${difference > 0 ? "+" : ""}${money(difference)}`],
			...(step && order.payment_method !== ONLINE ? step.facts : []),
			...(step && order.payment_method === ONLINE
				? [[t.orderMails.leftPay, money(quote.due)] as [string, string]]
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
			? { label: t.orderMails.viewInvoice, path: invoicePath(order.number, invoice) }
			: { label: news.link ?? t.orderMails.trackOrder, path: `/track?number=${order.number}` },
		area: "shop",
		items: lines?.map(({ title, options, quantity, image_hash }) => ({
			name: isolated(`${quantity} × ${title}${options ? ` (${options})` : ""}`),
			amount: null,
			picturePath: mailPicturePath(image_hash, "square"),
		})),
		mainFact: t.words.total,
		facts: [
			[t.orderMails.orderNumber, number],
			[t.words.total, formatMoney(order.total, order.currency)],
			...(news.facts ?? []),
			...(invoice ? [[t.orderMails.invoice, invoice] as [string, string]] : []),
		],
		after: [t.orderMails.openPageHint],
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
		...RETURN_NEWS[state](),
		lines,
		...(answer ? { facts: [[t.orderMails.shopMessage, answer]] } : {}),
	});
}

/** Tells staff that an order expired. */
export const orderExpiredMail = (order: MailedOrder, to: string): Mail =>
	staffMail(order, to, {
		subject: t.orderMails.expired.subject,
		text: t.orderMails.expired.text({ name: order.name }),
		amount: [t.words.total, order.total],
	});

/** Tells staff that a payment which was no longer asked for is sent back. Minor units, as below. */
export const latePaymentMail = (order: MailedOrder, amount: number, to: string): Mail =>
	staffMail(order, to, {
		subject: t.orderMails.latePayment.subject,
		text: t.orderMails.latePayment.text({ name: order.name }),
		amount: [t.orderMails.refundLabel, amount],
	});

/** Tells staff that a refund failed. */
export const refundFailedMail = (order: MailedOrder, amount: number, to: string): Mail =>
	staffMail(order, to, {
		subject: t.orderMails.refundFailed.subject,
		text: t.orderMails.refundFailed.text({ name: order.name }),
		amount: [t.orderMails.refundLabel, amount],
	});

/** Tells staff that a customer disputes their payment. `answerBefore`: a moment, if the provider gave one. */
export const disputeMail = (
	order: MailedOrder,
	amount: number,
	answerBefore: string | null,
	to: string,
): Mail =>
	staffMail(order, to, {
		subject: t.orderMails.disputed.subject,
		text: t.orderMails.disputed.text({ name: order.name }),
		amount: [t.orderMails.disputed.label, amount],
		facts: answerBefore ? [[t.orderMails.answerBefore, formatDate(answerBefore.slice(0, 10))]] : [],
	});

type StaffNews = { subject: string; text: string; amount: [string, number]; facts?: [string, string][] };

/** An email to one of the staff about what happened to an order without them. */
const staffMail = (
	order: MailedOrder,
	to: string,
	{ subject, text, amount: [label, amount], facts = [] }: StaffNews,
): Mail =>
	layOutMail({
		to,
		subject: `${subject} (${formatReferenceNumber(order.number)})`,
		paragraphs: [text],
		facts: [
			[t.orderMails.orderNumber, formatReferenceNumber(order.number)],
			[label, formatMoney(amount, order.currency)],
			...facts,
		],
		link: { label: t.orderMails.viewOrder, path: `/orders/${order.number}` },
	});

const parcelFacts = ({ carrier, trackingNumber }: Parcel): [string, string][] => [
	...(carrier ? [[t.orderParcels.carrier, carrier] as [string, string]] : []),
	...(trackingNumber ? [[t.orderParcels.trackingNumber, trackingNumber] as [string, string]] : []),
];

const owed = ({ paid_total, refunded_total, currency }: Order, disputed?: string | null) =>
	paid_total > refunded_total
		? [disputed ?? t.orderMails.willRefund({ amount: formatMoney(paid_total - refunded_total, currency) })]
		: [];

const refunded = (order: Order, { amount = 0 }: Changed): News => ({
	subject: t.orderMails.sentRefund,
	outcome: (number) => t.orderMails.refundSent({ amount: formatMoney(amount, order.currency), number }),
	facts: [[t.orderMails.refundedFar, formatMoney(order.refunded_total, order.currency)]],
});

const NEWS: Record<string, (order: Order, change: Changed) => News> = {
	"status.confirmed": () => ({
		subject: t.orderMails.orderConfirmed,
		outcome: (number) => t.orderMails.confirmedText({ number }),
	}),
	"status.cancelled": (order, { detail, disputed }) => ({
		subject: t.orderMails.orderCancelled,
		outcome: (number) => [t.orderMails.cancelledText({ number }), ...owed(order, disputed)].join(" "),
		...(detail ? { facts: [[t.words.reason, detail]] } : {}),
	}),
	"status.expired": () => ({
		subject: t.orderMails.orderExpired,
		outcome: (number) => t.orderMails.expiredText({ number }),
	}),
	"payment.paid": () => ({
		subject: t.orderMails.receivedPayment,
		outcome: (number) => t.orderMails.paidText({ number }),
	}),
	"payment.failed": () => ({
		subject: t.orderMails.paymentFailed,
		outcome: (number) => t.orderMails.paymentFailedText({ number }),
	}),
	"payment.partially_refunded": refunded,
	"payment.refunded": refunded,
	"fulfilment.shipped": (order) => ({
		subject: t.orderMails.orderWay,
		outcome: (number) => t.orderMails.onItsWay({ number }),
		facts: parcelFacts({ carrier: order.carrier, trackingNumber: order.tracking_number }),
	}),
	"fulfilment.delivered": () => ({
		subject: t.orderMails.orderDelivered,
		outcome: (number) => t.orderMails.deliveredText({ number }),
	}),
};

const RETURN_NEWS: Record<ReturnState, () => News> = {
	requested: () => ({
		subject: t.orderMails.requested.subject,
		outcome: (number) => t.orderMails.returnRequestedText({ number }),
	}),
	approved: () => ({
		subject: t.orderMails.approved.subject,
		outcome: (number) => t.orderMails.returnApprovedText({ number }),
	}),
	received: () => ({
		subject: t.orderMails.received.subject,
		outcome: (number) => t.orderMails.returnReceivedText({ number }),
	}),
	refused: () => ({
		subject: t.orderMails.refused.subject,
		outcome: (number) => t.orderMails.returnRefusedText({ number }),
	}),
};
