/** What a spreadsheet may run when a cell begins with it (OWASP, CSV injection); some read the wide signs alike. */
const STARTS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A number is no formula, though it may begin with a sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Makes a cell that no spreadsheet runs as a formula: an apostrophe in front marks it as text. `readCell`
 * removes the apostrophe.
 */
export const safeCell = (text: string): string =>
	STARTS.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** What `safeCell` was given. */
export const readCell = (cell: string): string =>
	cell.startsWith("'") && STARTS.test(cell) ? cell.slice(1) : cell;

/** Whether a cell of somebody's file would be run by a spreadsheet: it begins with = or @. Signs begin many plain texts. */
export const isFormula = (cell: string): boolean => /^[=@＝＠]/.test(cell);
