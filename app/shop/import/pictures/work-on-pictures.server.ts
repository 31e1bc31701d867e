import type { Transaction } from "kysely";
import { type Claim, jobQueue } from "#app/common/jobs/job-queue.server.ts";
import { type RetrySchedule, retryAt } from "#app/common/jobs/retry.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { drawPicture, type Picture, savePicture } from "#app/common/photos/images.server.ts";
import { PHOTO_WIDTHS } from "#app/common/photos/pictures.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { attachPicture } from "./attach-picture.server.ts";
import { type FetchPicture, fetchPicture } from "./fetch-picture.server.ts";
import { isAwaited } from "./queue-pictures.server.ts";

const RETRY: RetrySchedule = { delaysMs: [10_000, 40_000] };

const pictureQueue = jobQueue({
	table: "product_import_pictures",
	key: "id",
	lease: "leased_until",
	// Longer than fetching and processing a picture takes.
	leaseMs: 3 * 60_000,
	attempts: "attempts",
	hasWork: (eb) => eb("due_at", "is not", null),
	order: ["due_at", "id"],
});

type Work = { now: () => Date; fetch?: FetchPicture };
type PictureClaim = Claim<"product_import_pictures">;

/**
 * Processes the next due picture of the product files: fetches it (or takes the uploaded file), makes its
 * stored sizes, and adds it to each product that names it. One process has a picture at a time; if it dies,
 * another takes over within three minutes, and nothing is added twice. A temporary failure is tried three
 * times. Returns whether there was one.
 */
export async function workOnPictures(db: Database, { now, fetch = fetchPicture }: Work): Promise<boolean> {
	const claim = await pictureQueue.claim(db, { now: now() });
	if (!claim) return false;
	const { job } = claim;
	// There are none when the import was stopped.
	const uses = await db
		.selectFrom("product_import_picture_uses")
		.innerJoin("product_imports", "product_imports.id", "product_import_picture_uses.import_id")
		.leftJoin("accounts", "accounts.id", "product_imports.account_id")
		.select(["product_import_picture_uses.id", "account_id", "accounts.language"])
		.where("picture_id", "=", job.id)
		.where("state", "=", "waiting")
		.orderBy("product_id")
		.orderBy("product_import_picture_uses.id")
		.execute();
	// Why it is not added is in the language of whoever uploaded the file.
	await writeIn(uses[0]?.language ?? null, async () => {
		if (job.attempts > RETRY.delaysMs.length + 1) return fail(db, claim, t.importFindings.pictureFailed);
		const hash = uses.length > 0 ? (job.image_hash ?? (await storePicture(db, claim, { now, fetch }))) : "";
		if (hash === null) return;
		for (const { id, account_id } of uses)
			await attachPicture(db, { useId: id, hash, accountId: account_id, now: now() });
		await finishPicture(db, claim);
	});
	return true;
}

/** Ends the work on a picture, unless another row started to wait for it: then it stays due. */
function finishPicture(db: Database, claim: PictureClaim): Promise<void> {
	const { job } = claim;
	return transact(db, async (trx) => {
		// This locks the picture, like `makeDue`, so that the query below sees all committed rows.
		if (!(await pictureQueue.finish(trx, claim, { values: { attempts: 0 } }))) return;
		if (await isAwaited(trx, job.id)) return;
		await deleteUpload(trx, job.id);
		await trx.updateTable("product_import_pictures").set({ due_at: null }).where("id", "=", job.id).execute();
	});
}

/** Stores the picture of a job and returns its hash; null when it failed or waits for another attempt. */
async function storePicture(
	db: Database,
	claim: PictureClaim,
	{ now, fetch }: Required<Work>,
): Promise<string | null> {
	const { job } = claim;
	const upload = await db
		.selectFrom("product_import_uploads")
		.select("bytes")
		.where("picture_id", "=", job.id)
		.executeTakeFirst();
	const fetched = upload ? { ok: true as const, bytes: upload.bytes } : await fetch(job.address);
	if (!fetched.ok) {
		const at = fetched.isTemporary ? retryAt(RETRY, { failures: job.attempts, now: now() }) : null;
		if (at) await pictureQueue.finish(db, claim, { at });
		else await fail(db, claim, fetched.fault);
		return null;
	}
	const drawn = await drawPicture(fetched.bytes, { widths: PHOTO_WIDTHS, avif: true });
	if (drawn.ok) return reuseStoredPicture(db, claim, { picture: drawn.picture, now: now() });
	await fail(db, claim, t.pictureRefusals[drawn.reason]);
	return null;
}

/** Stores a processed picture under its address; null when another process has taken over the job. */
function reuseStoredPicture(
	db: Database,
	claim: PictureClaim,
	{ picture, now }: { picture: Picture; now: Date },
): Promise<string | null> {
	const image_hash = picture.hash;
	return transact(db, async (trx) => {
		await savePicture(trx, { picture, now });
		if (!(await pictureQueue.update(trx, claim, { image_hash }))) return null;
		const fetched_at = now.toISOString();
		await trx
			.insertInto("product_picture_sources")
			.values({ address: claim.job.address, image_hash, fetched_at })
			.onConflict((conflict) => conflict.column("address").doUpdateSet({ image_hash, fetched_at }))
			.execute();
		await deleteUpload(trx, claim.job.id);
		return image_hash;
	});
}

const deleteUpload = (trx: Transaction<Schema>, pictureId: number) =>
	trx.deleteFrom("product_import_uploads").where("picture_id", "=", pictureId).execute();

/** Gives a picture up, with the reason in every row that names it. */
async function fail(db: Database, claim: PictureClaim, fault: string): Promise<void> {
	const { job } = claim;
	await transact(db, async (trx) => {
		if (!(await pictureQueue.finish(trx, claim, { values: { due_at: null } }))) return;
		await deleteUpload(trx, job.id);
		await trx
			.updateTable("product_import_picture_uses")
			.set({ state: "failed", fault })
			.where("picture_id", "=", job.id)
			.where("state", "=", "waiting")
			.execute();
	});
}
