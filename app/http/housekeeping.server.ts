import { sweepSessions } from "#app/people/sessions.server.ts";
import { db } from "./database.server.ts";
import { failureReason } from "./failure.server.ts";
import { sweepUses } from "./limits.server.ts";

const EVERY_MS = 60 * 60 * 1000;

/** Takes away what has run out; several processes may do it at once. */
async function sweep(): Promise<void> {
	const now = new Date();
	try {
		await sweepSessions(db, { now });
		await sweepUses(now);
	} catch (error) {
		failureReason(error, "sweep what has run out");
	}
}

const kept = globalThis as { meehaHousekeeping?: NodeJS.Timeout };
clearInterval(kept.meehaHousekeeping);
kept.meehaHousekeeping = setInterval(sweep, EVERY_MS);
kept.meehaHousekeeping.unref();
void sweep();
