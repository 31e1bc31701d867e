import { buffer } from "node:stream/consumers";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { fileNameOf } from "./picture-address.ts";
import { isAwaited, makeDue, touchImport } from "./queue-pictures.server.ts";

/** The largest ZIP file. A shop with more pictures sends several. */
export const ARCHIVE_BYTES = 50 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
/** All pictures of one archive together, unpacked. */
const MAX_TOTAL_BYTES = 500 * 1024 * 1024;

export type UploadResult = {
	bad: { name: string; why: string }[];
	matched: number;
	/** File names that match several addresses of the import. */
	ambiguous: string[];
};

type Upload = { importId: number; bytes: Buffer; actorId: number | null; now: Date };

/**
 * Takes the pictures of an import from a ZIP file. A file matches the address that ends with its name, in any
 * case and from any folder. A background job processes and adds them like fetched ones; they are stored until
 * the import is applied. Pictures already added stay. Null when the bytes are not a ZIP.
 */
export async function uploadPictures(
	db: Database,
	{ importId, bytes, actorId, now }: Upload,
): Promise<UploadResult | null> {
	const open = await listOpen(db, importId);
	const byName = new Map<string, typeof open>();
	for (const picture of open)
		byName.set(picture.file_name, [...(byName.get(picture.file_name) ?? []), picture]);
	const ambiguous = new Set<string>();
	let matched = 0;
	const result = await readArchive(bytes, {
		isWanted: (name) => name !== "" && byName.has(name),
		take: async (name, picture) => {
			const pictures = byName.get(name) ?? [];
			if (new Set(pictures.map(({ address }) => withoutQuery(address))).size > 1) {
				ambiguous.add(name);
				return;
			}
			for (const { id } of pictures) await saveUpload(db, { importId, pictureId: id, bytes: picture, now });
			matched += pictures.length;
		},
	});
	const subject = `import ${importId}` as const;
	const detail = storeText("picturesAdded", { count: matched });
	if (matched > 0)
		await transact(db, (trx) =>
			recordChange(trx, { action: "import pictures", subject, actorId, detail, now }),
		);
	return result && { ...result, matched, ambiguous: [...ambiguous] };
}

const withoutQuery = (address: string) => address.replace(/\?.*$/s, "");

/** The pictures of an import that a row waits for or failed to get. */
function listOpen(db: Database, importId: number) {
	return db
		.selectFrom("product_import_pictures as pictures")
		.select(["pictures.id", "pictures.address", "pictures.file_name"])
		.where("pictures.import_id", "=", importId)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("product_import_picture_uses as uses")
					.select("uses.id")
					.whereRef("uses.picture_id", "=", "pictures.id")
					.where("uses.state", "!=", "added"),
			),
		)
		.execute();
}

type Kept = { importId: number; pictureId: number; bytes: Buffer; now: Date };

function saveUpload(db: Database, { importId, pictureId, bytes, now }: Kept): Promise<void> {
	return transact(db, async (trx) => {
		await trx
			.insertInto("product_import_uploads")
			.values({ picture_id: pictureId, bytes })
			.onConflict((conflict) => conflict.column("picture_id").doUpdateSet({ bytes }))
			.execute();
		const failed = trx
			.updateTable("product_import_picture_uses")
			.where("picture_id", "=", pictureId)
			.where("state", "=", "failed");
		await failed.set({ state: "named", fault: "" }).where("product_id", "is", null).execute();
		await failed.set({ state: "waiting", fault: "" }).where("product_id", "is not", null).execute();
		if (await isAwaited(trx, pictureId)) await makeDue(trx, [pictureId], now);
		await touchImport(trx, { importId, now });
	});
}

/**
 * Unpacks the files of a ZIP whose names (lower case, without folders) satisfy `isWanted`, one at a time, and
 * passes each to `take`. Unpacks at most 8 MB of a file and 500 MB in total, whatever the archive declares.
 * Null when the bytes are not a ZIP.
 */
async function readArchive(
	bytes: Buffer,
	{
		isWanted,
		take,
	}: { isWanted: (name: string) => boolean; take: (name: string, picture: Buffer) => Promise<void> },
): Promise<Pick<UploadResult, "bad"> | null> {
	const bad: UploadResult["bad"] = [];
	const entries: Entry[] = [];
	let zip: ZipFile;
	try {
		zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
	} catch {
		return null;
	}
	if (zip.entryCount > MAX_ENTRIES)
		return { bad: [{ name: t.productImport.zip.theFile, why: t.productImport.zip.tooManyFiles }] };
	try {
		for await (const entry of zip.eachEntry()) entries.push(entry);
	} catch {
		bad.push({ name: t.productImport.zip.theFile, why: t.productImport.zip.damaged });
	}
	let total = 0;
	for (const entry of entries) {
		const name = fileNameOf(entry.fileName);
		if (entry.fileName.endsWith("/") || !isWanted(name)) continue;
		total += entry.uncompressedSize;
		if (entry.uncompressedSize > PHOTO_BYTES) bad.push({ name, why: t.productImport.zip.tooLarge });
		else if (total > MAX_TOTAL_BYTES) bad.push({ name, why: t.productImport.zip.tooManyBytes });
		else {
			const picture = await unpack(zip, entry);
			if (picture) await take(name, picture);
			else bad.push({ name, why: t.productImport.zip.unreadable });
		}
	}
	return { bad };
}

/** The bytes of an entry, at most as many as it declares; null when it is damaged, encrypted or larger. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
	try {
		return await buffer(await zip.openReadStreamPromise(entry));
	} catch {
		return null;
	}
}
