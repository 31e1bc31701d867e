import type { CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { calendarDate } from "#app/common/forms/date-fields.ts";
import { email, idempotencyKey, optionalLine } from "#app/common/forms/form-fields.ts";
import { phone } from "#app/common/forms/phone-field.ts";
import { t } from "#app/common/language/messages.ts";
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
		room: z.string({ error: () => t.blockFields.chooseRoom }).transform((masked) => unmaskId(masked) ?? 0),
		from: calendarDate(() => t.blockFields.chooseFirst),
		to: calendarDate(() => t.blockFields.chooseLast),
		rooms: z
			.string({ error: () => t.blockFields.enterRooms })
			.regex(/^\s*\d{1,4}\s*$/, { error: () => t.blockFields.roomsInvalid })
			.transform(Number)
			.pipe(
				z
					.number()
					.min(1, { error: () => t.blockFields.oneRoom })
					.max(1000, { error: () => t.blockFields.tooMany }),
			),
		note: optionalLine({ max: 200, name: () => t.blockFields.aNote }),
		idempotencyKey: idempotencyKey(),
	})
	.refine(({ from, to }) => from <= to, { path: ["to"], error: () => t.blockFields.lastBeforeFirst })
	.transform(({ to, ...block }) => ({ ...block, to: addDays(to, 1) }));
