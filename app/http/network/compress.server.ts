import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gunzip, gzipSync } from "node:zlib";

/** The content coding of a page, which is also part of its cache key. */
export type Coding = "br" | "gzip" | "identity";

const allowing = (coding: string) =>
	new RegExp(`(?:^|[,\\s])${coding}(?:\\s*;\\s*q=(?!0(?:\\.0*)?(?:[,\\s]|$))[\\d.]+)?\\s*(?:,|$)`, "i");
const ALLOWING = { br: allowing("br"), gzip: allowing("gzip") };

/** The first of these codings that a browser's `Accept-Encoding` allows. */
export function codingFor(
	accepted: string | null | undefined,
	codings: readonly (keyof typeof ALLOWING)[] = ["br", "gzip"],
): Coding {
	return codings.find((coding) => ALLOWING[coding].test(accepted ?? "")) ?? "identity";
}

/**
 * Compresses a finished page in one call. A stream, as `remix-serve` uses, costs several times as much;
 * brotli level 4 makes smaller pages than gzip's best level in less time (docs/decisions/public-pages.md).
 */
export function encodePage(html: string | Buffer, coding: Coding): Buffer {
	const bytes = typeof html === "string" ? Buffer.from(html) : html;
	if (coding === "identity") return bytes;
	if (coding === "gzip") return gzipSync(bytes, { level: 5 });
	return brotliCompressSync(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 4,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
}

/** A copy without the spare memory that zlib's results and small buffers keep with them. */
export function compactCopy(bytes: Buffer): Buffer {
	const copy = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(copy);
	return copy;
}

const [unpack, brotli] = [promisify(gunzip), promisify(brotliCompress)];
/** The best level takes as long as rendering a hundred pages, so it may take up a tenth of a core. */
const PAUSES = 9;
let pausesUntil = 0;

/**
 * Compresses a gzip file again with Brotli's best level, in the background. Null while it does so for another one,
 * and for nine times as long afterwards.
 */
export function compressBest(zipped: () => Buffer): Promise<Buffer> | null {
	if (Date.now() < pausesUntil) return null;
	pausesUntil = Number.POSITIVE_INFINITY;
	const startedAt = Date.now();
	const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
	return unpack(zipped())
		.then((html) => brotli(html, { params }))
		.then(compactCopy)
		.finally(() => {
			pausesUntil = Date.now() + PAUSES * (Date.now() - startedAt);
		});
}
