import { t } from "#app/common/language/messages.ts";
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
		subject: t.invoices.mail.subject({ seller, reference }),
		paragraphs: [t.invoices.mail.body({ seller, reference })],
		link: { label: t.invoices.mail.link, path: invoicePath(number, invoice) },
		facts: [
			[t.invoices.mail.number, invoice],
			[t.invoices.mail.booking, reference],
			[t.words.total, formatMoney(total, currency)],
		],
		after: [t.invoices.mail.access],
	});
}
