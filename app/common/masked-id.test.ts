import fc from "fast-check";
import Sqids from "sqids";
import { expect, test } from "vitest";
import { maskId, unmaskId } from "./masked-id.ts";

test("masks ids so that neighbours differ, and reads them back", () => {
	for (const id of [1, 2, 3, 99, 1_000_000, 2 ** 40]) {
		expect(maskId(id)).toMatch(/^[0-9A-Za-z]{8,}$/);
		expect(unmaskId(maskId(id))).toBe(id);
	}
	expect(maskId(1).slice(0, 4)).not.toBe(maskId(2).slice(0, 4));
});

test("masks ids as in existing links", () => {
	const sqids = new Sqids({ alphabet: "k3Gd7JmQxYhT5vBn9RzWc4LpFs8XbHq2KtNgV6jZrDwCfMyP", minLength: 8 });
	for (let id = 0; id < 10_000; id++) expect(maskId(id)).toBe(sqids.encode([id]));
	fc.assert(fc.property(fc.maxSafeNat(), (id) => maskId(id) === sqids.encode([id])));
	for (const id of [-1, Number.NaN, 2 ** 60]) expect(() => maskId(id)).toThrow("Encoding supports");
});

test.each(["", "1", "12345678", "aaaaaaaaaaaaaaaaaaaaaaaaa", "\0\0\0\0\0\0\0\0", "%2e%2e%2f%2e"])(
	"%j is nobody's",
	(masked) => {
		expect(unmaskId(masked)).toBeNull();
	},
);
