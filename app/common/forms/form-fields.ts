import { z } from "zod";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { countCharacters, withoutUnseen } from "#app/common/typed-text.ts";

/** Normalizes a line of text: composed Unicode, nothing invisible, single spaces, no spaces at the ends. */
export const tidyLine = (text: string): string =>
	withoutUnseen(text.normalize("NFC")).replace(/\s+/gu, " ").trim();

const CONTROL = /\p{Cc}/u;

/** `name`: the field in a sentence, such as "The description". */
type FieldLimit = { max: number; name: LazyMessage };

/**
 * Returns why a line of text is invalid, as a sentence about `name`, or null: it is longer than `max`, or
 * contains characters that can't be displayed. Forms and product files use the same rule.
 */
export function refuseLine(text: string, { max, name }: FieldLimit): string | null {
	if (countCharacters(text) > max) return tooLong({ max, name });
	if (CONTROL.test(text)) return t.form.undisplayable({ name: readMessage(name) });
	return null;
}

const tooLong = ({ max, name }: FieldLimit): string =>
	t.form.tooLong({ name: readMessage(name), max: formatCount(max) });

/** Refuses a form in a `transform`: the value, or the named field of its object. */
export function refuseField(context: z.RefinementCtx, message: string, field?: string) {
	context.addIssue({ code: "custom", message, ...(field === undefined ? {} : { path: [field] }) });
	return z.NEVER;
}

/** A message, or a function that returns it: a schema that is made once needs a function, because each page has its language. */
export type LazyMessage = string | (() => string);

export const readMessage = (message: LazyMessage): string =>
	typeof message === "string" ? message : message();

type LineLabels = { missing: LazyMessage; name: LazyMessage; min?: number; max?: number };

/** A required line of `min` to `max` characters of any script: "C4 6" is an address in Mannheim. */
export function line({ missing, name, min = 2, max = 200 }: LineLabels) {
	return z
		.string({ error: () => readMessage(missing) })
		.transform(tidyLine)
		.superRefine((text, context) => {
			const isShort = countCharacters(text) < min;
			const message =
				text === ""
					? readMessage(missing)
					: isShort
						? t.form.tooShort({ name: readMessage(name), min: formatCount(min) })
						: refuseLine(text, { max, name });
			if (message) context.addIssue({ code: "custom", message });
		});
}

/** A person's name: 2–100 characters of any script, without markup. */
export const personName = () =>
	line({ missing: () => t.form.enterName, min: 2, max: 100, name: () => t.form.aName }).refine(
		(name) => !/[<>]/.test(name),
		{ error: () => t.form.noMarkup },
	);

const NAME = personName();

/** The first of these that the rule for names accepts, for names that nobody typed here; otherwise "Customer". */
export const nameAmong = (candidates: readonly unknown[]): string =>
	candidates.map((each) => NAME.safeParse(each).data).find((name) => name !== undefined) ?? "Customer";

/** As zod reads an address in lower case, but with the last part of a domain in Punycode, too. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,59})$/;

/** An email address of at most 254 characters, in lower case, with its domain in Punycode: `ana@xn--exmple-cua.org`. */
export const email = (missing: LazyMessage = () => t.form.enterEmail) =>
	z
		.string({ error: () => readMessage(missing) })
		.transform((text) => withAsciiDomain(text.trim().toLowerCase()))
		.pipe(
			z
				.email({ pattern: EMAIL, error: () => t.form.checkEmail })
				.max(254, { error: () => t.form.emailTooLong }),
		);

/** Mail servers know a domain such as `exämple.org` by its Punycode only. */
function withAsciiDomain(address: string): string {
	const [, name = "", domain = ""] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
	const url = `http://${domain}`;
	if (!/[^\0-\x7f]/.test(domain) || !URL.canParse(url)) return address;
	return `${name}@${new URL(url).hostname}`;
}

/** An optional line of at most `max` characters; empty when left out. */
export const optionalLine = ({ max, name }: FieldLimit) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = tidyLine(typed ?? "");
			const message = refuseLine(text, { max, name });
			if (message) context.addIssue({ code: "custom", message });
			return text;
		});

const CONTROL_IN_TEXT = /(?![\n\t])\p{Cc}/gu;

/**
 * Text of several lines, without characters that can't be displayed. Forms and product files use the same
 * rule.
 */
export const tidyText = (text: string): string =>
	withoutUnseen(text.normalize("NFC")).replace(/\r\n?/g, "\n").replace(CONTROL_IN_TEXT, "").trim();

/** A message, or another text that `name` names, of at most 1,000 characters, without invisible characters. */
export const messageText = (missing: LazyMessage, name: LazyMessage = () => t.form.aMessage) =>
	z
		.string({ error: () => readMessage(missing) })
		.transform(tidyText)
		.refine((text) => text !== "", { error: () => readMessage(missing) })
		.refine((text) => countCharacters(text) <= MESSAGE_MAX, {
			error: () => tooLong({ max: MESSAGE_MAX, name }),
		});

/** An optional text of several paragraphs, at most `max` characters; empty when left out. */
export const longText = ({ max, name }: FieldLimit) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = tidyText(typed ?? "");
			if (countCharacters(text) > max) context.addIssue({ code: "custom", message: tooLong({ max, name }) });
			return text;
		});

const MESSAGE_MAX = 1_000;

export const noteSchema = z.object({
	note: messageText(
		() => t.form.enterNote,
		() => t.form.aNote,
	),
});

/** Identifies one form, so that sending it twice creates one record. */
export const idempotencyKey = () => z.uuid({ error: () => t.form.expired });

/** The version of a record that a form showed; 0, which no saved record has, for anything else. */
export const seenVersion = () =>
	z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number)
		.catch(0);
