import { invoicePath } from "#app/common/invoices/invoice-snapshot.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { PaymentStep } from "#app/shop/checkout/pricing/payment-methods.ts";

/** The data of emails about an order. Amounts in minor units of `currency`. */
export type MailedOrder = {
	number: string;
	name: string;
	email: string;
	currency: string;
	total: number;
};

type Received = {
	/** The token whose SHA-256 is stored with the order: its link opens the order without further proof. */
	token: string;
	/** `amount` is before discount and taxes, so that the amounts add up to the total. */
	lines: { title: string; options: string; quantity: number; amount: number }[];
	discount: { code: string; amount: number } | null;
	delivery: { name: string; amount: number };
	/** Taxes on top of the prices; empty when prices include them. */
	taxes: { name: string; amount: number }[];
	payment: Pick<PaymentStep, "sentences" | "facts">;
	/** Until when it must be paid, formatted; null when it is not paid in advance. */
	payBefore: string | null;
};

/**
 * Confirms that an order arrived, with its contents and payment instructions; its link opens the
 * confirmation.
 */
export function orderReceivedMail(order: MailedOrder & Received): Mail {
	const number = formatReferenceNumber(order.number);
	const money = (amount: number) => formatMoney(amount, order.currency);
	const goods = order.lines.map(
		({ quantity, title, options, amount }) =>
			`${quantity} × ${title}${options ? ` (${options})` : ""}, ${money(amount)}`,
	);
	const { discount, delivery } = order;
	return layOutMail({
		to: order.email,
		name: order.name,
		subject: `We received your order (${number})`,
		paragraphs: [
			`Thank you. We received your order ${number} and will confirm it soon.`,
			...order.payment.sentences,
		],
		link: {
			label: "View your order",
			path: `/order-confirmation/${order.number}?${new URLSearchParams({ key: order.token })}`,
		},
		facts: [
			["Order number", number],
			["Items", goods.join("\n")],
			...(discount ? [[`Discount ${discount.code}`, money(-discount.amount)] as [string, string]] : []),
			["Delivery", `${delivery.name}, ${delivery.amount > 0 ? money(delivery.amount) : "free"}`],
			...order.taxes.map(({ name, amount }): [string, string] => [name, money(amount)]),
			["Total", money(order.total)],
			...order.payment.facts,
			...(order.payBefore ? [["Pay before", order.payBefore] as [string, string]] : []),
		],
		after: ["Anyone who has this link can see your order. Don’t forward this email."],
	});
}

/** A status email about an order: a subject, a sentence or two with its number, and facts such as a tracking number. */
export function orderChangedMail(
	order: MailedOrder,
	news: {
		subject: string;
		outcome: (number: string) => string;
		facts?: [string, string][];
		invoice?: string | null | undefined;
	},
): Mail {
	const number = formatReferenceNumber(order.number);
	const { invoice } = news;
	return layOutMail({
		to: order.email,
		name: order.name,
		subject: `${news.subject} (${number})`,
		paragraphs: [news.outcome(number)],
		link: invoice
			? { label: "View your invoice", path: invoicePath(order.number, invoice) }
			: { label: "Track your order", path: `/track?number=${order.number}` },
		facts: [
			["Order number", number],
			["Total", formatMoney(order.total, order.currency)],
			...(news.facts ?? []),
			...(invoice ? [["Invoice", invoice] as [string, string]] : []),
		],
		after: ["To open the page, enter this email address or the phone number you ordered with."],
	});
}
