import sharp, { type Metadata } from "sharp";
import type { PictureRefusal } from "./pictures.ts";

/** The resolution of the best phone cameras. */
const MAX_PIXELS = 50_000_000;
/** The longer side divided by the shorter one. Cropping to a square enlarges the shorter side. */
const MAX_ASPECT_RATIO = 10;
/** The most memory a decoder may use for one picture. JPEG and PNG files usually need a few rows only. */
const MAX_DECODER_BYTES = 200_000_000;

/** The upright size in pixels. */
export type PictureSize = { width: number; height: number };

export type Inspected = { ok: true; size: PictureSize } | { ok: false; reason: PictureRefusal };

/**
 * Reads the header of an upload and decides whether it may be decoded. Nothing is decoded here, so a refusal
 * costs a few milliseconds. The type comes from the content, because a file name and a declared type can be
 * wrong.
 */
export async function inspectPicture(bytes: Buffer): Promise<Inspected> {
	if (!hasPictureSignature(bytes)) return { ok: false, reason: "not_a_picture" };
	const header = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!header) return { ok: false, reason: "broken" };
	const { width, height } = header.autoOrient;
	const refuse = (reason: PictureRefusal) => ({ ok: false, reason }) as const;
	if (width * height > MAX_PIXELS) return refuse("too_many_pixels");
	if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) return refuse("too_long");
	if (width * height * decoderBytesPerPixel(header) > MAX_DECODER_BYTES) return refuse("too_much_memory");
	return { ok: true, size: { width, height } };
}

/** Detected from the first bytes of the file. */
function hasPictureSignature(bytes: Buffer): boolean {
	const at = (start: number, end: number) => bytes.toString("latin1", start, end);
	const isJpeg = at(0, 3) === "\xff\xd8\xff";
	const isPng = at(0, 8) === "\x89PNG\r\n\x1a\n";
	const isWebp = at(0, 4) === "RIFF" && at(8, 12) === "WEBP";
	const isAvif = at(4, 8) === "ftyp" && /avi[fs]/.test(at(8, 40));
	return isJpeg || isPng || isWebp || isAvif;
}

/**
 * The bytes of memory that the decoder holds for each pixel. Progressive and interlaced files, WebP and AVIF
 * are decoded whole, whatever size is made of them. The figures are measured (see
 * docs/decisions/pictures.md).
 */
function decoderBytesPerPixel({ format, isProgressive, channels, ...header }: Metadata): number {
	if (format === "webp") return 4;
	if (format === "heif") return (header.bitsPerSample ?? 8) > 8 ? 32 : 16;
	if (!isProgressive) return 0;
	if (format === "jpeg") return header.chromaSubsampling === "4:2:0" ? 3 : 2 * channels;
	return channels * (header.depth === "ushort" ? 2 : 1);
}
