import { z } from "zod";
import { email, freeLine, messageText, onceKey, personName } from "#app/site/forms/form-fields.ts";

export const contactMessageSchema = z.object({
	onceKey: onceKey(),
	name: personName(),
	email: email(),
	message: messageText("Write your message."),
});

export const partnerRequestSchema = z.object({
	onceKey: onceKey(),
	name: personName(),
	contact: freeLine("Say how we reach you: a phone number, an e-mail address, a website.", "A contact"),
	message: messageText("Tell us what you offer."),
});
