import type { Reach } from "#app/common/outgoing/public-address.ts";
import type { Database } from "#db/client.ts";

/** How long an import belongs to one process; each step renews it. */
const LEASE_MS = 60_000;
export type Run = {
	db: Database;
	importId: number;
	fileName: string;
	accountId: number | null;
	currency: string;
	now: () => Date;
	reach?: Reach;
	/** Publish products without a picture, too. */
	publishesPictureless: boolean;
	/** Until when the import is this process's own. Another one's claim ends later. */
	leasedUntil: string;
};

/** The import was cancelled, or another process has it. */
export class LeaseLostError extends Error {}

/** The next import that has work and that no process has, for this one. */
export async function claim(db: Database, now: Date) {
	const free = await db
		.selectFrom("product_imports")
		.select(["id", "leased_until"])
		.where("status", "in", ["checking", "applying"])
		.where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", now.toISOString())]))
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	if (!free) return undefined;
	const leased_until = new Date(now.getTime() + LEASE_MS).toISOString();
	return db
		.updateTable("product_imports")
		.set({ leased_until })
		.where("id", "=", free.id)
		.where("status", "in", ["checking", "applying"])
		.where("leased_until", free.leased_until === null ? "is" : "=", free.leased_until)
		.returning([
			"id",
			"status",
			"file_name",
			"account_id",
			"rows_done",
			"leased_until",
			"publishes_pictureless",
		])
		.executeTakeFirst();
}

/** Renews the lease and saves the progress. A process that was stopped for longer than its lease has lost it. */
export async function step(
	run: Run,
	status: "checking" | "applying",
	counts: Partial<
		Record<
			| "row_count"
			| "rows_done"
			| "created_count"
			| "updated_count"
			| "unchanged_count"
			| "problem_count"
			| "held_count",
			number
		>
	>,
	db = run.db,
): Promise<void> {
	const now = run.now();
	const held = run.leasedUntil;
	run.leasedUntil = new Date(now.getTime() + LEASE_MS).toISOString();
	const mine = await db
		.updateTable("product_imports")
		.set({ ...counts, leased_until: run.leasedUntil, updated_at: now.toISOString() })
		.where("id", "=", run.importId)
		.where("status", "=", status)
		// Not "=": a step that was rolled back leaves an earlier time.
		.where("leased_until", "<=", held)
		.returning("id")
		.executeTakeFirst();
	if (!mine) throw new LeaseLostError();
}

/** Ends this process' work on an import with its result. */
export async function finish(
	run: Run,
	status: "checked" | "refused" | "done" | "failed",
	fault = "",
): Promise<void> {
	await run.db
		.updateTable("product_imports")
		.set({ status, fault, leased_until: null, updated_at: run.now().toISOString() })
		.where("id", "=", run.importId)
		.where("status", "in", ["checking", "applying"])
		.where("leased_until", "<=", run.leasedUntil)
		.execute();
}
