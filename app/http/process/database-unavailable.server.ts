import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { addPageHeaders } from "#app/http/network/security-headers.server.ts";
import { isTransient } from "#db/transient-failure.ts";

export const UNAVAILABLE = 503;
export const RETRY_AFTER_S = 5;
const LOGGED_EVERY_MS = 1_000;

/** `unavailable-page.server.tsx` sets this, because commands use the database without the site's pages and styles. */
let makePage = () => "";
export const setUnavailablePage = (make: () => string): void => {
	makePage = make;
};

/**
 * A temporary failure of the database, with the error code of its cause. The framework treats it as a
 * response when a loader or an action throws it, and answers pages, data and files with the unavailable page.
 */
class DatabaseUnavailableError extends Error {
	readonly code: unknown;
	readonly status = UNAVAILABLE;
	readonly statusText = "Service Unavailable";
	readonly headers = retryHeaders();
	#body: ReadableStream | undefined;

	constructor(failure: Error) {
		super(failure.message, { cause: failure });
		this.name = "DatabaseUnavailableError";
		this.code = (failure as { code?: unknown }).code;
	}

	/** The body of a GET request for a file. `unavailablePage` renders pages. */
	get body(): ReadableStream {
		this.#body ??= new Blob([makePage()]).stream();
		return this.#body;
	}

	text = async () => "";
}

let loggedAt = 0;

/** Wraps temporary failures of the database in `DatabaseUnavailableError`. Other failures are returned unchanged. */
export function toDatabaseUnavailable(failure: unknown): unknown {
	if (!(failure instanceof Error) || failure instanceof DatabaseUnavailableError || !isTransient(failure))
		return failure;
	// Log an outage once a second, not for each query.
	if (Date.now() - loggedAt > LOGGED_EVERY_MS) {
		loggedAt = Date.now();
		log.error({ error: describeError(failure) }, "the database can't answer just now");
	}
	return new DatabaseUnavailableError(failure);
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
