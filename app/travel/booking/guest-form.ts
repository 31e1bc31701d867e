import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { email, idempotencyKey, longText, personName } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { rememberSchemas } from "#app/common/forms/remember-schemas.ts";
import { t } from "#app/common/language/messages.ts";
import { MOST_AT_DESK } from "./basket.ts";

/** The form of `/checkout-room`. `country` is for phone numbers without a country code. */
export const guestForm = rememberSchemas((country: CountryCode) =>
	z.object({
		name: personName(),
		email: email(),
		contact: phone(country),
		requests: longText({ max: 1_000, name: () => t.bookingForm.request }),
		idempotencyKey: idempotencyKey(),
		/** The signed offer. */
		agreedQuote: z.string().max(20_000).optional(),
		/** Those of the other rooms that are booked with it, in their order. */
		agreedOthers: z.array(z.string().max(20_000).optional()).max(MOST_AT_DESK).optional(),
		/** The chosen extras: `typedChoice`. Empty for those that are not chosen. */
		extra: z.array(z.string().max(40).optional()).max(40).optional(),
		/** Sent when the guest moves from a room that is gone to another, or has chosen extras: shown before it is booked. */
		looking: z.string().max(10).optional(),
		/** The number of equal bookings that the page showed. */
		known: z
			.string()
			.regex(/^\d{1,3}$/)
			.optional()
			.catch(undefined)
			.transform((typed) => Number(typed ?? 0)),
	}),
);
