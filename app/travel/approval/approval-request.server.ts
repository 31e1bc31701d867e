import { formatMoment } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import { market } from "#app/http/process/market.server.ts";
import type { HotelChanged, StatusChangeOutcome } from "./change-hotel.server.ts";

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
		return explainHotelConflict(refusal, { now, to: t.hotelStatus.inSentence[refusal.status] });
	return { reason: t.hotelRefusals[refusal.reason], status: refusal.reason === "gone" ? 404 : 409 };
}
