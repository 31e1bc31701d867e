import { z } from "zod";
import { formatCount } from "#app/common/language/format-count.ts";
import { exampleAmount, readMoney, typedMoney } from "#app/common/money.ts";
import { optionalLine } from "./form-fields.ts";

/** The message for a form that lacks a hidden field. */
export const REOPEN_PAGE = "Reload the page and try again.";

const MAX_PRICE = 100_000_000;

/**
 * A typed price in minor units. `missing` is the message for an empty field; without it, an empty field is
 * null.
 */
export function price(currency: string, texts: { name: string; missing?: string }) {
	return z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").trim();
			if (text === "" && texts.missing === undefined) return null;
			const amount = readMoney(text, currency);
			const message =
				text === ""
					? (texts.missing ?? "")
					: amount === null
						? `${texts.name} must be an amount, like ${exampleAmount(currency)}.`
						: amount > MAX_PRICE
							? `${texts.name} must be ${typedMoney(MAX_PRICE, currency)} or less.`
							: null;
			if (message === null) return amount;
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});
}

/** A whole number from 0 to `max`, or `otherwise` when left out. */
export const wholeNumber = (texts: { name: string; max: number; otherwise: number }) =>
	z
		.string()
		.optional()
		.transform((typed) => (typed ?? "").replace(/[\s,]/g, "") || String(texts.otherwise))
		.pipe(z.string().regex(/^\d{1,9}$/, `${texts.name} must be a whole number.`))
		.transform(Number)
		.pipe(z.number().max(texts.max, `${texts.name} must be ${formatCount(texts.max)} or less.`));

/** A hidden field with the amount that the page showed, in minor units; `message` refuses anything else. */
export const shownAmount = (message: string) =>
	z
		.string({ error: message })
		.regex(/^\d{1,9}$/, message)
		.transform(Number);

/** A SKU or barcode; null when left out. */
export const code = (name: string) => optionalLine({ max: 64, name }).transform((text) => text || null);
/** A checkbox. */
export const ticked = () =>
	z
		.string()
		.optional()
		.transform((value) => value !== undefined);
