import { formatDate } from "#app/common/calendar.ts";
import type { InvoiceTotal } from "#app/common/invoices/invoice-rows.ts";
import { formatMonth, type StatementSnapshot } from "#app/travel/commission/statement.ts";

type Sums = { entry_count: number; commission_total: number; collected_total: number; balance: number };

/** From what was collected to what is owed, in the order of the page and the PDF. Minor units. */
export function statementTotals(statement: Sums, { unsettled }: StatementSnapshot): InvoiceTotal[] {
	const { balance, commission_total, collected_total } = statement;
	return [
		{ label: "Collected by Meeha for the hotel", amount: collected_total, look: "plain" },
		{ label: "Commission", amount: -commission_total, look: "plain" },
		{ label: owesLabel(balance), amount: Math.abs(balance), look: "total" },
		...(unsettled.count === 0
			? []
			: [
					{
						label: `Not included: ${countStatements(unsettled.count)} not settled. ${owesLabel(unsettled.balance)}`,
						amount: Math.abs(unsettled.balance),
						look: "small",
					} as InvoiceTotal,
				]),
	];
}

const owesLabel = (balance: number): string =>
	balance === 0 ? "Nothing owed" : balance > 0 ? "Meeha owes the hotel" : "The hotel owes Meeha";

const countStatements = (count: number): string =>
	count === 1 ? "1 earlier statement" : `${count} earlier statements`;

type Dated = { month: string; entry_count: number };

/** The dates and numbers of a statement, by label. */
export const statementFacts = (statement: Dated, { issuedOn }: StatementSnapshot): [string, string][] => [
	["Month", formatMonth(statement.month)],
	["Date of issue", formatDate(issuedOn)],
	["Entries", String(statement.entry_count)],
];

/** Says that a document shows only the first entries; null when it shows all. */
export const moreEntriesNote = (shown: number, count: number): string | null =>
	shown < count ? `These are the first ${shown} of ${count} entries. The CSV file has all of them.` : null;
