import type { HeadersFunction } from "@remix-run/node";

/**
 * For screens whose action answers with `Retry-After`: by default the framework drops an action's headers.
 */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
	const retryAfter = errorHeaders?.get("Retry-After") ?? actionHeaders.get("Retry-After");
	return new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
};
