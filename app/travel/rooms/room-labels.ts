import type { Selectable } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import { typedColumns } from "#app/travel/hotels/form/form-fields.ts";
import { PRICED_ADULTS, readAdultPrices } from "#app/travel/quotes/occupancy.ts";
import type { Schema } from "#db/schema.ts";

/** The single-value fields of a room's form. */
const ROOM_FIELDS = [
	"name",
	"description",
	"quantity",
	"beds",
	"sizeSqm",
	"sleeps",
	"maxAdults",
	"guestsIncluded",
	"price",
	"weekendPrice",
	"extraGuestPrice",
	"minNights",
	"maxNights",
] as const;

type AdultField = `adults${(typeof PRICED_ADULTS)[number]}`;

export type RoomField = (typeof ROOM_FIELDS)[number] | AdultField;

const ofAdults = (textOf: (count: number) => string) =>
	Object.fromEntries(PRICED_ADULTS.map((count) => [`adults${count}`, textOf(count)])) as Record<
		AdultField,
		string
	>;

/** The names of the fields, in a message about changes by somebody else. */
export const roomFieldNames = (): Record<RoomField, string> => ({
	...t.roomFields,
	...ofAdults((count) => t.stayParty.adults({ count })),
});

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
	...typedColumns(room, ROOM_FIELDS),
	price: typedMoney(room.price, currency),
	weekendPrice: room.weekend_price === null ? "" : typedMoney(room.weekend_price, currency),
	extraGuestPrice: typedMoney(room.extra_guest_price, currency),
	...ofAdults((count) => {
		const price = readAdultPrices(room.adult_prices)[count];
		return price === undefined ? "" : typedMoney(price, currency);
	}),
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
	const least = Math.max(...nights.map(({ taken }) => taken));
	return more > 0
		? t.roomErrors.tooFewRoomsMore({ nights: withCommas(named), count: more, least })
		: t.roomErrors.tooFewRooms({ nights: withCommas(named), least });
}
