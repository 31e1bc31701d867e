import { refuseLine } from "#app/common/forms/form-fields.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { isFormula, readCell } from "#app/common/lists/csv-formulas.ts";
import { exampleAmount, readMoney, typedMoney } from "#app/common/money.ts";
import { countCharacters, withoutUnseen } from "#app/common/typed-text.ts";
import { atCell, type CsvField, type Finding, type Header } from "./columns.ts";

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

	/** Adds a problem, only once even if a cell is read several times. */
	problem(field: CsvField, detail: string): void {
		const found = atCell(this.#header, this.row, field, detail);
		const isKnown = this.#problems.some(({ row, column }) => row === found.row && column === found.column);
		if (!isKnown) this.#problems.push(found);
	}

	/** The text of a cell, at most `max` characters; undefined when the file or this row has no such cell. */
	text(field: CsvField, max: number): string | undefined {
		const place = this.#header.at[field];
		const found = place && this.#cells[place.index];
		if (found === undefined) return undefined;
		const cell = withoutUnseen(found.normalize("NFC")).trim();
		if (isFormula(cell)) this.problem(field, t.importFindings.formula);
		else if (cell.includes("\u{fffd}") || cell.includes("\0"))
			this.problem(field, t.importFindings.unprintable);
		else if (countCharacters(cell) > max)
			this.problem(field, t.importFindings.tooLong({ most: formatCount(max) }));
		return readCell(cell);
	}

	/** One line of text, by the rule of the site's forms (`refuseLine`). */
	line(field: CsvField, max: number): string | undefined {
		const text = this.text(field, Number.POSITIVE_INFINITY)?.replace(/\s+/g, " ");
		const refusal = text === undefined ? null : refuseLine(text, { max, name: t.importFindings.cell });
		if (refusal !== null) this.problem(field, refusal);
		return text;
	}

	/** One line of text; null for an empty cell. */
	optionalLine(field: CsvField, max: number): string | null | undefined {
		const text = this.line(field, max);
		return text === "" ? null : text;
	}

	/**
	 * An amount in minor units; null for an empty cell, undefined without a column or for an invalid amount (a
	 * problem).
	 */
	money(field: CsvField, currency: string): number | null | undefined {
		const typed = this.optionalLine(field, 40);
		if (typed === undefined || typed === null) return typed;
		const amount = readMoney(typed, currency);
		if (amount === null) {
			this.problem(field, t.importFindings.notPrice({ typed, example: exampleAmount(currency) }));
			return undefined;
		}
		if (amount > MAX_PRICE)
			this.problem(field, t.importFindings.priceTooHigh({ most: typedMoney(MAX_PRICE, currency) }));
		return amount;
	}

	/** A whole number; null for an empty cell, undefined for no column. */
	whole(field: CsvField, range: { min: number; max: number }): number | null | undefined {
		const typed = this.optionalLine(field, 40);
		if (typed === undefined || typed === null) return typed;
		const number = /^[+-]?\d{1,9}(\.0+)?$/.test(typed) ? Number(typed) : Number.NaN;
		if (Number.isNaN(number)) this.problem(field, t.importFindings.notWhole({ typed }));
		else if (number < range.min || number > range.max)
			this.problem(
				field,
				t.importFindings.outOfRange({ min: formatCount(range.min), max: formatCount(range.max) }),
			);
		return number;
	}

	flag(field: CsvField, synonyms: { yes?: string[]; no?: string[] } = {}): boolean | undefined {
		const typed = this.line(field, 40)?.toLowerCase();
		if (typed === undefined) return undefined;
		const yes = [...(synonyms.yes ?? []), ...YES];
		const no = [...(synonyms.no ?? []), ...NO];
		if (yes.includes(typed)) return true;
		if (!no.includes(typed))
			this.problem(
				field,
				t.importFindings.notFlag({ typed, yes: yes[0]?.toUpperCase() ?? "", no: no[0]?.toUpperCase() ?? "" }),
			);
		return false;
	}
}
