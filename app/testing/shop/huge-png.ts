import { deflateSync } from "node:zlib";

/** A valid PNG header for a picture of this size with little data: decoding finds it damaged. */
export function hugePng(
	width: number,
	height: number,
	/** Four channels of 16 bits, interlaced; otherwise 8 bits of grey. */
	{ isInterlaced = false }: { isInterlaced?: boolean } = {},
): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set(isInterlaced ? [16, 6, 0, 0, 1] : [8, 0, 0, 0, 0], 8);
	const data = deflateSync(Buffer.alloc(width + 1));
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", data),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(name: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name), data]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(data.length, 0);
	frame.writeUInt32BE(crc32(named), 4);
	return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** The checksum of PNG, which Node 20 does not export. */
function crc32(bytes: Buffer): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	}
	return (crc ^ 0xffffffff) >>> 0;
}
