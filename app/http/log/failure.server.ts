import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { isTransient } from "#db/transient-failure.ts";
import { describeError } from "./describe-error.ts";
import { log } from "./log.server.ts";
import { markOf } from "./request-id.server.ts";

/**
 * The sentence for a person when something fails on our side; it never contains an internal message. The log
 * gets the details and the request id.
 */
export function failureReason(error: unknown, doing: string, request?: RequestHead): string {
	const mark = request && markOf(request);
	log.error({ ...mark, error: describeError(error) }, `failed: ${doing}`);
	return isTransient(error) ? "The database is busy." : "Unknown error";
}
