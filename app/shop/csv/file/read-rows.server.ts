import { parse } from "csv-parse";
import { type Header, readHeader } from "./columns.ts";

/** A row by its number in a spreadsheet: the header is row 1. */
export type FileRow = { row: number; cells: string[] };

/** Why a file can't be read, in a sentence for whoever sent it. */
export class FileFault extends Error {}

/** As many characters as a description, its markup and the other cells of its row may have together. */
const MAX_ROW_CHARACTERS = 200_000;
const MAX_COLUMNS = 300;
/** So many rows are read in one go: a parser that always has more to give would never let anybody else's turn come. */
const ROWS_A_TURN = 250;

type Chunks = () => AsyncIterable<Uint8Array>;

/**
 * Reads a product file row by row, holding no more of it than a row. Knows UTF-8 and UTF-16 by their marks and
 * UTF-8 by its form; anything else is read as Windows-1252 and said to be (`encoding`). The delimiter (comma,
 * semicolon, tab) is the one that makes columns of the first row. Throws `FileFault` for what is no such file.
 * `chunks` is called twice: once to learn the encoding, once to read.
 */
export async function openRows(
	chunks: Chunks,
): Promise<{ header: Header; encoding: string; rows: AsyncIterable<FileRow> }> {
	const encoding = await encodingOf(chunks);
	const first = await firstRow(chunks, encoding);
	const delimiter = delimiterOf(first);
	const rows = parseRows(decode(chunks, encoding), delimiter);
	const head = await rows.next();
	if (head.done) throw new FileFault("The file is empty.");
	const header = readHeader(head.value.cells);
	if ("fault" in header) {
		await rows.return(undefined);
		throw new FileFault(header.fault);
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
			if (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04)
				throw new FileFault("This is an Excel file. In Excel, save it as “CSV UTF-8” and send that.");
			if (a === 0xff && b === 0xfe) return "utf-16le";
			if (a === 0xfe && b === 0xff) return "utf-16be";
			isFirst = false;
		}
		if (chunk.includes(0))
			throw new FileFault("This is not a text file: it contains bytes that no text has.");
		if (!isUtf8) continue;
		try {
			decoder.decode(chunk, { stream: true });
		} catch {
			isUtf8 = false;
		}
	}
	if (isFirst) throw new FileFault("The file is empty.");
	return isUtf8 ? "utf-8" : "windows-1252";
}

async function* decode(chunks: Chunks, encoding: string): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks()) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}

/** The text up to the first line end that is not inside quotes. */
async function firstRow(chunks: Chunks, encoding: string): Promise<string> {
	let text = "";
	for await (const part of decode(chunks, encoding)) {
		text += part;
		let isQuoted = false;
		for (let at = 0; at < text.length; at++) {
			if (text[at] === '"') isQuoted = !isQuoted;
			else if (!isQuoted && (text[at] === "\n" || text[at] === "\r")) return text.slice(0, at);
		}
		if (text.length > MAX_ROW_CHARACTERS) break;
	}
	return text.slice(0, MAX_ROW_CHARACTERS);
}

function delimiterOf(first: string): string {
	const counts = [",", ";", "\t"].map((delimiter) => ({ delimiter, columns: first.split(delimiter).length }));
	counts.sort((a, b) => b.columns - a.columns);
	return counts[0]?.delimiter ?? ",";
}

async function* parseRows(
	text: AsyncIterable<string>,
	delimiter: string,
): AsyncGenerator<FileRow, undefined> {
	const parser = parse({
		delimiter,
		relax_column_count: true,
		max_record_size: MAX_ROW_CHARACTERS,
		record_delimiter: ["\r\n", "\n", "\r"],
	});
	const feeding = feed(text, parser).catch((error: Error) => {
		parser.destroy(error);
	});
	let row = 0;
	try {
		for await (const cells of parser as AsyncIterable<string[]>) {
			row += 1;
			if (row % ROWS_A_TURN === 0) await new Promise(setImmediate);
			if (cells.length > MAX_COLUMNS)
				throw new FileFault(`Row ${row} has ${cells.length} columns; at most ${MAX_COLUMNS} can be read.`);
			if (cells.some((cell) => cell.trim() !== "")) yield { row, cells };
		}
	} catch (error) {
		throw error instanceof FileFault ? error : new FileFault(faultOf(error));
	} finally {
		parser.destroy();
		await feeding;
	}
	return undefined;
}

async function feed(text: AsyncIterable<string>, parser: ReturnType<typeof parse>): Promise<void> {
	let goOn = () => {};
	parser.on("drain", () => goOn());
	parser.on("close", () => goOn());
	for await (const part of text) {
		if (parser.destroyed) return;
		const mayGoOn = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		if (!parser.write(part)) await mayGoOn;
	}
	parser.end();
}

const FAULTS: Record<string, (row: number) => string> = {
	CSV_QUOTE_NOT_CLOSED: (row) => `A quotation mark that opens in row ${row} or before is never closed.`,
	INVALID_OPENING_QUOTE: (row) =>
		`Row ${row} has a quotation mark inside a cell that is not quoted. Write it twice and quote the cell.`,
	CSV_INVALID_CLOSING_QUOTE: (row) =>
		`Row ${row} has text after a closing quotation mark. Quotation marks inside a quoted cell are written twice.`,
	CSV_MAX_RECORD_SIZE: (row) => `Row ${row} is longer than 200,000 characters.`,
};

function faultOf(error: unknown): string {
	const { code, records = 0 } = error as { code?: string; records?: number };
	// Anything else, such as a database that can't be read, is no fault of the file.
	if (!code || !/^(CSV|INVALID)_/.test(code)) throw error;
	const row = records + 1;
	return FAULTS[code]?.(row) ?? `Row ${row} can’t be read as CSV.`;
}
