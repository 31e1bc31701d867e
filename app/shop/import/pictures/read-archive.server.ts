import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import { fileNameOf } from "./picture-address.ts";

const MAX_ENTRIES = 20_000;
/** All pictures of one archive together, unpacked. */
const MAX_TOTAL_BYTES = 500 * 1024 * 1024;

export type ArchiveResult = {
	bad: { name: string; why: string }[];
};

const openZip = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/**
 * Unpacks the files of a ZIP whose names (lower case, without folders) satisfy `isWanted`, one at a time, and
 * passes each to `take`. Unpacks at most 8 MB of a file and 500 MB in total, whatever the archive declares.
 * Null when the bytes are not a ZIP.
 */
export async function readArchive(
	bytes: Buffer,
	{
		isWanted,
		take,
	}: { isWanted: (name: string) => boolean; take: (name: string, picture: Buffer) => Promise<void> },
): Promise<ArchiveResult | null> {
	const bad: ArchiveResult["bad"] = [];
	let total = 0;
	let zip: ZipFile;
	try {
		zip = await openZip(bytes, { lazyEntries: true, validateEntrySizes: true });
	} catch {
		return null;
	}
	if (zip.entryCount > MAX_ENTRIES)
		return { bad: [{ name: "The ZIP file", why: "It has more than 20,000 files. Split it." }] };
	try {
		for await (const entry of entriesOf(zip)) {
			const name = fileNameOf(entry.fileName);
			if (entry.fileName.endsWith("/") || !isWanted(name)) continue;
			total += entry.uncompressedSize;
			if (entry.uncompressedSize > PHOTO_BYTES) bad.push({ name, why: "It is larger than 8 MB." });
			else if (total > MAX_TOTAL_BYTES)
				bad.push({ name, why: "The ZIP file has more than 500 MB of pictures." });
			else {
				const picture = await unpack(zip, entry);
				if (picture) await take(name, picture);
				else bad.push({ name, why: "It is damaged or encrypted." });
			}
		}
	} catch (error) {
		if (!(error instanceof DamagedZipError)) throw error;
		bad.push({ name: "The ZIP file", why: "It is damaged." });
	} finally {
		zip.close();
	}
	return { bad };
}

class DamagedZipError extends Error {}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
	for (let left = zip.entryCount; left > 0; left--) {
		const entry = await new Promise<Entry | null>((resolve, reject) => {
			const settle = (done: () => void) => {
				zip.removeAllListeners("entry").removeAllListeners("end").removeAllListeners("error");
				done();
			};
			zip.once("entry", (found: Entry) => settle(() => resolve(found)));
			zip.once("end", () => settle(() => resolve(null)));
			zip.once("error", (error) => settle(() => reject(new DamagedZipError(String(error)))));
			zip.readEntry();
		});
		if (!entry) return;
		yield entry;
	}
}

/** The bytes of an entry, at most as many as it declares; null when it is damaged, encrypted or larger. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
	try {
		const stream = await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry);
		const chunks: Buffer[] = [];
		for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
		return Buffer.concat(chunks);
	} catch {
		return null;
	}
}

type OpenStream = (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void;
