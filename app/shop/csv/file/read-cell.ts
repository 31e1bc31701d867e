import { readMoney } from "#app/site/money.ts";
import type { Finding } from "../product/wanted-product.ts";
import { columnName, type Field, type Header } from "./columns.ts";
import { isFormula, readCell } from "./formulas.ts";

const YES = ["true", "yes", "1", "wahr", "vrai"];
const NO = ["false", "no", "0", "", "falsch", "faux"];
const UNSEEN = /(?![\n\r\t])[\p{Cc}\ufffd]/u;

/** The cells of one row, each read as what its column holds; what can't be is a problem that names row and column. */
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

	has(field: Field): boolean {
		return this.#header.at[field] !== undefined;
	}

	problem(field: Field, detail: string): void {
		const column = this.#header.at[field]?.name ?? columnName(field);
		this.#problems.push({ row: this.row, column, detail });
	}

	/** The text of a cell, at most so long; undefined when the file has no such column. */
	text(field: Field, max: number): string | undefined {
		const place = this.#header.at[field];
		if (!place) return undefined;
		const cell = (this.#cells[place.index] ?? "").normalize("NFC").trim();
		if (isFormula(cell)) this.problem(field, "begins like a formula, which a spreadsheet would run.");
		else if (UNSEEN.test(cell)) this.problem(field, "contains a character that can’t be shown.");
		else if ([...cell].length > max)
			this.problem(field, `is longer than ${max.toLocaleString("en")} characters.`);
		return readCell(cell);
	}

	/** One line of text. */
	line(field: Field, max: number): string | undefined {
		return this.text(field, max)?.replace(/\s+/g, " ");
	}

	/** An amount in minor units; null for an empty cell, undefined for one that is none (a problem then). */
	money(field: Field, currency: string): number | null | undefined {
		const typed = this.line(field, 40);
		if (typed === undefined || typed === "") return typed === undefined ? undefined : null;
		const amount = readMoney(typed, currency);
		if (amount === null) {
			this.problem(field, `“${typed}” is no price. Write it like 12.50.`);
			return undefined;
		}
		if (amount > 100_000_000) this.problem(field, `“${typed}” is more than a price may be.`);
		return amount;
	}

	whole(field: Field, range: { min: number; max: number }): number | null | undefined {
		const typed = this.line(field, 40);
		if (typed === undefined || typed === "") return typed === undefined ? undefined : null;
		const number = /^[+-]?\d{1,9}(\.0+)?$/.test(typed) ? Number(typed) : Number.NaN;
		if (Number.isNaN(number)) this.problem(field, `“${typed}” is no whole number.`);
		else if (number < range.min || number > range.max)
			this.problem(field, `“${typed}” is not between ${range.min} and ${range.max.toLocaleString("en")}.`);
		return number;
	}

	flag(field: Field, words: { yes?: string[]; no?: string[] } = {}): boolean | undefined {
		const typed = this.line(field, 40)?.toLowerCase();
		if (typed === undefined) return undefined;
		if ([...YES, ...(words.yes ?? [])].includes(typed)) return true;
		if (![...NO, ...(words.no ?? [])].includes(typed))
			this.problem(field, `“${typed}” is neither TRUE nor FALSE.`);
		return false;
	}
}
