import { constants, crc32, deflateRawSync } from "node:zlib";

/**
 * A page made of fixed segments with values between them. The segments are compressed once, each up to a
 * whole byte and without references to earlier segments (RFC 1951, 3.2.3); the values go between them
 * uncompressed. Together they form one gzip file (RFC 1952).
 */
export type Segments = { plain: Buffer; packed: Buffer }[];

/** Available from Node 20.15 on. */
export const canCompressSegments = typeof crc32 === "function";

export const compressSegments = (texts: readonly string[]): Segments =>
	texts.map((text) => {
		const plain = Buffer.from(text);
		return { plain, packed: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
	});

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const MAX_STORED = 65_535;

/**
 * Joins the page's segments with `values` between them: one value less than segments, at most 65,535 bytes
 * each.
 */
export function gzipSegments(segments: Segments, values: readonly string[]): Buffer {
	const parts: Buffer[] = [HEADER];
	let [sum, size] = [0, 0];
	const count = (plain: Buffer) => {
		// Node 20 returns a wrong checksum of empty data: 0.
		if (plain.length === 0) return;
		sum = crc32(plain, sum);
		size += plain.length;
	};
	for (const [index, { plain, packed }] of segments.entries()) {
		count(plain);
		parts.push(packed);
		const value = Buffer.from(values[index] ?? "");
		if (value.length > MAX_STORED) throw new RangeError("A value between pieces is too long.");
		if (value.length === 0) continue;
		count(value);
		const before = Buffer.alloc(5);
		before.writeUInt16LE(value.length, 1);
		before.writeUInt16LE(value.length ^ 0xffff, 3);
		parts.push(before, value);
	}
	const trailer = Buffer.alloc(8);
	trailer.writeUInt32LE(sum, 0);
	trailer.writeUInt32LE(size, 4);
	return Buffer.concat([...parts, LAST_BLOCK, trailer]);
}
