import { expect, test } from "vitest";
import { FileError, openRows } from "./read-rows.server.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Seven bytes at a time, so that characters and quotes are split. */
async function read(bytes: Uint8Array) {
	const step = bytes.length > 100_000 ? 65_536 : 7;
	const chunks = async function* () {
		for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
	};
	const { encoding, rows, header } = await openRows(chunks);
	const cells: string[][] = [];
	const numbers: number[] = [];
	for await (const row of rows) {
		cells.push(row.cells);
		numbers.push(row.row);
	}
	return { encoding, cells, numbers, fields: Object.keys(header.at) };
}

const faultOf = (bytes: Uint8Array) =>
	read(bytes).then(
		() => "none",
		(error: unknown) => (error instanceof FileError ? error.message : `not a fault: ${error}`),
	);

test.each([
	["commas and Unix line ends", utf8('Handle,Title\nlamp,"A ""good"" lamp"\n')],
	["a mark, semicolons and Windows line ends", utf8('\ufeffHandle;Title\r\nlamp;"A ""good"" lamp"\r\n')],
	["tabs, and no end of the last line", utf8('URL handle\tTitle\nlamp\t"A ""good"" lamp"')],
	["UTF-16", new Uint8Array(Buffer.from('\ufeffHandle,Title\nlamp,"A ""good"" lamp"\n', "utf16le"))],
	["old Macintosh line ends", utf8('Handle,Title\rlamp,"A ""good"" lamp"\r')],
])("reads a file with %s", async (_, bytes) => {
	expect(await read(bytes)).toMatchObject({
		cells: [["lamp", 'A "good" lamp']],
		fields: ["handle", "title"],
	});
});

test("reads quoted line breaks, counts rows like a spreadsheet, and skips empty ones", async () => {
	const file = 'Handle,Title,Body (HTML)\na,A,"one\ntwo"\n,,\nb,B,\n';
	expect(await read(utf8(file))).toMatchObject({
		cells: [
			["a", "A", "one\ntwo"],
			["b", "B", ""],
		],
		numbers: [2, 4],
	});
});

test("reads a file that is not UTF-8 as Windows-1252 and reports it", async () => {
	const bytes = new Uint8Array(Buffer.from("Handle,Title\nfacon,Fa\xe7on\n", "latin1"));
	expect(await read(bytes)).toMatchObject({ encoding: "windows-1252", cells: [["facon", "Façon"]] });
});

test.each([
	["nothing", utf8(""), /empty/],
	["an Excel file", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), /Excel file/],
	["bytes that are no text", new Uint8Array([72, 0, 1, 2, 3]), /not a text file/],
	["other columns", utf8("Name,Cost\na,1\n"), /doesn’t have the column names/],
	["no title", utf8("Handle,Price\na,1\n"), /column “Title” is missing/],
	["a column twice", utf8("Handle,Title,URL handle\na,A,b\n"), /have the same meaning/],
	["a quotation mark that stays open", utf8('Handle,Title\na,"A\nb,B\n'), /is never closed/],
	["a stray quotation mark", utf8('Handle,Title\na,A\nb,B "x"\n'), /^Row 3 has a quotation mark/],
	[
		"more rows than can be imported",
		utf8(`Handle,Title\n${"a,A\n".repeat(200_001)}`),
		/more than 200,000 rows/,
	],
])("rejects a file with %s", async (_, bytes, words) => {
	expect(await faultOf(bytes)).toMatch(words);
});

test("reports a row that is too long or too wide, and reads the next ones", async () => {
	const long = `a,"${"x".repeat(1_000_000)}"`;
	const wide = `b,B${",".repeat(400)}`;
	const { rows } = await openRows(async function* () {
		yield utf8(`Handle,Title\n${long}\n${wide}\nc,C\n`);
	});
	const read: string[] = [];
	for await (const { row, cells, fault } of rows) read.push(`${row} ${cells[0]} ${fault ?? "read"}`);
	expect(read).toEqual([
		"2 a Row 2 is longer than 200,000 characters.",
		"3 b Row 3 has 402 columns. At most 300 can be read.",
		"4 c read",
	]);
});

test("other requests run while a long file is read", async () => {
	const text = `Handle,Title\n${"lamp,Lamp\n".repeat(5_000)}`;
	const { rows } = await openRows(async function* () {
		yield utf8(text);
	});
	let turns = 0;
	const count = () => {
		turns += 1;
		timer = setImmediate(count);
	};
	let timer = setImmediate(count);
	let read = 0;
	for await (const _ of rows) read += 1;
	clearImmediate(timer);
	expect(read).toBe(5_000);
	expect(turns).toBeGreaterThanOrEqual(10);
});
