import { plural } from "#app/common/language/plural.ts";
export const sizeGuide = {
	columns: ({ most }: { most: number }) =>
		`Enter 2 to ${most} columns, separated by |, like Size | Chest | Waist.`,
	rows: ({ most }: { most: number }) => `A size guide can have up to ${most} rows.`,
	longCell: ({ line, most }: { line: number; most: number }) =>
		`Line ${line} has a cell of more than ${most} characters.`,
	columnCount: ({ line, count, columns }: { line: number; count: number; columns: number }) =>
		plural(count, {
			one: `Line ${line} has ${count} column. Enter ${columns}, as in the first line.`,
			other: `Line ${line} has ${count} columns. Enter ${columns}, as in the first line.`,
		}),
	enterRow: "Enter at least one row of sizes below the headings.",
};
