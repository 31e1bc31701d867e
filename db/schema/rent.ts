import type { CalendarDate, Fixed, Id, Instant } from "./columns.ts";

export type VehicleType = "truck" | "loader";
export type MovingStatus = "pending" | "confirmed" | "delivered" | "cancelled" | "rejected";

export interface RentTables {
	moving_bookings: MovingBookingsTable;
	moving_booking_events: MovingBookingEventsTable;
}

interface MovingBookingsTable {
	id: Id;
	number: Fixed<string>;
	/** The secret in the URL of the booking's confirmation. */
	once_key: Fixed<string>;
	/** SHA-256 of the browser's guest token. */
	visitor_hash: string | null;
	account_id: number | null;
	name: string;
	/** The phone number as typed. */
	contact: string;
	contact_e164: string;
	/** Lower case; for emails about the booking. */
	email: string | null;
	current_address: string;
	new_address: string;
	vehicle_type: VehicleType;
	booking_date: CalendarDate;
	/** 24-hour time in the market's time zone: `14:30`. */
	booking_time: string;
	status: MovingStatus;
	/** The folded text that the dashboard searches; see `rent/moving-search.ts`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface MovingBookingEventsTable {
	id: Id;
	booking_id: Fixed<number>;
	from_status: Fixed<MovingStatus | null>;
	to_status: Fixed<MovingStatus>;
	/** The account that acted; null for a guest. */
	actor_id: Fixed<number | null>;
	at: Fixed<Instant>;
}
