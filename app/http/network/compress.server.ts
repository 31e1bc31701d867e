import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The content coding of a page, which is also part of its cache key. */
export type Coding = "br" | "gzip" | "identity";

/** The best coding that a browser's `Accept-Encoding` allows. */
export function codingFor(accepted: string | null | undefined): Coding {
	const allows = (coding: string) =>
		new RegExp(
			`(?:^|[,\\s])${coding}(?:\\s*;\\s*q=(?!0(?:\\.0*)?(?:[,\\s]|$))[\\d.]+)?\\s*(?:,|$)`,
			"i",
		).test(accepted ?? "");
	return allows("br") ? "br" : allows("gzip") ? "gzip" : "identity";
}

/**
 * Compresses a finished page in one call. A stream, as `remix-serve` uses, costs several times as much;
 * brotli level 4 makes smaller pages than gzip's best level in less time (docs/decisions/public-pages.md).
 */
export function encodePage(html: string, coding: Coding): Buffer {
	const bytes = Buffer.from(html);
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
