import { dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import { ROLES } from "#app/common/roles.ts";

export const USER_STATES = ["active", "suspended"] as const;

/**
 * The filters of `/users`. Names sort from A, dates from the latest. `since` is the first day on which accounts were
 * created, in the market's time zone.
 */
export const USER_LIST = listFilters({
	path: "/users",
	narrowing: { role: oneOf(ROLES), state: oneOf(USER_STATES), since: dateBound },
	sorts: { newest: "desc", name: "asc", seen: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type UserFilters = ReturnType<typeof USER_LIST.read>;
