import { sellerKey } from "#app/common/market/sellers.server.ts";
import type { InvoiceSnapshot } from "#app/invoices/invoice-snapshot.ts";
import { isCancelledOrExpired } from "#app/shop/orders/order-states.ts";
import type { Database } from "#db/client.ts";

/**
 * What is wrong with the invoices and credit notes, as text; empty when nothing is. Each seller's numbers of a year have
 * no gaps, each document adds up, and once the market issues invoices, each order that is paid has one for what was
 * paid, with credit notes for what was refunded. So has each stay and move with a fee, once its seller issues them; what
 * its invoice says is paid, less what was credited, is what was kept of the payment.
 */
export async function auditInvoices(db: Database): Promise<string[]> {
	const rows = await db
		.selectFrom("invoices")
		.select(["id", "seller", "year", "number", "kind", "subject", "subject_number", "invoice_id", "total"])
		.select(["credited_total", "snapshot"])
		.orderBy("id")
		.execute();
	const issued = rows.map((row) => ({ ...row, snapshot: JSON.parse(row.snapshot) as InvoiceSnapshot }));
	const notesOf = (id: number) => issued.filter(({ invoice_id }) => invoice_id === id);
	const counters = await db
		.selectFrom("invoice_counters")
		.selectAll()
		.where("seller", "<>", "statements")
		.execute();
	const gaps = counters.flatMap(({ seller, year, last_number }) => {
		const own = issued.filter((row) => row.seller === seller && row.year === year);
		const numbers = new Set(own.map(({ number }) => number));
		const isWhole = own.length === last_number && numbers.size === last_number;
		return isWhole ? [] : [`${seller} has ${own.length} documents in ${year}, and counted ${last_number}`];
	});
	const sums = issued.flatMap(({ id, kind, subject_number, total, snapshot }) => {
		const notes = notesOf(id);
		const credited = -notes.reduce((sum, note) => sum + note.total, 0);
		const wrong: Record<string, boolean> = {
			"lines that don’t add up to the total": sumOf(snapshot) !== total,
			"credited more than was invoiced": credited > Math.max(0, total),
			"credit notes that are counted wrongly":
				kind === "invoice" && Math.max(0, ...notes.map((note) => note.credited_total)) !== credited,
			"a full credit with other taxes":
				kind === "invoice" &&
				credited === total &&
				[snapshot, ...notes.map((note) => note.snapshot)].reduce((sum, each) => sum + taxOf(each), 0) !== 0,
		};
		return Object.keys(wrong).flatMap((what) =>
			wrong[what] ? [`${kind} of ${subject_number}: ${what}`] : [],
		);
	});
	return [...gaps, ...sums, ...(await auditOrders(db, issued)), ...(await auditKept(db, issued))];
}

type Issued = { id: number; kind: string; subject: string; subject_number: string } & {
	total: number;
	invoice_id: number | null;
	snapshot: InvoiceSnapshot;
};

async function auditOrders(db: Database, issued: readonly Issued[]): Promise<string[]> {
	const market = await db.selectFrom("sellers").select("name").where("key", "=", "market").executeTakeFirst();
	const orders = await db
		.selectFrom("orders")
		.select(["id", "number", "status", "paid_total", "refunded_total", "lines_version as edits", "payment"])
		.where("paid_total", ">", 0)
		.execute();
	const isReturned = await readReturned(db);
	return orders.flatMap(({ number, paid_total, refunded_total, edits, payment, ...order }) => {
		const documents = issued.filter((each) => each.subject === "order" && each.subject_number === number);
		const invoices = documents.filter(({ kind }) => kind === "invoice");
		const credited = documents
			.filter(({ kind }) => kind === "credit_note")
			.reduce((sum, { total }) => sum - total, 0);
		const invoiced = invoices.reduce((sum, { total }) => sum + total, 0);
		// Money for an order that had ended goes back without documents.
		if (invoices.length === 0)
			return market?.name && !isCancelledOrExpired(order) ? [`${number}: paid, no invoice`] : [];
		const wrong: Record<string, boolean> = {
			[`${invoices.length} invoices, ${edits} edits`]: invoices.length > 1 + edits,
			// The credit note of a refund that a bank returned stays.
			[`invoiced ${invoiced}, credited ${credited}, paid ${paid_total}, refunded ${refunded_total}`]:
				// While an edit left something to pay, the invoice is that of before.
				isReturned.has(number) || payment === "unpaid"
					? invoiced - credited > paid_total - refunded_total
					: invoiced - credited !== paid_total - refunded_total,
		};
		return Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${number}: ${what}`] : []));
	});
}

/** The numbers of what had a refund that a bank returned: its credit note stays. */
async function readReturned(db: Database): Promise<Set<string>> {
	const returned = await db
		.selectFrom("payment_entries")
		.innerJoin("payments", "payments.id", "payment_id")
		.select("subject_number")
		.where("kind", "=", "refund_failed")
		.execute();
	return new Set(returned.map(({ subject_number }) => subject_number));
}

/** Stays and moves with an invoice, or with a fee that was paid and has none. */
async function auditKept(db: Database, issued: readonly Issued[]): Promise<string[]> {
	const isReturned = await readReturned(db);
	const named = await db.selectFrom("sellers").select("key").where("name", "<>", "").execute();
	const sellers = new Set(named.map(({ key }) => key));
	const stays = await db
		.selectFrom("bookings")
		.select(["number", "hotel_id", "fee", "paid_total as paid", "refunded_total as refunded"])
		.execute();
	const moves = await db
		.selectFrom("moving_bookings")
		.select(["number", "cancellation_fee as fee", "deposit_paid as paid", "deposit_refunded as refunded"])
		.execute();
	const kept = [
		...stays.map((stay) => ({ ...stay, subject: "stay", seller: sellerKey(stay.hotel_id) })),
		...moves.map((move) => ({ ...move, subject: "move", seller: sellerKey(null) })),
	];
	return kept.flatMap(({ number, subject, seller, fee, paid, refunded }) => {
		const own = issued.filter((each) => each.subject === subject && each.subject_number === number);
		const invoice = own.findLast(({ kind }) => kind === "invoice");
		const isFeeKept = (fee ?? 0) > 0 && paid > refunded;
		if (!invoice) return isFeeKept && sellers.has(seller) ? [`${number}: a fee, no invoice`] : [];
		const credited = own
			.filter(({ invoice_id }) => invoice_id === invoice.id)
			.reduce((sum, { total }) => sum - total, 0);
		// One that was taken back, because the stay or move is not over after all.
		if (credited === invoice.total || isReturned.has(number)) return [];
		const left = invoice.snapshot.paid - credited;
		const isPaid = Math.min(invoice.snapshot.paid, paid - refunded);
		return left === isPaid ? [] : [`${number}: ${left} paid of its invoice, ${isPaid} kept`];
	});
}

const taxOf = ({ taxes }: InvoiceSnapshot): number => taxes.reduce((sum, { amount }) => sum + amount, 0);

/** What the document's lines, or the sums that begin with their subtotal, and the taxes on top come to. */
function sumOf(snapshot: InvoiceSnapshot): number {
	const listed = snapshot.sums.length > 0 ? snapshot.sums : snapshot.lines;
	const net = listed.reduce((sum, { amount }) => sum + amount, 0);
	return net + (snapshot.isTaxInclusive ? 0 : taxOf(snapshot));
}
