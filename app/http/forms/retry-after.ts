import type { HeadersFunction } from "@remix-run/node";

/** For screens whose action refuses a form with `Retry-After`: the framework drops an action's headers else. */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
	const retryAfter = errorHeaders?.get("Retry-After") ?? actionHeaders.get("Retry-After");
	return new Headers(retryAfter ? { "Retry-After": retryAfter } : undefined);
};
