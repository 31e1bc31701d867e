import { sql, type Transaction } from "kysely";
import { type Picture, savePicture } from "#app/common/photos/images.server.ts";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";
import { deleteUnusedPicture, lockPictures } from "#app/common/photos/picture-owners.server.ts";
import { lockRoom } from "#app/travel/rooms/lock-room.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockHotel } from "./lock-hotel.server.ts";
import type { Actor } from "./own-hotels.server.ts";
import { summariseHotel } from "./summarise-hotel.server.ts";

/** Whose photos: a hotel's or a room's. */
export type PhotoOwner = { hotelId: number; roomId?: undefined } | { roomId: number; hotelId?: undefined };

type Table = { name: "hotel_images"; column: string; id: number };

/** The owner's table of photos. Both are alike but for the column that names the owner, so the types follow one. */
const tableOf = (owner: PhotoOwner): Table =>
	owner.roomId === undefined
		? { name: "hotel_images", column: "hotel_id", id: owner.hotelId }
		: { name: "room_images" as "hotel_images", column: "room_id", id: owner.roomId };

const photosOf = (db: Database, owner: PhotoOwner) => {
	const { name, column, id } = tableOf(owner);
	return db
		.selectFrom(`${name} as photos`)
		.where(sql.ref(`photos.${column}`), "=", id)
		.orderBy("photos.position")
		.orderBy("photos.id");
};

/** A hotel's or a room's photos in their order. */
export const readPhotos = (db: Database, owner: PhotoOwner) =>
	photosOf(db, owner)
		.innerJoin("images", "images.hash", "photos.image_hash")
		.select(["photos.id", "photos.image_hash as hash", "photos.alt", "images.width", "images.height"])
		.execute();

type ByActor = { owner: PhotoOwner; actor: Actor };
type Gone = { ok: false; reason: "gone" };

/** Holds the photos of somebody who looks after the owner until the transaction is over. */
async function lockPhotos(trx: Transaction<Schema>, { owner, actor }: ByActor) {
	const held =
		owner.roomId === undefined
			? await lockHotel(trx, { hotelId: owner.hotelId, actor })
			: await lockRoom(trx, { roomId: owner.roomId, actor });
	return held && photosOf(trx, owner).select(["photos.id", "photos.image_hash as hash"]).execute();
}

export type AddedPhotos = {
	/** How many are new. One that the owner has already counts as neither. */
	added: number;
	/** How many found no room among the 20. */
	noRoom: number;
};

/** Puts pictures behind the photos of an owner that the transaction has made or locked. */
export async function attachPhotos(
	trx: Transaction<Schema>,
	{ owner, pictures, now }: { owner: PhotoOwner; pictures: readonly Picture[]; now: Date },
): Promise<AddedPhotos> {
	const photos = await photosOf(trx, owner).select(["photos.id", "photos.image_hash as hash"]).execute();
	const known = new Set(photos.map(({ hash }) => hash));
	const hashes = [...new Set(pictures.map(({ hash }) => hash))];
	await lockPictures(trx, hashes);
	const news = hashes.filter((hash) => !known.has(hash));
	const taken = news.slice(0, Math.max(0, MAX_PHOTOS - photos.length));
	// By their hash, so that two uploads of the same pictures never wait for each other.
	for (const picture of pictures.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
		if (taken.includes(picture.hash)) await savePicture(trx, { picture, now });
	await arrange(trx, owner, photos);
	const { name, column, id } = tableOf(owner);
	for (const [at, image_hash] of taken.entries())
		await trx
			.insertInto(name)
			.values({ [column]: id, image_hash, position: photos.length + at + 1 } as never)
			.execute();
	await showFirst(trx, owner);
	return { added: taken.length, noRoom: news.length - taken.length };
}

/** The same for somebody who looks after the owner. */
export function addPhotos(
	db: Database,
	{ owner, actor, ...more }: ByActor & { pictures: readonly Picture[]; now: Date },
): Promise<({ ok: true } & AddedPhotos) | Gone> {
	return transact(db, async (trx) => {
		if (!(await lockPhotos(trx, { owner, actor }))) return { ok: false, reason: "gone" };
		return { ok: true, ...(await attachPhotos(trx, { owner, ...more })) };
	});
}

/** Moves a photo one place to the front (-1) or to the back (1); at an end it stays. */
export function movePhoto(
	db: Database,
	{ owner, actor, photoId, by }: ByActor & { photoId: number; by: -1 | 1 },
): Promise<{ ok: true } | Gone> {
	return transact(db, async (trx) => {
		const photos = (await lockPhotos(trx, { owner, actor })) ?? [];
		const at = photos.findIndex(({ id }) => id === photoId);
		const [photo] = photos.splice(at, at === -1 ? 0 : 1);
		if (!photo) return { ok: false, reason: "gone" };
		photos.splice(Math.max(0, at + by), 0, photo);
		await arrange(trx, owner, photos);
		await showFirst(trx, owner);
		return { ok: true };
	});
}

/** Takes a photo away; the picture goes when nothing else names it. */
export function removePhoto(
	db: Database,
	{ owner, actor, photoId }: ByActor & { photoId: number },
): Promise<{ ok: true } | Gone> {
	return transact(db, async (trx) => {
		const photos = (await lockPhotos(trx, { owner, actor })) ?? [];
		const found = photos.find(({ id }) => id === photoId);
		if (!found) return { ok: false, reason: "gone" };
		await trx.deleteFrom(tableOf(owner).name).where("id", "=", photoId).execute();
		await showFirst(trx, owner);
		await deleteUnusedPicture(trx, { hash: found.hash });
		return { ok: true };
	});
}

/** Says what is to be seen on a photo, for those who don't see it. */
export function describePhoto(
	db: Database,
	{ owner, actor, photoId, alt }: ByActor & { photoId: number; alt: string },
): Promise<{ ok: true } | Gone> {
	return transact(db, async (trx) => {
		const photos = (await lockPhotos(trx, { owner, actor })) ?? [];
		if (!photos.some(({ id }) => id === photoId)) return { ok: false, reason: "gone" };
		await trx.updateTable(tableOf(owner).name).set({ alt }).where("id", "=", photoId).execute();
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
			.updateTable(tableOf(owner).name)
			.set({ position: at + 1 })
			.where("id", "=", id)
			.execute();
}

/** The first photo stands for its owner wherever it is listed. */
async function showFirst(trx: Transaction<Schema>, owner: PhotoOwner): Promise<void> {
	if (owner.roomId === undefined) return summariseHotel(trx, owner.hotelId);
	const first = await photosOf(trx, owner).select("photos.image_hash").executeTakeFirst();
	await trx
		.updateTable("rooms")
		.set({ image_hash: first?.image_hash ?? null })
		.where("id", "=", owner.roomId)
		.execute();
}
