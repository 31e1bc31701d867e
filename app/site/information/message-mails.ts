import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { conversationSegment } from "#app/conversations/conversation-kinds.ts";
import type { ConversationRef } from "#app/conversations/conversation-subject.ts";
import { emailIn } from "#app/conversations/sent-conversation.server.ts";

const inInbox = (about: ConversationRef) => ({
	label: t.contactMails.inboxLink,
	path: `/inbox/${conversationSegment(about)}`,
});

/** To the administrator: a request to join the partner network. `contact` is free text. */
export function partnerRequestMail(request: {
	about: ConversationRef;
	name: string;
	contact: string;
	message: string;
	to: string;
}): Mail {
	return layOutMail({
		to: request.to,
		replyTo: emailIn(request.contact) || undefined,
		subject: t.contactMails.partner.subject({ name: request.name }),
		paragraphs: [t.contactMails.partner.body({ name: request.name, market: marketName() })],
		facts: [
			[t.words.name, request.name],
			[t.contactMails.partner.contact, request.contact],
		],
		quote: { label: t.words.message, text: request.message },
		link: inInbox(request.about),
	});
}

/** To the administrator: a message from the contact page. Replies go to the sender. */
export function contactMessageMail(message: {
	about: ConversationRef;
	name: string;
	email: string;
	message: string;
	to: string;
}): Mail {
	return layOutMail({
		to: message.to,
		replyTo: message.email,
		subject: t.contactMails.message.subject({ name: message.name }),
		paragraphs: [t.contactMails.message.body({ name: message.name })],
		facts: [
			[t.words.name, message.name],
			[t.words.email, message.email],
		],
		quote: { label: t.words.message, text: message.message },
		link: inInbox(message.about),
	});
}

/**
 * Confirms to the sender of a contact message that it arrived. Quotes nothing from it, not even the name, so
 * that nobody can use it to email others.
 */
export function contactReceivedMail({ to }: { to: string }): Mail {
	return layOutMail({
		to,
		subject: t.contactMails.received.subject,
		paragraphs: [t.contactMails.received.body({ market: marketName() }), t.contactMails.received.ignore],
	});
}
