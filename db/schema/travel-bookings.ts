import type { ColumnType, Generated } from "kysely";
import type { CalendarDate, Fixed, Id, Instant, Money } from "./columns.ts";

export type BookingStatus =
	| "pending"
	| "confirmed"
	| "checked_in"
	| "checked_out"
	| "cancelled"
	| "rejected"
	| "expired"
	| "no_show";

export interface TravelBookingsTables {
	bookings: BookingsTable;
	booking_nights: BookingNightsTable;
	booking_events: BookingEventsTable;
}

/** The agreed terms stay with the booking, whatever happens to the hotel and the room. */
interface BookingsTable {
	id: Id;
	number: Fixed<string>;
	once_key: Fixed<string>;
	/** SHA-256 of the emailed link's token. */
	token_hash: string;
	account_id: number | null;
	visitor_hash: string | null;
	hotel_id: Fixed<number>;
	room_id: Fixed<number>;
	/** `walk_in`: entered by the owner. */
	source: Fixed<"guest" | "walk_in">;
	status: BookingStatus;
	check_in: CalendarDate;
	/** The night of this date is not occupied. */
	check_out: CalendarDate;
	rooms: Fixed<number>;
	/** For all its rooms. */
	adults: Fixed<number>;
	children: Fixed<number>;
	name: string;
	/** Lower case; empty for a walk-in who left none. */
	email: string;
	contact: string;
	contact_e164: string;
	requests: Generated<string>;
	hotel_name: Fixed<string>;
	room_name: Fixed<string>;
	currency: Fixed<string>;
	/** The total of its nights, for all rooms and guests. */
	total: Money;
	free_until_days: Fixed<number>;
	late_fee_percent: Fixed<number>;
	no_show_percent: Fixed<number>;
	/** The market's share of the total or fee, in basis points, as it was when the stay was booked. */
	commission_rate: ColumnType<number, number | undefined, never>;
	/** The end of free cancellation; `freeUntil` of check-in and policy. */
	free_until: Instant;
	/** When a request expires; null for an instant booking. */
	hold_until: Instant | null;
	/** The fee of a late cancellation or no-show. */
	fee: Generated<Money>;
	/** The part of the total that is paid online; 0: everything is paid at the hotel. */
	deposit: Generated<Money>;
	/** Until when the deposit must be paid; null once it is, and when none is asked for. */
	pay_before: Instant | null;
	/** What was paid online and given back. A trigger compares them with the entries of the payment. */
	paid_total: Generated<Money>;
	refunded_total: Generated<Money>;
	/** Null again once it is undone. */
	checked_in_at: Instant | null;
	checked_out_at: Instant | null;
	/** Set by the transaction that releases its nights, once. */
	nights_returned_at: Instant | null;
	/** Folded; see `bookingSearchText`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** The agreed price of each night, for all rooms and guests. */
interface BookingNightsTable {
	booking_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	hotel_id: Fixed<number>;
	room_id: Fixed<number>;
	price: Money;
}

interface BookingEventsTable {
	id: Id;
	booking_id: Fixed<number>;
	kind: Fixed<"booked" | "status" | "dates" | "note">;
	from_value: Fixed<string | null>;
	to_value: Fixed<string | null>;
	/** The fee, or the new total. */
	amount: Fixed<Money | null>;
	/** The reason or note. */
	detail: Generated<string>;
	once_key: Fixed<string | null>;
	/** The account that acted; null for a guest without one, and for background jobs. */
	actor_id: number | null;
	at: Fixed<Instant>;
}
