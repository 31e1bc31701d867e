import { z } from "zod";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { exampleAmount, readMoney, typedMoney } from "#app/common/money.ts";
import { type LazyMessage, optionalLine, readMessage } from "./form-fields.ts";

/** The message for a form that lacks a hidden field. */
export const reopenPage = (): string => t.form.reopenPage;

const MAX_PRICE = 100_000_000;

/**
 * A typed price in minor units. `missing` is the message for an empty field; without it, an empty field is
 * null.
 */
export function price(currency: string, texts: { name: LazyMessage; missing?: LazyMessage }) {
	return z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").trim();
			if (text === "" && texts.missing === undefined) return null;
			const amount = readMoney(text, currency);
			const name = readMessage(texts.name);
			const message =
				text === ""
					? readMessage(texts.missing ?? "")
					: amount === null
						? t.form.notAmount({ name, example: exampleAmount(currency) })
						: amount > MAX_PRICE
							? t.form.tooMuch({ name, max: typedMoney(MAX_PRICE, currency) })
							: null;
			if (message === null) return amount;
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});
}

/** A whole number from 0 to `max`, or `otherwise` when left out. */
export const wholeNumber = (texts: { name: LazyMessage; max: number; otherwise: number }) =>
	z
		.string()
		.optional()
		.transform((typed) => (typed ?? "").replace(/[\s,]/g, "") || String(texts.otherwise))
		.pipe(z.string().regex(/^\d{1,9}$/, { error: () => t.form.notWhole({ name: readMessage(texts.name) }) }))
		.transform(Number)
		.pipe(
			z.number().max(texts.max, {
				error: () => t.form.tooMuch({ name: readMessage(texts.name), max: formatCount(texts.max) }),
			}),
		);

/** A hidden field with the amount that the page showed, in minor units; `message` refuses anything else. */
export const shownAmount = (message: LazyMessage) =>
	z
		.string({ error: () => readMessage(message) })
		.regex(/^\d{1,9}$/, { error: () => readMessage(message) })
		.transform(Number);

/** A SKU or barcode; null when left out. */
export const code = (name: LazyMessage) => optionalLine({ max: 64, name }).transform((text) => text || null);
/** A checkbox. */
export const ticked = () =>
	z
		.string()
		.optional()
		.transform((value) => value !== undefined);
