import { expect, test } from "vitest";
import { linesOf, widthOf, writableText } from "./card-text.server.ts";
import { layOutCard } from "./lay-out-card.server.ts";
import type { SocialCard } from "./social-card.server.ts";

const CARD: SocialCard = {
	subject: "travel",
	marketName: "Meeha",
	photo: null,
	name: "Hotel Sonnenhof",
	place: "Łódź, Poland",
	stars: 4,
	price: "From $120.00 a night",
	rating: { average: "4.6", count: "10" },
};
const STYLE = { size: 52, weight: 700 } as const;

test("a name without letters in the typeface is left out of the card", () => {
	for (const name of ["فندق النخيل", "東京ホテル", "Hotel 東京", "Ξενοδοχείο"]) {
		expect(writableText(name, 700), name).toBeNull();
		expect(layOutCard({ ...CARD, name }), name).toBe(layOutCard({ ...CARD, name: "中" }));
	}
	expect(layOutCard(CARD)).not.toBe(layOutCard({ ...CARD, name: "中" }));
});

test("letters of Latin Extended are written, symbols left out", () => {
	expect(writableText("Zażółć 🎉 gęślą\njaźń", 700)).toBe("Zażółć gęślą jaźń");
	expect(writableText("🎉", 700)).toBeNull();
});

test("a long name wraps and ends with an ellipsis, a long word is broken", () => {
	const width = 488;
	const long = linesOf("a hand-woven lamp of many colors ".repeat(6).trim(), STYLE, { width, most: 4 });
	expect(long).toHaveLength(4);
	expect(long[3]).toMatch(/\w…$/);
	const word = linesOf("Donaudampfschifffahrtsgesellschaft", STYLE, { width, most: 4 });
	expect(word.length).toBeGreaterThan(1);
	expect(word.join("")).toBe("Donaudampfschifffahrtsgesellschaft");
	for (const line of [...long, ...word]) expect(widthOf(line, STYLE), line).toBeLessThanOrEqual(width);
});

test("the card has no text that a renderer would need a font for, and no address", () => {
	const svg = layOutCard({ ...CARD, name: '"/><image href="http://example.com/x.png"/><text>' });
	expect(svg).not.toMatch(/<text|<image|href/);
	expect(svg.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
});
