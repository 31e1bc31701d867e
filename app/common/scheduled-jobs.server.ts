import type { Database } from "#db/client.ts";

/** For so long a chore is one process's own; when that one dies, another does it after this. */
const LEASE_MS = 10 * 60 * 1000;
/** How soon one that failed is tried again. */
const AFTER_FAILURE_MS = 60 * 1000;

export type Chore = {
	name: string;
	/** How long after it was done it is due again. Times of several processes' timers never agree to the second. */
	everyMs: number;
	work: (now: Date) => Promise<unknown>;
};

/**
 * Does a chore if it is due: one process of however many look at once, by a conditional update. Says whether it
 * was done here. What the work throws is thrown on, and the chore is due again a minute later.
 */
export async function doChore(db: Database, chore: Chore, clock: () => Date): Promise<boolean> {
	const now = clock();
	const known = await db
		.selectFrom("chores")
		.select("due_at")
		.where("name", "=", chore.name)
		.executeTakeFirst();
	// Due later than it is ever put off: whoever wrote that had a clock that was wrong.
	const latest = later(now, chore.everyMs + LEASE_MS);
	if (known && known.due_at > now.toISOString() && known.due_at <= latest) return false;
	const leasedUntil = later(now, LEASE_MS);
	const claimed = await db
		.insertInto("chores")
		.values({ name: chore.name, due_at: leasedUntil })
		.onConflict((conflict) =>
			conflict
				.column("name")
				.doUpdateSet({ due_at: leasedUntil })
				.where((eb) =>
					eb.or([eb("chores.due_at", "<=", now.toISOString()), eb("chores.due_at", ">", latest)]),
				),
		)
		.returning("name")
		.executeTakeFirst();
	if (!claimed) return false;
	let waitMs = Math.min(AFTER_FAILURE_MS, chore.everyMs);
	try {
		await chore.work(now);
		waitMs = chore.everyMs;
	} finally {
		await db
			.updateTable("chores")
			.set({ due_at: later(clock(), waitMs) })
			.where("name", "=", chore.name)
			// Not one that took longer than its lease, and that another process has by now.
			.where("due_at", "=", leasedUntil)
			.execute();
	}
	return true;
}

const later = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();
