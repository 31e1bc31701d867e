import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { joinSegments, packSegment, storeSegment } from "./segments.server.ts";

test("segments in any order are one file that every browser unpacks", () => {
	const long = "<li>Zürich – 3 × “nights”</li>".repeat(3_000);
	const texts = ["a", "", "<p>é</p>", long, randomBytes(70_000).toString("hex"), "x".repeat(65_535)];
	const packed = texts.map((text, at) => ({
		text,
		segment: packSegment([text.slice(0, at), text.slice(at)], at % 2 ? 1 : 9),
	}));
	const stored = texts.filter((text) => text.length < 65_536 && text !== long);
	const all = [...packed, ...stored.map((text) => ({ text, segment: storeSegment(text) }))];
	for (const order of [all, all.toReversed(), all.slice(1, 2), [...all, ...all]])
		expect(gunzipSync(joinSegments(order.map(({ segment }) => segment))).toString()).toBe(
			order.map(({ text }) => text).join(""),
		);
	expect(() => storeSegment("x".repeat(65_536))).toThrow(RangeError);
});
