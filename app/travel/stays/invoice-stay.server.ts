import type { Selectable, Transaction } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { issueCreditNote, issueInvoice } from "#app/common/invoices/issue-invoice.server.ts";
import { sellerKey } from "#app/common/invoices/sellers.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Schema } from "#db/schema.ts";

type StayRow = Selectable<Schema["bookings"]>;

/** Issues the hotel’s invoice of a stay, in the transaction of its check-out. */
export async function invoiceStay(trx: Transaction<Schema>, booking: StayRow, now: Date): Promise<void> {
	const nights = await trx
		.selectFrom("booking_nights")
		.select(["date", "price"])
		.where("booking_id", "=", booking.id)
		.orderBy("date")
		.execute();
	const { number, rooms, name, email, contact: phone, currency, total } = booking;
	const room = rooms > 1 ? `${rooms} × ${booking.room_name}` : booking.room_name;
	await issueInvoice(trx, {
		...{ seller: sellerKey(booking.hotel_id), subject: "stay", number, now },
		content: {
			currency,
			buyer: { name, address: [], email, phone },
			facts: [
				["Booking", formatReferenceNumber(number)],
				["Stay", `${formatDate(booking.check_in)} to ${formatDate(booking.check_out)}`],
			],
			lines: nights.map(({ date, price }) => ({
				title: `Night of ${formatDate(date)}`,
				detail: room,
				quantity: 1,
				unitPrice: price,
				amount: price,
			})),
			sums: [],
			taxes: [],
			isTaxInclusive: true,
			total,
			paidBy: "",
			paid: 0,
		},
	});
}

/** Takes back the invoice of a stay whose check-out is undone; its next check-out issues another one. */
export const creditStay = (trx: Transaction<Schema>, number: string, now: Date): Promise<string | null> =>
	issueCreditNote(trx, { subject: "stay", number, amount: null, reason: "The check-out was undone", now });
