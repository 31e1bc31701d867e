import { pino } from "pino";
import { env } from "./env.server.ts";

/** Structured lines on standard error (standard output has the access log). No personal data: ids, never names, addresses or form values. */
export const log = pino({ level: env.LOG_LEVEL, base: null }, pino.destination(2));
