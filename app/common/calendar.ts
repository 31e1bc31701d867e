import { formatUnits } from "./format-figures.ts";
import { byLanguage } from "./language/by-language.ts";
import { currentLanguage } from "./language/current-language.ts";
import { LANGUAGES, type Language } from "./language/languages.ts";
import { t } from "./language/messages.ts";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const DATE = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** English has the order of the United Kingdom without its comma, which `Intl` does not know. */
const dates = byLanguage((locale, language) =>
	language === "en"
		? {
				short: { format: englishDate },
				long: { format: (at: Date) => `${englishDate(at)} ${at.getUTCFullYear()}` },
			}
		: {
				short: unbroken(new Intl.DateTimeFormat(locale, DATE)),
				long: unbroken(new Intl.DateTimeFormat(locale, { ...DATE, year: "numeric" })),
			},
);

/** No line ends between the day and the month. */
const unbroken = (dates: Intl.DateTimeFormat) => ({
	format: (at: Date) => dates.format(at).replace(/(\d\.?) (?=\p{L})/u, "$1\u00a0"),
});

const englishDate = (at: Date) => `${DAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;

/** `Fri 4 Dec`, with the year when it is not `thisYear`, as the language of the page writes it. Takes `2026-12-04`. */
export function formatDate(date: string, thisYear?: number): string {
	const at = new Date(`${date}T00:00:00Z`);
	return dates()[at.getUTCFullYear() === thisYear ? "short" : "long"].format(at);
}

const days = byLanguage((locale) =>
	unbroken(new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" })),
);

/** `4 Dec`, as the language of the page writes it. */
export const formatDay = (date: string): string =>
	currentLanguage() === "en"
		? formatDate(date).split(" ").slice(1, 3).join(" ")
		: days().format(new Date(`${date}T00:00:00Z`));

const months = byLanguage(
	(locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** `December 2026`, of a month such as `2026-12`, or of a date in it. */
export const formatMonth = (month: string): string =>
	months().format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** `Fri 4 Dec 2026`, or `Fri 4 Dec 2026 to Sun 6 Dec 2026`: dates, both included, for a text that is read in any year. */
export const formatDateRange = (from: string, to: string): string =>
	from === to ? formatDate(from) : t.dates.range({ from: formatDate(from), to: formatDate(to) });

/** The calendar date and 24-hour clock that a moment (UTC) shows in a zone: `{ date: "2026-12-04", time: "14:30" }`. */
export function wallClock(moment: Date | string, timeZone: string): { date: string; time: string } {
	const parts = clockOf(timeZone).formatToParts(new Date(moment));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
	return {
		date: `${part("year")}-${part("month")}-${part("day")}`,
		time: `${part("hour")}:${part("minute")}`,
	};
}

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

/** The year that a moment (UTC) has in a zone. */
export const yearIn = (timeZone: string, moment: Date): number =>
	Number(wallClock(moment, timeZone).date.slice(0, 4));

/** `Fri 4 Dec, 14:02`: a moment (UTC) as a zone's clock shows it, with the year when it is not that of `now`. */
export function formatMoment(moment: string, timeZone: string, now: Date): string {
	const { date, time } = wallClock(moment, timeZone);
	return t.dates.moment({ date: formatDate(date, yearIn(timeZone, now)), time });
}

/** `Fri 4 Dec, 14:02 (Eastern Time)`: a deadline (UTC) on a page for customers, who can live in another zone. */
export const formatDeadlineInZone = (moment: string, timeZone: string, now: Date): string =>
	`${formatMoment(moment, timeZone, now)} (${nameOfZone(timeZone)})`;

/** `Fri 4 Dec 2026, 14:02 (Eastern Time)`: a moment (UTC) for an email, which can be read later and in another zone. */
export function formatMomentInZone(moment: string, timeZone: string): string {
	const { date, time } = wallClock(moment, timeZone);
	return `${t.dates.moment({ date: formatDate(date), time })} (${nameOfZone(timeZone)})`;
}

/** `Lisbon time`: the clock of a zone by its city, for a page. */
export function nameOfClock(timeZone: string): string {
	const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
	return timeZone.includes("/") && !timeZone.startsWith("Etc/") ? t.dates.clock({ place }) : place;
}

/** `14:02, Lisbon time`: the time of a moment, for a page that says when it was read. */
export const timeOnClock = (moment: Date, timeZone: string): string =>
	t.dates.time({ time: wallClock(moment, timeZone).time, clock: nameOfClock(timeZone) });

/** The general name of a zone, such as `Eastern Time`, or its short form, such as `ET`. */
export function nameOfZone(
	timeZone: string,
	timeZoneName: "longGeneric" | "shortGeneric" = "longGeneric",
	language: Language = currentLanguage(),
): string {
	// Engines have several names for it.
	if (timeZone === "UTC") return timeZone;
	const parts = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
		timeZone,
		timeZoneName,
	}).formatToParts();
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const AGE_UNITS: readonly [ms: number, unit: string][] = [
	[365.25 * DAY_MS, "year"],
	[30.44 * DAY_MS, "month"],
	[DAY_MS, "day"],
	[HOUR_MS, "hour"],
	[60_000, "minute"],
];

/** How long a moment (UTC) is past, in its largest unit, rounded down: `3 days`; `less than a minute` below one. */
export function formatAge(moment: string, now: Date): string {
	const past = now.getTime() - Date.parse(moment);
	const [ms, unit] = AGE_UNITS.find(([ms]) => past >= ms) ?? [];
	return ms && unit ? formatUnits(Math.floor(past / ms), unit) : t.dates.lessThanMinute;
}

/** The minutes since 1970, UTC, as a version of what is shown within a minute. */
export const currentMinute = (): number => Math.floor(Date.now() / 60_000);
