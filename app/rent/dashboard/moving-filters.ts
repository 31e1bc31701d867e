import { t } from "#app/common/language/messages.ts";
import { dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import type { BuiltInView } from "#app/common/lists/list-views.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moves/moving-booking.ts";

/** The filters of `/trucking-dashboard`; `offered`: pending moves that wait for the customer; `unassigned`: open moves without a vehicle; from and to are the first and last booking date, inclusive. */
export const MOVING_LIST = listFilters({
	path: "/trucking-dashboard",
	narrowing: {
		status: oneOf([...MOVING_STATUS_NAMES, "offered"] as const),
		vehicle: oneOf(VEHICLE_TYPE_NAMES),
		assignment: oneOf(["unassigned"] as const),
		from: dateBound,
		to: dateBound,
	},
	sorts: { newest: "desc", date: "asc", status: "asc" },
	sizes: [5, 10, 20, 50],
	usualSize: 10,
});

export const MOVING_VIEWS: readonly BuiltInView[] = [
	{
		get name() {
			return t.moveDashboard.views.toConfirm;
		},
		query: "status=pending",
	},
	{
		get name() {
			return t.moveDashboard.views.unassigned;
		},
		query: "assignment=unassigned",
	},
];

export type MovingFilters = ReturnType<typeof MOVING_LIST.read>;

/** The screen under a dialog about a booking: the booking itself, when the dialog's URL says so, or the list. */
export const screenUnderDialog = (url: string, number: string | undefined): string =>
	number && new URL(url).searchParams.get("from") === "booking"
		? `/trucking-dashboard/${number}`
		: MOVING_LIST.hrefAt(url);
