import { setTimeout as after } from "node:timers/promises";
import { missingMigrations } from "#db/migrate.ts";
import { db } from "./database.server.ts";
import { isStopping } from "./shutdown.server.ts";

/** A database that takes longer than this counts as unavailable. */
const WITHIN_MS = 2_000;

type Readiness = {
	ready: boolean;
	database: "ok" | "no answer";
	migrations: "ok" | "missing" | "unknown";
	process: "ok" | "stopping";
};

/** Whether this process can serve requests; if not, the problem, in words that reveal nothing. */
export async function readReadiness(): Promise<Readiness> {
	const giveUp = new AbortController();
	const missing = await Promise.race([
		missingMigrations(db).catch(() => undefined),
		after(WITHIN_MS, undefined, { signal: giveUp.signal }).catch(() => undefined),
	]);
	giveUp.abort();
	const found = {
		database: missing ? "ok" : "no answer",
		migrations: missing === undefined ? "unknown" : missing.length > 0 ? "missing" : "ok",
		process: isStopping() ? "stopping" : "ok",
	} as const;
	return { ready: Object.values(found).every((word) => word === "ok"), ...found };
}
