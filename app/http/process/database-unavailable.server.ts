import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { addPageHeaders } from "#app/http/network/security-headers.server.ts";
import { isTransient } from "#db/transient-failure.ts";

/** The page that answers a GET request for a file. Empty in commands, which run without the site's styles. */
export const unavailableFile = { html: () => "" };

/**
 * A temporary failure of the database, with the error code of its cause. The framework treats it as a
 * response when a loader or an action throws it: it answers requests for files itself, and `unavailablePage`
 * answers those for pages.
 */
class DatabaseUnavailableError extends Error {
	override readonly name = "DatabaseUnavailableError";
	readonly code = (this.cause as { code?: unknown }).code;
	readonly status = 503;
	readonly statusText = "Service Unavailable";
	readonly headers = retryHeaders();
	readonly text = async () => "";
	get body(): ReadableStream {
		return new Blob([unavailableFile.html()]).stream();
	}
}

let loggedAt = 0;

/** Wraps temporary failures of the database, and logs them at most once a second. Other failures stay unchanged. */
export function toDatabaseUnavailable(failure: unknown): unknown {
	if (!(failure instanceof Error) || failure instanceof DatabaseUnavailableError || !isTransient(failure))
		return failure;
	if (Date.now() - loggedAt > 1_000) {
		loggedAt = Date.now();
		log.error({ error: describeError(failure) }, "the database can't answer just now");
	}
	return new DatabaseUnavailableError(failure.message, { cause: failure });
}

export function retryHeaders(): Headers {
	const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
	headers.set("Retry-After", "5");
	headers.set("X-Robots-Tag", "noindex");
	addPageHeaders(headers, { nonce: null, isPrivate: true });
	return headers;
}
