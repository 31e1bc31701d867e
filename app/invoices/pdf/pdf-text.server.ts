import bidiFactory from "bidi-js";
import { isRightToLeft } from "#app/common/language/current-language.ts";
import { type FontName, fontFor, isRightToLeftFont, loadFont } from "./pdf-fonts.server.ts";

type Document = InstanceType<typeof import("pdfkit")>;

const bidi = bidiFactory();

/** Characters of one font and one direction; `level` is odd from right to left (UAX #9). */
type Run = { text: string; font: FontName; level: number };

type TextStyle = { size: number; isBold?: boolean };

/** A character that no font has is printed as this, and counted. */
const MISSING = "?";
/** Marks of direction: they set levels, and have no glyph. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Lines also break between these characters. */
const BREAKS_ANYWHERE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

/** Writes text of any script into a PDF, each character in a font that has it, and counts those that none has. */
export function pdfWriter(doc: Document) {
	let missing = 0;

	/** The tables of an invoice repeat words and amounts, and shaping one takes a tenth of a millisecond or more. */
	const widths = new Map<string, number>();
	const widthOf = ({ text, font }: Run, size: number): number => {
		const key = `${font} ${size} ${text}`;
		const known = widths.get(key);
		if (known !== undefined) return known;
		selectFont(font);
		const width = doc.fontSize(size).widthOfString(text);
		widths.set(key, width);
		return width;
	};

	const used = new Set<FontName>();
	function selectFont(name: FontName): void {
		if (!used.has(name)) doc.registerFont(name, loadFont(name).bytes);
		used.add(name);
		doc.font(name);
	}

	/** The text's words and spaces as runs, in their logical order. */
	function runsOf(text: string, base: FontName): Run[] {
		const { levels } = bidi.getEmbeddingLevels(text);
		const runs: Run[] = [];
		let last: FontName = base;
		let at = 0;
		for (const character of text) {
			if (DIRECTION.test(character)) {
				at += character.length;
				continue;
			}
			const found = fontFor(character, { base, last });
			if (found === null) missing++;
			const font = found ?? base;
			const level = levels[at] ?? 0;
			const isOdd = level % 2 === 1;
			const shown =
				found === null ? MISSING : isOdd ? (bidi.getMirroredCharacter(character) ?? character) : character;
			const run = runs.at(-1);
			const isSpace = character === " ";
			const joins =
				run &&
				run.font === font &&
				run.level === level &&
				!isSpace &&
				!run.text.endsWith(" ") &&
				!BREAKS_ANYWHERE.test(character);
			// Only fonts of these scripts are laid out from right to left: other characters are turned around here.
			if (joins) run.text = isOdd && !isRightToLeftFont(font) ? shown + run.text : run.text + shown;
			else runs.push({ text: shown, font, level });
			last = font;
			at += character.length;
		}
		return runs;
	}

	/** Breaks runs into lines that fit; a word that is too long is broken between its characters. */
	function linesOf(runs: readonly Run[], { size, width }: { size: number; width: number }): Run[][] {
		const lines: Run[][] = [[]];
		let left = width;
		const words = wordsOf(runs);
		for (const word of words) {
			const wide = word.reduce((sum, run) => sum + widthOf(run, size), 0);
			const isSpace = word.length === 1 && word[0]?.text === " ";
			if (wide > left && lines.at(-1)?.length && !isSpace) {
				lines.push([]);
				left = width;
			}
			const pieces = wide > width ? word.flatMap((run) => charactersOf(run)) : word;
			for (const piece of pieces) {
				const pieceWidth = wide > width ? widthOf(piece, size) : 0;
				if (wide > width && pieceWidth > left && lines.at(-1)?.length) {
					lines.push([]);
					left = width;
				}
				lines.at(-1)?.push(piece);
				left -= pieceWidth;
			}
			if (wide <= width) left -= wide;
		}
		return lines.map(withoutSpaceAtEnd);
	}

	type Place = { x: number; y: number; width: number; align?: "start" | "end"; color?: string };

	/**
	 * Writes a paragraph with its first baseline at `y`, and returns the baseline below it. A sheet in a language that is
	 * read from right to left is mirrored.
	 */
	function write(
		text: string,
		style: TextStyle,
		{ x: start, y, width, align = "start", color = "#1c1917" }: Place,
	): number {
		const { size, isBold } = style;
		const isMirrored = isRightToLeft();
		const x = isMirrored ? doc.page.width - start - width : start;
		const isAtRight = (align === "end") !== isMirrored;
		const lines = linesOf(runsOf(text, isBold ? "bold" : "regular"), { size, width });
		let baseline = y;
		for (const line of lines) {
			const runs = joinNeighbours(inVisualOrder(line));
			const widths = runs.map((run) => widthOf(run, size));
			let from = isAtRight ? x + width - widths.reduce((sum, each) => sum + each, 0) : x;
			for (const [index, run] of runs.entries()) {
				selectFont(run.font);
				doc.fontSize(size).fillColor(color);
				doc.text(run.text, from, baseline, { lineBreak: false, baseline: "alphabetic" });
				from += widths[index] ?? 0;
			}
			baseline += size * LINE_HEIGHT;
		}
		return baseline;
	}

	/** The height of a paragraph, without writing it. */
	function heightOf(text: string, { size, isBold }: TextStyle, width: number): number {
		const before = missing;
		const lines = linesOf(runsOf(text, isBold ? "bold" : "regular"), { size, width });
		missing = before;
		return lines.length * size * LINE_HEIGHT;
	}

	return { write, heightOf, countMissing: () => missing };
}

export const LINE_HEIGHT = 1.4;

/** Runs without a space between them, and each space by itself. */
function wordsOf(runs: readonly Run[]): Run[][] {
	const words: Run[][] = [];
	for (const run of runs) {
		const last = words.at(-1)?.at(-1);
		const isOwnWord = run.text === " " || !last || last.text === " " || BREAKS_ANYWHERE.test(run.text);
		if (isOwnWord) words.push([run]);
		else words.at(-1)?.push(run);
	}
	return words;
}

/** Words and spaces from left to right in one font are written at once, which takes a fraction of the time. */
function joinNeighbours(line: readonly Run[]): Run[] {
	const runs: Run[] = [];
	for (const run of line) {
		const last = runs.at(-1);
		if (last && last.font === run.font && last.level === 0 && run.level === 0) last.text += run.text;
		else runs.push({ ...run });
	}
	return runs;
}

const charactersOf = (run: Run): Run[] => [...run.text].map((text) => ({ ...run, text }));

function withoutSpaceAtEnd(line: Run[]): Run[] {
	const end = line.findLastIndex(({ text }) => text !== " ");
	return line.slice(0, end + 1);
}

/** The order on paper: from the highest level down to the lowest odd one, neighbours of that level are turned around. */
function inVisualOrder(line: readonly Run[]): Run[] {
	const runs = [...line];
	const highest = Math.max(0, ...runs.map(({ level }) => level));
	for (let level = highest; level > 0; level--)
		for (let start = 0; start < runs.length; start++) {
			if ((runs[start]?.level ?? 0) < level) continue;
			let end = start;
			while (end < runs.length && (runs[end]?.level ?? 0) >= level) end++;
			runs.splice(start, end - start, ...runs.slice(start, end).reverse());
			start = end;
		}
	return runs;
}
