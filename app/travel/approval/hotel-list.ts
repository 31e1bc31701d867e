import { listFilters, oneOf } from "#app/site/lists/list-filters.ts";
import { HOTEL_STATUS_NAMES } from "#app/travel/hotels/hotel-states.ts";

/** What `/hotels` shows. Those that wait for approval stand first, then those that changed since theirs. */
export const HOTEL_LIST = listFilters({
	path: "/hotels",
	narrowing: { status: oneOf(HOTEL_STATUS_NAMES), changed: oneOf(["since"]) },
	sorts: { waiting: "asc", newest: "desc", name: "asc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type HotelFilters = ReturnType<typeof HOTEL_LIST.read>;

/** What a SuperAdmin does to a hotel: its words, by the noun that its URL ends in. */
export const HOTEL_CHANGES = {
	approval: {
		to: "approved",
		question: (name: string) => `Approve ${name}?`,
		consequence: "It can be found and booked at once. Its owner gets a mail.",
		asksWhy: false,
		button: "Approve hotel",
		danger: false,
		done: "The hotel is approved.",
	},
	suspension: {
		to: "suspended",
		question: (name: string) => `Suspend ${name}?`,
		consequence:
			"It is not found or booked any more. Its bookings stay, and its owner goes on looking after them.",
		asksWhy: true,
		button: "Suspend hotel",
		danger: true,
		done: "The hotel is suspended.",
	},
} as const;

export type HotelChangeName = keyof typeof HOTEL_CHANGES;

/** Why a change to a hotel was refused, and what to do. */
export const HOTEL_REFUSALS = {
	gone: "This hotel does not exist any more.",
	changed: "Somebody else has changed this hotel meanwhile. Look at it again before you change it.",
	not_allowed: "A hotel can’t go from where it is to there.",
	no_account: "There is no account with this e-mail address.",
	not_a_hotelier: "This account has the role User or SuperAdmin. Make it a Hotel account at Users first.",
} as const;

/** What the audit trail says was done to a hotel, by the action that the rules write under its name. */
export const HOTEL_TRAIL_WORDS: Record<string, string> = {
	"hotel created": "Listed",
	hotel: "Details changed",
	"hotel identity": "Name or place changed",
	"hotel checked": "Changes approved",
	"hotel status": "Status changed",
	"hotel owner": "Owner changed",
	"hotel archived": "Archived",
	"hotel restored": "Restored",
	"hotel deleted": "Deleted",
	"room deleted": "Room deleted",
};

/** The entries of a trail that say whether Meeha has seen a hotel as it is; the last one counts. */
export const JUDGED_BY = ["hotel status", "hotel checked", "hotel identity"] as const;

type Entry = { id: number; action: string; detail: string | null; at: string; by: string | null };

/** What changed of an approved hotel since Meeha saw it, from its trail: the latest first, both. */
export function changedSinceApproval<One extends Entry>(trail: readonly One[]): One[] {
	const judged = trail.findIndex(({ action }) => action === "hotel status" || action === "hotel checked");
	const since = judged === -1 ? trail : trail.slice(0, judged);
	return since.filter(({ action }) => action === "hotel identity");
}
