import { refuseLine } from "#app/common/forms/form-fields.ts";
import { isFormula, readCell } from "#app/common/lists/csv-formulas.ts";
import { readMoney, typedMoney } from "#app/common/money.ts";
import { type CsvField, columnName, type Header } from "./columns.ts";
import type { Finding } from "./product/wanted-product.ts";

const YES = ["true", "yes", "1", "wahr", "vrai"];
const NO = ["false", "no", "0", "", "falsch", "faux"];
const MAX_PRICE = 100_000_000;

/**
 * Reads the cells of one row by the type of their columns. Cells that can't be read, or that the product form
 * would refuse, are added to `problems` with row and column.
 */
export class RowReader {
	readonly row: number;
	readonly #cells: readonly string[];
	readonly #header: Header;
	readonly #problems: Finding[];

	constructor(row: { row: number; cells: readonly string[] }, header: Header, problems: Finding[]) {
		this.row = row.row;
		this.#cells = row.cells;
		this.#header = header;
		this.#problems = problems;
	}

	has(field: CsvField): boolean {
		return this.#header.at[field] !== undefined;
	}

	/** The column's name in this file, or the one we write. */
	column(field: CsvField): string {
		return this.#header.at[field]?.name ?? columnName(field);
	}

	/** Adds a problem, only once even if a cell is read several times. */
	problem(field: CsvField, detail: string): void {
		const column = this.column(field);
		const isKnown = this.#problems.some((one) => one.row === this.row && one.column === column);
		if (!isKnown) this.#problems.push({ row: this.row, column, detail });
	}

	/** The text of a cell, at most `max` characters; undefined when the file has no such column. */
	text(field: CsvField, max: number): string | undefined {
		const place = this.#header.at[field];
		if (!place) return undefined;
		const cell = (this.#cells[place.index] ?? "").normalize("NFC").trim();
		if (isFormula(cell))
			this.problem(field, "Remove the = or @ at the start. A spreadsheet would run this as a formula.");
		else if (cell.includes("\u{fffd}") || cell.includes("\0"))
			this.problem(field, "Remove the character that can’t be shown.");
		else if ([...cell].length > max)
			this.problem(field, `This must be ${max.toLocaleString("en-US")} characters or fewer.`);
		return readCell(cell);
	}

	/** One line of text, by the rule of the site's forms (`refuseLine`). */
	line(field: CsvField, max: number): string | undefined {
		const text = this.text(field, Number.POSITIVE_INFINITY)?.replace(/\s+/g, " ");
		const refusal = text === undefined ? null : refuseLine(text, { max, name: "This" });
		if (refusal !== null) this.problem(field, refusal);
		return text;
	}

	/**
	 * An amount in minor units; null for an empty cell, undefined without a column or for an invalid amount (a
	 * problem).
	 */
	money(field: CsvField, currency: string): number | null | undefined {
		const typed = this.line(field, 40);
		if (typed === undefined || typed === "") return typed === undefined ? undefined : null;
		const amount = readMoney(typed, currency);
		if (amount === null) {
			this.problem(field, `“${typed}” is not a price. Enter an amount like 12.50.`);
			return undefined;
		}
		if (amount > MAX_PRICE)
			this.problem(field, `A price must be ${typedMoney(MAX_PRICE, currency)} or less.`);
		return amount;
	}

	/** A whole number; null for an empty cell, undefined for no column. */
	whole(field: CsvField, range: { min: number; max: number }): number | null | undefined {
		const typed = this.line(field, 40);
		if (typed === undefined || typed === "") return typed === undefined ? undefined : null;
		const number = /^[+-]?\d{1,9}(\.0+)?$/.test(typed) ? Number(typed) : Number.NaN;
		const [min, max] = [range.min, range.max].map((limit) => limit.toLocaleString("en"));
		if (Number.isNaN(number)) this.problem(field, `“${typed}” is not a whole number.`);
		else if (number < range.min || number > range.max)
			this.problem(field, `Enter a number from ${min} to ${max}.`);
		return number;
	}

	flag(field: CsvField, synonyms: { yes?: string[]; no?: string[] } = {}): boolean | undefined {
		const typed = this.line(field, 40)?.toLowerCase();
		if (typed === undefined) return undefined;
		const yes = [...(synonyms.yes ?? []), ...YES];
		const no = [...(synonyms.no ?? []), ...NO];
		if (yes.includes(typed)) return true;
		if (!no.includes(typed))
			this.problem(field, `“${typed}” is not ${yes[0]?.toUpperCase()} or ${no[0]?.toUpperCase()}.`);
		return false;
	}
}
