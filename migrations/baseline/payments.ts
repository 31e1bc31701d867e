import { type Kysely, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "../support/columns.ts";
import { createIndexes, createUniqueIndexes } from "../support/indexes.ts";
import { compareWithEntries, refuseChange } from "../support/ledgers.ts";

export async function createPayments(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "payments")
		.addColumn("subject", "text", oneOfWords("subject", ["order", "stay", "move"]))
		.addColumn("subject_number", "text", required)
		.addColumn("provider", "text", required)
		.addColumn("provider_reference", "text")
		.addColumn("payment_reference", "text")
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("currency", "text", required)
		.addColumn("state", "text", oneOfWords("state", ["open", "paid", "expired", "refunded_part", "refunded"]))
		.addColumn("charged_total", number, defaultTo(0))
		.addColumn("refunded_total", number, defaultTo(0))
		.addColumn("checkout_url", "text")
		.addColumn("expires_at", instant)
		.addColumn("refusals", "integer", defaultTo(0))
		.addColumn("checks", "integer", defaultTo(0))
		.addColumn("ended_at", instant)
		.addColumn("next_check_at", instant)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addUniqueConstraint("payments_by_reference", ["provider", "provider_reference"])
		.addCheckConstraint("payments_never_refund_more", sql`refunded_total between 0 and charged_total`)
		.execute();

	await createTable(db, "payment_entries")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("kind", "text", required)
		.addColumn("amount", number, required)
		.addColumn("currency", "text")
		.addColumn("provider", "text", required)
		.addColumn("provider_event", "text", required)
		.addColumn("at", instant, required)
		.addUniqueConstraint("payment_entries_once", ["provider", "provider_event"])
		.addCheckConstraint(
			"payment_entries_signed",
			sql`((kind = 'charged' and amount > 0) or (kind = 'refunded' and amount < 0) or (kind = 'refund_failed' and amount > 0) or kind in ('disputed', 'dispute_won', 'fee'))`,
		)
		.addCheckConstraint("payment_entries_own_currency", sql`(kind = 'fee') = (currency is not null)`)
		.execute();

	await createTable(db, "payment_events")
		.addColumn("provider", "text", required)
		.addColumn("event_id", "text", required)
		.addColumn("type", "text", required)
		.addColumn("payment_id", number, (column) => column.references("payments.id"))
		.addColumn("received_at", instant, required)
		.addUniqueConstraint("payment_events_once", ["provider", "event_id"])
		.execute();

	await createTable(db, "refunds")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("delivery_amount", number, between("delivery_amount", 0, "amount", 0))
		.addColumn("reason", "text", required)
		.addColumn("state", "text", oneOfWords("state", ["requested", "sent", "done", "failed"]))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("provider_reference", "text")
		.addColumn("attempts", "integer", defaultTo(0))
		.addColumn("refusals", "integer", defaultTo(0))
		.addColumn("next_attempt_at", instant)
		.addColumn("replaced_at", instant)
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();

	await createTable(db, "refund_lines")
		.addColumn("refund_id", number, (column) => column.notNull().references("refunds.id"))
		.addColumn("order_line_id", number, partOf("order_lines"))
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount >= 0`))
		.addColumn("restocked", "integer", required)
		.addColumn("written_off", "integer", required)
		.addColumn("write_off_reason", "text", defaultTo(""))
		.addUniqueConstraint("refund_lines_once", ["refund_id", "order_line_id"])
		.addCheckConstraint(
			"refund_lines_move_what_was_refunded",
			sql`restocked >= 0 and written_off >= 0 and restocked + written_off <= quantity`,
		)
		.execute();

	await createTable(db, "disputes")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("provider", "text", required)
		.addColumn("provider_reference", "text", required)
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("reason", "text", required)
		.addColumn("state", "text", oneOfWords("state", ["open", "won", "lost"]))
		.addColumn("answer_before", instant)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addUniqueConstraint("disputes_once", ["provider", "provider_reference"])
		.execute();

	await createTable(db, "reconciliations")
		.addColumn("provider", "text", requiredUnique)
		.addColumn("due_at", instant, required)
		.addColumn("started_at", instant)
		.addColumn("ran_at", instant)
		.addColumn("compared", "integer", defaultTo(0))
		.addColumn("failed_at", instant)
		.execute();

	await createTable(db, "payment_differences")
		.addColumn("provider", "text", required)
		.addColumn("record_kind", "text", oneOfWords("record_kind", ["charge", "refund", "dispute", "fee"]))
		.addColumn("record_id", "text", required)
		.addColumn("payment_id", number, (column) => column.references("payments.id"))
		.addColumn(
			"what",
			"text",
			oneOfWords("what", ["missing_here", "missing_there", "other_amount", "other_state"]),
		)
		.addColumn("currency", "text", required)
		.addColumn("our_amount", number)
		.addColumn("our_state", "text")
		.addColumn("provider_amount", number)
		.addColumn("provider_state", "text")
		.addColumn("found_at", instant, required)
		.addColumn("closed_at", instant)
		.addColumn("closed_by", number, mayName("accounts"))
		.addColumn("note", "text", defaultTo(""))
		.addUniqueConstraint("payment_differences_once", ["provider", "record_kind", "record_id"])
		.execute();

	await createUniqueIndexes(db, {
		payments_asked_once: "payments (subject, subject_number) where state = 'open' and ended_at is null",
	});
	await createIndexes(db, {
		payments_by_date: "payments (created_at, id)",
		payments_by_next_check: "payments (next_check_at) where next_check_at is not null",
		payments_by_payment_reference: "payments (payment_reference)",
		payments_by_provider: "payments (provider, id)",
		payments_by_state: "payments (state, id)",
		payments_by_subject: "payments (subject, subject_number)",
		payment_entries_by_payment: "payment_entries (payment_id)",
		payment_entries_by_time: "payment_entries (at, id)",
		payment_events_by_payment: "payment_events (payment_id)",
		refunds_by_actor: "refunds (actor_id)",
		refunds_by_next_attempt: "refunds (next_attempt_at) where next_attempt_at is not null",
		refunds_by_payment: "refunds (payment_id)",
		refunds_by_reference: "refunds (provider_reference)",
		refunds_failed: "refunds (payment_id) where state = 'failed'",
		refund_lines_by_line: "refund_lines (order_line_id)",
		disputes_by_payment: "disputes (payment_id)",
		disputes_by_time: "disputes (created_at, id)",
		disputes_open: "disputes (payment_id) where state = 'open'",
		payment_differences_by_closer: "payment_differences (closed_by)",
		payment_differences_by_payment: "payment_differences (payment_id)",
		payment_differences_open: "payment_differences (id) where closed_at is null",
	});
	for (const change of ["update", "delete"])
		await refuseChange(db, { table: "payment_entries", name: `payment_entries_stay_on_${change}`, change });
	await compareTotals(db);
}

/** The totals of payments, and of what is paid online, can only become what the entries say. */
async function compareTotals(db: Kysely<unknown>): Promise<void> {
	const entriesOf = (subject: string) =>
		`payment_id in (select id from payments where subject = '${subject}' and subject_number = new.number)`;
	const totals = { charged: "paid_total", refunded: "refunded_total" };
	await compareWithEntries(db, {
		table: "payments",
		name: "payments_equal_their_entries",
		charged: "charged_total",
		refunded: "refunded_total",
		entries: "payment_id = new.id",
	});
	await compareWithEntries(db, {
		...totals,
		table: "orders",
		name: "orders_equal_their_entries",
		entries: entriesOf("order"),
		when: "new.payment_method = 'online'",
	});
	await compareWithEntries(db, {
		...totals,
		table: "bookings",
		name: "bookings_equal_their_entries",
		entries: entriesOf("stay"),
	});
	await compareWithEntries(db, {
		table: "moving_bookings",
		name: "moves_equal_their_entries",
		charged: "deposit_paid",
		refunded: "deposit_refunded",
		entries: entriesOf("move"),
	});
}
