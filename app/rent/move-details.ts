import type { Selectable } from "kysely";
import type { Schema } from "#db/schema.ts";
import { HOME_SIZES } from "./move-job.ts";
import { VEHICLE_TYPES } from "./moving-booking.ts";

/** The columns that describe a move. The dashboard, the tracking page, search, emails and data export read them. */
export const MOVE_COLUMNS = [
	"number",
	"name",
	"contact",
	"contact_e164",
	"current_address",
	"new_address",
	"vehicle_type",
	"booking_date",
	"booking_time",
	"home_size",
	"from_zip",
	"to_zip",
	"from_floor",
	"to_floor",
	"from_elevator",
	"to_elevator",
	"helpers",
	"packing",
] as const;

export type MoveDetails = Pick<Selectable<Schema["moving_bookings"]>, (typeof MOVE_COLUMNS)[number]>;

type Fact = [label: string, value: string];

/** What is moved and where, as label and value, for the tracking page and emails. */
export const moveFacts = (move: MoveDetails): Fact[] => [
	["Vehicle", VEHICLE_TYPES[move.vehicle_type].label],
	["From", place(move.current_address, move.from_zip, move.from_floor, move.from_elevator)],
	["To", place(move.new_address, move.to_zip, move.to_floor, move.to_elevator)],
	...jobFacts(move),
];

/** What else is known about a move. The dashboard lists it below the addresses. */
export const jobFacts = (move: MoveDetails): Fact[] => [
	...fact("Home size", move.home_size && HOME_SIZES[move.home_size]),
	...fact("Helpers", move.helpers > 0 && String(move.helpers)),
	...fact("Packing", move.packing && "With packing assistance"),
];

const fact = (label: string, value: string | false | null): Fact[] => (value ? [[label, value]] : []);

function place(address: string, zip: string | null, floor: number, hasElevator: boolean): string {
	const code = zip && !address.includes(zip) ? [zip] : [];
	const elevator = hasElevator ? "with an elevator" : "without an elevator";
	return [address, ...code, ...(floor > 0 ? [`floor ${floor} ${elevator}`] : [])].join(", ");
}
