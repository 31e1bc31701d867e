import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { HotelStatus } from "#db/schema/travel-hotels.ts";

export type { HotelStatus };

/** The displayed status: a suspended hotel that was never approved is "refused". */
export type HotelReviewStatus = HotelStatus | "refused";

/** The statuses of a hotel and their next ones. Only approved hotels can be found and booked. */
export const HOTEL_STATES: Record<
	HotelReviewStatus,
	{ label: string; tone: Tone; icon: IconName; to: readonly HotelReviewStatus[] }
> = withTexts(
	{
		pending: {
			tone: "blue",
			icon: "clock",
			to: ["approved", "refused"],
		},
		approved: {
			tone: "green",
			icon: "check",
			to: ["suspended"],
		},
		refused: {
			tone: "red",
			icon: "cross",
			to: ["approved", "pending"],
		},
		suspended: {
			tone: "red",
			icon: "ban",
			to: ["approved"],
		},
	},
	{ label: (state) => t.hotelStatus[state] },
);

export const HOTEL_REVIEW_STATUSES = Object.keys(HOTEL_STATES) as [HotelReviewStatus, ...HotelReviewStatus[]];

export const reviewStatusOf = (hotel: {
	status: HotelStatus;
	approved_at: string | null;
}): HotelReviewStatus =>
	hotel.status === "suspended" && hotel.approved_at === null ? "refused" : hotel.status;

/** Whether a hotel may email invitations to its team: not while it is archived, suspended or refused. */
export const mayInvite = (hotel: { status: HotelStatus; archived_at: string | null }): boolean =>
	hotel.status !== "suspended" && hotel.archived_at === null;

export const statusOf = (reviewStatus: HotelReviewStatus): HotelStatus =>
	reviewStatus === "refused" ? "suspended" : reviewStatus;

export const hotelEditPath = (hotelId: number): string => `/list-new-hotel/${maskId(hotelId)}`;
