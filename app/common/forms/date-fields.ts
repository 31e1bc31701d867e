import { z } from "zod";
import { isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { type LazyMessage, readMessage } from "./form-fields.ts";

/** A date from a date field, or as typed in browsers without one. */
export const calendarDate = (missing: LazyMessage) =>
	z
		.string({ error: () => readMessage(missing) })
		.trim()
		.refine(isCalendarDate, t.fields.checkDate);

/** A time on the 24-hour clock; also accepts `2:30 pm` and `14.30`. */
export const clockTime = (missing: LazyMessage) =>
	z.string({ error: () => readMessage(missing) }).transform((typed, context) => {
		const time = readClockTime(typed);
		if (time) return time;
		context.addIssue({ code: "custom", message: t.fields.checkTime });
		return z.NEVER;
	});

function readClockTime(typed: string): string | null {
	const match = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap])?\.?m?\.?$/i.exec(typed.trim());
	if (!match) return null;
	const [, hours = "", minutes, half] = match;
	if (!half && minutes === undefined) return null;
	let hour = Number(hours);
	if (half && (hour < 1 || hour > 12)) return null;
	if (half) hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
	const minute = Number(minutes ?? 0);
	if (hour > 23 || minute > 59) return null;
	return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
