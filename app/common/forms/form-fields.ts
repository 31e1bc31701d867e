import { z } from "zod";

/** One line of text as people type it: composed Unicode, single spaces, none at the ends. */
const tidy = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim();

const CONTROL = /[\p{Cc}\p{Cf}]/u;
const JOINERS = /[\u200c\u200d]/gu;
const ANGLES = /[<>]/;

/**
 * Returns why a line of text is invalid, as a sentence about `name`, or null: it is longer than `max`, or
 * contains angle brackets or characters that can't be displayed. Forms and product files use the same rule.
 */
export function refuseLine(text: string, { max, name }: { max: number; name: string }): string | null {
	if (text.length > max) return `${name} must be ${max.toLocaleString("en-US")} characters or fewer.`;
	if (ANGLES.test(text)) return `${name} can’t contain < or >.`;
	if (CONTROL.test(text.replaceAll(JOINERS, "")))
		return `${name} contains a character that can’t be displayed.`;
	return null;
}

/** One line that has to be there, of `min` to `max` characters. */
export function line(words: { missing: string; min: number; max: number; name: string }) {
	const { missing, min, max, name } = words;
	return z
		.string({ error: missing })
		.transform(tidy)
		.pipe(
			z
				.string()
				.min(1, missing)
				.min(min, `${name} must be at least ${min} characters.`)
				.superRefine((text, context) => {
					const message = refuseLine(text, { max, name });
					if (message) context.addIssue({ code: "custom", message });
				}),
		);
}

/** A person's name: 2–100 characters of any script. */
export const personName = () => line({ missing: "Enter your name.", min: 2, max: 100, name: "A name" });

/** A postal address on one line: 5–200 characters of any script. */
export const addressLine = (missing: string) => line({ missing, min: 5, max: 200, name: "An address" });

/** An email address, at most 254 characters, made lower case. */
export const email = () =>
	z
		.string({ error: "Enter your email address." })
		.transform((text) => text.trim().toLowerCase())
		.pipe(
			z
				.email({ error: "Enter an email address in the correct format, like name@example.com." })
				.max(254, "An email address must be 254 characters or fewer."),
		);

/** One line of anything: 2–200 characters, since people reach each other in many ways. */
export const freeLine = (missing: string, name: string) => line({ missing, min: 2, max: 200, name });

/** One line of at most `max` characters that may be left out: then it is empty. */
export const optionalLine = ({ max, name }: { max: number; name: string }) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = tidy(typed ?? "");
			const message = refuseLine(text, { max, name });
			if (message) context.addIssue({ code: "custom", message });
			return text;
		});

const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Text of several lines without the characters that can't be displayed. Forms and product files use the same rule. */
export const tidyText = (text: string): string =>
	text.normalize("NFC").replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();

/** A message of some lines, at most 1,000 characters; what can’t be seen is taken out of it. */
export const messageText = (missing: string) =>
	z
		.string({ error: missing })
		.transform(tidyText)
		.pipe(
			z
				.string()
				.min(1, missing)
				.refine((text) => [...text].length <= MESSAGE_MAX, "A message must be 1,000 characters or fewer."),
		);

/** A text of some paragraphs, at most `max` characters, that may be left out: then it is empty. */
export const longText = ({ max, name }: { max: number; name: string }) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = tidyText(typed ?? "");
			if ([...text].length > max)
				context.addIssue({
					code: "custom",
					message: `${name} must be ${max.toLocaleString("en-US")} characters or fewer.`,
				});
			return text;
		});

/** Characters of a message, as people count them. */
const MESSAGE_MAX = 1_000;

/** Names what a form makes, so that sending the form twice makes one. */
export const idempotencyKey = () =>
	z.uuid({ error: "This form has expired. Reload the page and send it again." });
