import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { type Header, readHeader } from "./columns.ts";

/**
 * A row with its spreadsheet number: the header is row 1. `fault` is a sentence that says why the row can't
 * be read; its cells are then cut off.
 */
export type FileRow = { row: number; cells: string[]; fault?: string };

/** Why a file can't be read, as a sentence for the person who uploaded it. */
export class FileError extends Error {}

/** Enough for a description with its markup and the other cells of its row. */
const MAX_ROW_CHARACTERS = 200_000;
const MAX_COLUMNS = 300;
/** A file of 20 MB has fewer, unless its rows are nearly empty. */
const MAX_ROWS = 200_000;
/** Other requests run after this many rows. */
const ROWS_A_TURN = 250;

type Chunks = () => AsyncIterable<Uint8Array>;

/**
 * Reads a product file row by row, with one row in memory at a time. UTF-16 is recognized by its byte order
 * mark and UTF-8 by its content; anything else is read as Windows-1252 (see `encoding`). The delimiter
 * (comma, semicolon, tab) is the one that the first line has most often. A row that is too long has a
 * `fault`. Throws `FileError` for a file that can't be read at all. `chunks` is called twice: to detect the
 * encoding, and to read.
 */
export async function openRows(
	chunks: Chunks,
): Promise<{ header: Header; encoding: string; rows: AsyncIterable<FileRow> }> {
	const encoding = await encodingOf(chunks);
	const delimiter = await delimiterOf(decode(chunks, encoding));
	const rows = parseRows(decode(chunks, encoding), delimiter);
	const head = await rows.next();
	if (head.done) throw new FileError(t.importFindings.emptyFile);
	if (head.value.fault) throw new FileError(head.value.fault);
	const header = readHeader(head.value.cells);
	if ("fault" in header) {
		await rows.return(undefined);
		throw new FileError(header.fault);
	}
	return { header, encoding, rows };
}

async function encodingOf(chunks: Chunks): Promise<"utf-8" | "utf-16le" | "utf-16be" | "windows-1252"> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let isFirst = true;
	let isUtf8 = true;
	for await (const chunk of chunks()) {
		if (isFirst) {
			const [a, b, c, d] = chunk;
			if (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) throw new FileError(t.importFindings.excel);
			if (a === 0xff && b === 0xfe) return "utf-16le";
			if (a === 0xfe && b === 0xff) return "utf-16be";
			isFirst = false;
		}
		if (chunk.includes(0)) throw new FileError(t.importFindings.notText);
		if (!isUtf8) continue;
		try {
			decoder.decode(chunk, { stream: true });
		} catch {
			isUtf8 = false;
		}
	}
	if (isFirst) throw new FileError(t.importFindings.emptyFile);
	return isUtf8 ? "utf-8" : "windows-1252";
}

async function* decode(chunks: Chunks, encoding: string): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks()) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}

async function delimiterOf(text: AsyncIterable<string>): Promise<string> {
	let start = "";
	for await (const part of text) {
		start += part;
		if (/[\r\n]/.test(start) || start.length > MAX_ROW_CHARACTERS) break;
	}
	const [line = ""] = start.split(/[\r\n]/, 1);
	const columns = (delimiter: string) => line.split(delimiter).length;
	return [",", ";", "\t"].reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

async function* parseRows(
	text: AsyncIterable<string>,
	delimiter: string,
): AsyncGenerator<FileRow, undefined> {
	const parser = parse({
		delimiter,
		relax_column_count: true,
		record_delimiter: ["\r\n", "\n", "\r"],
	});
	// A failure of the text reaches the loop below through the parser.
	pipeline(Readable.from(text), parser, () => {});
	let row = 0;
	try {
		for await (const cells of parser as AsyncIterable<string[]>) {
			row += 1;
			if (row % ROWS_A_TURN === 0) await new Promise(setImmediate);
			if (row > MAX_ROWS + 1)
				throw new FileError(t.importFindings.tooManyRows({ most: formatCount(MAX_ROWS) }));
			if (cells.some((cell) => cell.trim() !== "")) yield boundedRow(row, cells);
		}
	} catch (error) {
		throw error instanceof FileError ? error : new FileError(faultOf(error));
	}
	return undefined;
}

function boundedRow(row: number, cells: string[]): FileRow {
	const size = cells.reduce((sum, cell) => sum + cell.length, 0);
	const fault =
		cells.length > MAX_COLUMNS
			? t.importFindings.tooManyColumns({ row, count: formatCount(cells.length), most: MAX_COLUMNS })
			: size > MAX_ROW_CHARACTERS
				? t.importFindings.rowTooLong({ row, most: formatCount(MAX_ROW_CHARACTERS) })
				: undefined;
	return fault === undefined
		? { row, cells }
		: { row, cells: cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, 200)), fault };
}

const FAULTS: Record<string, "quoteNotClosed" | "quoteInside" | "textAfterQuote"> = {
	CSV_QUOTE_NOT_CLOSED: "quoteNotClosed",
	INVALID_OPENING_QUOTE: "quoteInside",
	CSV_INVALID_CLOSING_QUOTE: "textAfterQuote",
};

function faultOf(error: unknown): string {
	const { code, records = 0 } = error as { code?: string; records?: number };
	// Other errors, such as of the database, are not about the file.
	if (!code || !/^(CSV|INVALID)_/.test(code)) throw error;
	const row = records + 1;
	return t.importFindings[FAULTS[code] ?? "unreadableRow"]({ row });
}

/** Many more than a product's variants and pictures need. Further rows are counted, but not stored. */
const MAX_REPORTED = 1_000;

/** `count` is the number of rows in the file; `rows` are the first of them. */
export type ProductRows = { rows: FileRow[]; count: number };

/**
 * Groups the rows of each product: consecutive rows with the same handle. A row without a handle is reported
 * as its own group and does not split the group around it. Other requests run between two groups, because
 * SQLite is synchronous.
 */
export async function* groupRows(rows: AsyncIterable<FileRow>, header: Header): AsyncGenerator<ProductRows> {
	const at = header.at.handle?.index ?? 0;
	let group: ProductRows = { rows: [], count: 0 };
	let handle = "";
	for await (const row of rows) {
		const own = (row.cells[at] ?? "").trim().toLowerCase();
		if (own === "") {
			yield { rows: [row], count: 1 };
			continue;
		}
		if (group.count > 0 && own !== handle) {
			yield group;
			group = { rows: [], count: 0 };
			await new Promise(setImmediate);
		}
		handle = own;
		group.count += 1;
		if (group.count <= MAX_REPORTED) group.rows.push(row);
	}
	if (group.count > 0) yield group;
}
