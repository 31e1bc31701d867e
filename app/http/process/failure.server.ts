import { markOf } from "#app/http/watch/request-id.server.ts";
import { log } from "./log.server.ts";

const BUSY = new Set(["SQLITE_BUSY", "ECONNREFUSED", "57P01", "57P03", "53300"]);

/** What a person is told of a failure of ours: never an internal message. The log gets the rest, and whose request it was. */
export function failureReason(error: unknown, doing: string, request?: Request): string {
	const mark = request && markOf(request);
	log.error({ ...mark, error: error instanceof Error ? error.stack : String(error) }, `failed: ${doing}`);
	const code = (error as { code?: unknown } | null)?.code;
	return typeof code === "string" && BUSY.has(code) ? "The database is busy." : "Unknown error";
}
