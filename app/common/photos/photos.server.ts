import { sql, type Transaction } from "kysely";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { type Picture, savePicture } from "./images.server.ts";
import { MAX_PHOTOS } from "./photo-limits.ts";
import { deleteUnusedPicture, lockPictures } from "./picture-owners.server.ts";

const OWNER_COLUMNS = { product_images: "product_id", hotel_images: "hotel_id", room_images: "room_id" };

/** The table of the photos, and the record that they belong to. */
export type PhotoOwner = { table: keyof typeof OWNER_COLUMNS; id: number };

/** What a subject adds to the changes of its photos. */
export type PhotoRules = {
	owner: PhotoOwner;
	/** Locks the owner until the transaction ends. A false value means that it does not exist, or is not theirs. */
	lock: (trx: Transaction<Schema>) => Promise<unknown>;
	/** Runs after each change, which `detail` describes; a removed photo's picture is `removed`. */
	finish: (trx: Transaction<Schema>, detail: string, removed?: string) => Promise<void>;
};

export type AddedPhotos = {
	/** How many are new. A photo that the owner already has is neither added nor over the limit. */
	added: number;
	/** How many are over the limit. */
	overLimit: number;
};

type PhotoOutcome = { ok: true } | { ok: false; reason: "gone" };
const GONE = { ok: false, reason: "gone" } as const;

/** The three tables differ in the column that names the owner, so the types follow one of them. */
const asHotelImages = ({ table }: PhotoOwner) => table as "hotel_images";

const photosOf = (db: Database, owner: PhotoOwner) =>
	db
		.selectFrom(`${asHotelImages(owner)} as photos`)
		.where(sql.ref(`photos.${OWNER_COLUMNS[owner.table]}`), "=", owner.id)
		.orderBy("photos.position")
		.orderBy("photos.id");

/** The photos of an owner, in order. */
export const readPhotos = (db: Database, owner: PhotoOwner) =>
	photosOf(db, owner)
		.innerJoin("images", "images.hash", "photos.image_hash")
		.select(["photos.id", "photos.image_hash as hash", "photos.alt", "images.width", "images.height"])
		.execute();

const listPhotos = (trx: Transaction<Schema>, owner: PhotoOwner) =>
	photosOf(trx, owner).select(["photos.id", "photos.image_hash as hash"]).execute();

async function lockPhotos(trx: Transaction<Schema>, { owner, lock }: PhotoRules) {
	return (await lock(trx)) ? listPhotos(trx, owner) : [];
}

/** Adds pictures after the photos of an owner that the transaction has created or locked. */
export async function attachPhotos(
	trx: Transaction<Schema>,
	{ owner, pictures, now }: { owner: PhotoOwner; pictures: readonly Picture[]; now: Date },
): Promise<AddedPhotos> {
	const photos = await listPhotos(trx, owner);
	const present = new Set(photos.map(({ hash }) => hash));
	const hashes = [...new Set(pictures.map(({ hash }) => hash))];
	await lockPictures(trx, hashes);
	const fresh = hashes.filter((hash) => !present.has(hash));
	const taken = fresh.slice(0, Math.max(0, MAX_PHOTOS - photos.length));
	// In the order of their hashes, so that two uploads of the same pictures never deadlock.
	for (const picture of pictures.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
		if (taken.includes(picture.hash)) await savePicture(trx, { picture, now });
	await arrange(trx, owner, photos);
	for (const [at, image_hash] of taken.entries())
		await trx
			.insertInto(asHotelImages(owner))
			.values({
				...({ [OWNER_COLUMNS[owner.table]]: owner.id } as { hotel_id: number }),
				image_hash,
				position: photos.length + at + 1,
			})
			.execute();
	return { added: taken.length, overLimit: fresh.length - taken.length };
}

/** Adds pictures after the photos of an owner, up to the limit. */
export function addPhotos(
	db: Database,
	rules: PhotoRules,
	{ pictures, now }: { pictures: readonly Picture[]; now: Date },
): Promise<({ ok: true } & AddedPhotos) | typeof GONE> {
	return transact(db, async (trx) => {
		if (!(await rules.lock(trx))) return GONE;
		const outcome = await attachPhotos(trx, { owner: rules.owner, pictures, now });
		if (outcome.added > 0) await rules.finish(trx, storeText("photosAdded", { count: outcome.added }));
		return { ok: true, ...outcome };
	});
}

/** Moves a photo one place forward (-1) or back (1); at either end it stays. */
export function movePhoto(
	db: Database,
	rules: PhotoRules,
	{ photoId, by }: { photoId: number; by: -1 | 1 },
): Promise<PhotoOutcome> {
	return transact(db, async (trx) => {
		const photos = await lockPhotos(trx, rules);
		const at = photos.findIndex(({ id }) => id === photoId);
		const [photo] = photos.splice(at, at === -1 ? 0 : 1);
		if (!photo) return GONE;
		const to = Math.min(Math.max(0, at + by), photos.length);
		photos.splice(to, 0, photo);
		await arrange(trx, rules.owner, photos);
		if (to !== at) await rules.finish(trx, storeText("photoMoved", { from: at + 1, to: to + 1 }));
		return { ok: true };
	});
}

/** Removes a photo, and its picture when nothing else uses it. */
export function removePhoto(
	db: Database,
	rules: PhotoRules,
	{ photoId }: { photoId: number },
): Promise<PhotoOutcome> {
	return transact(db, async (trx) => {
		const photo = (await lockPhotos(trx, rules)).find(({ id }) => id === photoId);
		if (!photo) return GONE;
		await trx.deleteFrom(asHotelImages(rules.owner)).where("id", "=", photoId).execute();
		await rules.finish(trx, storeText("photoRemoved"), photo.hash);
		await deleteUnusedPicture(trx, { hash: photo.hash });
		return { ok: true };
	});
}

export function describePhoto(
	db: Database,
	rules: PhotoRules,
	{ photoId, alt }: { photoId: number; alt: string },
): Promise<PhotoOutcome> {
	return transact(db, async (trx) => {
		const photos = await lockPhotos(trx, rules);
		if (!photos.some(({ id }) => id === photoId)) return GONE;
		const described = await trx
			.updateTable(asHotelImages(rules.owner))
			.set({ alt })
			.where("id", "=", photoId)
			.where("alt", "<>", alt)
			.returning("id")
			.executeTakeFirst();
		if (described) await rules.finish(trx, storeText("photoDescribed"));
		return { ok: true };
	});
}

async function arrange(
	trx: Transaction<Schema>,
	owner: PhotoOwner,
	photos: readonly { id: number }[],
): Promise<void> {
	for (const [at, { id }] of photos.entries())
		await trx
			.updateTable(asHotelImages(owner))
			.set({ position: at + 1 })
			.where("id", "=", id)
			.execute();
}
