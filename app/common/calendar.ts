const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `Fri 4 Dec`, with the year when it is not `thisYear`. Takes `2026-12-04`. */
export function formatDate(date: string, thisYear?: number): string {
	const at = new Date(`${date}T00:00:00Z`);
	const year = at.getUTCFullYear();
	const short = `${DAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
	return year === thisYear ? short : `${short} ${year}`;
}

/** `Fri 4 Dec 2026`, or `Fri 4 Dec 2026 to Sun 6 Dec 2026`: dates, both included, for a text that is read in any year. */
export const formatDateRange = (from: string, to: string): string =>
	from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

/** The calendar date and 24-hour clock that a moment (UTC) shows in a zone: `{ date: "2026-12-04", time: "14:30" }`. */
export function wallClock(moment: Date | string, timeZone: string): { date: string; time: string } {
	const minute = Math.floor(new Date(moment).getTime() / 60_000);
	const key = `${minute} ${timeZone}`;
	const cached = shown.get(key);
	if (cached) return cached;
	const parts = clockOf(timeZone).formatToParts(minute * 60_000);
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
	const clock = {
		date: `${part("year")}-${part("month")}-${part("day")}`,
		time: `${part("hour")}:${part("minute")}`,
	};
	if (shown.size >= MOST_SHOWN) shown.clear();
	shown.set(key, clock);
	return clock;
}

/** A request asks for the same minute several times, and formatting it takes as long as reading a row. */
const shown = new Map<string, { date: string; time: string }>();
const MOST_SHOWN = 2_000;

/** Creating a formatter takes much longer than using it; there are some 400 zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
	const cached = clocks.get(timeZone);
	if (cached) return cached;
	const clock = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	clocks.set(timeZone, clock);
	return clock;
}

/** `Fri 4 Dec, 14:02`: a moment (UTC) as a zone's clock shows it, with the year when it is not that of `now`. */
export function formatMoment(moment: string, timeZone: string, now: Date): string {
	const { date, time } = wallClock(moment, timeZone);
	const thisYear = Number(wallClock(now, timeZone).date.slice(0, 4));
	return `${formatDate(date, thisYear)}, ${time}`;
}

/** `Fri 4 Dec, 14:02 (Eastern Time)`: a deadline (UTC) on a page for customers, who can live in another zone. */
export const formatDeadlineInZone = (moment: string, timeZone: string, now: Date): string =>
	`${formatMoment(moment, timeZone, now)} (${nameOfZone(timeZone)})`;

/** `Fri 4 Dec 2026, 14:02 (Eastern Time)`: a moment (UTC) for an email, which can be read later and in another zone. */
export function formatMomentInZone(moment: string, timeZone: string): string {
	const { date, time } = wallClock(moment, timeZone);
	return `${formatDate(date)}, ${time} (${nameOfZone(timeZone)})`;
}

/** `Lisbon time`: the clock of a zone by its city, for a page. */
export function nameOfClock(timeZone: string): string {
	const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
	return timeZone.includes("/") && !timeZone.startsWith("Etc/") ? `${place} time` : place;
}

/** The general name of a zone, such as `Eastern Time`, or its short form, such as `ET`. */
export function nameOfZone(
	timeZone: string,
	timeZoneName: "longGeneric" | "shortGeneric" = "longGeneric",
): string {
	// Engines have several names for it.
	if (timeZone === "UTC") return timeZone;
	const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName }).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Whether a text is a calendar date (`2026-12-04`) with a year of four digits. */
export function isCalendarDate(text: string): boolean {
	if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
	const at = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day of the week of a date, as ISO 8601 counts: 1 for Monday to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
