import { pino } from "pino";
import { env } from "#app/http/process/env.server.ts";

/**
 * Structured lines on standard error. No personal data: ids of rows and requests, never names, addresses, paths
 * or form values.
 */
export const log = pino({ level: env.LOG_LEVEL, base: null }, pino.destination(2));
