import { bookableDates } from "#app/rent/bookable-time.server.ts";
import { MOVE_REFUSALS } from "#app/rent/move-messages.ts";

/**
 * Why a move was not booked: the messages by field, and the HTTP status. An unknown reason is
 * the sentence of a failure, which is shown as it is.
 */
export function explainMoveNotBooked(
	reason: string,
	bookingDate: string,
	clock: { timeZone: string; now: Date },
): { errors: Record<string, string[]>; status: number } {
	if (reason === "too_soon") {
		const field = bookingDate < bookableDates(clock).min ? "bookingDate" : "bookingTime";
		return { errors: { [field]: [MOVE_REFUSALS.too_soon] }, status: 422 };
	}
	if (reason === "too_far") return { errors: { bookingDate: [MOVE_REFUSALS.too_far] }, status: 422 };
	const sentence = reason === "nothing_stored" ? MOVE_REFUSALS.nothing_stored : reason;
	return { errors: { "": [sentence] }, status: 503 };
}
