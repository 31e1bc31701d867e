import { t } from "#app/common/language/messages.ts";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { requestContext } from "#app/http/log/request-id.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { isTransient } from "#db/transient-failure.ts";

/**
 * The sentence for a person when something fails on our side; it never contains an internal message. The log
 * gets the details and the request id.
 */
export function failureReason(error: unknown, doing: string, request?: RequestHead): string {
	const mark = request && requestContext(request);
	log.error({ ...mark, error: describeError(error) }, `failed: ${doing}`);
	return isTransient(error) ? t.requests.databaseBusy : t.requests.unknownError;
}
