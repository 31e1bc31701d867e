import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** The deposit of a move that is paid online. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	for (const column of ["deposit_due", "deposit_paid", "deposit_refunded"])
		await db.schema
			.alterTable("moving_bookings")
			.addColumn(column, number, (type) => type.notNull().defaultTo(0))
			.execute();
	await db.schema.alterTable("moving_bookings").addColumn("deposit_before", instant).execute();
	await sql`create index moving_bookings_by_deposit_before
		on moving_bookings (deposit_before) where deposit_before is not null`.execute(db);
	await compareTotals(db);
}

/** The totals can only become what the entries say; a refund that failed does not count. */
async function compareTotals(db: Kysely<unknown>): Promise<void> {
	const entries =
		"payment_id in (select id from payments where subject = 'move' and subject_number = new.number)";
	const differs = `
		new.deposit_paid <> (select coalesce(sum(amount), 0) from payment_entries where kind = 'charged' and ${entries})
		or new.deposit_refunded <> (
			select coalesce(-sum(amount), 0) from payment_entries
			where kind in ('refunded', 'refund_failed') and ${entries}
		)`;
	const name = "moves_equal_their_entries";
	const on = "before update of deposit_paid, deposit_refunded on moving_bookings for each row";
	if (runsOnPostgres(db)) {
		await sql
			.raw(`create function ${name}() returns trigger language plpgsql as $$
			begin
				if ${differs} then raise exception 'the totals are not the sums of the entries'; end if;
				return new;
			end $$`)
			.execute(db);
		await sql.raw(`create trigger ${name} ${on} execute function ${name}()`).execute(db);
		return;
	}
	await sql
		.raw(`create trigger ${name} ${on} begin
			select raise(abort, 'the totals are not the sums of the entries') where ${differs};
		end`)
		.execute(db);
}
