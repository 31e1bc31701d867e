import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { type LazyMessage, readMessage, tidyLine } from "./form-fields.ts";

/** A date from a date field, or as typed in browsers without one. */
export const calendarDate = (missing: LazyMessage) =>
	z
		.string({ error: () => readMessage(missing) })
		.transform(readTypedDate)
		.refine(isCalendarDate, { error: () => t.fields.checkDate });

/** The same, or empty. */
export const optionalDate = () =>
	z
		.string()
		.optional()
		.transform((typed) => readTypedDate(typed ?? ""))
		.refine((date) => date === "" || isCalendarDate(date), { error: () => t.fields.checkDate });

/**
 * A typed date as year-month-day. `31.3.2027` and `31/3/2027` are read in every language but English, where 3/4 is March
 * 4 or April 3. Any other text is returned as it was typed, for the form to refuse.
 */
export function readTypedDate(typed: string): string {
	const text = typed.trim();
	const match = currentLanguage() === "en" ? null : /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
	if (!match) return text;
	const [, day = "", , month = "", year] = match;
	return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** A time on the 24-hour clock; also accepts `2:30 pm`, `14.30 Uhr`, `14h30` and `2:30 م`. */
export const clockTime = (missing: LazyMessage) =>
	z.string({ error: () => readMessage(missing) }).transform((typed, context) => {
		const time = readClockTime(typed);
		if (time) return time;
		context.addIssue({ code: "custom", message: t.fields.checkTime });
		return z.NEVER;
	});

function readClockTime(typed: string): string | null {
	// Single spaces only: a pattern with several runs of them takes seconds for a line of 2,000.
	const match = /^(\d{1,2}) ?(?:([:.h]) ?(\d{2})?(?::\d{2})?)? ?(?:(uhr)|([apصم])?\.? ?m?\.?)$/i.exec(
		tidyLine(typed),
	);
	if (!match) return null;
	const [, hours = "", mark, minutes, clock, half] = match;
	const isFullHour = half !== undefined || clock !== undefined || mark?.toLowerCase() === "h";
	if (minutes === undefined && !isFullHour) return null;
	let hour = Number(hours);
	if (half && (hour < 1 || hour > 12)) return null;
	if (half) hour = (hour % 12) + (/[pم]/i.test(half) ? 12 : 0);
	const minute = Number(minutes ?? 0);
	if (hour > 23 || minute > 59) return null;
	return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
