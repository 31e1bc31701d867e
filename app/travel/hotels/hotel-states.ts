import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { HotelStatus } from "#db/schema/travel-hotels.ts";

export type { HotelStatus };

/** As people read it: a hotel that is suspended and was never approved is refused. */
export type HotelReviewStatus = HotelStatus | "refused";

/** The standings of a hotel and where each can go. Only approved hotels are found and booked; bookings are kept. */
export const HOTEL_STATES: Record<
	HotelReviewStatus,
	{ label: string; tone: Tone; icon: IconName; to: readonly HotelReviewStatus[] }
> = {
	pending: { label: "Waiting for approval", tone: "blue", icon: "clock", to: ["approved", "refused"] },
	approved: { label: "Approved", tone: "green", icon: "check", to: ["suspended"] },
	refused: { label: "Not approved", tone: "red", icon: "cross", to: ["approved", "pending"] },
	suspended: { label: "Suspended", tone: "red", icon: "ban", to: ["approved"] },
};

export const HOTEL_REVIEW_STATUSES = Object.keys(HOTEL_STATES) as [HotelReviewStatus, ...HotelReviewStatus[]];

/** How a hotel stands, from its columns. */
export const reviewStatusOf = (hotel: {
	status: HotelStatus;
	approved_at: string | null;
}): HotelReviewStatus =>
	hotel.status === "suspended" && hotel.approved_at === null ? "refused" : hotel.status;

/** The status that is stored for a standing. */
export const statusOf = (reviewStatus: HotelReviewStatus): HotelStatus =>
	reviewStatus === "refused" ? "suspended" : reviewStatus;
