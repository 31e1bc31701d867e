import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { PaidSubjectName } from "#db/schema/payments.ts";
import { inBulk } from "./bulk.ts";

const FILLED = [
	"payments",
	"payment_entries",
	"payment_events",
	"refunds",
	"disputes",
	"payment_differences",
] as const;

/** What is filled of orders, stays and moves with the money that they say was paid. */
const PAID = {
	order: sql`select number, total as amount, currency, paid_total as paid, refunded_total as refunded, id,
		created_at, updated_at from orders where total > 0`,
	stay: sql`select number, deposit as amount, currency, paid_total as paid, refunded_total as refunded, id,
		created_at, updated_at from bookings where deposit > 0`,
	move: sql`select number, deposit_due as amount, currency, deposit_paid as paid, deposit_refunded as refunded, id,
		created_at, updated_at from moving_bookings where deposit_due > 0`,
};

/**
 * Adds payments of filled orders, stays or moves with their entries, webhooks and refunds. What is paid stays as it is:
 * its own totals don't depend on it.
 */
export async function fillPayments(db: Database, subject: PaidSubjectName): Promise<void> {
	const { last } = await db
		.selectFrom("payments")
		.select((eb) => eb.fn.coalesce(eb.fn.max("id"), eb.lit(0)).as("last"))
		.executeTakeFirstOrThrow();
	await inBulk(db, FILLED, async (bulk) => {
		await sql`insert into payments (subject, subject_number, provider, provider_reference, payment_reference, amount,
				currency, state, charged_total, refunded_total, created_at, updated_at)
			select ${sql.lit(subject)}, number, 'stripe', 'cs_' || number, 'pi_' || number, amount, currency,
				case when paid = 0 then 'expired' when refunded = 0 then 'paid' else 'refunded' end,
				paid, refunded, created_at, updated_at
			from (${PAID[subject]}) as bought
			where number not in (select subject_number from payments) order by id`.execute(bulk);
		for (const [kind, column, sign] of [
			["charged", "charged_total", 1],
			["refunded", "refunded_total", -1],
		] as const)
			await sql`insert into payment_entries (payment_id, kind, amount, provider, provider_event, at)
				select id, ${kind}, ${sql.ref(column)} * ${sql.lit(sign)}, 'stripe', ${`${kind}_`} || subject_number, updated_at
				from payments where ${sql.ref(column)} > 0 and id > ${last}`.execute(bulk);
		await sql`insert into payment_entries (payment_id, kind, amount, currency, provider, provider_event, at)
			select id, 'fee', -30 - charged_total * 29 / 1000, currency, 'stripe', 'txn_' || subject_number, updated_at
			from payments where charged_total > 0 and id > ${last}`.execute(bulk);
		await sql`insert into payment_events (provider, event_id, type, payment_id, received_at)
			select 'stripe', 'evt_' || subject_number, 'checkout.session.completed', id, created_at
			from payments where charged_total > 0 and id > ${last}`.execute(bulk);
		await sql`insert into refunds (payment_id, amount, reason, state, idempotency_key, provider_reference, created_at,
				updated_at)
			select id, refunded_total, 'Returned', 'done', 'refund:' || subject_number, 're_' || subject_number, updated_at,
				updated_at
			from payments where refunded_total > 0 and id > ${last}`.execute(bulk);
		await sql`insert into disputes (payment_id, provider, provider_reference, amount, reason, state, created_at,
				updated_at)
			select id, 'stripe', 'dp_' || subject_number, charged_total, 'fraudulent', 'won', updated_at, updated_at
			from payments where charged_total > 0 and id % 100 = 0 and id > ${last}`.execute(bulk);
		// A few are still open.
		await sql`insert into payment_differences (provider, record_kind, record_id, payment_id, what, currency,
				provider_amount, provider_state, found_at, closed_at)
			select 'stripe', 'charge', 'ch_other_' || subject_number, id, 'missing_here', currency, charged_total,
				'succeeded', updated_at, case when id % 5000 > 0 then updated_at end
			from payments where charged_total > 0 and id % 50 = 0 and id > ${last}`.execute(bulk);
	});
}
