import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { t } from "#app/common/language/messages.ts";
import { readReferenceNumber } from "#app/common/reference-number.ts";

/**
 * What proves that a person owns an order or a booking, besides its number: the email address (lower case) or
 * the phone number (E.164; "" for none). `ending` holds the last digits of a number that was typed without a
 * country code; they are enough when the stored number belongs to the country of the order.
 */
export type TrackContact = { e164: string; ending?: string } | { email: string };

/** Fewer digits could match a part of somebody's number. */
const LEAST_DIGITS = 7;

const phoneOrEmail = (country: CountryCode) =>
	z.string({ error: t.track.enterContact }).transform((typed, context): TrackContact => {
		if (!typed.includes("@")) {
			const parsed = phone(country).safeParse(typed);
			const ending = /^[\d\s+().,/\p{Pd}]{1,40}$/u.test(typed)
				? typed.replace(/\D/g, "").replace(/^0+/, "")
				: "";
			if (ending.length >= LEAST_DIGITS) return { e164: parsed.data?.e164 ?? "", ending };
			if (parsed.success) return { e164: parsed.data.e164 };
			context.addIssue({ code: "custom", message: t.track.checkContact });
			return z.NEVER;
		}
		const read = email().safeParse(typed);
		if (read.success) return { email: read.data };
		for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
		return z.NEVER;
	});

/** The form of `/track`. The check character detects typing errors in the number. */
export const trackSchema = (country: CountryCode) =>
	z.object({
		number: z.string({ error: t.track.enterNumber }).transform((typed, context) => {
			const number = readReferenceNumber(typed);
			if (number) return number;
			context.addIssue({ code: "custom", message: t.track.checkNumber });
			return z.NEVER;
		}),
		contact: phoneOrEmail(country),
		/** The page of the record to open; its own by default. */
		next: z.enum(["messages", "check-in"]).optional().catch(undefined),
	});
