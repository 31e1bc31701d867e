import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";

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
 * Compresses a finished page in one call. A stream, as `remix-serve` uses, costs several times as much. Brotli's level 5
 * makes pages a twentieth smaller than its level 4, and smaller than gzip's best level in less time; level 3 takes a
 * third of that time (docs/decisions/public-pages.md).
 */
export function encodePage(html: string, coding: Coding, level: 3 | 5 = 5): Buffer {
	const bytes = Buffer.from(html);
	if (coding === "identity") return bytes;
	if (coding === "gzip") return gzipSync(bytes, { level });
	return brotliCompressSync(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: level,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
}

const brotli = promisify(brotliCompress);
/** The best level takes as long as rendering ten pages, so it may take up a tenth of a core. */
const PAUSES = 9;
let pausesUntil = 0;

/**
 * Compresses a page with Brotli's best level, in the background. Null while it does so for another one, and for nine
 * times as long afterwards.
 */
export function compressBest(html: string): Promise<Buffer> | null {
	if (Date.now() < pausesUntil) return null;
	pausesUntil = Number.POSITIVE_INFINITY;
	const startedAt = Date.now();
	const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
	return brotli(html, { params }).finally(() => {
		pausesUntil = Date.now() + PAUSES * (Date.now() - startedAt);
	});
}
