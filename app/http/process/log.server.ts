import { pino } from "pino";
import { currentRequest } from "#app/http/watch/request-id.server.ts";
import { env } from "./env.server.ts";

/**
 * Structured lines on standard error, each with the id and route of the request that it is about. No personal
 * data: ids of rows, never names, addresses or form values.
 */
export const log = pino(
	{ level: env.LOG_LEVEL, base: null, mixin: () => currentRequest() ?? {} },
	pino.destination(2),
);
