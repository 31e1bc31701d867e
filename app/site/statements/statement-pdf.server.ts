import { t } from "#app/common/language/messages.ts";
import { formatCommissionRate } from "#app/common/market/commission-rate.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { partyLines } from "#app/invoices/invoice-rows.ts";
import type { PdfSheet } from "#app/invoices/pdf/pdf-sheet.ts";
import { type PrintedPdf, printPdf } from "#app/invoices/pdf/print-pdf.server.ts";
import { formatStatementNumber } from "#app/travel/commission/statement.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import type { ReadStatement } from "./read-statement.server.ts";
import {
	moreEntriesNote,
	owedLine,
	statementFacts,
	statementTotals,
	unsettledNote,
} from "./statement-rows.ts";

/** A statement as a PDF, on the paper of the hotel's country, remembered. Its settlement is not in it. */
export function printStatement(found: ReadStatement): Promise<PrintedPdf> {
	const { id, issued_at } = found.statement;
	return printPdf(`statement ${id} ${issued_at}`, () => statementSheet(found));
}

export function statementSheet({ statement, snapshot, entries }: ReadStatement): PdfSheet {
	const money = (amount: number) => formatMoney(amount, statement.currency);
	const notes = [
		unsettledNote(snapshot, statement.currency),
		moreEntriesNote(entries.length, statement.entry_count),
	];
	return {
		heading: t.statements.heading,
		number: formatStatementNumber(statement),
		issuer: snapshot.market.name,
		country: snapshot.hotelCountry,
		issuedAt: statement.issued_at,
		facts: statementFacts(statement, snapshot),
		summary: owedLine(statement.balance, { ...snapshot, currency: statement.currency }),
		parties: [
			{ title: t.invoices.from, lines: partyLines(snapshot.market) },
			{ title: t.statements.to, lines: partyLines(snapshot.hotel) },
		],
		columns: [
			t.statements.entry,
			{ title: t.words.amount, width: 85 },
			{ title: t.statements.rate, width: 55 },
			{ title: t.statements.commission, width: 85 },
			{ title: t.statements.collected, width: 85 },
		],
		rows: entries.map(({ kind, booking_number, check_in, check_out, base, rate, commission, collected }) => ({
			cells: [
				`${t.commission.kind[kind]} ${formatReferenceNumber(booking_number)}`,
				money(base),
				formatCommissionRate(rate),
				money(commission),
				money(collected),
			],
			detail: formatDates({ checkIn: check_in, checkOut: check_out }, 0),
		})),
		totals: statementTotals(statement).map(({ label, amount, look }) => ({
			label,
			amount: money(amount),
			look,
		})),
		notes: notes.filter((note) => note !== null),
	};
}
