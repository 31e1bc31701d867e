import type { Database } from "#db/client.ts";
import { isPassing } from "#db/passing-failure.ts";
import { findDuplicates, groupRows } from "./file/group-rows.ts";
import { FileFault, openRows } from "./file/read-rows.server.ts";
import { addProblems, storeFindings, warnAboutFile } from "./findings.server.ts";
import { importChunks } from "./imports.server.ts";
import { claim, finish, Lost, type Run, step } from "./lease.server.ts";
import { applyProduct } from "./product/apply-product.server.ts";
import { holdCurrentProduct, readCurrentProduct } from "./product/current-product.server.ts";
import { planProduct } from "./product/plan-product.server.ts";
import { readProduct } from "./product/read-product.ts";
import type { ReadProduct } from "./product/wanted-product.ts";

/** After so many rows, how far it is is written down. */
const ROWS_A_STEP = 250;

/**
 * Does the next piece of work there is: checks an uploaded file, or applies a checked one. One process does
 * it, the others find nothing; when that one dies, another takes over within a minute, and applying goes on
 * after the last product that was written. Says whether there was anything to do.
 */
export async function workOnImports(
	db: Database,
	{ currency, now }: { currency: string; now: () => Date },
): Promise<boolean> {
	const claimed = await claim(db, now());
	if (!claimed) return false;
	const run = {
		db,
		currency,
		now,
		importId: claimed.id,
		fileName: claimed.file_name,
		accountId: claimed.account_id,
		leasedUntil: claimed.leased_until ?? "",
	};
	try {
		await (claimed.status === "checking" ? check(run) : apply(run, claimed.rows_done));
	} catch (error) {
		if (error instanceof Lost) return true;
		// A database that went away is no fault of the file: the lease runs out, and somebody goes on.
		if (isPassing(error)) throw error;
		if (error instanceof FileFault) await finish(run, "refused", error.message);
		else {
			await finish(
				run,
				"failed",
				"Something went wrong on our side. What was applied so far is kept; send the file again.",
			);
			throw error;
		}
	}
	return true;
}

/** The dry run: reads every row, compares with the shop, and keeps what it finds. Nothing of the shop changes. */
async function check(run: Run): Promise<void> {
	await run.db.deleteFrom("product_import_lines").where("import_id", "=", run.importId).execute();
	const chunks = () => importChunks(run.db, run.importId);
	let rowCount = 0;
	for await (const _ of (await openRows(chunks)).rows) rowCount += 1;
	if (rowCount === 0) throw new FileFault("The file names its columns, but holds no product.");
	await step(run, "checking", { row_count: rowCount, rows_done: 0 });
	const findings = storeFindings(run.db, run.importId);
	const counts = { created_count: 0, updated_count: 0, unchanged_count: 0, problem_count: 0 };
	const duplicatesOf = findDuplicates();
	const { header, encoding, rows } = await openRows(chunks);
	await warnAboutFile(findings, header, encoding);
	let done = 0;
	let told = 0;
	for await (const group of groupRows(rows, header)) {
		done += group.count;
		const read = readProduct(group, header, run.currency);
		const problems = [...read.problems, ...duplicatesOf(read)];
		const current = read.product && (await readCurrentProduct(run.db, read.handle));
		const plan =
			read.product && (await planProduct(run.db, { wanted: read.product, current, currency: run.currency }));
		problems.push(...(plan?.problems ?? []));
		if (problems.length > 0 || !plan) {
			counts.problem_count += problems.length;
			for (const problem of problems) await findings.add("problem", problem);
		} else {
			counts[COUNTED[plan.kind]] += 1;
			for (const warning of [...read.warnings, ...plan.warnings]) await findings.add("warning", warning);
			if (plan.kind !== "unchanged")
				await findings.add(plan.kind, {
					row: read.firstRow,
					column: read.handle,
					detail: plan.changes.join("; "),
				});
		}
		if (done - told >= ROWS_A_STEP) {
			told = done;
			await step(run, "checking", { rows_done: done });
		}
	}
	await findings.flush();
	await step(run, "checking", { rows_done: done, ...counts });
	await finish(run, "checked");
}

const COUNTED = { create: "created_count", update: "updated_count", unchanged: "unchanged_count" } as const;

/** Writes product after product, each with how far it is in one transaction, so that none is done twice. */
async function apply(run: Run, rowsDone: number): Promise<void> {
	const { header, rows } = await openRows(() => importChunks(run.db, run.importId));
	const duplicatesOf = findDuplicates();
	let done = 0;
	for await (const group of groupRows(rows, header)) {
		done += group.count;
		const read = readProduct(group, header, run.currency);
		const isDuplicate = duplicatesOf(read).length > 0;
		if (done <= rowsDone) continue;
		if (isDuplicate || !read.product) {
			await step(run, "applying", { rows_done: done });
			continue;
		}
		await applyOne(run, read.product, done);
	}
	await finish(run, "done");
}

async function applyOne(run: Run, wanted: NonNullable<ReadProduct["product"]>, done: number): Promise<void> {
	await run.db.transaction().execute(async (trx) => {
		const current = await holdCurrentProduct(trx, wanted.handle);
		const plan = await planProduct(trx, { wanted, current, currency: run.currency });
		const { kind, problems } = plan;
		if (problems.length > 0) {
			const problem_count = await addProblems(trx, run.importId, problems);
			return step(run, "applying", { rows_done: done, problem_count }, trx);
		}
		const by = { accountId: run.accountId, fileName: run.fileName, now: run.now() };
		if (kind !== "unchanged") await applyProduct(trx, { wanted, current, by, changes: plan.changes });
		const before = await trx
			.selectFrom("product_imports")
			.select(["created_count", "updated_count", "unchanged_count"])
			.where("id", "=", run.importId)
			.executeTakeFirstOrThrow();
		const counted = COUNTED[kind];
		await step(run, "applying", { rows_done: done, [counted]: before[counted] + 1 }, trx);
	});
}
