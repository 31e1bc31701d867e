import { ROLES, type Role } from "#app/people/roles.ts";

export const USER_PAGE_SIZES = [10, 20, 50] as const;
const DEFAULT_SIZE = 20;
const MAX_QUERY = 200;

const SORTS = ["newest", "name", "seen"] as const;
export type UserSort = (typeof SORTS)[number];

export const USER_STATES = ["all", "active", "suspended"] as const;

/** What `/users` shows; all of it stands in the URL. */
export type UserFilters = {
	query: string;
	role: Role | "all";
	state: (typeof USER_STATES)[number];
	sort: UserSort;
	direction: "asc" | "desc";
	page: number;
	size: number;
};

/** Names begin at A, dates at the latest. */
const naturally = (sort: UserSort) => (sort === "name" ? "asc" : "desc");

/** Reads the URL of `/users`; whatever makes no sense in it counts as not given. */
export function readUserFilters(url: URLSearchParams): UserFilters {
	const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
		values.find((value) => value === url.get(name)) ?? otherwise;
	const sort = oneOf("sort", SORTS, "newest");
	const page = Number(url.get("page") ?? 1);
	const size = Number(url.get("perPage"));
	return {
		query: (url.get("q") ?? "")
			.replace(/\p{Cc}/gu, " ")
			.trim()
			.slice(0, MAX_QUERY),
		role: oneOf("role", ["all", ...ROLES], "all"),
		state: oneOf("state", USER_STATES, "all"),
		sort,
		direction: oneOf("dir", ["asc", "desc"], naturally(sort)),
		page: Number.isFinite(page) ? Math.max(1, Math.trunc(page)) : 1,
		size: USER_PAGE_SIZES.find((each) => each === size) ?? DEFAULT_SIZE,
	};
}

/** The query string for these filters with some of them changed; what is as by default is left out. */
export function userFiltersSearch(filters: UserFilters, change: Partial<UserFilters> = {}): string {
	const next = { ...filters, ...change };
	const entries: [string, string | number, string | number][] = [
		["q", next.query, ""],
		["role", next.role, "all"],
		["state", next.state, "all"],
		["sort", next.sort, "newest"],
		["dir", next.direction, naturally(next.sort)],
		["page", next.page, 1],
		["perPage", next.size, DEFAULT_SIZE],
	];
	const url = new URLSearchParams();
	for (const [name, value, usual] of entries) if (value !== usual) url.set(name, String(value));
	const text = url.toString();
	return text ? `?${text}` : "";
}

/** Whether anything narrows the list. */
export const isUserListFiltered = ({ query, role, state }: UserFilters): boolean =>
	query !== "" || role !== "all" || state !== "all";

/** The list as this URL's filters show it, whichever of its dialogs the URL is of. */
export const userListPath = (url: string): string =>
	`/users${userFiltersSearch(readUserFilters(new URL(url).searchParams))}`;
