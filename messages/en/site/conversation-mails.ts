import { plural } from "#app/common/language/plural.ts";

/** Who sent a message, and the number of what it is about. */
type Sent = { from: string; number: string };

export const conversationMails = {
	toCustomer: {
		link: "Read and answer",
		after: "To answer, use the link. Replies to this email are not added to the conversation.",
		subject: {
			contact: ({ from }: Sent) => `${from} answered your message`,
			partner: ({ from }: Sent) => `${from} answered your partner request`,
			order: ({ from, number }: Sent) => `${from} wrote about your order ${number}`,
			stay: ({ from, number }: Sent) => `${from} wrote about your stay ${number}`,
			move: ({ from, number }: Sent) => `${from} wrote about your move ${number}`,
		},
		body: {
			contact: ({ from }: Sent) => `${from} sent you a message about your message.`,
			partner: ({ from }: Sent) => `${from} sent you a message about your partner request.`,
			order: ({ from, number }: Sent) => `${from} sent you a message about your order ${number}.`,
			stay: ({ from, number }: Sent) => `${from} sent you a message about your stay ${number}.`,
			move: ({ from, number }: Sent) => `${from} sent you a message about your move ${number}.`,
		},
	},
	toDesk: {
		link: "Open in the inbox",
		subject: {
			contact: ({ from }: Sent) => `${from} wrote about a message from the contact page`,
			partner: ({ from }: Sent) => `${from} wrote about a partner request`,
			order: ({ from, number }: Sent) => `${from} wrote about order ${number}`,
			stay: ({ from, number }: Sent) => `${from} wrote about stay ${number}`,
			move: ({ from, number }: Sent) => `${from} wrote about move ${number}`,
		},
		body: {
			contact: ({ from }: Sent) => `${from} sent a message about a message from the contact page.`,
			partner: ({ from }: Sent) => `${from} sent a message about a partner request.`,
			order: ({ from, number }: Sent) => `${from} sent a message about order ${number}.`,
			stay: ({ from, number }: Sent) => `${from} sent a message about stay ${number}.`,
			move: ({ from, number }: Sent) => `${from} sent a message about move ${number}.`,
		},
	},
	invitation: {
		subject: ({ market }: { market: string }) => `Welcome to the ${market} Partner Network`,
		accepted: ({ market }: { market: string }) =>
			`We accepted your request to join the ${market} Partner Network.`,
		body: "Open a hotel account with this email address. You can then list your hotel and its rooms. We review it before guests can book it.",
		link: "Open a hotel account",
		once: ({ days }: { days: number }) => `You can use the link once, within ${days} days.`,
		ignore: "If you did not send a request, ignore this email.",
	},
	/** After `body`. */
	photos: ({ count }: { count: number }) =>
		plural(count, { one: "It includes 1 picture.", other: `It includes ${count} pictures.` }),
};
