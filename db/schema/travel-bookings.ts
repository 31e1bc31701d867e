import type { ColumnType, Generated, Selectable } from "kysely";
import type { CalendarDate, Fixed, Id, Instant, Money } from "./columns.ts";
import type { Board } from "./travel-hotels.ts";

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
	date_changes: DateChangesTable;
	desk_payments: DeskPaymentsTable;
	booking_extras: BookingExtrasTable;
	online_check_ins: OnlineCheckInsTable;
}

/** The agreed terms stay with the booking, whatever happens to the hotel and the room. */
interface BookingsTable {
	id: Id;
	number: Fixed<string>;
	/** The number of the first room that was booked with it; null for a room booked alone. */
	group_number: ColumnType<string | null, string | null | undefined, never>;
	idempotency_key: Fixed<string>;
	/** SHA-256 of the emailed link's token. */
	token_hash: string;
	account_id: number | null;
	guest_hash: string | null;
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
	/** In years: `4,9`; fewer than there are children, or empty, where they were not asked or given. */
	child_ages: Generated<string>;
	name: string;
	/** Lower case; empty for a walk-in who left none. */
	email: string;
	contact: string;
	contact_e164: string;
	requests: Generated<string>;
	hotel_name: Fixed<string>;
	room_name: Fixed<string>;
	/** The rate that it was booked at; null: the standard rate, and then the name is empty. */
	plan_id: Fixed<number | null>;
	plan_name: ColumnType<string, string | undefined, never>;
	board: ColumnType<Board, Board | undefined, never>;
	/** The offer that lowered its price; null and empty for none. New dates may lose it. */
	offer_id: Generated<number | null>;
	offer_name: Generated<string>;
	currency: Fixed<string>;
	/** Its nights, extras and stay tax, for all rooms and guests. */
	total: Money;
	/** The extras in the total. */
	extras_total: Generated<Money>;
	/** The stay tax in the total. */
	tax_total: Generated<Money>;
	/** How it was agreed: `storeTax`. */
	tax_rule: ColumnType<string, string | undefined, never>;
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
	/** The same in percent of the total, as it was agreed. */
	deposit_percent: Generated<number>;
	/**
	 * Until when the deposit must be paid; null once it is, and when none is asked for. It stays after check-in, because
	 * that can be undone, but only a confirmed stay waits for money: see `awaitsPayment`.
	 */
	pay_before: Instant | null;
	/** Whether the guest has shown that the address is theirs: with the emailed link, or an account. */
	is_email_confirmed: Generated<boolean>;
	/** Until when they must; only a confirmed stay expires. Null: nothing is asked, or it is done. */
	confirm_before: Instant | null;
	/** What was paid online and given back. A trigger compares them with the entries of the payment. */
	paid_total: Generated<Money>;
	refunded_total: Generated<Money>;
	/** The check-in date in the last email that invites to check in online; null before the first one. */
	check_in_mailed_of: Generated<CalendarDate | null>;
	/** Null again once it is undone. */
	checked_in_at: Instant | null;
	checked_out_at: Instant | null;
	/** Set by the transaction that releases its nights, once. */
	nights_returned_at: Instant | null;
	/** In which to write to them; null for the market’s own. */
	language: Fixed<string | null>;
	/** Folded; see `bookingSearchText`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

export type StoredBooking = Selectable<TravelBookingsTables["bookings"]>;

/** What the guest of a stay sent before arrival. */
interface OnlineCheckInsTable {
	booking_id: Fixed<number>;
	/** On the hotel’s clock: `15:00`, or `later`. */
	arrives_at: string;
	/** The guests and the signature, encrypted: `sealGuests`. */
	details: string;
	/** For how many days after check-out, as the guest was told. */
	kept_days: number;
	/** Of the form that was sent last. */
	idempotency_key: string;
	sent_at: Instant;
}

export type DeskPaymentMethod = "cash" | "card" | "transfer";

/** What a guest paid at the hotel, as its desk recorded it; rows are only added. */
interface DeskPaymentsTable {
	id: Id;
	booking_id: Fixed<number>;
	/** Of the booking, so that the cash report of a hotel reads no other hotel's payments. */
	hotel_id: Fixed<number>;
	/** Minor units of the booking's currency; negative: given back to the guest. */
	amount: Fixed<number>;
	method: Fixed<DeskPaymentMethod>;
	/** The idempotency key of the form. */
	idempotency_key: Fixed<string>;
	/** Who recorded it; null for a deleted account. */
	actor_id: number | null;
	at: Fixed<Instant>;
}

/** New dates of a paid stay that cost more: the stay moves to them once the difference is paid. */
interface DateChangesTable {
	booking_id: Fixed<number>;
	check_in: Fixed<CalendarDate>;
	check_out: Fixed<CalendarDate>;
	/** What the stay then costs, and the part of it that is paid online. */
	total: Fixed<Money>;
	tax_total: ColumnType<Money, Money | undefined, never>;
	extras_total: ColumnType<Money, Money | undefined, never>;
	deposit: Fixed<Money>;
	free_until: Fixed<Instant>;
	/** The nights of these dates with their prices, as JSON; empty when they are those that are held. */
	nights: ColumnType<string, string | undefined, never>;
	/** Until when the difference must be paid. */
	pay_before: Fixed<Instant>;
	/** The guest's account; null without one. */
	actor_id: number | null;
}

/** An extra of a stay as it was agreed. */
interface BookingExtrasTable {
	id: Id;
	booking_id: Fixed<number>;
	/** Null once the hotel has removed it. */
	extra_id: Fixed<number | null>;
	name: Fixed<string>;
	per: Fixed<"stay" | "night" | "person" | "person_night">;
	on_day: Fixed<"arrival" | "departure">;
	/** Minor units for one, by `per`. */
	price: Fixed<Money>;
	quantity: Fixed<number>;
	/** For the whole stay. */
	amount: Money;
	/** The dates on which it is used; while a change of dates waits, those of both. */
	first_day: CalendarDate;
	last_day: CalendarDate;
	/** Of the form that added it. */
	idempotency_key: Fixed<string>;
}

/** The agreed price of each night, for all rooms and guests. Nights outside the stay are held for a change of dates. */
interface BookingNightsTable {
	booking_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	hotel_id: Fixed<number>;
	room_id: Fixed<number>;
	price: Money;
	/** The price without the booking's offer; null for no offer. */
	full_price: Generated<Money | null>;
}
