import type { Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { partyOf, readSeller } from "#app/common/market/sellers.server.ts";
import type { InvoiceSubject, SellerKey } from "#db/schema/invoices.ts";
import type { Schema } from "#db/schema.ts";
import { type CreditedTaxes, creditTaxes } from "./credit-taxes.ts";
import {
	formatInvoiceNumber,
	type InvoiceContent,
	type InvoiceLine,
	type InvoiceNumber,
	type InvoiceSnapshot,
	type InvoiceTax,
} from "./invoice-snapshot.ts";

type Invoiced = { subject: InvoiceSubject; number: string };

type NewInvoice = Invoiced & { seller: SellerKey; content: InvoiceContent; now: Date };

/**
 * Issues the invoice of an order, stay or move, in the transaction that makes it due and that has locked it. Returns its
 * number; null when the seller has no details, or when there is an invoice that was not credited in full. A
 * transaction that fails leaves no gap in the numbers, because it also gives its number back.
 */
export async function issueInvoice(trx: Transaction<Schema>, invoice: NewInvoice): Promise<string | null> {
	const { seller: key, subject, number, content, now } = invoice;
	const seller = await readSeller(trx, { key });
	if (!seller?.name) return null;
	const last = await findStanding(trx, { subject, number });
	if (last && last.credited < last.total) return null;
	const issuedOn = wallClock(now, seller.time_zone).date;
	const snapshot: InvoiceSnapshot = {
		...content,
		seller: partyOf(seller),
		sellerCountry: seller.country,
		issuedOn,
	};
	const given = await takeNumber(trx, key, issuedOn);
	await trx
		.insertInto("invoices")
		.values({
			...given,
			seller: key,
			kind: "invoice",
			subject,
			subject_number: number,
			issue: (last?.issue ?? 0) + 1,
			credited_total: 0,
			invoice_id: null,
			total: content.total,
			currency: content.currency,
			snapshot: JSON.stringify(snapshot),
			issued_at: now.toISOString(),
			issued_on: issuedOn,
		})
		.execute();
	return formatInvoiceNumber(given);
}

/** The items of a refund, as positive amounts in minor units. */
export type CreditedItems = {
	lines: InvoiceLine[];
	/** From the lines to the amount, such as delivery. */
	sums: InvoiceContent["sums"];
} & CreditedTaxes;

type NewCredit = Invoiced & {
	/**
	 * What is still paid of the invoice after the refund, in minor units. A refund that a bank returned and that is sent
	 * again leaves as much as before, so it isn't credited twice. Null: nothing of the invoice is owed any more.
	 */
	left: number | null;
	/** The title of the only line, when the refund is an amount; both are read in the language of the invoice. */
	title: () => string;
	/** Why, for the customer to read; may be empty. */
	reason: () => string;
	/** What the refund is for; null for an amount. */
	items?: CreditedItems | null;
	now: Date;
};

/**
 * Issues a credit note for a refund, in the transaction that records it and that has locked what is refunded. It states
 * the refunded items, or one line for an amount; one for all of an invoice repeats that. The taxes of a credit note
 * are those of its items, or a share of what is left of the invoice's, so that the credit notes of a full refund add
 * up to them. Returns its number; null when there is no invoice, or when that much of it was credited before.
 */
export async function issueCreditNote(trx: Transaction<Schema>, credit: NewCredit): Promise<string | null> {
	const { subject, number, left, now } = credit;
	const invoice = await findStanding(trx, { subject, number });
	if (!invoice) return null;
	const before: InvoiceSnapshot = JSON.parse(invoice.snapshot);
	const owed = left === null ? invoice.total : before.paid - Math.min(before.total, left);
	const credited = Math.min(owed, invoice.total);
	const amount = credited - invoice.credited;
	if (amount <= 0) return null;
	const seller = await readSeller(trx, { key: invoice.seller });
	const issuedOn = seller ? wallClock(now, seller.time_zone).date : now.toISOString().slice(0, 10);
	const taxes = await untakenTaxes(trx, { id: invoice.id, taxes: before.taxes });
	const given = await takeNumber(trx, invoice.seller, issuedOn);
	const isAll = amount === invoice.total;
	const { part, facts } = writeIn(before.language ?? null, () => {
		const [title, reason] = [credit.title(), credit.reason()];
		const credited = { ...credit, title, amount, of: invoice.total - invoice.credited, taxes };
		return {
			part: isAll ? before : creditedPart(before, credited),
			facts: reason ? [[t.invoices.content.reason, reason] as [string, string]] : [],
		};
	});
	const snapshot: InvoiceSnapshot = {
		...before,
		...negated(part),
		facts: [...before.facts, ...facts],
		issuedOn,
		credits: { number: formatInvoiceNumber(invoice), issuedOn: before.issuedOn },
	};
	await trx
		.insertInto("invoices")
		.values({
			...given,
			seller: invoice.seller,
			kind: "credit_note",
			subject,
			subject_number: number,
			issue: invoice.issue,
			credited_total: credited,
			invoice_id: invoice.id,
			total: -amount,
			currency: invoice.currency,
			snapshot: JSON.stringify(snapshot),
			issued_at: now.toISOString(),
			issued_on: issuedOn,
		})
		.execute();
	return formatInvoiceNumber(given);
}

/** The latest invoice of something, with what was credited of it. */
async function findStanding(trx: Transaction<Schema>, { subject, number }: Invoiced) {
	const documents = await trx
		.selectFrom("invoices")
		.select([
			"id",
			"seller",
			"kind",
			"year",
			"number",
			"issue",
			"credited_total",
			"total",
			"currency",
			"snapshot",
		])
		.where("subject_number", "=", number)
		.where("subject", "=", subject)
		.orderBy("issue", "desc")
		.orderBy("credited_total", "desc")
		.limit(1)
		.execute();
	const [latest] = documents;
	if (!latest || latest.kind === "invoice") return latest && { ...latest, credited: 0 };
	const invoice = await trx
		.selectFrom("invoices")
		.select(["id", "seller", "year", "number", "issue", "total", "currency", "snapshot"])
		.where("subject_number", "=", number)
		.where("subject", "=", subject)
		.where("issue", "=", latest.issue)
		.where("credited_total", "=", 0)
		.executeTakeFirstOrThrow();
	return { ...invoice, credited: latest.credited_total };
}

/** Takes the next number of the year, and locks the counter until the transaction ends. */
export async function takeNumber(
	trx: Transaction<Schema>,
	seller: SellerKey | "statements",
	issuedOn: string,
): Promise<InvoiceNumber> {
	const year = Number(issuedOn.slice(0, 4));
	const { last_number: number } = await trx
		.insertInto("invoice_counters")
		.values({ seller, year, last_number: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["seller", "year"])
				.doUpdateSet((eb) => ({ last_number: eb("invoice_counters.last_number", "+", 1) })),
		)
		.returning("last_number")
		.executeTakeFirstOrThrow();
	return { year, number };
}

/** What is left of an invoice's taxes after its credit notes, whose taxes are negative and in the same order. */
async function untakenTaxes(
	trx: Transaction<Schema>,
	{ id, taxes }: { id: number; taxes: readonly InvoiceTax[] },
): Promise<InvoiceTax[]> {
	const notes = await trx.selectFrom("invoices").select("snapshot").where("invoice_id", "=", id).execute();
	const taken = notes.map(({ snapshot }): InvoiceTax[] => JSON.parse(snapshot).taxes);
	return taxes.map((tax, at) => ({
		...tax,
		base: taken.reduce((sum, each) => sum + (each[at]?.base ?? 0), tax.base),
		amount: taken.reduce((sum, each) => sum + (each[at]?.amount ?? 0), tax.amount),
	}));
}

type Part = Pick<InvoiceContent, "lines" | "sums" | "taxes" | "total">;

type CreditedAmount = Pick<NewCredit, "items"> & {
	title: string;
	amount: number;
	/** What is left of the invoice, and of its taxes. */
	of: number;
	taxes: readonly InvoiceTax[];
};

/** The lines, sums and taxes of a refund. What they don't explain of the amount is an adjustment. */
function creditedPart(invoice: InvoiceSnapshot, { amount, of, title, items, taxes }: CreditedAmount): Part {
	const parts = creditTaxes(taxes, { amount, of, items });
	const taken = taxes.map((tax, at): InvoiceTax => ({ ...tax, ...parts[at] }));
	const onTop = invoice.isTaxInclusive ? 0 : taken.reduce((sum, tax) => sum + tax.amount, 0);
	const net = amount - onTop;
	if (!items) {
		const line = { title, detail: "", quantity: 1, unitPrice: net, amount: net };
		return { lines: [line], sums: [], taxes: taken, total: amount };
	}
	const { lines, sums } = items;
	const explained = sums.reduce((sum, each) => sum + each.amount, totalOf(lines));
	const subtotal = { label: t.invoices.content.subtotal, amount: totalOf(lines) };
	const adjustment = { label: t.invoices.content.adjustment, amount: net - explained };
	return {
		lines,
		sums: [subtotal, ...sums, ...(adjustment.amount === 0 ? [] : [adjustment])],
		taxes: taken,
		total: amount,
	};
}

const totalOf = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The amounts of a credit note are those of its part of the invoice, negative. */
const negated = ({ lines, sums, taxes, total }: Part): Partial<InvoiceSnapshot> => ({
	lines: lines.map((line) => ({ ...line, unitPrice: -line.unitPrice, amount: -line.amount })),
	sums: sums.map((sum) => ({ ...sum, amount: -sum.amount })),
	taxes: taxes.map((tax) => ({ ...tax, base: -tax.base, amount: -tax.amount })),
	total: -total,
	paid: -total,
});
