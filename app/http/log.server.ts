import { pino } from "pino";
import { env } from "./env.server.ts";

/** Structured lines on standard output. No personal data: ids, never names, addresses or form values. */
export const log = pino({ level: env.LOG_LEVEL, base: null });
