import type { Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import type { InvoiceSubject, SellerKey } from "#db/schema/invoices.ts";
import type { Schema } from "#db/schema.ts";
import {
	formatInvoiceNumber,
	type InvoiceContent,
	type InvoiceNumber,
	type InvoiceSnapshot,
} from "./invoice-snapshot.ts";
import { partyOf, readSeller } from "./sellers.server.ts";

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

type NewCredit = Invoiced & {
	/** What is given back, in minor units; null for all that is left. */
	amount: number | null;
	/** What the credit note's line says. */
	reason: string;
	now: Date;
};

/**
 * Issues a credit note for a refund, in the transaction that records it and that has locked what is refunded. Its taxes
 * are the invoice's in proportion, so that the credit notes of a full refund add up to them. Returns its number; null
 * when there is no invoice, or nothing left of it.
 */
export async function issueCreditNote(trx: Transaction<Schema>, credit: NewCredit): Promise<string | null> {
	const { subject, number, reason, now } = credit;
	const invoice = await findStanding(trx, { subject, number });
	if (!invoice) return null;
	const amount = Math.min(credit.amount ?? Number.POSITIVE_INFINITY, invoice.total - invoice.credited);
	if (amount <= 0) return null;
	const credited = invoice.credited + amount;
	const before: InvoiceSnapshot = JSON.parse(invoice.snapshot);
	const seller = await readSeller(trx, { key: invoice.seller });
	const issuedOn = seller ? wallClock(now, seller.time_zone).date : now.toISOString().slice(0, 10);
	const given = await takeNumber(trx, invoice.seller, issuedOn);
	const snapshot: InvoiceSnapshot = {
		...before,
		...creditOf(before, { from: invoice.credited, to: credited, reason }),
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

type CreditedPart = { from: number; to: number; reason: string };

/** What a credit note changes of its invoice: one line, the share of the taxes, and all amounts negative. */
function creditOf(invoice: InvoiceSnapshot, { from, to, reason }: CreditedPart): Partial<InvoiceSnapshot> {
	const share = (amount: number) =>
		shareOf(amount, { part: from, whole: invoice.total }) -
		shareOf(amount, { part: to, whole: invoice.total });
	const taxes = invoice.taxes.map((tax) => ({ ...tax, base: share(tax.base), amount: share(tax.amount) }));
	const onTop = invoice.isTaxInclusive ? 0 : taxes.reduce((sum, { amount }) => sum + amount, 0);
	const total = from - to;
	const amount = total - onTop;
	const line = { title: "Refund", detail: reason, quantity: 1, unitPrice: amount, amount };
	return { lines: [line], sums: [], taxes, total, paid: total };
}

/** `amount` × `part` ÷ `whole`, rounded half up, without floating point. */
function shareOf(amount: number, { part, whole }: { part: number; whole: number }): number {
	if (whole === 0) return 0;
	const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
	return Number(doubled / (2n * BigInt(whole)));
}
