import type { Selectable } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import type { Schema } from "#db/schema.ts";
import type { MOVE_COLUMNS } from "./move-columns.ts";
import { type MovePriceState, type MovingStatus, shownStatus } from "./moving-booking.ts";

export type MoveDetails = Pick<Selectable<Schema["moving_bookings"]>, (typeof MOVE_COLUMNS)[number]>;

type Fact = [label: string, value: string];

/**
 * What is moved and where, as label and value, for customers and staff. Invoices have it, too, and are never changed:
 * what an erasure must take away is not for them.
 */
export const moveFacts = (move: MoveDetails): Fact[] => [
	[t.moveFacts.vehicle, t.vehicleTypes.label[move.vehicle_type]],
	...placeFacts(move),
	...jobFacts(move),
];

/** From where to where. */
export const placeFacts = (move: MoveDetails): Fact[] => [
	[t.moveFacts.from, place(move.current_address, move.from_zip, move.from_floor, move.is_from_elevator)],
	[t.moveFacts.to, place(move.new_address, move.to_zip, move.to_floor, move.is_to_elevator)],
];

/** What else is known about a move. */
const jobFacts = (move: MoveDetails): Fact[] => [
	...sizeFacts(move),
	...fact(t.moveFacts.packing, move.is_packing_wanted && t.moveFacts.withPacking),
];

const sizeFacts = (move: MoveDetails): Fact[] => [
	...fact(t.moveFacts.homeSize, move.home_size && t.homeSizes[move.home_size]),
	...fact(t.moveFacts.helpers, move.helpers > 0 && String(move.helpers)),
];

/** What else is known about a move, in one line below the addresses. */
export const summarizeJob = (move: MoveDetails): string =>
	[
		...sizeFacts(move).map(([label, value]) => `${label}: ${value}`),
		...(move.is_packing_wanted ? [t.moveFacts.withPacking] : []),
	].join(" · ");

const fact = (label: string, value: string | false | null): Fact[] => (value ? [[label, value]] : []);

function place(address: string, zip: string | null, floor: number, hasElevator: boolean): string {
	const code = zip && !address.includes(zip) ? [zip] : [];
	return withCommas([
		address,
		...code,
		floor > 0
			? hasElevator
				? t.moveFacts.floorWithElevator({ floor })
				: t.moveFacts.floor({ floor })
			: null,
	]);
}

type SearchedMove = MoveDetails & { status: MovingStatus; price_state?: MovePriceState };

/** The text that the dashboard's search box searches. Dates are in it as stored and as shown. */
export function movingSearchText(booking: SearchedMove): string {
	return foldText(
		[
			booking.number,
			booking.name,
			booking.contact,
			booking.contact_e164,
			booking.current_address,
			booking.new_address,
			t.vehicleTypes.label[booking.vehicle_type],
			booking.booking_date,
			formatDate(booking.booking_date),
			booking.booking_time,
			shownStatus(booking).label,
		].join(" | "),
	);
}
