import { z } from "zod";

/** One line of text as people type it: composed Unicode, single spaces, none at the ends. */
const tidy = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim();

const CONTROL = /[\p{Cc}\p{Cf}]/u;
const JOINERS = /[\u200c\u200d]/gu;
const ANGLES = /[<>]/;

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
				.min(min, `${name} has at least ${min} characters.`)
				.max(max, `${name} has at most ${max} characters.`)
				.refine((text) => !ANGLES.test(text), `${name} can’t contain < or >.`)
				.refine(
					(text) => !CONTROL.test(text.replaceAll(JOINERS, "")),
					`${name} contains a character that can’t be shown.`,
				),
		);
}

/** A person's name: 2–100 characters of any script. */
export const personName = () => line({ missing: "Enter your name.", min: 2, max: 100, name: "A name" });

/** A postal address on one line: 5–200 characters of any script. */
export const addressLine = (missing: string) => line({ missing, min: 5, max: 200, name: "An address" });

/** An e-mail address, at most 254 characters, made lower case. */
export const email = () =>
	z
		.string({ error: "Enter your e-mail address." })
		.transform((text) => text.trim().toLowerCase())
		.pipe(
			z
				.email({ error: "Enter an e-mail address like name@example.com." })
				.max(254, "An e-mail address has at most 254 characters."),
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
			const refuse = (message: string) => context.addIssue({ code: "custom", message });
			if (text.length > max) refuse(`${name} has at most ${max} characters.`);
			if (ANGLES.test(text)) refuse(`${name} can’t contain < or >.`);
			if (CONTROL.test(text.replaceAll(JOINERS, "")))
				refuse(`${name} contains a character that can’t be shown.`);
			return text;
		});

const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** A message of some lines, at most 1,000 characters; what can’t be seen is taken out of it. */
export const messageText = (missing: string) =>
	z
		.string({ error: missing })
		.transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
		.pipe(
			z
				.string()
				.min(1, missing)
				.refine((text) => [...text].length <= MESSAGE_MAX, `A message has at most 1,000 characters.`),
		);

/** A text of some paragraphs, at most `max` characters, that may be left out: then it is empty. */
export const longText = ({ max, name }: { max: number; name: string }) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").normalize("NFC").replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();
			if ([...text].length > max)
				context.addIssue({
					code: "custom",
					message: `${name} has at most ${max.toLocaleString("en-US")} characters.`,
				});
			return text;
		});

/** Characters of a message, as people count them. */
const MESSAGE_MAX = 1_000;

/** Names what a form makes, so that sending the form twice makes one. */
export const onceKey = () => z.uuid({ error: "Please open the page again and send the form from there." });
