import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.server.ts";

test("creates unique request ids without a proxy", () => {
	const ids = Array.from({ length: 1_000 }, () => requestIdOf("chosen-by-a-client", 0));
	for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
	expect(new Set(ids).size).toBe(1_000);
});

test("accepts a valid request id from a proxy", () => {
	expect(requestIdOf("0af7651916cd43dd8448eb211c80319c", 1)).toBe("0af7651916cd43dd8448eb211c80319c");
	for (const given of [undefined, "", "short", "a b c d e f", "x".repeat(65), "line\nbreak", ["a", "b"]])
		expect(requestIdOf(given, 1)).toMatch(/^[0-9a-f]{12}$/);
});
