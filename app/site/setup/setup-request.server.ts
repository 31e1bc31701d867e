import { newToken, sameSecret, sign } from "#app/http/cookies/secrets.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { openFirstStart, readFirstStart } from "./first-start.server.ts";

/** The database has the seed only: without the site's secret it opens nothing. */
const tokenOf = (seed: string): string => sign("first start", seed);

const globals = globalThis as { meehaFirstStart?: Promise<void> };

/** Prints the link to `/setup` while nobody has set the market up. Once for each process, also when its code is reloaded. */
export function announceFirstStart(): Promise<void> {
	globals.meehaFirstStart ??= announce();
	return globals.meehaFirstStart;
}

async function announce(): Promise<void> {
	const seed = await openFirstStart(db, { seed: newToken(), now: new Date() });
	if (seed === null) return;
	const demo =
		env.NODE_ENV === "development" ? "Fill the database with demo data (npm run seed), or open" : "Open";
	// Not a line of the log: the link is a secret, and a log is often kept elsewhere.
	process.stdout.write(
		`Nobody has set ${market.name} up yet. ${demo} this link to do so. It works once, until the next start:\n${env.APP_ORIGIN}/setup?token=${tokenOf(seed)}\n`,
	);
}

/** Whether somebody may set the site up: with the right link, with no or another one, or nobody any more. */
export async function readSetupLink(
	request: Request,
): Promise<{ state: "open" | "used"; seed: string } | { state: "wrong" } | { state: "closed" }> {
	const token = new URL(request.url).searchParams.get("token");
	const first = await readFirstStart(db);
	const isRight = first !== undefined && token !== null && sameSecret(token, tokenOf(first.seed));
	if (first && isRight) return { state: first.isOpen ? "open" : "used", seed: first.seed };
	return first?.isOpen ? { state: "wrong" } : { state: "closed" };
}
