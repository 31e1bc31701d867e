import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";

const PHONE_HELP =
	"Enter a phone number in the correct format. For numbers abroad, include the country code, like +44 20 7946 0958.";

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
		.string({ error: "Enter your phone number." })
		.max(40, PHONE_HELP)
		.transform((typed, context) => {
			const number = countries
				.map((country) => parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false }))
				.find((read) => read?.isValid());
			if (number) return { typed: typed.trim(), e164: number.number as string };
			context.addIssue({ code: "custom", message: PHONE_HELP });
			return z.NEVER;
		});
