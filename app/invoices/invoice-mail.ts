import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { invoicePath } from "./invoice-snapshot.ts";

type Invoiced = {
	to: string;
	/** The hotel’s address, for its invoices. */
	replyTo?: string | undefined;
	name: string;
	/** The number of the stay or move. */
	number: string;
	/** Who sells, as the customer knows them. */
	seller: string;
	invoice: string;
	/** Minor units of `currency`. */
	total: number;
	currency: string;
};

/** Tells a customer that the invoice of their stay or move was issued. */
export function invoiceMail({ to, replyTo, name, number, seller, invoice, total, currency }: Invoiced): Mail {
	const reference = formatReferenceNumber(number);
	return layOutMail({
		to,
		replyTo,
		name,
		subject: `Your invoice from ${seller} (${reference})`,
		paragraphs: [
			`${seller} issued the invoice for your booking ${reference}. You can print it, or download it as a PDF.`,
		],
		link: { label: "View your invoice", path: invoicePath(number, invoice) },
		facts: [
			["Invoice number", invoice],
			["Booking number", reference],
			["Total", formatMoney(total, currency)],
		],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
}
