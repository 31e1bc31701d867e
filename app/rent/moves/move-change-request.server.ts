import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { explainFullTime } from "#app/rent/fleet/free-times.server.ts";
import type { MoveDateOutcome } from "./move-history.server.ts";
import { explainMoveRefusal } from "./move-messages.ts";
import type { MovingStatus } from "./moving-booking.ts";

type MoveRefused = Extract<MoveDateOutcome, { ok: false }>;

type Attempt = {
	/** For the log, when it fails on our side. */
	doing: string;
	expectedStatus: MovingStatus;
	/** The customer changes their own booking, and does not read which member of staff was faster. */
	isOwn?: boolean;
};

/** Carries out a change of a booking for a form. Returns what is done, or why it was refused or failed, as a sentence. */
export async function tryMoveChange<Done extends { ok: true }>(
	request: Request,
	{ doing, expectedStatus, isOwn = false }: Attempt,
	change: () => Promise<Done | MoveRefused>,
): Promise<Done | { ok: false; refused: MoveRefused | null; reason: string; status: number }> {
	try {
		const outcome = await change();
		if (outcome.ok) return outcome;
		if (outcome.reason === "full")
			return { ok: false, refused: outcome, reason: await explainFullTime(db, outcome.use), status: 409 };
		const refused = isOwn && "by" in outcome ? { ...outcome, by: null } : outcome;
		return { ok: false, refused, ...explainMoveRefusal(refused, expectedStatus, formatMarketMoment) };
	} catch (error) {
		return { ok: false, refused: null, reason: failureReason(error, doing, request), status: 503 };
	}
}
