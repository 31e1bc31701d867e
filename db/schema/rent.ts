import type { Generated } from "kysely";
import type { CalendarDate, Fixed, Id, Instant } from "./columns.ts";

export type VehicleType = "truck" | "loader";
export type MovingStatus = "pending" | "confirmed" | "delivered" | "cancelled" | "rejected";

export interface RentTables {
	moving_bookings: MovingBookingsTable;
	moving_booking_events: MovingBookingEventsTable;
	rent_fleets: RentFleetsTable;
	rent_vehicles: RentVehiclesTable;
	rent_vehicle_hours: RentVehicleHoursTable;
	rent_vehicle_outages: RentVehicleOutagesTable;
	rent_drivers: RentDriversTable;
	move_capacity: MoveCapacityTable;
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
	/** How many half hours the move takes. */
	cells: Generated<number>;
	/**
	 * Whether the move is counted in `move_capacity`: `over` when it does not fit there, `none` when its type has no
	 * vehicles or the move is over.
	 */
	capacity: Generated<MoveCapacityState>;
	/** The folded text that the dashboard searches; see `rent/moving-search.ts`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

export type MoveCapacityState = "none" | "taken" | "over";

/** One row for each type, which a change of its vehicles locks. */
interface RentFleetsTable {
	vehicle_type: Fixed<VehicleType>;
}

interface RentVehiclesTable {
	id: Id;
	/** The idempotency key of the form that added it. */
	once_key: Fixed<string | null>;
	name: string;
	vehicle_type: Fixed<VehicleType>;
	/** Upper case, unique. */
	plate: string;
	is_active: boolean;
	version: number;
	created_at: Fixed<Instant>;
}

/** No row: the vehicle does not work on this day. */
interface RentVehicleHoursTable {
	vehicle_id: Fixed<number>;
	/** 1 (Monday) to 7. */
	weekday: Fixed<number>;
	/** The first half hour of the day, and the one after the last: 16 and 36 for 08:00 to 18:00. */
	from_cell: number;
	to_cell: number;
}

interface RentVehicleOutagesTable {
	id: Id;
	vehicle_id: Fixed<number>;
	/** The first and the last date. */
	from_date: CalendarDate;
	to_date: CalendarDate;
	reason: string;
}

interface RentDriversTable {
	id: Id;
	once_key: Fixed<string | null>;
	name: string;
	/** The phone number as typed. */
	contact: string;
	contact_e164: string;
	/** Lower case. */
	email: string;
	is_active: boolean;
	version: number;
	created_at: Fixed<Instant>;
}

/** How many vehicles of a type work in a half hour (0–47) of a date, and how many of them are booked. */
interface MoveCapacityTable {
	vehicle_type: Fixed<VehicleType>;
	date: Fixed<CalendarDate>;
	cell: Fixed<number>;
	total: number;
	taken: number;
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
