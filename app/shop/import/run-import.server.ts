import type { Updateable } from "kysely";
import type { Reach } from "#app/common/access/public-address.ts";
import { type Claim, jobQueue, LeaseLostError } from "#app/common/jobs/job-queue.server.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { readClassWords } from "#app/shop/pricing/tax-classes.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isTransient } from "#db/transient-failure.ts";
import { atCell, atRow, type Finding, type Header } from "./columns.ts";
import { addProblems, type Found, storeFindings } from "./findings.server.ts";
import { importChunks } from "./imports.server.ts";
import { recordPictures } from "./pictures/queue-pictures.server.ts";
import { applyProduct } from "./product/apply-product.server.ts";
import { type Comparison, compareProduct } from "./product/compare-product.server.ts";
import { lockCurrentProduct, readCurrentProduct } from "./product/current-product.server.ts";
import { joinChanges } from "./product/describe-changes.ts";
import { type ReadProduct, readImportedProduct, type WantedProduct } from "./product/read-product.ts";
import { FileError, groupRows, openRows, type ProductRows } from "./read-rows.server.ts";

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
	const { account_id } = claim.job;
	const account = db.selectFrom("accounts").select("language").where("id", "=", account_id);
	// What it finds is in the language of whoever uploaded the file.
	await writeIn((await account.executeTakeFirst())?.language ?? null, () => workOn(db, claim, work));
	return true;
}

async function workOn(db: Database, claim: Run["claim"], work: Work): Promise<void> {
	const { id, status, is_pictureless_published } = claim.job;
	const run = { ...work, db, claim, importId: id, publishesPictureless: is_pictureless_published };
	try {
		await (status === "checking" ? check(run) : apply(run));
	} catch (error) {
		if (error instanceof LeaseLostError) return;
		// A database failure is not about the file: the lease expires, and another process continues.
		if (isTransient(error)) throw error;
		if (error instanceof FileError) await finish(run, "refused", error.message);
		else {
			await finish(run, "failed", t.importFindings.failed);
			throw error;
		}
	}
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

const COUNTED = { create: "created_count", update: "updated_count", unchanged: "unchanged_count" } as const;

/**
 * Reads every row, compares it with the shop, and stores what it finds. Nothing in the shop changes. What it finds is
 * stored together with the progress, only while this process has the lease, so nothing is found twice.
 */
async function check(run: Run): Promise<void> {
	await startCheck(run);
	const { header, encoding, rows } = await openRows(() => importChunks(run.db, run.importId));
	const counts = { created_count: 0, updated_count: 0, unchanged_count: 0, problem_count: 0, held_count: 0 };
	const isNewCategory = await findNewCategories(run.db);
	let found: Found[] = [];
	let compared: Comparison[] = [];
	const add = (kind: Found["kind"], findings: readonly Finding[]) =>
		found.push(...findings.map((finding) => ({ ...finding, kind })));
	const save = async (progress: Progress) => {
		await transact(run.db, async (trx) => {
			await step(run, progress, trx);
			await storeFindings(trx, run.importId, found);
			for (const { wanted } of compared) await recordPictures(trx, { ...run, wanted, now: run.now() });
		});
		found = [];
		compared = [];
	};
	add("warning", warnAboutFile(header, encoding));
	let done = 0;
	let saved = 0;
	for await (const { group, read, problems } of readProducts(run, header, rows)) {
		done += group.count;
		add("warning", warnAboutCells(group, header));
		if (read.product) {
			const current = await readCurrentProduct(run.db, read.handle);
			const comparison = await compareProduct(run.db, { ...run, wanted: read.product, current, header });
			problems.push(...comparison.problems);
			if (problems.length === 0) {
				const { kind, wanted, changes, warnings, isHeld } = comparison;
				const product = { row: read.firstRow, column: read.handle };
				counts[COUNTED[kind]] += 1;
				counts.held_count += isHeld ? 1 : 0;
				add("warning", warnings);
				if (wanted.category && isNewCategory(wanted.category))
					add("category", [{ ...product, detail: wanted.category }]);
				if (kind !== "unchanged") add(kind, [{ ...product, detail: joinChanges(changes) }]);
				compared.push(comparison);
			}
		}
		counts.problem_count += problems.length;
		add("problem", problems);
		if (done - saved >= ROWS_A_STEP) {
			saved = done;
			await save({ rows_done: done });
		}
	}
	await save({ rows_done: done, ...counts });
	// A file that changes nothing is finished. Held products can still be published, so they wait for an answer.
	if (counts.created_count + counts.updated_count + counts.held_count > 0) await finish(run, "checked");
	else if (counts.unchanged_count > 0) await finish(run, "done");
	else await finish(run, "refused", t.importFindings.nothingImportable);
}

/** Counts the rows, and deletes what a process that died had found. */
async function startCheck(run: Run): Promise<void> {
	let rowCount = 0;
	for await (const _ of (await openRows(() => importChunks(run.db, run.importId))).rows) rowCount += 1;
	if (rowCount === 0) throw new FileError(t.importFindings.noProducts);
	await transact(run.db, async (trx) => {
		await step(run, { row_count: rowCount, rows_done: 0 }, trx);
		for (const table of [
			"product_import_findings",
			"product_import_picture_uses",
			"product_import_pictures",
		] as const)
			await trx.deleteFrom(table).where("import_id", "=", run.importId).execute();
	});
}

/** The products of a file, each with the problems of its own rows and what it repeats from an earlier one. */
async function* readProducts(run: Run, header: Header, rows: Parameters<typeof groupRows>[0]) {
	const duplicatesOf = findDuplicates(header);
	const known = { currency: run.currency, classes: await readClassWords(run.db) };
	for await (const group of groupRows(rows, header)) {
		const read = readImportedProduct(group, header, known);
		yield { group, read, problems: [...read.problems, ...duplicatesOf(read)] };
	}
}

/** Finds what a product repeats from an earlier one in the same file: its handle, or an SKU. */
function findDuplicates(header: Header): (read: ReadProduct) => Finding[] {
	const handles = new Map<string, number>();
	const skus = new Map<string, number>();
	return ({ handle, firstRow, product }) => {
		if (handle === "") return [];
		const found: Finding[] = [];
		const before = handles.get(handle);
		handles.set(handle, before ?? firstRow);
		if (before !== undefined) {
			const detail = t.importFindings.handleRepeated({ handle, row: before });
			found.push(atCell(header, firstRow, "handle", detail));
		}
		for (const { row, columns } of product?.variants ?? []) {
			if (!columns.sku) continue;
			const first = skus.get(columns.sku);
			skus.set(columns.sku, first ?? row);
			if (first !== undefined)
				found.push(
					atCell(header, row, "sku", t.importFindings.skuRepeated({ sku: columns.sku, row: first })),
				);
		}
		return found;
	};
}

/** Tells for each category whether it is new: not in the shop, and not asked before, ignoring case. */
async function findNewCategories(db: Database): Promise<(name: string) => boolean> {
	const rows = await db.selectFrom("categories").select("name").execute();
	const known = new Set(rows.map(({ name }) => name.toLowerCase()));
	return (name) => {
		const isNew = !known.has(name.toLowerCase());
		known.add(name.toLowerCase());
		return isNew;
	};
}

/** What is odd about a file as a whole. */
function warnAboutFile({ ignored }: Header, encoding: string): Finding[] {
	const found: Finding[] = [];
	if (encoding === "windows-1252") found.push(atRow(1, t.importFindings.windows1252));
	if (ignored.length > 0)
		found.push(atRow(1, t.importFindings.ignoredColumns({ names: ignored.join(", ") })));
	return found;
}

/** Rows with more or fewer cells than the first row of the file. */
function warnAboutCells({ rows }: ProductRows, { width }: Header): Finding[] {
	return rows.flatMap(({ row, cells, fault }) => {
		const surplus = cells.length - width;
		if (surplus === 0 || fault !== undefined) return [];
		const count = Math.abs(surplus);
		const { moreCells, fewerCells } = t.importFindings;
		return [atRow(row, surplus > 0 ? moreCells({ count }) : fewerCells({ count }))];
	});
}

/** Writes products one by one, each in one transaction with the progress, so that none is written twice. */
async function apply(run: Run): Promise<void> {
	const { header, rows } = await openRows(() => importChunks(run.db, run.importId));
	let done = 0;
	for await (const { group, read, problems } of readProducts(run, header, rows)) {
		done += group.count;
		if (done <= run.claim.job.rows_done) continue;
		if (!read.product || problems.length > 0) await step(run, { rows_done: done });
		else await applyOne(run, { wanted: read.product, header, done });
	}
	await finish(run, "done");
}

async function applyOne(
	run: Run,
	{ wanted, header, done }: { wanted: WantedProduct; header: Header; done: number },
): Promise<void> {
	const { id, account_id: accountId, file_name: fileName } = run.claim.job;
	await transact(run.db, async (trx) => {
		const current = await lockCurrentProduct(trx, wanted.handle);
		const comparison = await compareProduct(trx, { ...run, wanted, current, header });
		const { kind, problems, isHeld } = comparison;
		if (problems.length > 0) {
			const problem_count = await addProblems(trx, id, problems);
			return step(run, { rows_done: done, problem_count }, trx);
		}
		if (kind !== "unchanged") {
			const now = run.now();
			const applied = await applyProduct(trx, comparison, { accountId, fileName, now });
			await recordPictures(trx, {
				...run,
				wanted: comparison.wanted,
				applied: { ...applied, publishes: isHeld },
				now,
			});
		}
		const counted = COUNTED[kind];
		const before = await trx
			.selectFrom("product_imports")
			.select(counted)
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		await step(run, { rows_done: done, [counted]: before[counted] + 1 }, trx);
	});
}
