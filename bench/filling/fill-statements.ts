import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { inBulk } from "./bulk.ts";

/** Basis points. */
const RATE = 1_500;

/**
 * Adds the commission of filled stays that have ended, with the statements of past months. Those of the last two months
 * are not settled.
 */
export async function fillStatements(db: Database, { now }: { now: Date }): Promise<void> {
	const month = now.toISOString().slice(0, 7);
	const settledBefore = new Date(now.getTime() - 75 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
	await inBulk(db, ["commission_entries", "commission_statements", "invoice_counters"], async (bulk) => {
		await sql`insert into commission_entries (hotel_id, booking_id, sequence, kind, booking_number, check_in, check_out,
				currency, base, rate, commission, collected_by, collected, month, at)
			select hotel_id, id, 1, 'check_out', number, check_in, check_out, currency, total, ${sql.lit(RATE)},
				total * ${sql.lit(RATE)} / 10000, case when id % 4 = 0 then 'market' else 'hotel' end,
				case when id % 4 = 0 then total else 0 end, substr(cast(check_out as text), 1, 7), updated_at
			from bookings where status = 'checked_out' and id not in (select booking_id from commission_entries)
			order by check_out, id`.execute(bulk);
		const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last
			from commission_statements where year = 2026`.execute(bulk);
		await sql`insert into commission_statements (year, number, hotel_id, month, currency, entry_count, commission_total,
				collected_total, balance, snapshot, issued_at, settled_at, reference)
			select 2026, row_number() over (order by month, hotel_id) + ${sql.lit(Number(rows[0]?.last ?? 0))}, hotel_id, month,
				currency, count(*), sum(commission), sum(collected), sum(collected) - sum(commission),
				'{"market":{"name":"Meeha Market, Inc.","address":["1 Market Street"]},"hotel":{"name":"Inn",' ||
				'"address":[]},"hotelCountry":"US","issuedOn":"2026-11-01","unsettled":{"count":0,"balance":0}}',
				max(at), case when month < ${settledBefore} then max(at) end, ''
			from commission_entries where statement_id is null and month < ${month}
			group by month, hotel_id, currency
			on conflict (hotel_id, currency, month) do update set
				entry_count = commission_statements.entry_count + excluded.entry_count,
				commission_total = commission_statements.commission_total + excluded.commission_total,
				collected_total = commission_statements.collected_total + excluded.collected_total,
				balance = commission_statements.balance + excluded.balance`.execute(bulk);
		await sql`update commission_entries set statement_id = (select s.id from commission_statements s
				where s.hotel_id = commission_entries.hotel_id and s.month = commission_entries.month
				and s.currency = commission_entries.currency)
			where statement_id is null and month < ${month}`.execute(bulk);
		await sql`delete from invoice_counters where seller = 'statements'`.execute(bulk);
		await sql`insert into invoice_counters (seller, year, last_number)
			select 'statements', year, max(number) from commission_statements group by year`.execute(bulk);
	});
}
