import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";

/** A stored number for a reader who may be abroad: always with its country code. */
export function formatPhone(typed: string, e164: string): string {
	if (/^(\+|00)/.test(typed)) return typed;
	return parsePhoneNumberFromString(e164)?.formatInternational() ?? typed;
}

/**
 * A phone number as typed, with its E.164 form. A number without a country code is read as one of
 * `countries`; the first country in which it is valid wins.
 */
export const phone = (...countries: [CountryCode, ...CountryCode[]]) =>
	z
		.string({ error: () => t.fields.enterPhone })
		.max(40, { error: () => t.fields.checkPhone })
		.transform((typed, context) => {
			const number = countries
				.map((country) => parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false }))
				.find((read) => read?.isValid());
			if (number) return { typed: typed.trim(), e164: number.number as string };
			context.addIssue({ code: "custom", message: t.fields.checkPhone });
			return z.NEVER;
		});
