import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { inBulk } from "./bulk.ts";

/** Adds the customers of what was filled in bulk, without the triggers that keep them: accounts, and guests by email. */
export async function fillCustomers(db: Database): Promise<void> {
	await sql`delete from customers`.execute(db);
	await inBulk(db, ["customers"], async (bulk) => {
		await sql`insert into customers (account_id, email, name, created_at)
			select id, email, name, created_at from accounts order by id`.execute(bulk);
		const bought = ["orders", "bookings", "moving_bookings"].map(
			(table) => sql`select email, name, contact_e164, created_at from ${sql.table(table)}
				where account_id is null and email <> ''`,
		);
		await sql`insert into customers (email, name, phone, created_at)
			select email, max(name), max(contact_e164), min(created_at) as since
			from (${sql.join(bought, sql` union all `)}) as bought
			where email not in (select email from accounts)
			group by email order by since, email`.execute(bulk);
	});
}
