import { get } from "node:http";

/** The bytes of a connection's first round trip. */
export const MAX_BYTES = 14_600;

/** The body's bytes as transferred; ordinary clients only return the decompressed ones. */
export function transferred(
	url: string,
	cookie = "",
): Promise<{ bytes: number; encoding: string | undefined }> {
	return new Promise((done, fail) => {
		get(url, { agent: false, headers: { "Accept-Encoding": "br", Cookie: cookie } }, (response) => {
			let bytes = 0;
			response.on("data", (chunk: Buffer) => {
				bytes += chunk.byteLength;
			});
			response.on("end", () => done({ bytes, encoding: response.headers["content-encoding"] }));
		}).once("error", fail);
	});
}

/** The paths of a page's style sheets. */
export const sheetsOf = (html: string): string[] =>
	[...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = ""]) => path);
