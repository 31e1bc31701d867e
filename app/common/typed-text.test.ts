import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, isBlank, searchText, withoutUnseen } from "./typed-text.ts";

test.each([
	["\u202a+1 212 555 0147\u202c", "+1 212 555 0147"],
	["\u202d(212) 555\u20110147\u202c", "(212) 555\u20110147"],
	["\u2068Ana Lima\u2069", "Ana Lima"],
	["Ana\u200e Lima\u200f", "Ana Lima"],
	["\ufeffana\u200b@exam\u00adple.org\u2060", "ana@example.org"],
	["2\ufe0f12", "212"],
	["A\u200dna\u200c", "Ana"],
	["\u{e0041}A", "A"],
])("removes what nobody sees from %j", (typed, clean) => {
	expect(withoutUnseen(typed)).toBe(clean);
});

test.each([
	["Persian", "می\u200cخواهم"],
	["Sinhala", "ශ්\u200dරී"],
	["Devanagari", "क्\u200cष"],
	["a family", "👩\u200d👩\u200d👧\u200d👦"],
	["the rainbow flag", "🏳\ufe0f\u200d🌈"],
	["a heart on fire", "❤\ufe0f\u200d🔥"],
	["a person with a skin color", "🧑🏽\u200d🌾"],
	["a boxed number", "1\ufe0f\u20e3"],
	["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
	["a Japanese name with a variant", "葛\u{e0100}西"],
	["an Arabic sign of a year", "\u0601٢٠٢٦"],
	["Hebrew without marks", "שלום"],
])("keeps what changes how %s is shown", (_, text) => {
	expect(withoutUnseen(text)).toBe(text);
});

test("a text is clean after it was cleaned once, and no direction mark is left", () => {
	const unit = fc.constantFrom(
		..."a1 #م\u064bක්❤👩🏽🏴葛\u200b\u200c\u200d\u200e\u202a\u202e\u2068\u2069\ufe00\ufe0f\ufeff\u180e\u20e3\u0301",
		"\u{e0067}",
		"\u{e007f}",
		"\u{e0100}",
	);
	fc.assert(
		fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
			const clean = withoutUnseen(text);
			expect(withoutUnseen(clean)).toBe(clean);
			expect(clean).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/);
		}),
	);
});

test.each(["", " ", "\u00a0", "\r\n\t", "\u2028", "\u3000", "\u200b\u202a", "\u3164", "\0"])(
	"%j is blank",
	(text) => {
		expect(isBlank(text)).toBe(true);
	},
);

test("a letter, a sign or an emoji is not blank", () => {
	for (const text of ["a", " . ", "👩", "0", "م"]) expect(isBlank(text)).toBe(false);
});

test("a search is on one line, without what nobody sees, and is never cut inside a character", () => {
	expect(searchText("\u202a lamp\tred\u202c ")).toBe("lamp red");
	expect(searchText(null)).toBe("");
	expect(searchText("👩".repeat(300))).toBe("👩".repeat(200));
	expect(cutText("a👩b", 2)).toBe("a👩");
});
