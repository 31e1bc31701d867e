import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import type { CalendarEvent } from "#app/travel/calendars/reading/read-calendar.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type ApplyTask = { url: string; readings: { feedId: number; events: CalendarEvent[] }[]; at: string };

/** Applies each reading of a calendar, one after another, and returns their number. */
await runHere<ApplyTask>(async ({ url, readings, at }) => {
	const db = openDatabase({ url, poolSize: 2 });
	for (const reading of readings) await applyCalendar(db, { ...reading, now: new Date(at) });
	return readings.length;
});
