import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

const INDEXES = {
	invoices_by_seller: "invoices (seller, id)",
	invoices_by_subject: "invoices (subject, id)",
	invoices_by_date: "invoices (issued_on, id)",
	invoices_by_year: "invoices (year, number)",
	sellers_by_name: "sellers (name, id)",
};

/** The lists of invoices: their filters and search. The date of issue gets a column, which the period compares. */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`alter table invoices add column issued_on date`.execute(db);
		await sql`alter table invoices disable trigger invoices_stay_on_update`.execute(db);
		await sql`update invoices set issued_on = (snapshot::json ->> 'issuedOn')::date`.execute(db);
		await sql`alter table invoices enable trigger invoices_stay_on_update`.execute(db);
		await sql`alter table invoices alter column issued_on set not null`.execute(db);
	} else {
		await sql`alter table invoices add column issued_on text not null default ''`.execute(db);
		await sql`drop trigger invoices_stay_on_update`.execute(db);
		await sql`update invoices set issued_on = json_extract(snapshot, '$.issuedOn')`.execute(db);
		await sql`create trigger invoices_stay_on_update before update on invoices
			begin select raise(abort, 'invoices are only ever added'); end`.execute(db);
	}
	for (const [name, on] of Object.entries(INDEXES))
		await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db);
}
