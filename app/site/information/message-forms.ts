import { z } from "zod";
import { email, freeLine, messageText, personName } from "#app/common/forms/form-fields.ts";

export const contactMessageSchema = z.object({
	name: personName(),
	email: email(),
	message: messageText("Enter your message."),
});

export const partnerRequestSchema = z.object({
	name: personName(),
	contact: freeLine(
		"Enter a phone number, an email address or a website where we can reach you.",
		"A contact",
	),
	message: messageText("Enter your message."),
});
