import { countNights, isWeekendNight, nightsOf, type Stay } from "#app/travel/nights/stay.ts";
import { lackOfSpace, priceOfGuests } from "./occupancy.ts";

export type PricedRoom = {
	sleeps: number;
	max_adults: number;
	guests_included: number;
	/** Minor units for a night. */
	price: number;
	weekend_price: number | null;
	extra_guest_price: number;
	/** As stored: see `priceOfGuests`. */
	adult_prices: string;
	child_bands: string;
	min_nights: number;
	max_nights: number;
};

export type Night = {
	date: string;
	total: number;
	booked: number;
	blocked: number;
	price: number | null;
	min_stay: number | null;
	is_closed: boolean;
	is_closed_to_arrival: boolean;
	is_closed_to_departure: boolean;
};

/** Why a room is not available. `limit`: nights, guests or rooms; `dates`: the nights that prevent it. */
export type StayRefusal =
	| { reason: "too_short" | "too_long" | "too_many_guests" | "too_many_adults"; limit: number }
	| { reason: "no_arrival" | "no_departure" }
	| { reason: "closed" | "full"; dates: string[] };

export type PricedStay = {
	ok: true;
	/** Minor units for each night, for all rooms and guests. */
	nights: { date: string; price: number }[];
	total: number;
};

/** The price of a night, in minor units, for so many rooms and their guests (`priceOfGuests`). */
export function priceNight(
	room: Pick<PricedRoom, "price" | "weekend_price">,
	night: { date: string; price: number | null },
	{ rooms, guests }: { rooms: number; guests: number },
): number {
	const usual = isWeekendNight(night.date) ? (room.weekend_price ?? room.price) : room.price;
	return Math.max(0, rooms * (night.price ?? usual) + guests);
}

/**
 * Returns a room's price for a stay, night by night, or why it is unavailable. `nights` holds the rows from
 * check-in up to and including check-out (for `is_closed_to_departure`); a night without a row is closed. The minimum
 * stay is that of the arrival date. Guests may spread over the rooms as they like, so only the totals are compared with
 * what the rooms sleep.
 */
export function priceStay(
	room: PricedRoom,
	nights: readonly Night[],
	stay: Stay,
): PricedStay | ({ ok: false } & StayRefusal) {
	const length = countNights(stay);
	const byDate = new Map(nights.map((night) => [night.date, night]));
	const arrival = byDate.get(stay.checkIn);
	const shortest = arrival?.min_stay ?? room.min_nights;
	const refused = (refusal: StayRefusal) => ({ ok: false as const, ...refusal });
	const noSpace = lackOfSpace(room, stay);
	if (noSpace) return refused(noSpace);
	if (length < shortest) return refused({ reason: "too_short", limit: shortest });
	if (length > room.max_nights) return refused({ reason: "too_long", limit: room.max_nights });
	const dates = nightsOf(stay);
	const closed = dates.filter((date) => byDate.get(date)?.is_closed ?? true);
	if (closed.length > 0) return refused({ reason: "closed", dates: closed });
	const full = dates.filter((date) => {
		const night = byDate.get(date);
		return !night || night.total - night.booked - night.blocked < stay.rooms;
	});
	if (full.length > 0) return refused({ reason: "full", dates: full });
	if (arrival?.is_closed_to_arrival) return refused({ reason: "no_arrival" });
	if (byDate.get(stay.checkOut)?.is_closed_to_departure) return refused({ reason: "no_departure" });
	const guests = priceOfGuests(room, stay);
	const priced = dates.map((date) => {
		const price = byDate.get(date)?.price ?? null;
		return { date, price: priceNight(room, { date, price }, { rooms: stay.rooms, guests }) };
	});
	return { ok: true, nights: priced, total: priced.reduce((sum, night) => sum + night.price, 0) };
}
