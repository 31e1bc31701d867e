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

const sqids = new Sqids({ alphabet: "k3Gd7JmQxYhT5vBn9RzWc4LpFs8XbHq2KtNgV6jZrDwCfMyP", minLength: 8 });

test("masks ids as in existing links", () => {
	for (let id = 0; id < 10_000; id++) expect(maskId(id)).toBe(sqids.encode([id]));
	fc.assert(fc.property(fc.maxSafeNat(), (id) => maskId(id) === sqids.encode([id])));
	fc.assert(fc.property(fc.maxSafeNat(), (id) => unmaskId(maskId(id)) === id));
	for (const id of [-1, Number.NaN, 2 ** 60]) expect(() => maskId(id)).toThrow("Encoding supports");
});

test("reads the same ids as Sqids", () => {
	const sign = fc.constantFrom(..."k3Gd7JmQxYhT5vBn9RzWc4LpFs8XbHq2KtNgV6jZrDwCfMyPAe0");
	const changed = fc.tuple(fc.nat(1_000_000), fc.nat(7), sign).map(([id, at, other]) => {
		const masked = maskId(id);
		return masked.slice(0, at) + other + masked.slice(at + 1);
	});
	const typed = fc.string({ unit: sign, minLength: 8, maxLength: 12 });
	fc.assert(
		fc.property(fc.oneof(changed, typed), (masked) => {
			const [id = -1, ...more] = sqids.decode(masked);
			const isMade =
				more.length === 0 && id >= 0 && Number.isSafeInteger(id) && sqids.encode([id]) === masked;
			return unmaskId(masked) === (isMade ? id : null);
		}),
		{ numRuns: 2_000 },
	);
});

test.each(["", "1", "12345678", "aaaaaaaaaaaaaaaaaaaaaaaaa", "\0\0\0\0\0\0\0\0", "%2e%2e%2f%2e"])(
	"%j is nobody's",
	(masked) => {
		expect(unmaskId(masked)).toBeNull();
	},
);
