import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { sellerKey } from "#app/common/market/sellers.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { INVOICE_LIST } from "./invoice-filters.ts";
import type { InvoiceContent } from "./invoice-snapshot.ts";
import { issueCreditNote, issueInvoice } from "./issue-invoice.server.ts";
import {
	hotelScopeOf,
	type InvoiceScope,
	invoicesAsCsv,
	listInvoices,
	listSellers,
} from "./list-invoices.server.ts";

const CONTENT: InvoiceContent = {
	currency: "USD",
	buyer: { name: "=Ana", address: [], email: "ana@example.com" },
	facts: [],
	lines: [{ title: "Lamp", detail: "", quantity: 1, unitPrice: 5_500, amount: 5_500 }],
	sums: [],
	taxes: [{ name: "Sales tax", ratePpm: 100_000, base: 5_000, amount: 500 }],
	isTaxInclusive: true,
	total: 5_500,
	paidBy: "",
	paid: 5_500,
};

const listing = (search: string, scope: InvoiceScope) => ({
	filters: INVOICE_LIST.read(new URLSearchParams(search)),
	scope,
});

const found = async (db: Database, search = "", scope: InvoiceScope = "all") =>
	(await listInvoices(db, listing(search, scope))).rows.map(
		({ subject, kind, number }) => `${subject} ${kind} ${number}`,
	);

/** An order with a credit note of the day after, and a stay in each of two owners’ hotels; the newest is last. */
async function fill(db: Database) {
	const owners = [await addOwner(db, "Olga"), await addOwner(db, "Omar")];
	const hotels: number[] = [];
	for (const { accountId } of owners)
		hotels.push((await openInn(db, { hotel: { ownerId: accountId } })).hotelId);
	const [hotel = 0, other = 0] = hotels;
	for (const hotelId of [null, hotel, other]) await addSeller(db, { hotelId });
	const { number: order } = await addOrder(db, { email: "bo@example.com" });
	const now = ORDER_NOW;
	const next = new Date(now.getTime() + 24 * 60 * 60_000);
	await transact(db, async (trx) => {
		await issueInvoice(trx, { seller: "market", subject: "order", number: order, content: CONTENT, now });
		const refund = { left: CONTENT.total - 500, title: () => "Refund", reason: () => "Late", now: next };
		await issueCreditNote(trx, { subject: "order", number: order, ...refund });
		for (const [at, id] of hotels.entries()) {
			const stay = { seller: sellerKey(id), subject: "stay", number: `H${at}`, now } as const;
			await issueInvoice(trx, { ...stay, content: CONTENT });
		}
	});
	return { owners, hotel, other, order };
}

const ORDER = ["order credit_note 2026-00002", "order invoice 2026-00001"];
const STAY = "stay invoice 2026-00001";

test("filters invoices by kind, seller, what they are for and date of issue, newest first", async ({
	db,
}) => {
	const { hotel } = await fill(db);
	expect(await found(db)).toEqual([STAY, STAY, ...ORDER]);
	expect(await found(db, "dir=asc")).toEqual([...ORDER.toReversed(), STAY, STAY]);
	expect(await found(db, "kind=credit_note")).toEqual([ORDER[0]]);
	expect(await found(db, "seller=market")).toEqual(ORDER);
	expect(await found(db, `seller=${maskId(hotel)}`)).toEqual([STAY]);
	expect(await found(db, "subject=stay&kind=invoice")).toEqual([STAY, STAY]);
	expect(await found(db, "from=2026-11-21")).toEqual([ORDER[0]]);
	expect(await found(db, "to=2026-11-20&subject=order")).toEqual([ORDER[1]]);
	const { rows, total } = await listInvoices(db, listing("perPage=10&kind=credit_note", "all"));
	expect(total).toBe(1);
	expect(rows).toMatchObject([{ credits: "2026-00001", issuedOn: "2026-11-21", total: -500, tax: -45 }]);
});

test("finds invoices by a whole number, an order’s number and the customer’s email", async ({ db }) => {
	const { order } = await fill(db);
	expect(await found(db, "q=2026-2")).toEqual([ORDER[0]]);
	expect(await found(db, "q=2026-00001")).toEqual([STAY, STAY, ORDER[1]]);
	expect(await found(db, `q=${formatReferenceNumber(order).toLowerCase()}`)).toEqual(ORDER);
	expect(await found(db, "q=Bo@Example.com")).toEqual(ORDER);
	for (const unknown of ["2026", "2026-9", "zoe@example.com", "lamp"])
		expect(await found(db, `q=${unknown}`)).toEqual([]);
});

test("an owner finds the invoices of their own hotels only, whatever they ask for", async ({ db }) => {
	const { owners, hotel, other, order } = await fill(db);
	const [olga, omar] = owners;
	if (!olga || !omar) throw new Error("no owners");
	const scope = hotelScopeOf(olga);
	expect(await found(db, "", scope)).toEqual([STAY]);
	expect(await found(db, `seller=${maskId(hotel)}`, scope)).toEqual([STAY]);
	expect(await found(db, `seller=${maskId(other)}`, scope)).toEqual([]);
	expect(await found(db, "seller=market", scope)).toEqual([]);
	expect(await found(db, `q=${order}`, scope)).toEqual([]);
	expect(await found(db, "q=2026-00001", scope)).toEqual([STAY]);
	expect((await listSellers(db, scope, maskId(other))).map(({ id }) => id)).toEqual([hotel]);
	const file = (await buffer(invoicesAsCsv(db, listing("", scope)))).toString();
	expect(file.trim().split("\r\n")).toHaveLength(2);
	expect(await found(db, "", hotelScopeOf({ ...omar, role: "Admin" }))).toEqual([STAY, STAY]);
	expect((await listSellers(db, "all", "all")).map(({ id }) => id)).toEqual([hotel, other]);
});

test("the file has the invoices of the list, and its cells can’t be formulas", async ({ db }) => {
	const { order } = await fill(db);
	const file = (await buffer(invoicesAsCsv(db, listing("seller=market", "all")))).toString();
	const [head, note, invoice, end] = file.split("\r\n");
	expect(head).toContain(
		"Number,Document,Date of issue,Seller,Customer,Email,For,Order or booking,For invoice",
	);
	expect(note).toContain(
		'2026-00002,Credit note,2026-11-21,"Meeha Market, Inc.",\'=Ana,ana@example.com,Order',
	);
	expect(note).toContain(`${formatReferenceNumber(order)},2026-00001,USD,-0.45,-5.00`);
	expect(invoice).toContain(",,USD,5.00,55.00");
	expect(end).toBe("");
});
