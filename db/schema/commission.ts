import type { ColumnType, Generated } from "kysely";
import type { CalendarDate, Fixed, Id, Instant, Money } from "./columns.ts";

/** `payment` and `refund`: what the market holds has changed after the entry of the stay. */
export type CommissionKind =
	| "check_out"
	| "no_show"
	| "late_cancellation"
	| "check_out_undone"
	| "payment"
	| "refund";

export interface CommissionTables {
	commission_rates: CommissionRatesTable;
	commission_entries: CommissionEntriesTable;
	commission_statements: CommissionStatementsTable;
}

/** Hotels with a rate of their own. All others have the default of the settings. */
interface CommissionRatesTable {
	id: Id;
	hotel_id: Fixed<number>;
	/** Basis points: 1,500 for 15 %. */
	rate: number;
	version: number;
	updated_at: Instant;
}

/** What the market earned from a booking, and what it collected for the hotel. Rows are only ever added. */
interface CommissionEntriesTable {
	id: Id;
	hotel_id: Fixed<number>;
	booking_id: Fixed<number>;
	/** Counts the entries of a booking from 1: a check-out, its undoing, the next check-out, a refund. */
	sequence: Fixed<number>;
	kind: Fixed<CommissionKind>;
	booking_number: Fixed<string>;
	check_in: Fixed<CalendarDate>;
	check_out: Fixed<CalendarDate>;
	currency: Fixed<string>;
	/**
	 * The total of the stay, the no-show fee, or what the market holds of a cancellation fee. Negative, as all amounts
	 * are, when it is taken back.
	 */
	base: Fixed<Money>;
	/** Basis points. */
	rate: Fixed<number>;
	commission: Fixed<Money>;
	collected_by: Fixed<"market" | "hotel">;
	/** The part of the base that the market collected. */
	collected: Fixed<Money>;
	/** The month of the hotel's calendar: `2026-11`. */
	month: Fixed<string>;
	at: Fixed<Instant>;
	/** Set once, by the job that makes the statement. */
	statement_id: number | null;
}

/** An immutable statement of a hotel's month; only its settlement changes. */
interface CommissionStatementsTable {
	id: Id;
	/** The year and the number make `2026-00012`, which has no gaps. */
	year: Fixed<number>;
	number: Fixed<number>;
	hotel_id: Fixed<number>;
	month: Fixed<string>;
	currency: Fixed<string>;
	entry_count: Fixed<number>;
	commission_total: Fixed<Money>;
	collected_total: Fixed<Money>;
	/** What was collected less the commission: positive when the market owes the hotel. */
	balance: Fixed<Money>;
	/** JSON: `StatementSnapshot`. */
	snapshot: Fixed<string>;
	issued_at: Fixed<Instant>;
	/** Null when nothing is owed, and for statements from before there was a due date. */
	due_on: Fixed<CalendarDate | null>;
	version: Generated<number>;
	/** Null until it is settled, and again when that is undone. */
	settled_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
	/** Of the settling payment, such as a bank's. */
	reference: Generated<string>;
}
