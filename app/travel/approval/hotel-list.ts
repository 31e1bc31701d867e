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
export const HOTEL_CHANGES = {
	approval: {
		to: "approved",
		question: (name: string) => `Approve ${name}?`,
		consequence: "Guests can find and book it right away. The owner gets an email.",
		asksWhy: false,
		verb: "Approve",
		icon: "check",
		button: "Approve hotel",
		danger: false,
		done: "The hotel is approved. The owner gets an email.",
	},
	refusal: {
		to: "refused",
		question: (name: string) => `Refuse ${name}?`,
		consequence:
			"It stays hidden from guests. The owner gets an email with your reason, and can change the hotel and request approval again.",
		asksWhy: true,
		verb: "Refuse",
		icon: "cross",
		button: "Refuse hotel",
		danger: true,
		done: "The hotel is refused. The owner gets an email with your reason.",
	},
	suspension: {
		to: "suspended",
		question: (name: string) => `Suspend ${name}?`,
		consequence:
			"It is hidden from guests and takes no new bookings. Existing bookings are kept, and the owner still manages them.",
		asksWhy: true,
		verb: "Suspend",
		icon: "ban",
		button: "Suspend hotel",
		danger: true,
		done: "The hotel is suspended. The owner gets an email with your reason.",
	},
} as const;

export type HotelChangeName = keyof typeof HOTEL_CHANGES;

type ChangedHotel = { reviewStatus: HotelReviewStatus; isArchived: boolean };

/** What a SuperAdmin can do with a hotel. An archived hotel can't be approved, because guests would not find it. */
export const allowedHotelChanges = ({ reviewStatus, isArchived }: ChangedHotel): HotelChangeName[] =>
	(Object.keys(HOTEL_CHANGES) as HotelChangeName[]).filter(
		(name) =>
			HOTEL_STATES[reviewStatus].to.includes(HOTEL_CHANGES[name].to) && !(isArchived && name === "approval"),
	);

/** Why a hotel was not changed, besides a conflict. */
export const HOTEL_REFUSALS = {
	gone: "This hotel no longer exists.",
	archived: "Its owner has archived it, so guests would not find it. Approve it once it is restored.",
	not_allowed: "This isn’t possible in the hotel’s current status.",
	no_account: "No account has this email address.",
	not_a_hotelier:
		"Only Hotel and Admin accounts can own a hotel. Change the role of this account in Users first.",
} as const;

export const HOTEL_TRAIL_LABELS: Record<string, string> = {
	"hotel created": "Added",
	hotel: "Details changed",
	"hotel identity": "Name or place changed",
	"hotel checked": "Changes approved",
	"hotel status": "Status changed",
	"hotel owner": "Owner changed",
	"hotel archived": "Archived",
	"hotel restored": "Restored",
	"hotel deleted": "Deleted",
	"room deleted": "Room deleted",
	"hotel photos": "Photos changed",
	"room order": "Rooms reordered",
	"member invited": "Colleague invited",
	"invitation withdrawn": "Invitation withdrawn",
	"member joined": "Colleague joined",
	"member role": "Colleague’s role changed",
	"member removed": "Colleague removed",
	"member left": "Colleague left",
} satisfies Record<ChangeActions["hotel"], string>;

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
