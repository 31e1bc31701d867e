import { isTransient } from "#db/transient-failure.ts";
import { describeError } from "./describe-error.ts";
import { log } from "./log.server.ts";
import { markOf } from "./request-id.server.ts";

/**
 * What a person is told of a failure of ours: never an internal message. The log gets the rest, and whose
 * request it was.
 */
export function failureReason(error: unknown, doing: string, request?: Request): string {
	const mark = request && markOf(request);
	log.error({ ...mark, error: describeError(error) }, `failed: ${doing}`);
	return isTransient(error) ? "The database is busy." : "Unknown error";
}
