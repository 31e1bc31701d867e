import type { Role } from "#app/common/roles.ts";

/** A longer return path is left out, because the sign-in URL would be too long for servers. */
const LONGEST_WAY_BACK = 2_000;

/** The sign-in page's path, with a return to `url`. */
export function signInPath(url: string): string {
	const { pathname, search } = new URL(url);
	const redirectTo = pathname + search;
	return redirectTo.length > LONGEST_WAY_BACK ? "/login" : `/login?${new URLSearchParams({ redirectTo })}`;
}

/** Where a person with this role goes after signing in: to `path`, or from the home page to their own first page. */
export const landingPath = (role: Role, path: string): string =>
	path === "/" ? (FIRST_PAGES[role] ?? path) : path;

const FIRST_PAGES: Partial<Record<Role, string>> = { SuperAdmin: "/overview", Hotel: "/owner/dashboard" };
