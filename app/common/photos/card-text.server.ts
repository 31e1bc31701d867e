import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

type Weight = 400 | 700;

/** The site's typeface, as files that fontkit reads quickly: variable ones in WOFF2 take it a second. */
const FILES: Record<Weight, readonly string[]> = {
	400: [
		require.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
		require.resolve("@fontsource/figtree/files/figtree-latin-ext-400-normal.woff"),
	],
	700: [
		require.resolve("@fontsource/figtree/files/figtree-latin-700-normal.woff"),
		require.resolve("@fontsource/figtree/files/figtree-latin-ext-700-normal.woff"),
	],
};

type TextStyle = { size: number; weight: Weight };
type Piece = { font: Font; text: string };

const loaded = new Map<Weight, Font[]>();

function fontsOf(weight: Weight): Font[] {
	const fonts = loaded.get(weight) ?? FILES[weight].map((file) => create(readFileSync(file)) as Font);
	loaded.set(weight, fonts);
	return fonts;
}

const fontFor = (character: string, weight: Weight): Font | undefined =>
	fontsOf(weight).find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** No name needs more on four lines. */
const MAX_CHARACTERS = 200;

/**
 * The text on one line, as far as the typeface has its characters: symbols such as emoji are left out. Null when a letter
 * or digit is missing, as in Arabic and Chinese names, or when nothing is left.
 */
export function writableText(text: string, weight: Weight): string | null {
	let written = "";
	for (const character of text.normalize("NFC").replace(/\s+/gu, " ").slice(0, MAX_CHARACTERS)) {
		if (fontFor(character, weight)) written += character;
		else if (LETTER.test(character)) return null;
	}
	return written.replace(/ +/g, " ").trim() || null;
}

/** Neighbors of one font. */
function piecesOf(text: string, weight: Weight): Piece[] {
	const pieces: Piece[] = [];
	for (const character of text) {
		const font = fontFor(character, weight);
		const last = pieces.at(-1);
		if (font && last?.font === font) last.text += character;
		else if (font) pieces.push({ font, text: character });
	}
	return pieces;
}

/** The width of a writable text in pixels. */
export const widthOf = (text: string, { size, weight }: TextStyle): number =>
	piecesOf(text, weight).reduce(
		(sum, { font, text }) => sum + (font.layout(text).advanceWidth / font.unitsPerEm) * size,
		0,
	);

/** A writable text as an SVG path from `x` on, with its baseline at `y`: no renderer needs a font for it. */
export function outlineOf(
	text: string,
	{ size, weight }: TextStyle,
	{ x, y }: { x: number; y: number },
): string {
	const glyphs: string[] = [];
	let from = x;
	for (const { font, text: piece } of piecesOf(text, weight)) {
		const scale = size / font.unitsPerEm;
		const run = font.layout(piece);
		for (const [at, glyph] of run.glyphs.entries()) {
			const place = run.positions[at];
			const [left, top] = [from + (place?.xOffset ?? 0) * scale, y - (place?.yOffset ?? 0) * scale];
			glyphs.push(glyph.path.scale(scale, -scale).translate(left, top).toSVG());
			from += (place?.xAdvance ?? 0) * scale;
		}
	}
	return glyphs.join("");
}

/** The lines of a writable text. What doesn't fit on the last one ends with an ellipsis; a long word is broken. */
export function linesOf(
	text: string,
	style: TextStyle,
	{ width, most }: { width: number; most: number },
): string[] {
	const fits = (line: string) => widthOf(line, style) <= width;
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		const longer = line ? `${line} ${word}` : word;
		if (fits(longer)) {
			line = longer;
			continue;
		}
		if (line) lines.push(line);
		line = "";
		for (const character of word) {
			if (line && !fits(line + character)) {
				lines.push(line);
				line = "";
			}
			line += character;
		}
	}
	lines.push(line);
	if (lines.length <= most) return lines;
	let last = lines[most - 1] ?? "";
	while (last && !fits(`${last}…`)) last = last.slice(0, -1);
	return [...lines.slice(0, most - 1), `${last.replace(/[\s,.:;–-]+$/u, "")}…`];
}
