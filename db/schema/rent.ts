import type { Generated } from "kysely";
import type { CalendarDate, Fixed, Id, Instant, Money } from "./columns.ts";

export type VehicleType = "truck" | "loader";
export type MovingStatus = "pending" | "confirmed" | "delivered" | "cancelled" | "rejected";

export interface RentTables {
	moving_bookings: MovingBookingsTable;
	moving_booking_lines: MovingBookingLinesTable;
	rent_zones: RentZonesTable;
	rent_zone_prefixes: RentZonePrefixesTable;
	rent_rate_cards: RentRateCardsTable;
	rent_zone_prices: RentZonePricesTable;
	rent_fleets: RentFleetsTable;
	rent_vehicles: RentVehiclesTable;
	rent_vehicle_hours: RentVehicleHoursTable;
	rent_vehicle_outages: RentVehicleOutagesTable;
	rent_drivers: RentDriversTable;
	move_capacity: MoveCapacityTable;
	move_assignments: MoveAssignmentsTable;
	move_vehicle_cells: MoveVehicleCellsTable;
	move_driver_cells: MoveDriverCellsTable;
	move_job_steps: MoveJobStepsTable;
	move_proof_photos: MoveProofPhotosTable;
	move_collections: MoveCollectionsTable;
	waiting_moves: WaitingMovesTable;
}

interface MovingBookingsTable {
	id: Id;
	number: Fixed<string>;
	/** The secret in the URL of the booking's confirmation. */
	confirmation_key: Fixed<string>;
	/** SHA-256 of the browser's guest token. */
	guest_hash: string | null;
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
	/** Counts the changes of the assignment, and of the time that it is for. */
	assignment_version: Generated<number>;
	/** Postal codes as typed beside the addresses. */
	from_zip: string | null;
	to_zip: string | null;
	/** Floors above the street: 0 is the ground floor. */
	from_floor: Generated<number>;
	to_floor: Generated<number>;
	is_from_elevator: Generated<boolean>;
	is_to_elevator: Generated<boolean>;
	home_size: HomeSize | null;
	helpers: Generated<number>;
	is_packing_wanted: Generated<boolean>;
	/** The version of the rate card with the terms of the price, which also computed it unless an admin named it. */
	rate_card_id: number | null;
	/** Minor units of `currency`. Null: no price yet. */
	price: number | null;
	currency: string | null;
	price_state: Generated<MovePriceState>;
	/** What the customer owes for cancelling late; minor units of `currency`. Null: not cancelled by the customer. */
	cancellation_fee: number | null;
	/** What is to be paid online before the move; minor units. 0: nothing, or no longer. */
	deposit_due: Generated<Money>;
	/** Until when, while it is not paid: then the move is cancelled. */
	deposit_before: Instant | null;
	/** The sums of its payment's entries: a trigger compares them. */
	deposit_paid: Generated<Money>;
	deposit_refunded: Generated<Money>;
	/**
	 * When the driver arrived: whole minutes after the booked time, negative when it was earlier. Null before the arrival,
	 * and for arrivals from before it was stored.
	 */
	minutes_late: number | null;
	/** The date of the move in the last reminder; null before the first one. */
	reminded_of: CalendarDate | null;
	/** In which to write to them; null for the market’s own. */
	language: Fixed<string | null>;
	/** The folded text that the dashboard searches; see `rent/moves/move-details.ts`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/**
 * `none`: no price, and the site had no rate cards. `wanted`: the rates gave no price, so an admin names one. `offered`:
 * the customer has not accepted that price yet. `agreed`: the customer accepted the price, or booked at it.
 */
export type MovePriceState = "none" | "wanted" | "offered" | "agreed";

/** How much is moved: one item, a studio, or a number of bedrooms. */
export type HomeSize = "item" | "studio" | "one" | "two" | "three";

/** The lines of a booking's price, whose amounts add up to it. */
interface MovingBookingLinesTable {
	booking_id: Fixed<number>;
	position: Fixed<number>;
	label: Fixed<string>;
	/** Minor units of the booking's currency. */
	amount: Fixed<number>;
}

/** An area with prices of its own. */
interface RentZonesTable {
	id: Id;
	/** The idempotency key of the form that added it. */
	idempotency_key: Fixed<string | null>;
	name: string;
	/** An inactive zone matches no address. */
	is_active: boolean;
	version: number;
	created_at: Fixed<Instant>;
}

/** The postal codes of a zone: all that begin with the prefix and with no longer prefix of another zone. */
interface RentZonePrefixesTable {
	/** Capital letters and digits. */
	prefix: Fixed<string>;
	zone_id: Fixed<number>;
}

/** Prices for a type of vehicle. A row never changes: saving a card adds the next version. Minor units. */
interface RentRateCardsTable {
	id: Id;
	vehicle_type: Fixed<VehicleType>;
	version: Fixed<number>;
	/** For two zones without a price of their own; null: such moves have no price. */
	default_price: Fixed<number | null>;
	/** For each floor without an elevator, at each address. */
	floor_price: Fixed<number>;
	helper_price: Fixed<number>;
	packing_price: Fixed<number>;
	minimum_price: Fixed<number>;
	weekend_percent: Fixed<number>;
	evening_percent: Fixed<number>;
	/** 24-hour time from which the evening surcharge applies; null: never. */
	evening_from: Fixed<string | null>;
	/** How many half hours a move takes. */
	cells_item: Fixed<number>;
	cells_studio: Fixed<number>;
	cells_one: Fixed<number>;
	cells_two: Fixed<number>;
	cells_three: Fixed<number>;
	/** How many hours before the move a cancellation stops being free. */
	free_hours: Fixed<number>;
	/** What a later cancellation costs, in percent of the price. */
	late_fee_percent: Fixed<number>;
	/** What is paid online before the move, in percent of the price; nothing without a payment provider. */
	deposit_percent: Fixed<number>;
	created_at: Fixed<Instant>;
	created_by: Fixed<number | null>;
}

/** The base price between two zones, in both directions: `from_zone_id` is the smaller id. */
interface RentZonePricesTable {
	rate_card_id: Fixed<number>;
	from_zone_id: Fixed<number>;
	to_zone_id: Fixed<number>;
	/** Minor units. */
	price: Fixed<number>;
}

export type MoveCapacityState = "none" | "taken" | "over";

/** One row for each type, which a change of its vehicles locks. */
interface RentFleetsTable {
	vehicle_type: Fixed<VehicleType>;
}

interface RentVehiclesTable {
	id: Id;
	/** The idempotency key of the form that added it. */
	idempotency_key: Fixed<string | null>;
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
	idempotency_key: Fixed<string | null>;
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

/** The vehicle and the driver of a move. No row: none is assigned. */
interface MoveAssignmentsTable {
	booking_id: Fixed<number>;
	vehicle_id: number;
	driver_id: number;
	/** Who assigned them; null for a deleted account. */
	assigned_by: number | null;
	assigned_at: Instant;
	/** What the token of the job sheet's link is computed from; null for an assignment without a link. */
	link_nonce: string | null;
	/** SHA-256 of that token. */
	link_hash: string | null;
}

/** The half hours (0–47 of a date) of a vehicle's jobs: its key allows one job in each. */
interface MoveVehicleCellsTable {
	vehicle_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	cell: Fixed<number>;
	booking_id: Fixed<number>;
}

/** The same for a driver. */
interface MoveDriverCellsTable {
	driver_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	cell: Fixed<number>;
	booking_id: Fixed<number>;
}

export type JobStep = "on_the_way" | "arrived" | "loaded" | "delivered";

/** What the driver of a move has reported. */
interface MoveJobStepsTable {
	booking_id: Fixed<number>;
	step: Fixed<JobStep>;
	driver_id: Fixed<number>;
	/** Who received the delivery. */
	receiver: string | null;
	at: Fixed<Instant>;
}

export type CollectionMethod = "cash" | "card" | "none";

/** Whether the driver collected what was due at the delivery. No row: the driver has not said. */
interface MoveCollectionsTable {
	booking_id: Fixed<number>;
	method: CollectionMethod;
	/** What was due; minor units of the booking's currency. */
	amount: Fixed<Money>;
	at: Instant;
}

/** A stranger's request that holds a vehicle and waits for an answer. */
interface WaitingMovesTable {
	booking_id: Fixed<number>;
	/** A keyed hash of the network that sent it. */
	network_hash: Fixed<string>;
	/** One of the network's few places, from 1 on. */
	place: Fixed<number>;
}

/** The photos of a delivery, as WebP. They are not in `images`, whose files are public. */
interface MoveProofPhotosTable {
	booking_id: Fixed<number>;
	/** 1–4 */
	position: Fixed<number>;
	/** The original's size. */
	width: Fixed<number>;
	height: Fixed<number>;
	/** 320 pixels wide. */
	small: Fixed<Buffer>;
	/** 1280 pixels wide. */
	large: Fixed<Buffer>;
}
