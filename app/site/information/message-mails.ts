import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { conversationSegment } from "#app/conversations/conversation-kinds.ts";
import type { ConversationRef } from "#app/conversations/conversation-subject.ts";
import { emailIn } from "#app/conversations/sent-conversation.server.ts";

const inInbox = (about: ConversationRef) => ({
	label: "Open in the inbox",
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
		subject: `Partner request from ${request.name}`,
		paragraphs: [`${request.name} wants to join the ${marketName()} Partner Network.`],
		facts: [
			["Name", request.name],
			["Contact", request.contact],
		],
		quote: { label: "Message", text: request.message },
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
		subject: `Message from ${message.name}`,
		paragraphs: [
			`${message.name} sent a message from the contact page. Answer in the inbox, or reply to this email.`,
		],
		facts: [
			["Name", message.name],
			["Email", message.email],
		],
		quote: { label: "Message", text: message.message },
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
		subject: "We received your message",
		paragraphs: [
			`Thank you for contacting ${marketName()}. We received your message and will reply to this email address.`,
			"If you did not contact us, ignore this email.",
		],
	});
}
