import type { Explained } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { BookingOutcome } from "./book-room.server.ts";

type NotBooked = Extract<BookingOutcome, { ok: false }> | { ok: false; reason: string };

/** Why a room was not booked, and the HTTP status; `reason` is a sentence after a failure. */
export function explainNotBooked(outcome: NotBooked, stay: Stay, thisYear: number): Explained {
	if ("refusal" in outcome)
		return { reason: formatQuoteRefusal(outcome.refusal, stay, thisYear), status: 409 };
	if ("changes" in outcome) return { reason: t.bookingRefusals.lookAgain, status: 409 };
	if (outcome.reason === "not_on_team") return { reason: t.bookingRefusals.notOnTeam, status: 403 };
	if (outcome.reason === "nothing_stored") return { reason: t.bookingRefusals.notSaved, status: 409 };
	return { reason: outcome.reason, status: 503 };
}
