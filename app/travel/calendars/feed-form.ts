import { z } from "zod";
import { refuseAddress } from "#app/common/access/public-address.ts";
import { line } from "#app/common/forms/form-fields.ts";
import { ticked } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";

/** The size limit of a calendar file, in bytes. */
export const CALENDAR_BYTES = 2 * 1024 * 1024;

const MAX_ADDRESS = 1_000;

/** A calendar to import: a URL, which is read regularly, or a file, which is read once. */
export const feedSchema = z
	.object({
		idempotencyKey: z.uuid({ error: () => t.calendarForm.openAgain }),
		name: line({
			missing: () => t.calendarForm.enterName,
			min: 2,
			max: 60,
			name: () => t.calendarForm.aName,
		}),
		url: z
			.string()
			.optional()
			.transform((typed, context) => {
				const text = (typed ?? "").trim().replace(/^webcals?:/i, "https:");
				const refusal =
					text.length > MAX_ADDRESS ? t.calendarForm.tooLong : text === "" ? null : refuseAddress(text);
				if (refusal) context.addIssue({ code: "custom", message: refusal });
				// Normalized, without characters that a database can't store.
				return text !== "" && URL.canParse(text) ? new URL(text).href : text;
			}),
		// The server sets the global `File` after this line has run, so it is looked up later.
		file: z.custom<File>((value) => value instanceof File).optional(),
		countsFree: ticked(),
		skipsUnavailable: ticked(),
	})
	.superRefine(({ url, file }, context) => {
		const hasFile = file !== undefined && file.size > 0;
		if (url === "" && !hasFile)
			context.addIssue({
				code: "custom",
				path: ["url"],
				message: t.calendarForm.enterAddress,
			});
		if (url !== "" && hasFile)
			context.addIssue({
				code: "custom",
				path: ["file"],
				message: t.calendarForm.either,
			});
	});
