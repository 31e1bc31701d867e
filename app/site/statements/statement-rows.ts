import { formatDate, formatMonth } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
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
		{
			label: t.statements.collectedForHotel({ market: marketName() }),
			amount: collected_total,
			look: "plain",
		},
		{ label: t.statements.commission, amount: -commission_total, look: "plain" },
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
	const amount = formatMoney(Math.abs(balance), currency);
	return dueOn && !isSettled
		? t.statements.owedUntil({ who, amount, date: formatDate(dueOn) })
		: t.statements.owed({ who, amount });
}

/** What earlier statements were not settled, which the totals leave out; null when all were. */
export function unsettledNote({ unsettled }: StatementSnapshot, currency: string): string | null {
	const { count, balance } = unsettled;
	if (count === 0) return null;
	return t.statements.earlier({ count, owed: owedLine(balance, { currency }) });
}

type Dated = { month: string; entry_count: number };

/** The dates and numbers of a statement, by label. */
export const statementFacts = (
	statement: Dated,
	{ issuedOn, dueOn }: StatementSnapshot,
): [string, string][] => [
	[t.statements.month, formatMonth(statement.month)],
	[t.statements.issuedOn, formatDate(issuedOn)],
	...(dueOn ? [[t.statements.dueLabel, formatDate(dueOn)] as [string, string]] : []),
	[t.statements.entries, String(statement.entry_count)],
];

/** Says that a document shows only the first entries; null when it shows all. */
export const moreEntriesNote = (shown: number, count: number): string | null =>
	shown < count ? t.statements.firstEntries({ shown, count }) : null;
