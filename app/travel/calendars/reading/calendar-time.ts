import { Temporal } from "temporal-polyfill";
import { findIana } from "windows-iana";
import { isCalendarDate } from "#app/common/calendar.ts";

/** A date of an event, with a time unless it is a whole day, in `zone`. */
export type EventTime = {
	date: string;
	/** `HH:MM:SS`; null for a whole day. */
	time: string | null;
	/** An IANA name or an offset; null for a floating time. */
	zone: string | null;
};

const VALUE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/i;

/**
 * Reads `20261204`, `20261204T150000` or `20261204T150000Z`, whatever type the parameters declare. Null for
 * an invalid date or time.
 */
export function readTime(value: string, zone: string | null): EventTime | null {
	const [, year, month, day, hour, minute, second, utc] = VALUE.exec(value) ?? [];
	const date = `${year}-${month}-${day}`;
	if (!isCalendarDate(date)) return null;
	if (hour === undefined) return { date, time: null, zone: null };
	if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
	const time = `${hour}:${minute}:${second === "60" ? "59" : second}`;
	return { date, time, zone: utc ? "UTC" : zone };
}

/** A moment in another time zone. Whole days and floating times are the same in each. */
export function inZone({ date, time, zone }: EventTime, other: string | null): EventTime {
	if (time === null || zone === null || other === null || zone === other) return { date, time, zone };
	const moment = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
	const shown = moment.withTimeZone(other).toPlainDateTime();
	return {
		date: shown.toPlainDate().toString(),
		time: shown.toPlainTime().toString().slice(0, 8),
		zone: other,
	};
}

/**
 * Resolves a time zone name in a calendar file: an IANA name, also at the end of a path
 * (`/mozilla.org/…/Europe/Paris`), a Windows name, or a zone that the file defines. Null for others, which
 * are read in the hotel's time zone.
 */
export function zoneFinder(declared: ReadonlyMap<string, string>): (params: string) => string | null {
	const zones = new Map<string, string | null>();
	return (params) => {
		const name = /;TZID=(?:"([^"]*)"|([^;:]*))/i.exec(params)?.slice(1).find(Boolean) ?? "";
		if (name === "") return null;
		const zone = zones.get(name) ?? firstZone(name, declared.get(name));
		zones.set(name, zone);
		return zone;
	};
}

function firstZone(name: string, declared = ""): string | null {
	const parts = name.split("/").filter(Boolean);
	const paths = [2, 3].map((count) => parts.slice(-count).join("/"));
	const candidates = [
		name,
		declared,
		...paths,
		...findIana(name as Parameters<typeof findIana>[0]).slice(0, 1),
	];
	return candidates.find((each) => each !== "" && isZone(each)) ?? null;
}

function isZone(name: string): boolean {
	try {
		Temporal.Now.zonedDateTimeISO(name);
		return true;
	} catch {
		return false;
	}
}
