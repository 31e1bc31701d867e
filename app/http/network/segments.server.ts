import * as zlib from "node:zlib";
import { DeflateRaw } from "minizlib";
import { compactCopy } from "./compress.server.ts";

/**
 * A piece of text, compressed up to a whole byte and without references to anything before it (RFC 1951, 3.2.3), so
 * that pieces in any order make one gzip file. `crc` is its checksum, and `shift` moves another checksum past it.
 */
export type Segment = { packed: Buffer; size: number; crc: number; shift: number };

/** The checksum of gzip. Before Node 20.15, it is read from a gzip file. */
const crc32: (bytes: Buffer) => number = zlib.crc32 ?? crcInFile;

function crcInFile(bytes: Buffer): number {
	const file = zlib.gzipSync(bytes, { level: 0 });
	return file.readUInt32LE(file.length - 8);
}

/** Preparing to compress takes longer than sending so few bytes. */
const SHORT = 64;

/**
 * Compresses texts, as one, at a level of zlib, from 1 (fast) to 9 (small). Short ones are taken as they are.
 */
export function packSegment(texts: readonly string[], level: number): Segment {
	const plain = encodeTogether(texts);
	if (plain.length < SHORT) return storeBytes(plain);
	const compressor = compressors.get(level) ?? makeCompressor(level);
	compressors.set(level, compressor);
	compressor.write(plain);
	return measured(plain, compressor.read() ?? EMPTY);
}

/** The bytes of texts, until the next ones are encoded: memory that is used again takes no time to prepare. */
let encoded = Buffer.allocUnsafeSlow(65_536);

/** Encodes one by one: a text without typographic characters takes a tenth of the time. */
function encodeTogether(texts: readonly string[]): Buffer {
	const most = texts.reduce((sum, text) => sum + BYTES_OF_UNIT * text.length, 0);
	if (encoded.length < most) encoded = Buffer.allocUnsafeSlow(2 * most);
	let size = 0;
	for (const text of texts) size += encoded.write(text, size);
	return encoded.subarray(0, size);
}

/** The most that UTF-8 takes for a unit of a text. */
const BYTES_OF_UNIT = 3;

/** By level. A full flush ends a segment, so one compressor serves for all: making another takes a third of the time. */
const compressors = new Map<number, DeflateRaw>();
const makeCompressor = (level: number) => new DeflateRaw({ level, flush: zlib.constants.Z_FULL_FLUSH });
const EMPTY = Buffer.alloc(0);

/** Takes a short text as it is. */
export const storeSegment = (text: string): Segment => storeBytes(Buffer.from(text));

function storeBytes(plain: Buffer): Segment {
	if (plain.length === 0) return measured(plain, plain);
	if (plain.length > 65_535) throw new RangeError("The text is too long for one block.");
	const header = Buffer.alloc(5);
	header.writeUInt16LE(plain.length, 1);
	header.writeUInt16LE(plain.length ^ 0xffff, 3);
	return measured(plain, Buffer.concat([header, plain]));
}

const measured = (plain: Buffer, packed: Buffer): Segment => ({
	packed: compactCopy(packed),
	size: plain.length,
	crc: crc32(plain),
	shift: shiftOf(plain.length),
});

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** The segments as one gzip file (RFC 1952). */
export function joinSegments(segments: readonly Segment[]): Buffer {
	let [sum, size] = [0, 0];
	for (const { crc, shift, size: more } of segments) {
		sum = multiply(shift, sum) ^ crc;
		size += more;
	}
	const trailer = Buffer.alloc(8);
	trailer.writeUInt32LE(sum >>> 0, 0);
	trailer.writeUInt32LE(size >>> 0, 4);
	return Buffer.concat([HEADER, ...segments.map(({ packed }) => packed), LAST_BLOCK, trailer]);
}

/*
 * Checksums of gzip are polynomials over two elements, modulo the one of RFC 1952. The checksum of two texts is that of
 * the first times x to the power of the second one's bits, plus that of the second.
 */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

function multiply(one: number, other: number): number {
	let product = 0;
	for (let [bit, power] = [ONE, other]; bit !== 0; bit >>>= 1) {
		if (one & bit) product ^= power;
		power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1;
	}
	return product >>> 0;
}

/** x to the power of 8, 16, 32, and so on. */
const POWERS: number[] = [ONE >>> 8];
for (let at = 1; at < 32; at++) POWERS.push(multiply(POWERS[at - 1] ?? 0, POWERS[at - 1] ?? 0));

function shiftOf(bytes: number): number {
	let shift = ONE;
	for (let [at, rest] = [0, bytes]; rest > 0; at++, rest >>>= 1)
		if (rest & 1) shift = multiply(shift, POWERS[at] ?? 0);
	return shift;
}
