import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import {
	HOTEL_REVIEW_STATUSES,
	HOTEL_STATES,
	type HotelReviewStatus,
} from "#app/travel/hotels/hotel-states.ts";
import type { ChangeActions } from "#db/schema/common.ts";

/** The filters and sorts of `/hotels`. Hotels that wait for approval come first. */
export const HOTEL_LIST = listFilters({
	path: "/hotels",
	narrowing: {
		status: oneOf(HOTEL_REVIEW_STATUSES),
		changed: oneOf(["since"]),
		calendars: oneOf(["failing"]),
	},
	sorts: { waiting: "asc", newest: "desc", name: "asc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

/** The screen under a dialog about a hotel: its page, when the dialog's URL says so, or the list. */
export const hotelOrList = (url: string, hotelId: string | undefined): string =>
	hotelId && new URL(url).searchParams.get("from") === "hotel"
		? `/hotels/${encodeURIComponent(hotelId)}`
		: HOTEL_LIST.hrefAt(url);

export type StaffHotelFilters = ReturnType<typeof HOTEL_LIST.read>;

/** A SuperAdmin's actions on a hotel, by the last part of the URL. */
export const HOTEL_CHANGES = withTexts(
	{
		approval: {
			to: "approved",
			question: (name: string) => t.hotelDecisions.approval.question({ name }),
			asksWhy: false,
			icon: "check",
			danger: false,
		},
		refusal: {
			to: "refused",
			question: (name: string) => t.hotelDecisions.refusal.question({ name }),
			asksWhy: true,
			icon: "cross",
			danger: true,
		},
		suspension: {
			to: "suspended",
			question: (name: string) => t.hotelDecisions.suspension.question({ name }),
			asksWhy: true,
			icon: "ban",
			danger: true,
		},
	},
	{
		consequence: (key) => t.hotelDecisions[key].consequence,
		verb: (key) => t.hotelDecisions[key].verb,
		button: (key) => t.hotelDecisions[key].button,
		done: (key) => t.hotelDecisions[key].done,
	},
);

export type HotelChangeName = keyof typeof HOTEL_CHANGES;

type ChangedHotel = { reviewStatus: HotelReviewStatus; isArchived: boolean };

/** What a SuperAdmin can do with a hotel. An archived hotel can't be approved, because guests would not find it. */
export const allowedHotelChanges = ({ reviewStatus, isArchived }: ChangedHotel): HotelChangeName[] =>
	(Object.keys(HOTEL_CHANGES) as HotelChangeName[]).filter(
		(name) =>
			HOTEL_STATES[reviewStatus].to.includes(HOTEL_CHANGES[name].to) && !(isArchived && name === "approval"),
	);

/** The name of a change in a hotel’s history. */
export function hotelTrailLabel(action: string): string | undefined {
	const labels: Record<string, string> = t.hotelActions satisfies Record<ChangeActions["hotel"], string>;
	return labels[action];
}

export type HotelTrailEntry = {
	id: number;
	action: string;
	detail: string | null;
	at: string;
	by: string | null;
};

/** The changes to a hotel that no SuperAdmin has reviewed, from its history; both are latest first. */
export function unreviewedChanges<One extends HotelTrailEntry>(trail: readonly One[]): One[] {
	const reviewed = trail.findIndex(({ action }) => action === "hotel status" || action === "hotel checked");
	const since = reviewed === -1 ? trail : trail.slice(0, reviewed);
	return since.filter(({ action }) => action === "hotel identity");
}
