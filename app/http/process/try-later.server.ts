import { addPageHeaders } from "#app/http/network/security-headers.server.ts";
import { isPassing } from "#db/passing-failure.ts";
import { describeError } from "./describe-error.ts";
import { log } from "./log.server.ts";

export const UNAVAILABLE = 503;
export const RETRY_AFTER_S = 5;
const LOGGED_EVERY_MS = 1_000;

/** Put in by `retry-page.server.tsx`: commands use this database without the site's pages and styles. */
let makePage = () => "";
export const setRetryPage = (make: () => string): void => {
	makePage = make;
};

/**
 * A failure of the database that passes. Whoever handles failures knows it by its code, as any other; thrown out
 * of a loader or an action it is to the framework an answer, the retry page: for a page, for data, and for a file.
 */
class TryLater extends Error {
	readonly code: unknown;
	readonly status = UNAVAILABLE;
	readonly statusText = "Service Unavailable";
	readonly headers = retryHeaders();
	#body: ReadableStream | undefined;

	constructor(failure: Error) {
		super(failure.message, { cause: failure });
		this.name = "TryLater";
		this.code = (failure as { code?: unknown }).code;
	}

	/** For a file's address, which is asked for with GET. A page is rendered by `retryPage`. */
	get body(): ReadableStream {
		this.#body ??= new Blob([makePage()]).stream();
		return this.#body;
	}

	text = async () => "";
}

let loggedAt = 0;

/** What the site's own database fails with: see `TryLater`. Any other failure stays what it is. */
export function asTryLater(failure: unknown): unknown {
	if (!(failure instanceof Error) || failure instanceof TryLater || !isPassing(failure)) return failure;
	// An outage is said once a second, not once for each query.
	if (Date.now() - loggedAt > LOGGED_EVERY_MS) {
		loggedAt = Date.now();
		log.error({ error: describeError(failure) }, "the database can't answer just now");
	}
	return new TryLater(failure);
}

export function retryHeaders(): Headers {
	const headers = new Headers({
		"Content-Type": "text/html; charset=utf-8",
		"Retry-After": String(RETRY_AFTER_S),
		"X-Robots-Tag": "noindex",
	});
	addPageHeaders(headers, { nonce: null, isPrivate: true });
	return headers;
}
