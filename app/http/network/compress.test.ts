import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { codingFor, encodePage } from "./compress.server.ts";

test("selects the best coding that the browser accepts", () => {
	expect(codingFor("gzip, deflate, br, zstd")).toBe("br");
	expect(codingFor("br;q=0.5, gzip;q=1")).toBe("br");
	expect(codingFor("gzip;q=0.8,br;q=0")).toBe("gzip");
	expect(codingFor("gzip;q=0, br; q=0.0")).toBe("identity");
	expect(codingFor("GZIP")).toBe("gzip");
	for (const none of ["", "identity", "zstd", "brx, xgzip", undefined, null])
		expect(codingFor(none)).toBe("identity");
});

test("compresses a page without a loss", () => {
	const html = "<p>Zürich – 3 × “nights”</p>".repeat(400);
	expect(brotliDecompressSync(encodePage(html, "br")).toString()).toBe(html);
	expect(gunzipSync(encodePage(html, "gzip")).toString()).toBe(html);
	expect(encodePage(html, "identity").toString()).toBe(html);
});
