import { t } from "#app/common/language/messages.ts";
import { dateBound, listFilters, namesOf, oneOf } from "#app/common/lists/list-filters.ts";
import { ROLES } from "#app/common/roles.ts";

export const USER_STATES = {
	get active() {
		return t.users.states.active;
	},
	get suspended() {
		return t.users.states.suspended;
	},
} as const;

/**
 * The filters of `/users`. Names sort from A, dates from the latest. `since` is the first day on which accounts were
 * created, in the market's time zone.
 */
export const USER_LIST = listFilters({
	path: "/users",
	narrowing: { role: oneOf(ROLES), state: oneOf(namesOf(USER_STATES)), since: dateBound },
	sorts: { newest: "desc", name: "asc", seen: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

/** The account id in a URL; 0, which no account has, for invalid text. */
export const readUserId = (text = ""): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** The screen under a dialog about an account: the account itself, when the dialog's URL says so, or the list. */
export const userOrList = (url: string, userId: string | undefined): string =>
	userId && new URL(url).searchParams.get("from") === "account"
		? `/users/${readUserId(userId)}`
		: USER_LIST.hrefAt(url);

export type UserFilters = ReturnType<typeof USER_LIST.read>;
