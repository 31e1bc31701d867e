import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { countChanges } from "./support/count-changes.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Stays that are paid online when they are booked: in full or a deposit, as each hotel chooses. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await db.schema
		.alterTable("hotels")
		.addColumn("payment", "text", (column) =>
			column.notNull().defaultTo("at_hotel").check(sql`payment in ('at_hotel', 'deposit', 'full')`),
		)
		.execute();
	await db.schema
		.alterTable("hotels")
		.addColumn("deposit_percent", "integer", (column) =>
			column.notNull().defaultTo(20).check(sql`deposit_percent between 10 and 99`),
		)
		.execute();
	const isPostgres = runsOnPostgres(db);
	for (const event of isPostgres ? ["insert", "update"] : ["insert", "delete", "update"])
		await sql`drop trigger ${sql.raw(`count_travel_hotels_${event}${isPostgres ? " on hotels" : ""}`)}`.execute(
			db,
		);
	await countChanges(db, "travel", { table: "hotels", except: ["nights_sold", "merit"] });
	for (const column of ["deposit", "paid_total", "refunded_total"])
		await db.schema
			.alterTable("bookings")
			.addColumn(column, number, (of) =>
				of
					.notNull()
					.defaultTo(0)
					.check(
						column === "refunded_total"
							? sql`refunded_total between 0 and paid_total`
							: sql.raw(`${column} >= 0`),
					),
			)
			.execute();
	await db.schema.alterTable("bookings").addColumn("pay_before", instant).execute();
	await sql`create index bookings_by_pay_before on bookings (pay_before) where pay_before is not null`.execute(
		db,
	);
	await compareTotals(db);
}

/** The totals of a stay can only become the sums of its entries; a refund that failed does not count. */
async function compareTotals(db: Kysely<unknown>): Promise<void> {
	const of = "payment_id in (select id from payments where subject = 'stay' and subject_number = new.number)";
	const differs = `
		new.paid_total <> (select coalesce(sum(amount), 0) from payment_entries where kind = 'charged' and ${of})
		or new.refunded_total <> (
			select coalesce(-sum(amount), 0) from payment_entries
			where kind in ('refunded', 'refund_failed') and ${of}
		)`;
	const on = "before update of paid_total, refunded_total on bookings for each row";
	if (!runsOnPostgres(db)) {
		await sql
			.raw(`create trigger bookings_equal_their_entries ${on} begin
				select raise(abort, 'the totals are not the sums of the entries') where ${differs};
			end`)
			.execute(db);
		return;
	}
	await sql
		.raw(`create function bookings_equal_their_entries() returns trigger language plpgsql as $$
			begin
				if ${differs} then raise exception 'the totals are not the sums of the entries'; end if;
				return new;
			end $$`)
		.execute(db);
	await sql
		.raw(`create trigger bookings_equal_their_entries ${on} execute function bookings_equal_their_entries()`)
		.execute(db);
}
