import type { ColumnType, Generated } from "kysely";
import type { Fixed, Id, Instant, Money } from "./columns.ts";
import type { WriteOffReason } from "./shop-orders.ts";

export type OnlinePaymentState = "open" | "paid" | "expired" | "refunded_part" | "refunded";

/** What is paid online: an order, a stay or a move. */
export type PaidSubjectName = "order" | "stay" | "move";

export type EntryKind = "charged" | "refunded" | "refund_failed" | "disputed" | "dispute_won" | "fee";

export type DisputeState = "open" | "won" | "lost";

export type RefundState = "requested" | "sent" | "done" | "failed";

export type DifferenceKind = "missing_here" | "missing_there" | "other_amount" | "other_state";

export interface PaymentsTables {
	payments: PaymentsTable;
	payment_entries: PaymentEntriesTable;
	payment_events: PaymentEventsTable;
	refunds: RefundsTable;
	refund_lines: RefundLinesTable;
	disputes: DisputesTable;
	reconciliations: ReconciliationsTable;
	payment_differences: PaymentDifferencesTable;
}

/** An online payment. Of the payments for one thing, one at most is asked for: open and not ended. */
interface PaymentsTable {
	id: Id;
	subject: Fixed<PaidSubjectName>;
	subject_number: Fixed<string>;
	provider: Fixed<string>;
	/** The provider's checkout; null until one is created. */
	provider_reference: string | null;
	/** The provider's id of the payment; null until it is paid. */
	payment_reference: string | null;
	amount: Fixed<Money>;
	currency: Fixed<string>;
	state: OnlinePaymentState;
	/** The sums of its entries: a trigger compares them. */
	charged_total: Generated<Money>;
	refunded_total: Generated<Money>;
	/** The provider's page. */
	checkout_url: string | null;
	/** When the checkout expires at the provider. */
	expires_at: Instant | null;
	/** How often the provider refused to create a checkout: each needs another idempotency key. */
	refusals: Generated<number>;
	/** How often the provider was asked about the open checkout; once it is paid, about the fee that it had not told yet. */
	checks: Generated<number>;
	/** Since when it is not asked for, though it was still open: money that arrives is refunded. */
	ended_at: Instant | null;
	/** When to ask the provider next; while a process asks, the end of its lease. Null: nothing is open or missing. */
	next_check_at: Instant | null;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** What the provider took and gave back. Rows are only ever added. */
interface PaymentEntriesTable {
	id: Id;
	payment_id: Fixed<number>;
	kind: Fixed<EntryKind>;
	/** Refunds and fees are negative. `refund_failed` takes a refund back, when the customer's bank returned its money. */
	amount: Fixed<Money>;
	/** Of a fee: the currency of the shop's balance at the provider. Null: the currency of the payment. */
	currency: ColumnType<string | null, string | null | undefined, never>;
	provider: Fixed<string>;
	/** The provider's id of the charge, refund or fee; with `:failed` for a refund that failed. */
	provider_event: Fixed<string>;
	at: Fixed<Instant>;
}

/** Webhooks that were verified and applied. */
interface PaymentEventsTable {
	id: Id;
	provider: Fixed<string>;
	event_id: Fixed<string>;
	type: Fixed<string>;
	/** Null when it is about nothing that the site knows. */
	payment_id: Fixed<number | null>;
	received_at: Fixed<Instant>;
}

interface RefundsTable {
	id: Id;
	payment_id: Fixed<number>;
	amount: Fixed<Money>;
	/** The part of the amount that is for delivery. */
	delivery_amount: ColumnType<Money, Money | undefined, never>;
	reason: string;
	/** `sent`: the provider has it, and has not paid it out yet. */
	state: RefundState;
	idempotency_key: Fixed<string>;
	provider_reference: string | null;
	attempts: Generated<number>;
	/** How often the provider refused it, or it failed at the bank: the next attempt needs another idempotency key. */
	refusals: Generated<number>;
	/** When to send it (again); while a process sends it, the end of its lease. */
	next_attempt_at: Instant | null;
	/** When another refund took its place, after it had failed: nobody tries it again. */
	replaced_at: ColumnType<Instant | null, null | undefined, Instant | null>;
	/** Who requested it; null for a refund that follows from a cancellation or expiry. */
	actor_id: ColumnType<number | null, number | null | undefined, number | null>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** The units that a refund is for. Units that a return brought back are neither restocked nor written off by it. */
interface RefundLinesTable {
	id: Id;
	refund_id: Fixed<number>;
	order_line_id: Fixed<number>;
	quantity: Fixed<number>;
	amount: Fixed<Money>;
	restocked: Fixed<number>;
	written_off: Fixed<number>;
	write_off_reason: Fixed<WriteOffReason | "">;
}

/** A payment that the customer disputes with their bank, which takes the money back until it decides. */
interface DisputesTable {
	id: Id;
	payment_id: Fixed<number>;
	provider: Fixed<string>;
	provider_reference: Fixed<string>;
	amount: Fixed<Money>;
	/** The provider's word for it, such as `fraudulent`. */
	reason: Fixed<string>;
	state: DisputeState;
	/** Until when the shop can answer. */
	answer_before: Fixed<Instant | null>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** When the ledger is compared with the books of a provider, one row for each. */
interface ReconciliationsTable {
	id: Id;
	provider: Fixed<string>;
	/** When to compare next; while a process compares, the end of its lease. */
	due_at: Instant;
	/** When the run began that has not ended. */
	started_at: Instant | null;
	/** When the last run began that has ended. */
	ran_at: Instant | null;
	/** How many records of the provider the last run compared. */
	compared: Generated<number>;
	/** When a run failed, unless one after it did not. */
	failed_at: Instant | null;
	/** The last known difference that was looked at again, while others wait for the next run; otherwise 0. */
	looked_to: Generated<number>;
}

/** A charge, refund, dispute or fee that the ledger and its provider have in different ways. */
interface PaymentDifferencesTable {
	id: Id;
	provider: Fixed<string>;
	record_kind: Fixed<"charge" | "refund" | "dispute" | "fee">;
	/** The provider's id of it. */
	record_id: Fixed<string>;
	/** Null when it belongs to nothing that the site knows. */
	payment_id: number | null;
	what: DifferenceKind;
	currency: string;
	/** Null on the side that does not have it. */
	our_amount: Money | null;
	our_state: RecordState | null;
	provider_amount: Money | null;
	provider_state: RecordState | null;
	found_at: Instant;
	/** Open while null. A run closes it when it is gone, staff with a note. */
	closed_at: Instant | null;
	closed_by: number | null;
	note: Generated<string>;
}

type RecordState = "pending" | "succeeded" | "failed" | DisputeState;
