import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { inBulk } from "./bulk.ts";

/** Where filled invoices are from, in the order of their issue. */
const SOURCES = [
	{ subject: "order", seller: "'market'", from: "orders where paid_total > 0" },
	{ subject: "stay", seller: "'hotel ' || hotel_id", from: "bookings where status = 'checked_out'" },
] as const;

/** Adds the seller details of the market and of all hotels, and the invoices of filled orders and stays. */
export async function fillInvoices(db: Database): Promise<void> {
	const seller = {
		address: "1 Market Street",
		time_zone: "UTC",
		country: "US",
		tax_number: "",
		email: "",
		phone: "",
		version: 1,
	};
	const at = new Date().toISOString();
	await sql`insert into sellers (key, hotel_id, name, address, time_zone, country, version, updated_at)
		select 'hotel ' || id, id, name, ${seller.address}, time_zone, country, 1, ${at} from hotels
		where id not in (select hotel_id from sellers where hotel_id is not null)`.execute(db);
	await db
		.insertInto("sellers")
		.values({ ...seller, key: "market", hotel_id: null, name: "Meeha Market, Inc.", updated_at: at })
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
	await inBulk(db, ["invoices", "invoice_counters"], async (bulk) => {
		for (const { subject, seller: key, from } of SOURCES)
			await sql`insert into invoices (seller, year, number, kind, subject, subject_number, issue, credited_total,
					total, currency, issued_at, issued_on, snapshot)
				select seller, 2026, row_number() over (partition by seller order by id) + coalesce((
					select max(i.number) from invoices i where i.seller = sold.seller and i.year = 2026), 0),
					'invoice', ${subject}, number, 1, 0, total, currency, updated_at, date(updated_at),
					'{"seller":{"name":"Meeha Market, Inc.","address":["1 Market Street"]},"sellerCountry":"US",' ||
					'"buyer":{"name":"Guest","address":[],"email":"guest@example.com"},"facts":[],"lines":[{"title":"Lamp",' ||
					'"detail":"","quantity":1,"unitPrice":' || total || ',"amount":' || total || '}],"sums":[],"taxes":[],' ||
					'"isTaxInclusive":true,"paidBy":"","paid":0,"currency":"' || currency || '","total":' || total ||
					',"issuedOn":"' || date(updated_at) || '"}'
				from (select *, ${sql.raw(key)} as seller from ${sql.raw(from)}) as sold
				where number not in (select subject_number from invoices) order by id`.execute(bulk);
		await sql`delete from invoice_counters`.execute(bulk);
		await sql`insert into invoice_counters (seller, year, last_number)
			select seller, year, max(number) from invoices group by seller, year`.execute(bulk);
	});
}
