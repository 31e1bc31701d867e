import { open } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { Compression, type DecompressFunc, PMTiles, SharedPromiseCache, type Source } from "pmtiles";

/** Reads parts of one file of this machine. */
class MapSource implements Source {
	readonly path: string;

	constructor(path: string) {
		this.path = path;
	}

	getKey(): string {
		return this.path;
	}

	async getBytes(offset: number, length: number) {
		// Closed after each read: a map has no end at which it could be closed.
		const file = await open(this.path);
		try {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
			return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) as ArrayBuffer };
		} finally {
			await file.close();
		}
	}
}

/** The package's own uses the runtime's streams, which `remix-serve` replaces. */
const decompress: DecompressFunc = async (bytes, compression) => {
	if (compression === Compression.None) return bytes;
	const { buffer, byteOffset, byteLength } = gunzipSync(new Uint8Array(bytes));
	return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
};

/** Parts of the file's index that stay in memory. */
const MOST_DIRECTORIES = 100;

/** A PMTiles file of vector tiles. */
export const openMap = (path: string): PMTiles =>
	new PMTiles(new MapSource(path), new SharedPromiseCache(MOST_DIRECTORIES, true, decompress), decompress);
