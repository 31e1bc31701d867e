import { addToTrail } from "#app/common/audit.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { isAwaited, makeDue } from "./queue-pictures.server.ts";
import { type ArchiveResult, readArchive } from "./read-archive.server.ts";
import { touchImport } from "./retry-pictures.server.ts";

/** The largest ZIP file. A shop with more pictures sends several. */
export const ARCHIVE_BYTES = 50 * 1024 * 1024;

export type UploadResult = ArchiveResult & {
	matched: number;
	/** File names that match several addresses of the import. */
	ambiguous: string[];
};

type Upload = {
	importId: number;
	bytes: Buffer;
	/** Who uploads, for the trail. */
	actorId?: number;
	now: Date;
};

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
	if (matched > 0 && actorId !== undefined) {
		const entry = { action: "import pictures", subject: `import ${importId}`, actorId, now } as const;
		await transact(db, (trx) => addToTrail(trx, { ...entry, detail: `Pictures: ${matched}` }));
	}
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
