import { listFilters, oneOf } from "#app/site/lists/list-filters.ts";
import { HOTEL_STATUS_NAMES } from "#app/travel/hotels/hotel-states.ts";

/** What `/hotels` shows. Those that wait for approval stand first. */
export const HOTEL_LIST = listFilters({
	path: "/hotels",
	narrowing: { status: oneOf(HOTEL_STATUS_NAMES) },
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
		button: "Approve hotel",
		danger: false,
		done: "The hotel is approved.",
	},
	suspension: {
		to: "suspended",
		question: (name: string) => `Suspend ${name}?`,
		consequence:
			"It is not found or booked any more. Its bookings stay, and its owner goes on looking after them.",
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
	"hotel status": "Status changed",
	"hotel owner": "Owner changed",
	"hotel archived": "Archived",
	"hotel restored": "Restored",
	"hotel deleted": "Deleted",
	"room deleted": "Room deleted",
};
