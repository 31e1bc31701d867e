import type { Mail } from "#app/common/mail/mail-layout.ts";
import { type MailedOrder, orderChangedMail } from "#app/shop/orders/order-mails.ts";
import type { ReturnState } from "./return-labels.ts";

type News = { subject: string; outcome: (number: string) => string };

const NEWS: Record<ReturnState, News> = {
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

/** The email about the result of a return request; `answer` is the shop's message to the customer. */
export function returnMail(order: MailedOrder, state: ReturnState, answer: string): Mail {
	return orderChangedMail(order, {
		...NEWS[state],
		...(answer ? { facts: [["Message from the shop", answer]] } : {}),
	});
}
