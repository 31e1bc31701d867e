import type { Selectable, Transaction } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { issueCreditNote, issueInvoice } from "#app/common/invoices/issue-invoice.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Schema } from "#db/schema.ts";
import { moveFacts } from "./move-details.ts";
import { readMoveLines } from "./rates/move-lines.server.ts";

type MoveRow = Selectable<Schema["moving_bookings"]>;

/** Issues the market’s invoice of a move with a price, in the transaction that delivers it. */
export async function invoiceMove(trx: Transaction<Schema>, move: MoveRow, now: Date): Promise<void> {
	const { number, price, currency, name, email, contact: phone } = move;
	if (price === null || currency === null) return;
	const lines = await readMoveLines(trx, move.id);
	const priced = lines.length > 0 ? lines : [{ label: "Move", amount: price }];
	await issueInvoice(trx, {
		...{ seller: "market", subject: "move", number, now },
		content: {
			currency,
			buyer: { name, address: [], email: email ?? "", phone },
			facts: [
				["Booking", formatReferenceNumber(number)],
				["Date of the move", formatDate(move.booking_date)],
				...moveFacts(move),
			],
			lines: priced.map(({ label: title, amount }) => ({
				...{ title, detail: "", quantity: 1, unitPrice: amount, amount },
			})),
			sums: [],
			taxes: [],
			isTaxInclusive: true,
			total: price,
			paidBy: move.deposit_paid > 0 ? "deposit online" : "",
			paid: move.deposit_paid - move.deposit_refunded,
		},
	});
}

/** Takes back the invoice of a move whose delivery is undone; its next delivery issues another one. */
export const creditMove = (trx: Transaction<Schema>, number: string, now: Date): Promise<string | null> =>
	issueCreditNote(trx, { subject: "move", number, amount: null, reason: "The delivery was undone", now });

/** Issues the credit note of a refund, if the move is invoiced. The amount is in minor units. */
export const creditDeposit = (
	trx: Transaction<Schema>,
	refund: { number: string; amount: number; now: Date },
): Promise<string | null> =>
	issueCreditNote(trx, { subject: "move", ...refund, reason: "A part of the deposit was refunded" });
