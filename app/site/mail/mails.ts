import { layOutMail, type Mail } from "./mail-layout.ts";

/** Tells the administrator of somebody who wants to join the partner network. `contact` is free text. */
export function partnerRequestMail(request: {
	name: string;
	contact: string;
	message: string;
	to: string;
}): Mail {
	return layOutMail({
		to: request.to,
		subject: `Partner request from ${request.name}`,
		paragraphs: ["Somebody wants to join the Meeha Partner Network."],
		facts: [
			["Name", request.name],
			["Contact", request.contact],
		],
		quote: request.message,
	});
}

/** Tells the administrator of a message sent from the contact page. */
export function contactMessageMail(message: {
	name: string;
	email: string;
	message: string;
	to: string;
}): Mail {
	return layOutMail({
		to: message.to,
		subject: `Message from ${message.name}`,
		paragraphs: ["Somebody wrote to Meeha from the contact page."],
		facts: [
			["Name", message.name],
			["E-mail", message.email],
		],
		quote: message.message,
	});
}

/**
 * Tells the sender of a contact message that it arrived. Repeats nothing of it, not even the name, so that nobody
 * can mail others through it.
 */
export function contactReceivedMail({ to }: { to: string }): Mail {
	return layOutMail({
		to,
		subject: "We have your message",
		paragraphs: [
			"Thank you for writing to Meeha. A person reads every message and answers to this address.",
			"If you did not write to us, you can ignore this mail.",
		],
	});
}
