import type { PaymentStep } from "#app/shop/checkout/payments/payment-method.ts";
import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import { showMoney } from "#app/site/money.ts";
import { showReferenceNumber } from "#app/site/reference-number.ts";

/** What the mails tell of an order. Amounts in minor units of `currency`. */
export type MailedOrder = {
	number: string;
	name: string;
	email: string;
	currency: string;
	total: number;
};

/** What the first mail tells of it besides. */
type Received = {
	/** The token whose SHA-256 is kept with the order: its link opens the order without asking for more. */
	token: string;
	lines: { title: string; options: string; quantity: number; total: number }[];
	delivery_name: string;
	/** How it is paid for, and where to. */
	payment: Pick<PaymentStep, "sentences" | "facts">;
};

/** Tells who ordered that the order arrived, what is in it and how to pay; its link opens the confirmation. */
export function orderReceivedMail(order: MailedOrder & Received): Mail {
	const goods = order.lines.map(
		({ quantity, title, options, total }) =>
			`${quantity} × ${title}${options ? ` (${options})` : ""}, ${showMoney(total, order.currency)}`,
	);
	return layOutMail({
		to: order.email,
		subject: `We have your order (${showReferenceNumber(order.number)})`,
		paragraphs: [
			`Hello ${order.name},\n\nThank you. We have your order and will confirm it soon.`,
			...order.payment.sentences,
		],
		facts: [
			["Order number", showReferenceNumber(order.number)],
			["Ordered", goods.join("\n")],
			["Delivery", order.delivery_name],
			["Total", showMoney(order.total, order.currency)],
			...order.payment.facts,
		],
		link: {
			label: "See your order",
			path: `/order-confirmation/${order.number}?${new URLSearchParams({ key: order.token })}`,
		},
		after: ["The link opens your order for anyone who has it. Keep this mail to yourself."],
	});
}

/** Tells who ordered what became of the order: a subject, a sentence or two, and facts such as a tracking number. */
export function orderChangedMail(
	order: MailedOrder,
	news: { subject: string; outcome: string; facts?: [string, string][] },
): Mail {
	const number = showReferenceNumber(order.number);
	return layOutMail({
		to: order.email,
		subject: `${news.subject} (${number})`,
		paragraphs: [`Hello ${order.name},\n\n${news.outcome}`],
		facts: [
			["Order number", number],
			["Total", showMoney(order.total, order.currency)],
			...(news.facts ?? []),
		],
		link: { label: "Track this order", path: `/track?number=${order.number}` },
		after: ["The page asks for this e-mail address or the phone you ordered with."],
	});
}
