import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { readImageFile } from "#app/common/photos/images.server.ts";
import type { Database } from "#db/client.ts";
import { exportPerson } from "./export.server.ts";

type ExportedFile = {
	/** Its path in the archive. */
	path: string;
	/** What it shows: “Your picture”, a hotel, or a room of a hotel. */
	of: string;
	/** What its owner wrote about it. */
	description: string;
	hash: string;
};

/** The pictures that an account uploaded for itself, its hotels and their rooms. */
async function listFiles(db: Database, accountId: number): Promise<ExportedFile[]> {
	const account = await db
		.selectFrom("accounts")
		.select("avatar_hash as hash")
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	const hotels = await db
		.selectFrom("hotel_images as photo")
		.innerJoin("hotels", "hotels.id", "photo.hotel_id")
		.select(["photo.image_hash as hash", "photo.alt as description", "hotels.name as of"])
		.where("hotels.owner_id", "=", accountId)
		.orderBy("hotels.id")
		.orderBy("photo.position")
		.execute();
	const rooms = await db
		.selectFrom("room_images as photo")
		.innerJoin("rooms", "rooms.id", "photo.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["photo.image_hash as hash", "photo.alt as description", "hotels.name as hotel", "rooms.name"])
		.where("hotels.owner_id", "=", accountId)
		.orderBy("rooms.id")
		.orderBy("photo.position")
		.execute();
	const photos = [
		...hotels,
		...rooms.map(({ hotel, name, ...photo }) => ({ ...photo, of: `${hotel}, ${name}` })),
	];
	return [
		...(account.hash
			? [{ path: "picture.webp", of: "Your picture", description: "", hash: account.hash }]
			: []),
		...photos.map((photo, at) => ({ path: `photos/${at + 1}.webp`, ...photo })),
	];
}

/**
 * Writes a ZIP file of everything stored about a person: `data.json` (see `exportPerson`) and their pictures
 * in the largest stored size. Pictures are read one at a time while the file is sent.
 */
export async function exportArchive(
	db: Database,
	{ accountId, now }: { accountId: number; now: Date },
): Promise<Readable> {
	const { account, ...rest } = await exportPerson(db, { accountId, now });
	const { avatar_hash: _, ...about } = account;
	const files = await listFiles(db, accountId);
	const listed = files.map(({ hash: _hash, ...file }) => file);
	const zip = new ZipFile();
	const data = { ...rest, account: about, files: listed };
	zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, "\t")}\n`), "data.json", { mtime: now });
	// Pictures are compressed already.
	for (const { path, hash } of files)
		zip.addReadStream(Readable.from(readLargest(db, hash)), path, { mtime: now, compress: false });
	zip.end();
	const output = Readable.from(zip.outputStream);
	zip.on("error", (error: Error) => output.destroy(error));
	return output;
}

async function* readLargest(db: Database, hash: string): AsyncGenerator<Buffer> {
	const largest = await db
		.selectFrom("image_files")
		.select("width")
		.where("hash", "=", hash)
		.where("format", "=", "webp")
		.orderBy("width", "desc")
		.executeTakeFirst();
	const bytes = largest && (await readImageFile(db, { hash, width: largest.width, format: "webp" }));
	if (bytes) yield bytes;
}
