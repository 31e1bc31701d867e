import { momentOf } from "#app/common/zoned-time.server.ts";
import { CELL_MINUTES } from "#app/rent/fleet/cells.ts";

/**
 * The link of a new job sheet. `token` is the secret in its URL, of which the database stores the SHA-256; the site
 * computes it again from `nonce` and its own secret.
 */
export type JobLink = { nonce: string; token: string };

const MINUTE_MS = 60 * 1000;
const OPEN_AFTERWARDS_MS = 2 * 24 * 60 * MINUTE_MS;

type JobTime = { booking_date: string; booking_time: string; cells: number };

/** Whether a job's link still works: it ends two days after the job. */
export function isJobLinkOpen(
	{ booking_date, booking_time, cells }: JobTime,
	{ timeZone, now }: { timeZone: string; now: Date },
): boolean {
	const begins = momentOf(booking_date, booking_time, timeZone).getTime();
	return now.getTime() < begins + cells * CELL_MINUTES * MINUTE_MS + OPEN_AFTERWARDS_MS;
}
