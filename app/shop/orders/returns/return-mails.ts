import { type MailedOrder, orderChangedMail } from "#app/shop/orders/mails.ts";
import type { Mail } from "#app/site/mail/mail-layout.ts";
import { RETURN_STATES, type ReturnState } from "./return-words.ts";

const SUBJECTS: Record<ReturnState, string> = {
	requested: "We have your return request",
	approved: "Please send your goods back",
	received: "Your goods are back with us",
	refused: "We can’t take your goods back",
};

/** Tells who ordered what became of a request to send goods back; `answer` is what the shop wrote to it. */
export function returnMail(order: MailedOrder, state: ReturnState, answer: string): Mail {
	return orderChangedMail(order, {
		subject: SUBJECTS[state],
		outcome: RETURN_STATES[state].forCustomer,
		...(answer ? { facts: [["From us", answer]] } : {}),
	});
}
