import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type Actor, hotelIdsOf, MAX_CHOICES } from "#app/account/memberships/members.server.ts";
import { t } from "#app/common/language/messages.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { sellerKey } from "#app/common/market/sellers.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber, readReferenceNumber } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { INVOICED, type InvoiceFilters } from "./invoice-filters.ts";
import {
	formatInvoiceNumber,
	INVOICE_KINDS,
	type InvoiceSnapshot,
	readInvoiceNumber,
} from "./invoice-snapshot.ts";

/** Whose invoices: those of all sellers, of all hotels, or of the hotels that a member of their teams manages. */
export type InvoiceScope = "all" | "hotels" | { memberId: number };

/** Owners and managers see the invoices of their hotels, an Admin those of all hotels. */
export const hotelScopeOf = ({ role, accountId }: Actor): InvoiceScope =>
	role === "Admin" ? "hotels" : { memberId: accountId };

type Listing = { filters: InvoiceFilters; scope: InvoiceScope };

/** Returns one page of the filtered invoices and credit notes, and their total (see `countRows`). */
export async function listInvoices(db: Database, listing: Listing) {
	const { filters } = listing;
	const matching = db.selectFrom("invoices").where(matches(listing));
	const total = await countRows(db, matching);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const ids = matching.select("invoices.id").orderBy("invoices.id", direction).limit(limit).offset(offset);
	const rows = await selectListed(db)
		.where("invoices.id", "in", ids)
		.orderBy("invoices.id", filters.direction)
		.execute();
	return { rows: rows.map(toListed), total, page };
}

/** How many invoices and credit notes match; see `countRows`. */
export const countInvoices = (db: Database, listing: Listing): Promise<number> =>
	countRows(db, db.selectFrom("invoices").where(matches(listing)));

/** All filtered invoices and credit notes, newest first. */
async function* eachInvoice(db: Database, listing: Listing) {
	const rows = eachInBatches((before) =>
		selectListed(db)
			.where(matches(listing))
			.where("invoices.id", "<", before)
			.orderBy("invoices.id", "desc")
			.limit(BATCH)
			.execute(),
	);
	for await (const row of rows) yield toListed(row);
}

const selectListed = (db: Database) =>
	db
		.selectFrom("invoices")
		.select(["id", "kind", "year", "number", "subject", "subject_number", "total", "currency", "snapshot"])
		.select((eb) =>
			// A move is deleted for good; its invoice stays.
			eb
				.or([
					eb("subject", "<>", "move"),
					eb.exists(
						eb
							.selectFrom("moving_bookings")
							.select("moving_bookings.id")
							.whereRef("moving_bookings.number", "=", "invoices.subject_number"),
					),
				])
				.as("hasSubject"),
		);

function toListed(row: Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number]) {
	const { id, year, number, snapshot, hasSubject, subject_number: subjectNumber, ...invoice } = row;
	const { seller, buyer, issuedOn, credits, taxes }: InvoiceSnapshot = JSON.parse(snapshot);
	return {
		...invoice,
		id,
		number: formatInvoiceNumber({ year, number }),
		subjectNumber,
		hasSubject: Boolean(hasSubject),
		issuedOn,
		seller: seller.name,
		buyer: buyer.name,
		email: buyer.email ?? "",
		/** The invoice of a credit note. */
		credits: credits?.number ?? null,
		/** Minor units, part of the total. */
		tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
	};
}

type ListedInvoice = ReturnType<typeof toListed>;

const columns = (): Record<string, (row: ListedInvoice) => string> => ({
	[t.invoiceCsv.number]: ({ number }) => number,
	[t.invoiceCsv.document]: ({ kind }) => INVOICE_KINDS[kind].label,
	[t.invoiceCsv.dateOfIssue]: ({ issuedOn }) => issuedOn,
	[t.invoiceCsv.seller]: ({ seller }) => seller,
	[t.invoiceCsv.customer]: ({ buyer }) => buyer,
	[t.invoiceCsv.email]: ({ email }) => email,
	[t.invoiceCsv.for]: ({ subject }) => INVOICED[subject],
	[t.invoiceCsv.orderOrBooking]: ({ subjectNumber }) => formatReferenceNumber(subjectNumber),
	[t.invoiceCsv.forInvoice]: ({ credits }) => credits ?? "",
	[t.invoiceCsv.currency]: ({ currency }) => currency,
	[t.invoiceCsv.tax]: ({ tax, currency }) => typedMoney(tax, currency),
	[t.invoiceCsv.total]: ({ total, currency }) => typedMoney(total, currency),
});

/** The filtered invoices and credit notes as CSV, newest first: amounts in major units, negative for credits. */
export const invoicesAsCsv = (db: Database, listing: Listing) => csvFile(eachInvoice(db, listing), columns());

type Where = ExpressionBuilder<Schema, "invoices">;

/** The condition for invoices in a scope; in the `where` of every query that lists invoices. */
function inScope(eb: Where, scope: InvoiceScope): Expression<SqlBool> {
	if (scope === "all") return eb.lit(true);
	if (scope === "hotels") return eb("invoices.subject", "=", "stay");
	const own = eb
		.selectFrom("sellers")
		.select("sellers.key")
		.where("sellers.hotel_id", "in", hotelIdsOf(scope.memberId, "hotel"));
	return eb("invoices.seller", "in", own);
}

const matches =
	({ filters, scope }: Listing) =>
	(eb: Where) => {
		const { kind, seller, subject, from, to, query } = filters;
		return eb.and([
			inScope(eb, scope),
			...(kind === "all" ? [] : [eb("invoices.kind", "=", kind)]),
			...(seller === "all" ? [] : [eb("invoices.seller", "=", sellerOf(seller))]),
			...(subject === "all" ? [] : [eb("invoices.subject", "=", subject)]),
			...(from === "" ? [] : [eb("invoices.issued_on", ">=", from)]),
			...(to === "" ? [] : [eb("invoices.issued_on", "<=", to)]),
			...(query === "" ? [] : [isFound(eb, query)]),
		]);
	};

const sellerOf = (chosen: string) => sellerKey(chosen === "market" ? null : unmaskId(chosen));

/** A whole number of an invoice, an order, a stay or a move, or the email address of their customer. */
function isFound(eb: Where, query: string): Expression<SqlBool> {
	const subjectNumber = readReferenceNumber(query);
	if (subjectNumber) return eb("invoices.subject_number", "=", subjectNumber);
	if (query.includes("@")) {
		const email = query.toLowerCase();
		const numbers = sql<string>`(
			select number from orders where email = ${email}
			union all select number from bookings where email = ${email}
			union all select number from moving_bookings where email = ${email})`;
		return eb("invoices.subject_number", "in", numbers);
	}
	const invoice = readInvoiceNumber(query);
	return eb.and([
		eb("invoices.year", "=", invoice?.year ?? 0),
		eb("invoices.number", "=", invoice?.number ?? 0),
	]);
}

/** The hotels that issue invoices in a scope, by the seller's name: the first 200, and always the chosen one. */
export async function listSellers(db: Database, scope: InvoiceScope, chosen: string) {
	const sellers = db
		.selectFrom("sellers")
		.innerJoin("hotels", "hotels.id", "sellers.hotel_id")
		.select(["hotels.id", "hotels.name", "sellers.name as seller"])
		.where("sellers.name", "<>", "")
		.$if(typeof scope === "object", (query) =>
			query.where("hotels.id", "in", hotelIdsOf((scope as { memberId: number }).memberId, "hotel")),
		);
	const first = await sellers.orderBy("sellers.name").orderBy("sellers.id").limit(MAX_CHOICES).execute();
	const id = unmaskId(chosen);
	if (id === null || first.length < MAX_CHOICES || first.some((seller) => seller.id === id)) return first;
	return [...(await sellers.where("hotels.id", "=", id).execute()), ...first];
}
