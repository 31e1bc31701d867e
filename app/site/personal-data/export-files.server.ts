import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { OwnPicture, PrivatePhoto } from "#app/account/subjects.server.ts";
import { readImageFile } from "#app/common/photos/images.server.ts";
import { listConversationPhotos } from "#app/site/inbox/own-conversations.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import { exportPerson } from "./export.server.ts";

type ExportedFile = Omit<PrivatePhoto, "read"> & { path: string; bytes: () => AsyncIterable<Buffer> };

/** The pictures that an account uploaded, its own and those of its hotels and rooms, and the photos of its deliveries. */
async function listFiles(db: Database, accountId: number): Promise<ExportedFile[]> {
	const account = await db
		.selectFrom("accounts")
		.select(["avatar_hash as hash", "email", "email_verified_at"])
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	const photos = await Promise.all(
		SUBJECTS.map(({ listPictures }) => listPictures?.(db, { accountId }) ?? []),
	);
	const privatePhotos = await Promise.all(
		SUBJECTS.map(({ listPrivatePhotos }) => listPrivatePhotos?.(db, { accountId }) ?? []),
	);
	const email = account.email_verified_at === null ? null : account.email;
	privatePhotos.push(await listConversationPhotos(db, { accountId, email }));
	const stored = ({ hash, ...about }: OwnPicture) => ({ ...about, bytes: () => readLargest(db, hash) });
	const of = "Your picture";
	return [
		...(account.hash
			? [{ path: "picture.webp", ...stored({ of, description: "", hash: account.hash }) }]
			: []),
		...[
			...photos.flat().map(stored),
			...privatePhotos.flat().map(({ read, ...about }) => ({ ...about, bytes: () => readOnce(read) })),
		].map((photo, at) => ({ path: `photos/${at + 1}.webp`, ...photo })),
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
	const listed = files.map(({ bytes: _bytes, ...file }) => file);
	const zip = new ZipFile();
	const data = { ...rest, account: about, files: listed };
	zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, "\t")}\n`), "data.json", { mtime: now });
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
