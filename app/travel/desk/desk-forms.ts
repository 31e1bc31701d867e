import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { calendarDate } from "#app/common/forms/date-fields.ts";
import { email, idempotencyKey, optionalLine } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { guestForm } from "#app/travel/booking/guest-form.ts";

/** A walk-in's name and optional contact. `country` is for phone numbers without a country code. */
export const walkInForm = (country: CountryCode) =>
	guestForm(country)
		.omit({ looking: true, known: true })
		.extend({
			email: email()
				.optional()
				.transform((address) => address ?? ""),
			contact: phone(country)
				.optional()
				.transform((number) => number ?? { typed: "", e164: "" }),
		});

/** The form of a block; `to` is the first date after its nights. */
export const blockForm = z
	.object({
		room: z.string({ error: "Choose a room." }).transform((masked) => unmaskId(masked) ?? 0),
		from: calendarDate("Choose the first night."),
		to: calendarDate("Choose the last night."),
		rooms: z
			.string({ error: "Enter the number of rooms." })
			.regex(/^\s*\d{1,4}\s*$/, "Enter the number of rooms as a number, such as 1.")
			.transform(Number)
			.pipe(
				z.number().min(1, "Block at least 1 room.").max(1000, "The hotel does not have that many rooms."),
			),
		note: optionalLine({ max: 200, name: "A note" }),
		idempotencyKey: idempotencyKey(),
	})
	.refine(({ from, to }) => from <= to, { path: ["to"], error: "The last night is before the first one." })
	.transform(({ to, ...block }) => ({ ...block, to: addDays(to, 1) }));
