import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressSegments, gzipSegments } from "./segments.server.ts";

test("segments and what is put between them are one file that every browser unpacks", () => {
	const long = "<li>Zürich – 3 × “nights”</li>".repeat(3_000);
	for (const texts of [
		["a"],
		["", ""],
		["<p>", "</p>"],
		[long, long, "end"],
		[randomBytes(70_000).toString("hex"), ""],
	]) {
		const segments = compressSegments(texts);
		for (const value of ["", "8126c52f-af90", "é", "x".repeat(65_535)]) {
			const values = texts.slice(1).map(() => value);
			expect(gunzipSync(gzipSegments(segments, values)).toString()).toBe(texts.join(value));
		}
	}
	expect(() => gzipSegments(compressSegments(["", ""]), ["x".repeat(65_536)])).toThrow(RangeError);
});
