import type { Selectable } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { typedMoney } from "#app/common/money.ts";
import { typedColumns } from "#app/travel/hotels/form/form-fields.ts";
import type { Schema } from "#db/schema.ts";

/** The single-value fields of a room's form, by their names in a conflict message. */
export const ROOM_FIELD_NAMES = {
	name: "Room name",
	description: "Description",
	quantity: "Number of rooms",
	beds: "Beds",
	sizeSqm: "Size",
	sleeps: "Sleeps",
	maxAdults: "Maximum adults",
	guestsIncluded: "Guests included in the price",
	price: "Price per night",
	weekendPrice: "Friday and Saturday",
	extraGuestPrice: "Price per extra guest",
	minNights: "Minimum stay",
	maxNights: "Maximum stay",
};

export type RoomField = keyof typeof ROOM_FIELD_NAMES;

export const FIRST_ROOM: Partial<Record<RoomField, string>> = {
	quantity: "1",
	sleeps: "2",
	maxAdults: "2",
	guestsIncluded: "2",
	minNights: "1",
	maxNights: "30",
};

export const typedRoom = (
	room: Selectable<Schema["rooms"]>,
	currency: string,
): Record<RoomField, string> => ({
	...typedColumns(room, ROOM_FIELD_NAMES),
	price: typedMoney(room.price, currency),
	weekendPrice: room.weekend_price === null ? "" : typedMoney(room.weekend_price, currency),
	extraGuestPrice: typedMoney(room.extra_guest_price, currency),
});

const NIGHTS_NAMED = 6;

/** Why there can't be fewer rooms: the nights that have more taken, with the first dates. */
export function formatTooFewRooms(
	nights: readonly { date: string; taken: number }[],
	thisYear: number,
): string {
	const named = nights
		.slice(0, NIGHTS_NAMED)
		.map(({ date, taken }) => `${formatDate(date, thisYear)} (${taken})`);
	const more = nights.length - named.length;
	const rest = more > 0 ? ` and ${more} more ${more === 1 ? "night" : "nights"}` : "";
	return `More rooms than that are booked or blocked on ${named.join(", ")}${rest}. Enter at least ${Math.max(...nights.map(({ taken }) => taken))}, or free those nights first.`;
}
