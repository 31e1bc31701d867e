/**
 * Characters that start a formula (OWASP, CSV injection), and their full-width forms, which some programs
 * accept.
 */
const STARTS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A number is not a formula, although it may begin with a sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Makes a cell that no spreadsheet runs as a formula: an apostrophe in front marks it as text. `readCell`
 * removes the apostrophe.
 */
export const safeCell = (text: string): string =>
	STARTS.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** Reverses `safeCell`. */
export const readCell = (cell: string): string =>
	cell.startsWith("'") && STARTS.test(cell) ? cell.slice(1) : cell;

/** Whether a cell begins with = or @. Plus and minus begin many plain texts, so they are allowed here. */
export const isFormula = (cell: string): boolean => /^[=@＝＠]/.test(cell);
