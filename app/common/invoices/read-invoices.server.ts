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
