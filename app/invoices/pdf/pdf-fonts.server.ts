import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** These packages export no file but their main one. */
const beside = (main: string, font: string) => join(dirname(main), "../fonts", font);

/** One font for each script, as a file of a package. Only Latin, Greek and Cyrillic have a bold one. */
const FILES = {
	regular: () => beside(require.resolve("@embedpdf/fonts-latin"), "NotoSans-Regular.ttf"),
	bold: () => beside(require.resolve("@embedpdf/fonts-latin"), "NotoSans-Bold.ttf"),
	arabic: () => beside(require.resolve("@embedpdf/fonts-arabic"), "NotoNaskhArabic-Regular.ttf"),
	hebrew: () => beside(require.resolve("@embedpdf/fonts-hebrew"), "NotoSansHebrew-Regular.ttf"),
	han: () => beside(require.resolve("@embedpdf/fonts-sc"), "NotoSansHans-Regular.otf"),
	korean: () => beside(require.resolve("@embedpdf/fonts-kr"), "NotoSansKR-Regular.otf"),
	thai: () => require.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff"),
	devanagari: () =>
		require.resolve("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff"),
};

export type FontName = keyof typeof FILES;

const SCRIPTS: [RegExp, FontName][] = [
	[/\p{scx=Arabic}/u, "arabic"],
	[/\p{scx=Hebrew}/u, "hebrew"],
	[/\p{scx=Hangul}/u, "korean"],
	[/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}]/u, "han"],
	[/\p{scx=Thai}/u, "thai"],
	[/\p{scx=Devanagari}/u, "devanagari"],
];

const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;

const loaded = new Map<FontName, { bytes: Buffer; font: Font }>();

/** A font's file, which is read when something needs it. */
export function loadFont(name: FontName): { bytes: Buffer; font: Font } {
	const cached = loaded.get(name);
	if (cached) return cached;
	const bytes = readFileSync(FILES[name]());
	const font = create(bytes);
	if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} is a collection of fonts`);
	const read = { bytes, font };
	loaded.set(name, read);
	return read;
}

/**
 * The font for a character: the one before it if that has it, so that words stay whole, otherwise the one of its script.
 * Null when no font has it.
 */
export function fontFor(
	character: string,
	{ base, last }: { base: FontName; last: FontName },
): FontName | null {
	if (character >= " " && character <= "~") return base;
	if (IGNORABLE.test(character)) return last;
	const own = SCRIPTS.find(([script]) => script.test(character))?.[1] ?? base;
	const isMark = /^\p{M}$/u.test(character);
	const names: FontName[] = isMark ? [last, own] : [own, base, "han", "korean"];
	return (
		names.find((name) => loadFont(name).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? null
	);
}

export const isRightToLeftFont = (name: FontName): boolean => name === "arabic" || name === "hebrew";
