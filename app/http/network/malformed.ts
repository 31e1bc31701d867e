/** The path for a request that can't be read: no route matches it, so the last screen answers. */
export const NOWHERE = "/malformed-request";

/** Forms are posted; the framework would run the action of a page for other methods, too. */
export const METHODS = ["GET", "HEAD", "POST"];

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The status for a request that Remix or `remix-serve` can't handle: a malformed URL, for which they would answer with
 * a 500 or log the input, or a method that no page has. Null for all other requests.
 */
export function faultOf(request: {
	method: string;
	url: string;
	host: string | undefined;
}): 400 | 405 | null {
	if (!METHODS.includes(request.method)) return 405;
	return isHost(request.host) && isPath(request.url) ? null : 400;
}

/** HTTP/1.0 requests may have none. */
export const isHost = (host: string | undefined) =>
	!host || (HOST.test(host) && URL.canParse(`http://${host}`));

function isPath(url: string): boolean {
	try {
		decodeURIComponent(url.split("?", 1)[0] ?? "");
		return url.startsWith("/");
	} catch {
		return false;
	}
}
