import type { Transaction } from "kysely";
import { drawPicture, keepPicture, type Picture } from "#app/common/photos/images.server.ts";
import { PHOTO_WIDTHS, PICTURE_REFUSALS } from "#app/common/photos/pictures.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { attachPicture } from "./attach-picture.server.ts";
import { type FetchPicture, fetchPicture } from "./fetch-picture.server.ts";

/** Longer than a picture takes to fetch and to draw. After that another process takes over. */
const LEASE_MS = 3 * 60_000;
const MAX_ATTEMPTS = 3;
const RETRY_MS = 10_000;

type Work = { now: () => Date; fetch?: FetchPicture };
type Job = NonNullable<Awaited<ReturnType<typeof claimPicture>>>;

/**
 * Works on the next picture of the product files that is due: fetches it (or takes the uploaded file), draws it, and
 * adds it to each product that names it. One process has a picture at a time; when it dies, another goes on within
 * three minutes, and nothing is added twice. A failure that may pass is tried three times. Returns whether there was
 * one.
 */
export async function workOnPictures(db: Database, { now, fetch = fetchPicture }: Work): Promise<boolean> {
	const job = await claimPicture(db, now());
	if (!job) return false;
	if (job.attempts > MAX_ATTEMPTS) {
		await fail(db, job, "This picture could not be processed.");
		return true;
	}
	// None are left when the import was stopped.
	const uses = await db
		.selectFrom("product_import_picture_uses")
		.select("id")
		.where("picture_id", "=", job.id)
		.where("state", "=", "waiting")
		.orderBy("product_id")
		.orderBy("id")
		.execute();
	if (uses.length > 0) {
		const hash = job.image_hash ?? (await storePicture(db, job, { now, fetch }));
		if (hash === null) return true;
		for (const { id } of uses)
			await attachPicture(db, { useId: id, hash, accountId: job.account_id, now: now() });
	}
	await finishPicture(db, job);
	return true;
}

/** Ends the work on a picture, unless another row began to wait for it: then it stays due. */
function finishPicture(db: Database, job: Job): Promise<void> {
	return transact(db, async (trx) => {
		// This locks the picture, as `makeDue` does, so that the rows below are those that are committed by then.
		const mine = await trx
			.updateTable("product_import_pictures")
			.set({ leased_until: null, attempts: 0 })
			.where("id", "=", job.id)
			.where("leased_until", "=", job.leased_until)
			.returning("id")
			.executeTakeFirst();
		if (!mine) return;
		const waiting = await trx
			.selectFrom("product_import_picture_uses")
			.select("id")
			.where("picture_id", "=", job.id)
			.where("state", "=", "waiting")
			.limit(1)
			.executeTakeFirst();
		if (waiting) return;
		await deleteUpload(trx, job.id);
		await trx.updateTable("product_import_pictures").set({ due_at: null }).where("id", "=", job.id).execute();
	});
}

/** The next picture that is due and that no process has, for this one. */
async function claimPicture(db: Database, now: Date) {
	const at = now.toISOString();
	const free = await db
		.selectFrom("product_import_pictures")
		.innerJoin("product_imports", "product_imports.id", "product_import_pictures.import_id")
		.select(["product_import_pictures.id", "product_import_pictures.leased_until", "account_id"])
		.where("due_at", "<=", at)
		.where((eb) =>
			eb.or([
				eb("product_import_pictures.leased_until", "is", null),
				eb("product_import_pictures.leased_until", "<", at),
			]),
		)
		.orderBy("due_at")
		.orderBy("product_import_pictures.id")
		.limit(1)
		.executeTakeFirst();
	if (!free) return undefined;
	const claimed = await db
		.updateTable("product_import_pictures")
		.set((eb) => ({
			leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
			attempts: eb("attempts", "+", 1),
		}))
		.where("id", "=", free.id)
		.where("due_at", "is not", null)
		.where("leased_until", free.leased_until === null ? "is" : "=", free.leased_until)
		.returning(["id", "address", "image_hash", "attempts", "leased_until"])
		.executeTakeFirst();
	return claimed && { ...claimed, account_id: free.account_id };
}

/** Stores the picture of a job and returns its hash; null when it failed or waits for another attempt. */
async function storePicture(db: Database, job: Job, { now, fetch }: Required<Work>): Promise<string | null> {
	const upload = await db
		.selectFrom("product_import_uploads")
		.select("bytes")
		.where("picture_id", "=", job.id)
		.executeTakeFirst();
	const fetched = upload ? { ok: true as const, bytes: upload.bytes } : await fetch(job.address);
	if (!fetched.ok) {
		if (fetched.isTemporary && job.attempts < MAX_ATTEMPTS) await waitForRetry(db, job, now());
		else await fail(db, job, fetched.fault);
		return null;
	}
	const drawn = await drawPicture(fetched.bytes, { widths: PHOTO_WIDTHS, avif: true });
	if (drawn.ok) return keepStored(db, job, { picture: drawn.picture, now: now() });
	await fail(db, job, PICTURE_REFUSALS[drawn.reason]);
	return null;
}

/** Stores a drawn picture under its address; null when another process has the job by now. */
function keepStored(
	db: Database,
	job: Job,
	{ picture, now }: { picture: Picture; now: Date },
): Promise<string | null> {
	const image_hash = picture.hash;
	return transact(db, async (trx) => {
		await keepPicture(trx, { picture, now });
		const mine = await trx
			.updateTable("product_import_pictures")
			.set({ image_hash })
			.where("id", "=", job.id)
			.where("leased_until", "=", job.leased_until)
			.returning("id")
			.executeTakeFirst();
		if (!mine) return null;
		const fetched_at = now.toISOString();
		await trx
			.insertInto("product_picture_sources")
			.values({ address: job.address, image_hash, fetched_at })
			.onConflict((conflict) => conflict.column("address").doUpdateSet({ image_hash, fetched_at }))
			.execute();
		await deleteUpload(trx, job.id);
		return image_hash;
	});
}

const deleteUpload = (trx: Transaction<Schema>, pictureId: number) =>
	trx.deleteFrom("product_import_uploads").where("picture_id", "=", pictureId).execute();

async function waitForRetry(db: Database, job: Job, now: Date): Promise<void> {
	const due_at = new Date(now.getTime() + RETRY_MS * job.attempts ** 2).toISOString();
	await db
		.updateTable("product_import_pictures")
		.set({ due_at, leased_until: null })
		.where("id", "=", job.id)
		.where("leased_until", "=", job.leased_until)
		.execute();
}

/** Gives a picture up, with the reason at every row that names it. */
async function fail(db: Database, job: Job, fault: string): Promise<void> {
	await transact(db, async (trx) => {
		const mine = await trx
			.updateTable("product_import_pictures")
			.set({ due_at: null, leased_until: null })
			.where("id", "=", job.id)
			.where("leased_until", "=", job.leased_until)
			.returning("id")
			.executeTakeFirst();
		if (!mine) return;
		await deleteUpload(trx, job.id);
		await trx
			.updateTable("product_import_picture_uses")
			.set({ state: "failed", fault })
			.where("picture_id", "=", job.id)
			.where("state", "=", "waiting")
			.execute();
	});
}
