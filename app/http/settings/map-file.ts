import { closeSync, openSync, readSync } from "node:fs";

const HEADER_BYTES = 127;
const [COMPRESSION, TILE_TYPE] = [98, 99];

/** Whether there is a PMTiles file, version 3, of vector tiles that are gzipped or not compressed. */
export function isMapFile(path: string): boolean {
	const header = Buffer.alloc(HEADER_BYTES);
	try {
		const file = openSync(path, "r");
		readSync(file, header, 0, HEADER_BYTES, 0);
		closeSync(file);
	} catch {
		return false;
	}
	const isVersion3 = header.toString("latin1", 0, 7) === "PMTiles" && header[7] === 3;
	return isVersion3 && [1, 2].includes(header[COMPRESSION] ?? 0) && header[TILE_TYPE] === 1;
}
