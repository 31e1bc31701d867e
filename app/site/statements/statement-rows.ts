import { formatDate, formatMonth } from "#app/common/calendar.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { formatMoney } from "#app/common/money.ts";
import type { InvoiceTotal } from "#app/invoices/invoice-rows.ts";
import { type StatementSnapshot, whoPays } from "#app/travel/commission/statement.ts";

type Sums = { commission_total: number; collected_total: number; balance: number };

type Settled = { isSettled?: boolean };

/** From what was collected to what is owed, or was paid, in the order of the page and the PDF. Minor units. */
export function statementTotals(
	{ balance, commission_total, collected_total }: Sums,
	settled: Settled = {},
): InvoiceTotal[] {
	return [
		{ label: `Collected by ${marketName()} for the hotel`, amount: collected_total, look: "plain" },
		{ label: "Commission", amount: -commission_total, look: "plain" },
		{ label: whoPays(balance, settled), amount: Math.abs(balance), look: "total" },
	];
}

/**
 * `The hotel owes Meeha $120.00, due Tue 15 Dec 2026`: what a hotel looks for first. When it is
 * settled, `The hotel paid Meeha $120.00`. The balance is in minor units.
 */
export function owedLine(
	balance: number,
	{ currency, dueOn, isSettled = false }: { currency: string; dueOn?: string } & Settled,
): string {
	const who = whoPays(balance, { isSettled });
	if (balance === 0) return who;
	const due = dueOn && !isSettled ? `, due ${formatDate(dueOn)}` : "";
	return `${who} ${formatMoney(Math.abs(balance), currency)}${due}`;
}

/** What earlier statements were not settled, which the totals leave out; null when all were. */
export function unsettledNote({ unsettled }: StatementSnapshot, currency: string): string | null {
	const { count, balance } = unsettled;
	if (count === 0) return null;
	const which = count === 1 ? "1 earlier statement was" : `${count} earlier statements were`;
	const owed = owedLine(balance, { currency });
	return `${which} not settled on the date of issue (${owed}). The totals don’t include ${count === 1 ? "it" : "them"}.`;
}

type Dated = { month: string; entry_count: number };

/** The dates and numbers of a statement, by label. */
export const statementFacts = (
	statement: Dated,
	{ issuedOn, dueOn }: StatementSnapshot,
): [string, string][] => [
	["Month", formatMonth(statement.month)],
	["Date of issue", formatDate(issuedOn)],
	...(dueOn ? [["Due", formatDate(dueOn)] as [string, string]] : []),
	["Entries", String(statement.entry_count)],
];

/** Says that a document shows only the first entries; null when it shows all. */
export const moreEntriesNote = (shown: number, count: number): string | null =>
	shown < count ? `These are the first ${shown} of ${count} entries. The CSV file has all of them.` : null;
