import { expect, test } from "vitest";
import { maskId, unmaskId } from "./masked-id.ts";

test("a masked number is long, differs for neighbours, and is read back", () => {
	for (const id of [1, 2, 3, 99, 1_000_000, 2 ** 40]) {
		expect(maskId(id)).toMatch(/^[0-9A-Za-z]{8,}$/);
		expect(unmaskId(maskId(id))).toBe(id);
	}
	expect(maskId(1).slice(0, 4)).not.toBe(maskId(2).slice(0, 4));
});

test.each(["", "1", "12345678", "aaaaaaaaaaaaaaaaaaaaaaaaa", "\0\0\0\0\0\0\0\0", "%2e%2e%2f%2e"])(
	"%j is nobody's",
	(masked) => {
		expect(unmaskId(masked)).toBeNull();
	},
);
