import type { Selectable, Transaction } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { invoiceMail } from "#app/invoices/invoice-mail.ts";
import { issueCreditNote, issueInvoice } from "#app/invoices/issue-invoice.server.ts";
import { moveFacts } from "#app/rent/moves/move-details.ts";
import type { Schema } from "#db/schema.ts";
import { readMoveLines } from "./move-lines.server.ts";

type MoveRow = Selectable<Schema["moving_bookings"]>;

/**
 * Issues the market’s invoice of a move with a price, in the transaction that delivers it, or of the fee of a late
 * cancellation. Tells the customer by email.
 */
export const invoiceMove = (trx: Transaction<Schema>, move: MoveRow, now: Date): Promise<void> =>
	writeIn(move.language, () => issueInLanguage(trx, move, now));

async function issueInLanguage(trx: Transaction<Schema>, move: MoveRow, now: Date): Promise<void> {
	const { number, currency, name, email, contact: phone, language } = move;
	const priced = await pricedLines(trx, move);
	const total = priced.reduce((sum, { amount }) => sum + amount, 0);
	if (total === 0 || currency === null) return;
	const invoice = await issueInvoice(trx, {
		seller: "market",
		subject: "move",
		number,
		now,
		content: {
			language,
			currency,
			buyer: { name, address: [], email: email ?? "", phone },
			facts: [
				[t.invoices.content.booking, formatReferenceNumber(number)],
				[t.invoices.content.moveDate, formatDate(move.booking_date)],
				...moveFacts(move),
			],
			lines: priced.map(({ label: title, amount }) => ({
				title,
				detail: "",
				quantity: 1,
				unitPrice: amount,
				amount,
			})),
			sums: [],
			taxes: [],
			isTaxInclusive: true,
			total,
			paidBy: move.deposit_paid > 0 ? t.invoices.content.depositOnline : "",
			// A cancelled move keeps its fee; the rest of its deposit is refunded.
			paid: Math.min(total, move.deposit_paid - move.deposit_refunded),
		},
	});
	if (!invoice || !email) return;
	const told = { to: email, name, number, seller: marketName(), invoice, total, currency };
	await writeMail(trx, language, () => invoiceMail(told), now);
}

/** What is charged, line by line; empty for nothing. */
async function pricedLines(trx: Transaction<Schema>, { id, status, price, cancellation_fee: fee }: MoveRow) {
	if (status === "cancelled") return fee ? [{ label: t.invoices.content.cancellation, amount: fee }] : [];
	if (status !== "delivered" || price === null) return [];
	const lines = await readMoveLines(trx, id);
	return lines.length > 0 ? lines : [{ label: t.invoices.content.move, amount: price }];
}

/** Takes back the invoice of a move whose delivery is undone; its next delivery issues another one. */
export const creditMove = (trx: Transaction<Schema>, number: string, now: Date): Promise<string | null> =>
	issueCreditNote(trx, {
		subject: "move",
		number,
		left: null,
		now,
		title: () => t.invoices.content.invoiceOfBooking({ number: formatReferenceNumber(number) }),
		reason: () => t.invoices.content.deliveryUndone,
	});

/**
 * Issues the credit note of a refund, if the move is invoiced: for what is no longer paid of its price, or of the fee
 * when it was cancelled. The rest of the deposit was never invoiced.
 */
export const creditDeposit = (trx: Transaction<Schema>, move: MoveRow, now: Date): Promise<string | null> =>
	issueCreditNote(trx, {
		subject: "move",
		number: move.number,
		now,
		left: move.deposit_paid - move.deposit_refunded,
		title: () => t.invoices.content.refundOfBooking({ number: formatReferenceNumber(move.number) }),
		reason: () => t.invoices.content.depositRefunded,
	});
