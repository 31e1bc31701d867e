import { type FetchLimits, fetchPublic } from "#app/common/network/fetch-public.server.ts";
import type { Reach } from "#app/common/network/public-address.ts";

export type FetchedCalendar = { ok: true; text: string } | { ok: false; fault: string };

export const CALENDAR_LIMITS: FetchLimits = { bytes: 2 * 1024 * 1024, ms: 10_000, redirects: 3 };

/** Fetches a calendar from an address that an owner entered, with the guards of `fetchPublic`: at most 2 MB in 10 s. */
export async function fetchCalendar(
	address: string,
	{ limits = CALENDAR_LIMITS, reach }: { limits?: FetchLimits; reach?: Reach } = {},
): Promise<FetchedCalendar> {
	const fetched = await fetchPublic(address, {
		noun: "calendar",
		accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
		userAgent: "Meeha-Calendar/1.0",
		allowHttp: true,
		limits,
		reach,
	});
	return fetched.ok ? { ok: true, text: fetched.bytes.toString("utf8") } : fetched;
}
