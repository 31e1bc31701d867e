import type { Selectable } from "kysely";
import type { HomeSize } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";

export const HOME_SIZE_NAMES = ["item", "studio", "one", "two", "three"] as const satisfies HomeSize[];

export const MOST_HELPERS = 4;

/** How long a move takes when nothing else is known: 2 hours, in half hours. */
export const USUAL_CELLS = 4;

/** What a price depends on, as columns of a booking: what is signed with it. */
export const QUOTED_COLUMNS = [
	"vehicle_type",
	"current_address",
	"new_address",
	"booking_date",
	"booking_time",
	"home_size",
	"from_zip",
	"to_zip",
	"from_floor",
	"to_floor",
	"is_from_elevator",
	"is_to_elevator",
	"helpers",
	"is_packing_wanted",
] as const satisfies (keyof Schema["moving_bookings"])[];

/** Everything that a price depends on. Floor 0 is the ground floor. */
export type QuotableMove = Pick<Selectable<Schema["moving_bookings"]>, (typeof QUOTED_COLUMNS)[number]>;

/** The answers of a customer who left out everything optional. */
export const UNKNOWN_JOB = {
	home_size: null,
	from_zip: null,
	to_zip: null,
	from_floor: 0,
	to_floor: 0,
	is_from_elevator: false,
	is_to_elevator: false,
	helpers: 0,
	is_packing_wanted: false,
};
