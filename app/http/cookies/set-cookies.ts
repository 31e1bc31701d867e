/** The headers of a response that sets these cookies, which are values of `Set-Cookie`. */
export const setCookies = (cookies: readonly string[]): [string, string][] =>
	cookies.map((cookie) => ["Set-Cookie", cookie]);
