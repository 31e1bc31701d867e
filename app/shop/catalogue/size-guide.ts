import { t } from "#app/common/language/messages.ts";
import { countCharacters } from "#app/common/typed-text.ts";

/** The most characters of a size guide as it is typed. */
export const MAX_SIZE_GUIDE = 4_000;
const MAX_ROWS = 30;
const MAX_COLUMNS = 8;
const MAX_CELL = 60;

/** The rows of a stored size guide: the first has the headings. None for a product without one. */
export const sizeGuideRows = (stored: string): string[][] =>
	stored === "" ? [] : stored.split("\n").map((row) => row.split(" | "));

/**
 * Reads a typed size guide: a line for each row, its cells separated by `|`, or by tabs as spreadsheets copy them.
 * Returns it as it is stored, or why it is refused.
 */
export function readSizeGuide(typed: string): { ok: true; stored: string } | { ok: false; sentence: string } {
	const rows = typed
		.split(/\r?\n/)
		.flatMap((line, at) => (line.trim() ? [{ at, cells: cellsOf(line) }] : []));
	const refuse = (sentence: string) => ({ ok: false, sentence }) as const;
	const [head] = rows;
	if (!head) return { ok: true, stored: "" };
	const columns = head.cells.length;
	if (columns < 2 || columns > MAX_COLUMNS) return refuse(t.sizeGuide.columns({ most: MAX_COLUMNS }));
	if (rows.length < 2) return refuse(t.sizeGuide.enterRow);
	if (rows.length > MAX_ROWS) return refuse(t.sizeGuide.rows({ most: MAX_ROWS }));
	for (const { at, cells } of rows) {
		if (cells.length !== columns)
			return refuse(t.sizeGuide.columnCount({ line: at + 1, count: cells.length, columns }));
		if (cells.some((cell) => countCharacters(cell) > MAX_CELL))
			return refuse(t.sizeGuide.longCell({ line: at + 1, most: MAX_CELL }));
	}
	return { ok: true, stored: rows.map(({ cells }) => cells.join(" | ")).join("\n") };
}

/** An empty cell is a dash, so that no two bars stand together. Bars around a line are no cells. */
function cellsOf(line: string): string[] {
	const parts = line.includes("|")
		? line
				.trim()
				.replace(/^\||\|$/g, "")
				.split("|")
		: line.split("\t");
	return parts.map((part) => part.replace(/\s+/g, " ").trim() || "–");
}
