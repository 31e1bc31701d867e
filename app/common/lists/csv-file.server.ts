import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { safeCell } from "./csv-formulas.ts";

/**
 * Writes rows as CSV while they are read. Escapes cells that a spreadsheet would run. Begins with a byte order
 * mark, which tells spreadsheets the encoding.
 */
export function csvFile<Row>(
	rows: AsyncIterable<Row>,
	columns: Record<string, (row: Row) => string>,
): Readable {
	const lines = Readable.from(rows).map((row: Row) =>
		Object.values(columns).map((cell) => safeCell(cell(row))),
	);
	const file = stringify({
		header: true,
		columns: Object.keys(columns),
		bom: true,
		record_delimiter: "windows",
	});
	lines.on("error", (error) => file.destroy(error));
	file.on("close", () => lines.destroy());
	return lines.pipe(file);
}
