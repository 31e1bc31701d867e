import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { type LazyMessage, readMessage } from "./form-fields.ts";

/** A date from a date field, or as typed in browsers without one. */
export const calendarDate = (missing: LazyMessage) =>
	z
		.string({ error: () => readMessage(missing) })
		.transform(readTypedDate)
		.refine(isCalendarDate, { error: () => t.fields.checkDate });

/**
 * The date that somebody typed: `2027-03-31`, and in all languages but English, which has two orders, `31.3.2027` and
 * `31/3/2027`, too. What is none stays as it is.
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
	const match = /^(\d{1,2})(?:\s*([:.h])\s*(\d{2})?(?::\d{2})?)?\s*(?:(uhr)|([apصم])?\.?\s*m?\.?)$/i.exec(
		typed.trim(),
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
