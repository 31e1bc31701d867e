import type { Updateable } from "kysely";
import { type Claim, jobQueue, LeaseLostError } from "#app/common/jobs/job-queue.server.ts";
import type { Reach } from "#app/common/network/public-address.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isTransient } from "#db/transient-failure.ts";
import { addProblems, findNewCategories, storeFindings, warnAboutFile } from "./findings.server.ts";
import { findDuplicates, groupRows } from "./group-rows.ts";
import { importChunks } from "./imports.server.ts";
import { queuePictures, recordPictures } from "./pictures/queue-pictures.server.ts";
import { applyProduct } from "./product/apply-product.server.ts";
import { lockCurrentProduct, readCurrentProduct } from "./product/current-product.server.ts";
import { planProduct } from "./product/plan-product.server.ts";
import { readImportedProduct } from "./product/read-product.ts";
import type { WantedProduct } from "./product/wanted-product.ts";
import { FileError, openRows } from "./read-rows.server.ts";

/** The progress is saved after this many rows. */
const ROWS_A_STEP = 250;

const importQueue = jobQueue({
	table: "product_imports",
	key: "id",
	lease: "leased_until",
	leaseMs: 60_000,
	hasWork: (eb) => eb("status", "in", ["checking", "applying"]),
	order: ["id"],
});

type Work = {
	currency: string;
	now: () => Date;
	/** The addresses that pictures may be fetched from: the public internet, except in tests. */
	reach?: Reach;
};

type Run = Work & {
	db: Database;
	claim: Claim<"product_imports">;
	importId: number;
	/** Publishes products without a picture, too. */
	publishesPictureless: boolean;
};

/**
 * Does the next step of an import: checks an uploaded file, or applies a checked one. One process does it; if
 * it dies, another takes over within a minute and continues after the last product written. Returns whether
 * there was work.
 */
export async function workOnImports(db: Database, work: Work): Promise<boolean> {
	const claim = await importQueue.claim(db, { now: work.now() });
	if (!claim) return false;
	const { id, status, publishes_pictureless } = claim.job;
	const run = { ...work, db, claim, importId: id, publishesPictureless: publishes_pictureless };
	try {
		await (status === "checking" ? check(run) : apply(run));
	} catch (error) {
		if (error instanceof LeaseLostError) return true;
		// A database failure is not about the file: the lease expires, and another process continues.
		if (isTransient(error)) throw error;
		if (error instanceof FileError) await finish(run, "refused", error.message);
		else {
			await finish(
				run,
				"failed",
				"Something went wrong on our side. Changes applied so far are kept. Upload the file again to continue.",
			);
			throw error;
		}
	}
	return true;
}

type Progress = Omit<Updateable<Schema["product_imports"]>, "status" | "leased_until">;

/** Saves the progress and renews the lease. Throws when the import was cancelled or another process has it. */
function step(run: Run, progress: Progress, db: Database = run.db): Promise<void> {
	const now = run.now();
	return importQueue.renew(db, run.claim, { now, values: { ...progress, updated_at: now.toISOString() } });
}

async function finish(
	run: Run,
	status: "checked" | "refused" | "done" | "failed",
	fault = "",
): Promise<void> {
	const updated_at = run.now().toISOString();
	await importQueue.finish(run.db, run.claim, { values: { status, fault, updated_at } });
}

/** Reads every row, compares it with the shop, and stores what it finds. Nothing in the shop changes. */
async function check(run: Run): Promise<void> {
	await run.db.deleteFrom("product_import_findings").where("import_id", "=", run.importId).execute();
	await run.db.deleteFrom("product_import_picture_uses").where("import_id", "=", run.importId).execute();
	await run.db.deleteFrom("product_import_pictures").where("import_id", "=", run.importId).execute();
	const chunks = () => importChunks(run.db, run.importId);
	let rowCount = 0;
	for await (const _ of (await openRows(chunks)).rows) rowCount += 1;
	if (rowCount === 0) throw new FileError("The file has column names, but no products.");
	await step(run, { row_count: rowCount, rows_done: 0 });
	const findings = storeFindings(run.db, run.importId);
	const counts = { created_count: 0, updated_count: 0, unchanged_count: 0, problem_count: 0, held_count: 0 };
	const duplicatesOf = findDuplicates();
	const isNewCategory = await findNewCategories(run.db);
	const { header, encoding, rows } = await openRows(chunks);
	await warnAboutFile(findings, header, encoding);
	let done = 0;
	let saved = 0;
	for await (const group of groupRows(rows, header)) {
		done += group.count;
		const read = readImportedProduct(group, header, run.currency);
		const problems = [...read.problems, ...duplicatesOf(read)];
		const current = read.product && (await readCurrentProduct(run.db, read.handle));
		const plan = read.product && (await planProduct(run.db, { ...run, wanted: read.product, current }));
		problems.push(...(plan?.problems ?? []));
		counts.problem_count += problems.length;
		for (const problem of problems) await findings.add("problem", problem);
		if (problems.length === 0 && plan) {
			counts[COUNTED[plan.kind]] += 1;
			counts.held_count += plan.isHeld ? 1 : 0;
			const at = { row: read.firstRow, column: read.handle };
			for (const warning of plan.warnings) await findings.add("warning", warning);
			if (isNewCategory(plan.wanted.category))
				await findings.add("category", { ...at, detail: plan.wanted.category ?? "" });
			if (plan.kind !== "unchanged")
				await findings.add(plan.kind, { ...at, detail: plan.changes.join("; ") });
			await recordPictures(run.db, { ...run, wanted: plan.wanted });
		}
		if (done - saved >= ROWS_A_STEP) {
			saved = done;
			await step(run, { rows_done: done });
		}
	}
	await findings.flush();
	await step(run, { rows_done: done, ...counts });
	await finishCheck(run, counts);
}

type Counts = Record<"created_count" | "updated_count" | "unchanged_count" | "held_count", number>;

/** A file that changes nothing is finished. Held products can still be published, so they wait for an answer. */
async function finishCheck(run: Run, counts: Counts): Promise<void> {
	if (counts.created_count + counts.updated_count + counts.held_count > 0) return finish(run, "checked");
	if (counts.unchanged_count > 0) return finish(run, "done");
	await finish(run, "refused", "No product in this file can be imported.");
}

const COUNTED = { create: "created_count", update: "updated_count", unchanged: "unchanged_count" } as const;

/** Writes products one by one, each in one transaction with the progress, so that none is written twice. */
async function apply(run: Run): Promise<void> {
	const { header, rows } = await openRows(() => importChunks(run.db, run.importId));
	const duplicatesOf = findDuplicates();
	let done = 0;
	for await (const group of groupRows(rows, header)) {
		done += group.count;
		const read = readImportedProduct(group, header, run.currency);
		const isDuplicate = duplicatesOf(read).length > 0;
		if (done <= run.claim.job.rows_done) continue;
		if (isDuplicate || !read.product) {
			await step(run, { rows_done: done });
			continue;
		}
		await applyOne(run, read.product, done);
	}
	await finish(run, "done");
}

async function applyOne(run: Run, wanted: WantedProduct, done: number): Promise<void> {
	await transact(run.db, async (trx) => {
		const current = await lockCurrentProduct(trx, wanted.handle);
		const plan = await planProduct(trx, { ...run, wanted, current });
		const { kind, problems } = plan;
		if (problems.length > 0) {
			const problem_count = await addProblems(trx, run.importId, problems);
			return step(run, { rows_done: done, problem_count }, trx);
		}
		const { account_id: accountId, file_name: fileName } = run.claim.job;
		const by = { accountId, fileName, now: run.now() };
		if (kind !== "unchanged") {
			const applied = await applyProduct(trx, { wanted: plan.wanted, current, by, changes: plan.changes });
			const publishes = plan.isHeld;
			await queuePictures(trx, { ...run, ...applied, wanted: plan.wanted, publishes, now: by.now });
		}
		const before = await trx
			.selectFrom("product_imports")
			.select(["created_count", "updated_count", "unchanged_count"])
			.where("id", "=", run.importId)
			.executeTakeFirstOrThrow();
		const counted = COUNTED[kind];
		await step(run, { rows_done: done, [counted]: before[counted] + 1 }, trx);
	});
}
