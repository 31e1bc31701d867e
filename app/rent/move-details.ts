import type { Selectable } from "kysely";
import type { Schema } from "#db/schema.ts";
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
] as const;

export type MoveDetails = Pick<Selectable<Schema["moving_bookings"]>, (typeof MOVE_COLUMNS)[number]>;

/** What is moved and where, as label and value, for the tracking page and emails. */
export const moveFacts = (move: MoveDetails): [label: string, value: string][] => [
	["Vehicle", VEHICLE_TYPES[move.vehicle_type].label],
	["From", move.current_address],
	["To", move.new_address],
];
