import { pino } from "pino";
import { env } from "#app/http/settings/env.server.ts";

/**
 * Structured log lines on standard error, without personal data: ids of rows and requests, never names,
 * addresses, paths or form values.
 */
export const log = pino({ level: env.LOG_LEVEL, base: null }, pino.destination(2));
