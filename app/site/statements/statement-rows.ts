import { formatDate } from "#app/common/calendar.ts";
import type { InvoiceTotal } from "#app/common/invoices/invoice-rows.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { formatMoney } from "#app/common/money.ts";
import {
	directionOf,
	formatMonth,
	STATEMENT_DIRECTIONS,
	type StatementSnapshot,
} from "#app/travel/commission/statement.ts";

type Sums = { commission_total: number; collected_total: number; balance: number };

/** From what was collected to what is owed, in the order of the page and the PDF. Minor units. */
export function statementTotals({ balance, commission_total, collected_total }: Sums): InvoiceTotal[] {
	return [
		{ label: `Collected by ${marketName()} for the hotel`, amount: collected_total, look: "plain" },
		{ label: "Commission", amount: -commission_total, look: "plain" },
		{ label: STATEMENT_DIRECTIONS[directionOf(balance)], amount: Math.abs(balance), look: "total" },
	];
}

/** `The hotel owes Meeha $120.00, due Tue 15 Dec 2026`: what a hotel looks for first. */
export function owedLine(balance: number, { currency, dueOn }: { currency: string; dueOn?: string }): string {
	const who = STATEMENT_DIRECTIONS[directionOf(balance)];
	if (balance === 0) return who;
	return `${who} ${formatMoney(Math.abs(balance), currency)}${dueOn ? `, due ${formatDate(dueOn)}` : ""}`;
}

/** What earlier statements were not settled, which the totals leave out; null when all were. */
export function unsettledNote({ unsettled }: StatementSnapshot, currency: string): string | null {
	const { count, balance } = unsettled;
	if (count === 0) return null;
	const which = count === 1 ? "1 earlier statement was" : `${count} earlier statements were`;
	const owed = owedLine(balance, { currency });
	return `${which} not settled on the date of issue (${owed}). The totals leave ${count === 1 ? "it" : "them"} out.`;
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
