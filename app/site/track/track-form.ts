import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { email } from "#app/site/forms/form-fields.ts";
import { phone } from "#app/site/forms/phone-field.ts";
import { readReferenceNumber } from "#app/site/reference-number.ts";

/** What proves an order or a booking beside its number: the phone (E.164) or the e-mail (lower case) left with it. */
export type TrackContact = { e164: string } | { email: string };

/** The phone or the e-mail that was left with it, told apart by the @. */
const phoneOrEmail = (country: CountryCode) =>
	z
		.string({ error: "Enter your phone number or e-mail address." })
		.transform((typed, context): TrackContact => {
			const isEmail = typed.includes("@");
			const read = isEmail ? email().safeParse(typed) : phone(country).safeParse(typed);
			if (read.success)
				return typeof read.data === "string" ? { email: read.data } : { e164: read.data.e164 };
			for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
			return z.NEVER;
		});

const NUMBER_HELP =
	"Check the number: it looks like M-7KQ3-M9XF-T for an order, and begins with H for a room, with R for a move.";

/** What the form at `/track` sends. A number with a typing error is told apart by its check character. */
export const trackSchema = (country: CountryCode) =>
	z.object({
		number: z.string({ error: "Enter your order or booking number." }).transform((typed, context) => {
			const number = readReferenceNumber(typed);
			if (number) return number;
			context.addIssue({ code: "custom", message: NUMBER_HELP });
			return z.NEVER;
		}),
		contact: phoneOrEmail(country),
	});
