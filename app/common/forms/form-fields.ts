import { z } from "zod";

/** Normalizes a line of text: composed Unicode, single spaces, no spaces at the ends. */
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

/** Refuses a form in a `transform`: the value, or the named field of its object. */
export function refuseField(context: z.RefinementCtx, message: string, field?: string) {
	context.addIssue({ code: "custom", message, ...(field === undefined ? {} : { path: [field] }) });
	return z.NEVER;
}

/** A required line of `min` to `max` characters. */
export function line(texts: { missing: string; min: number; max: number; name: string }) {
	const { missing, min, max, name } = texts;
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

/** An email address of at most 254 characters, in lower case. */
export const email = (missing = "Enter your email address.") =>
	z
		.string({ error: missing })
		.transform((text) => text.trim().toLowerCase())
		.pipe(
			z
				.email({ error: "Enter an email address in the correct format, like name@example.com." })
				.max(254, "An email address must be 254 characters or fewer."),
		);

/** Any line of 2–200 characters, because there are many ways to reach a person. */
export const freeLine = (missing: string, name: string) => line({ missing, min: 2, max: 200, name });

/** An optional line of at most `max` characters; empty when left out. */
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

/**
 * Text of several lines, without characters that can't be displayed. Forms and product files use the same
 * rule.
 */
export const tidyText = (text: string): string =>
	text.normalize("NFC").replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();

/** A message, or another text that `name` names, of at most 1,000 characters, without invisible characters. */
export const messageText = (missing: string, name = "A message") =>
	z
		.string({ error: missing })
		.transform(tidyText)
		.pipe(
			z
				.string()
				.min(1, missing)
				.refine((text) => [...text].length <= MESSAGE_MAX, `${name} must be 1,000 characters or fewer.`),
		);

/** An optional text of several paragraphs, at most `max` characters; empty when left out. */
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

/** Counted in characters, not in bytes. */
const MESSAGE_MAX = 1_000;

export const noteSchema = z.object({ note: messageText("Enter a note.", "A note") });

/** Identifies one form, so that sending it twice creates one record. */
export const idempotencyKey = () =>
	z.uuid({ error: "This form has expired. Reload the page and send it again." });
