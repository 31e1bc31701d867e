/** Beyond this the way back is left out: with it the next address would be more than a server reads. */
const LONGEST_WAY_BACK = 2_000;

/** Where whoever is not signed in goes, to come back to `url` afterwards. */
export function signInPath(url: string): string {
	const { pathname, search } = new URL(url);
	const redirectTo = pathname + search;
	return redirectTo.length > LONGEST_WAY_BACK ? "/login" : `/login?${new URLSearchParams({ redirectTo })}`;
}
