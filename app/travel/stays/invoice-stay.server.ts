import type { Transaction } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { sellerKey } from "#app/common/market/sellers.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { invoiceMail } from "#app/invoices/invoice-mail.ts";
import type { InvoiceLine } from "#app/invoices/invoice-snapshot.ts";
import { issueCreditNote, issueInvoice } from "#app/invoices/issue-invoice.server.ts";
import { readBookedExtras } from "#app/travel/extras/read-extras.server.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { readHeldNights } from "./dates/booking-nights.server.ts";
import { settledOnline } from "./due-at-hotel.ts";

/**
 * Issues the hotel’s invoice of a stay, in the transaction of its check-out, or of its fee, in that of a late
 * cancellation or a no-show. Tells the guest by email.
 */
export const invoiceStay = (trx: Transaction<Schema>, invoiced: Invoiced): Promise<void> =>
	writeIn(invoiced.booking.language, () => issueInLanguage(trx, invoiced));

type Invoiced = { booking: StoredBooking; hotel: { email: string }; now: Date };

async function issueInLanguage(trx: Transaction<Schema>, { booking, hotel, now }: Invoiced): Promise<void> {
	const isStay = booking.status === "checked_out";
	const isFee = booking.fee > 0 && (booking.status === "no_show" || booking.status === "cancelled");
	if (!isStay && !isFee) return;
	const { number, name, email, contact: phone, currency, language } = booking;
	const total = isStay ? booking.total : booking.fee;
	const invoice = await issueInvoice(trx, {
		seller: sellerKey(booking.hotel_id),
		subject: "stay",
		number,
		now,
		content: {
			language,
			currency,
			buyer: { name, address: [], email, phone },
			facts: [
				[t.invoices.content.booking, formatReferenceNumber(number)],
				[
					t.invoices.subjects.stay,
					t.invoices.content.dates({
						from: formatDate(booking.check_in),
						to: formatDate(booking.check_out),
					}),
				],
			],
			lines: isStay ? await nightLines(trx, booking) : [feeLine(booking)],
			sums: [],
			taxes: [],
			isTaxInclusive: true,
			total,
			paidBy: t.invoices.content.online,
			paid: Math.min(total, settledOnline(booking)),
		},
	});
	if (!invoice || !email) return;
	const { hotel_name: seller } = booking;
	const told = { to: email, replyTo: hotel.email || undefined, name, number, seller };
	await writeMail(trx, language, () => invoiceMail({ ...told, invoice, total, currency }), now);
}

const roomsOf = ({ rooms, room_name }: StoredBooking) => (rooms > 1 ? `${rooms} × ${room_name}` : room_name);

async function nightLines(trx: Transaction<Schema>, booking: StoredBooking): Promise<InvoiceLine[]> {
	const nights = await readHeldNights(trx, booking.id);
	const lines = nights.map(({ date, price }) => ({
		title: t.invoices.content.night({ date: formatDate(date) }),
		detail: roomsOf(booking),
		quantity: 1,
		unitPrice: price,
		amount: price,
	}));
	const extras = (await readBookedExtras(trx, booking.id)).map(({ name, quantity, amount }) => ({
		title: quantity === 1 ? name : t.extras.times({ name, quantity }),
		detail: "",
		quantity: 1,
		unitPrice: amount,
		amount,
	}));
	const tax = booking.tax_total;
	const taxLine = { title: t.stayTax.line, detail: "", quantity: 1, unitPrice: tax, amount: tax };
	return [...lines, ...extras, ...(tax > 0 ? [taxLine] : [])];
}

const feeLine = (booking: StoredBooking): InvoiceLine => ({
	title: booking.status === "no_show" ? t.invoices.content.noShow : t.invoices.content.cancellation,
	detail: roomsOf(booking),
	quantity: 1,
	unitPrice: booking.fee,
	amount: booking.fee,
});

/** Takes back the invoice of a stay whose check-out is undone; its next check-out issues another one. */
export const creditStay = (trx: Transaction<Schema>, number: string, now: Date): Promise<string | null> =>
	issueCreditNote(trx, {
		subject: "stay",
		number,
		left: null,
		now,
		title: () => t.invoices.content.invoiceOfBooking({ number: formatReferenceNumber(number) }),
		reason: () => t.invoices.content.checkOutUndone,
	});

/**
 * Issues the hotel’s credit note of a refund, if the stay or its fee is invoiced: for what is no longer paid online of
 * that. The rest of what was paid was never invoiced.
 */
export const creditRefundedStay = (
	trx: Transaction<Schema>,
	booking: StoredBooking,
	now: Date,
): Promise<string | null> =>
	issueCreditNote(trx, {
		subject: "stay",
		number: booking.number,
		now,
		left: settledOnline(booking),
		title: () => t.invoices.content.refundOfBooking({ number: formatReferenceNumber(booking.number) }),
		reason: () => "",
	});
