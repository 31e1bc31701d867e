import { z } from "zod";
import { line } from "#app/site/forms/form-fields.ts";

/** What a calendar file may weigh. */
export const CALENDAR_BYTES = 2 * 1024 * 1024;

const NEEDS_ONE = "Enter the calendar’s address, or choose its file.";

/** A calendar to follow by its address, or a file of one to read once. */
export const feedSchema = z
	.object({
		onceKey: z.uuid({ error: "Please open the page again and send the form from there." }),
		name: line({ missing: "Say whose calendar it is.", min: 2, max: 60, name: "A name" }),
		url: z
			.string()
			.optional()
			.transform((typed, context) => {
				const text = (typed ?? "").trim().replace(/^webcals?:/i, "https:");
				const url = text === "" || URL.canParse(text) ? text : null;
				if (url === null || (url !== "" && !/^https?:$/.test(new URL(url).protocol)))
					context.addIssue({ code: "custom", message: "Enter an address that begins with https://." });
				if (text.length > 1_000)
					context.addIssue({ code: "custom", message: "An address has at most 1,000 characters." });
				// As it is asked for, with nothing in it that a database can't keep.
				return url ? new URL(url).href : text;
			}),
		// Which `File` a form brings is settled when the server starts, after this line has run.
		file: z.custom<File>((value) => value instanceof File).optional(),
	})
	.superRefine(({ url, file }, context) => {
		const hasFile = file !== undefined && file.size > 0;
		if (url === "" && !hasFile) context.addIssue({ code: "custom", path: ["url"], message: NEEDS_ONE });
		if (url !== "" && hasFile)
			context.addIssue({
				code: "custom",
				path: ["file"],
				message: "Either an address or a file, not both: leave one of them empty.",
			});
	});
