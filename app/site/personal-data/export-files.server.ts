import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { OwnPicture, PrivatePhoto } from "#app/account/subjects.server.ts";
import type { DataOwner } from "#app/common/access/viewer.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { readImageFile } from "#app/common/photos/images.server.ts";
import { listConversationPhotos } from "#app/conversations/own-conversations.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import { exportGuest, exportPerson } from "./export.server.ts";

type ExportedFile = Omit<PrivatePhoto, "read"> & { path: string; bytes: () => AsyncIterable<Buffer> };

/** The pictures that a person uploaded, of themselves, their hotels and rooms, and the photos of their deliveries. */
async function listFiles(
	db: Database,
	{ avatar, ...owner }: DataOwner & { avatar: string | null },
): Promise<ExportedFile[]> {
	const photos = await Promise.all(SUBJECTS.map(({ listPictures }) => listPictures?.(db, owner) ?? []));
	const privatePhotos = await Promise.all(
		SUBJECTS.map(({ listPrivatePhotos }) => listPrivatePhotos?.(db, owner) ?? []),
	);
	privatePhotos.push(await listConversationPhotos(db, owner));
	const stored = ({ hash, ...about }: OwnPicture) => ({ ...about, bytes: () => readLargest(db, hash) });
	const of = t.ownData.picture;
	return [
		...(avatar ? [{ path: "picture.webp", ...stored({ of, description: "", hash: avatar }) }] : []),
		...[
			...photos.flat().map(stored),
			...privatePhotos.flat().map(({ read, ...about }) => ({ ...about, bytes: () => readOnce(read) })),
		].map((photo, at) => ({ path: `photos/${at + 1}.webp`, ...photo })),
	];
}

/**
 * Writes a ZIP file of everything stored about an account: `data.json` (see `exportPerson`) and their pictures
 * in the largest stored size. Pictures are read one at a time while the file is sent.
 */
export async function exportArchive(
	db: Database,
	{ accountId, now }: { accountId: number; now: Date },
): Promise<Readable> {
	const { account, ...rest } = await exportPerson(db, { accountId, now });
	const { avatar_hash: avatar, ...about } = account;
	const email = account.email_verified_at === null ? null : account.email;
	return writeArchive({ ...rest, account: about }, await listFiles(db, { accountId, email, avatar }), now);
}

/** The same file for a guest who proved to control `email` (lower case): see `exportGuest`. */
export async function exportGuestArchive(
	db: Database,
	{ email, now }: { email: string; now: Date },
): Promise<Readable> {
	const files = await listFiles(db, { accountId: null, email, avatar: null });
	return writeArchive(await exportGuest(db, { email, now }), files, now);
}

function writeArchive(data: object, files: ExportedFile[], now: Date): Readable {
	const listed = files.map(({ bytes: _bytes, ...file }) => file);
	const zip = new ZipFile();
	const written = (_: string, value: unknown) => (typeof value === "string" ? readText(value) : value);
	const text = `${JSON.stringify({ ...data, files: listed }, written, "\t")}\n`;
	zip.addBuffer(Buffer.from(text), "data.json", { mtime: now });
	// Pictures are already compressed.
	for (const { path, bytes } of files)
		zip.addReadStream(Readable.from(bytes()), path, { mtime: now, compress: false });
	zip.end();
	const output = Readable.from(zip.outputStream);
	zip.on("error", (error: Error) => output.destroy(error));
	return output;
}

async function* readOnce(read: PrivatePhoto["read"]): AsyncGenerator<Buffer> {
	const bytes = await read();
	if (bytes) yield bytes;
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
