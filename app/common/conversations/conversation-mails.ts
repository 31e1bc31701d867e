import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { describeSubject } from "./conversation-kinds.ts";
import type { ConversationRef } from "./conversation-subject.ts";
import { latestMessage } from "./latest-message.ts";

type Written = {
	to: string;
	about: ConversationRef;
	body: string;
	photos: number;
	/** Where the recipient reads the conversation and answers. */
	path: string;
};

/** To the customer: staff or the hotel (`from`) wrote. */
export function messageForCustomerMail(message: Written & { name: string; from: string }): Mail {
	const { about, from } = message;
	const isSent = about.kind === "contact" || about.kind === "partner";
	const your =
		about.kind === "contact"
			? "your message"
			: about.kind === "partner"
				? "your partner request"
				: `your ${describeSubject(about)}`;
	return layOutMail({
		to: message.to,
		name: message.name,
		subject: isSent ? `${from} answered ${your}` : `${from} wrote about ${your}`,
		paragraphs: [`${from} sent you a message about ${your}.${photoCount(message)}`],
		quote: { label: from, text: message.body },
		link: { label: "Read and answer", path: latestMessage(message.path) },
		after: ["Replies to this email are not read. Answer with the link."],
	});
}

/** To staff or the owner of a hotel: the customer wrote. Replies go to `replyTo`, where there is one. */
export function messageForDeskMail(message: Written & { from: string; replyTo: string }): Mail {
	const about = describeSubject(message.about);
	return layOutMail({
		to: message.to,
		replyTo: message.replyTo || undefined,
		subject: `${message.from} wrote about ${about}`,
		paragraphs: [`${message.from} sent a message about ${about}.${photoCount(message)}`],
		quote: { label: message.from, text: message.body },
		link: { label: "Open in the inbox", path: latestMessage(message.path) },
	});
}

const photoCount = ({ photos }: Written): string =>
	photos === 0 ? "" : photos === 1 ? " It has 1 picture." : ` It has ${photos} pictures.`;
