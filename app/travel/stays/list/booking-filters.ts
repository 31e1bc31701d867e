import { t } from "#app/common/language/messages.ts";
import { dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import type { BuiltInView } from "#app/common/lists/list-views.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";

/** A hotel by its masked id; "all" for no choice. */
const hotel = {
	usual: "all",
	read: (text: string) => (unmaskId(text) === null ? "all" : text),
	write: (masked: string) => masked,
};

/** `from` and `to` are the first and last arrival date, inclusive. */
const bookingList = (path: string) =>
	listFilters({
		path,
		narrowing: { status: oneOf(BOOKING_STATUS_NAMES), hotel, from: dateBound, to: dateBound },
		sorts: { newest: "desc", arrival: "asc" },
		sizes: [10, 20, 50],
		usualSize: 20,
	});

/** The list at the owners' desk, and the list for everybody who is signed in. */
export const MANAGED_LIST = bookingList("/owner/manage-bookings");
export const ALL_BOOKINGS_LIST = bookingList("/bookings");

/** `today`: of the hotels. */
export const bookingViews = (today: string): BuiltInView[] => [
	{ name: t.stayList.toConfirm, query: "status=pending" },
	{ name: t.stayList.arrivingToday, query: `status=confirmed&from=${today}&to=${today}` },
	{ name: t.deskAgenda.inHouse, query: "status=checked_in" },
];

export type BookingList = ReturnType<typeof bookingList>;
export type BookingFilters = ReturnType<BookingList["read"]>;
