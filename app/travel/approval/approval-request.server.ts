import { formatMoment } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { market } from "#app/http/process/market.server.ts";
import { HOTEL_STATES } from "#app/travel/hotels/hotel-states.ts";
import type { HotelChanged, StatusChangeOutcome } from "./change-hotel.server.ts";
import { HOTEL_REFUSALS } from "./hotel-list.ts";

/** What a SuperAdmin whose change came too late is told; see `explainConflict`. */
export const explainHotelConflict = (
	{ by, isOwn, at }: HotelChanged,
	{ now, ...more }: { now: Date; to?: string; advice?: string },
) => explainConflict("hotel", { by, isOwn, when: at && formatMoment(at, market.timeZone, now), ...more });

export function explainHotelRefusal(
	refusal: Exclude<StatusChangeOutcome, { ok: true } | { reason: "content_changed" }>,
	now: Date,
): Explained {
	if (refusal.reason === "changed")
		return explainHotelConflict(refusal, { now, to: HOTEL_STATES[refusal.status].label.toLowerCase() });
	return { reason: HOTEL_REFUSALS[refusal.reason], status: refusal.reason === "gone" ? 404 : 409 };
}
