import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { formatInvoiceNumber, type InvoiceNumber, type InvoiceSnapshot } from "./invoice-snapshot.ts";

/** The invoices and credit notes of an order, stay or move, in the order of their issue. */
export async function listInvoicesOf(db: Database, subjectNumber: string) {
	const issued = await db
		.selectFrom("invoices")
		.select(["kind", "year", "number"])
		.where("subject_number", "=", subjectNumber)
		.orderBy("issue")
		.orderBy("credited_total")
		.execute();
	return issued.map(({ kind, ...number }) => ({ kind, number: formatInvoiceNumber(number) }));
}

/** The invoices and credit notes of several orders, stays or moves, by their number. */
export async function listInvoicesOfEach(db: Database, subjectNumbers: readonly string[]) {
	const of: Record<string, ListedInvoices> = {};
	if (subjectNumbers.length === 0) return of;
	const issued = await db
		.selectFrom("invoices")
		.select(["subject_number", "kind", "year", "number"])
		.where("subject_number", "in", subjectNumbers)
		.orderBy("id")
		.execute();
	for (const { subject_number: subject, kind, ...number } of issued) {
		of[subject] ??= [];
		of[subject].push({ kind, number: formatInvoiceNumber(number) });
	}
	return of;
}

/** All invoices and credit notes of what a person ordered and booked, as they were issued, for themselves. */
export async function exportInvoices(db: Database, owner: DataOwner) {
	const own = (table: "orders" | "bookings" | "moving_bookings") =>
		db
			.selectFrom(table as "orders")
			.select("number")
			.where(belongsTo(table, owner));
	const issued = await db
		.selectFrom("invoices")
		.select(["kind", "year", "number", "subject_number", "issued_at", "snapshot"])
		.where("subject_number", "in", own("orders").unionAll(own("bookings")).unionAll(own("moving_bookings")))
		.orderBy("id")
		.execute();
	return issued.map(({ kind, year, number, subject_number, issued_at, snapshot }) => ({
		kind,
		number: formatInvoiceNumber({ year, number }),
		for: subject_number,
		issued_at,
		...(JSON.parse(snapshot) as InvoiceSnapshot),
	}));
}

export type ListedInvoices = Awaited<ReturnType<typeof listInvoicesOf>>;

/** One of them, as it was issued; undefined when there is no such number. */
export async function readInvoice(
	db: Database,
	{ subjectNumber, invoice }: { subjectNumber: string; invoice: InvoiceNumber | null },
) {
	const found = await db
		.selectFrom("invoices")
		.select(["kind", "subject", "seller", "year", "number", "snapshot", "issued_at"])
		.where("subject_number", "=", subjectNumber)
		.where("year", "=", invoice?.year ?? 0)
		.where("number", "=", invoice?.number ?? 0)
		.executeTakeFirst();
	if (!found) return undefined;
	const { year, number, snapshot, ...about } = found;
	return {
		...about,
		number: formatInvoiceNumber({ year, number }),
		snapshot: JSON.parse(snapshot) as InvoiceSnapshot,
	};
}
