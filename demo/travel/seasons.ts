import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { editNights } from "#app/travel/nights/edit-nights.server.ts";
import { isWeekendNight } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { daysOpen, type StoredHotel, type StoredRoom } from "./store-hotels.ts";

/** Dates of a room with another price or other conditions. `to` is included. */
type Span = {
	room: StoredRoom;
	from: string;
	to: string;
	change: { price?: number; minStay?: number; isClosed?: boolean; noArrival?: boolean };
};

/** What a night costs in a month of the high season, against its usual price. */
const HIGH_SEASON_FACTOR = 1.22;

const round = (amount: number) => Math.round(amount / 100) * 100;

/**
 * Plans what the owners change in their nights: higher prices in the high season, still higher ones and at least
 * three nights around New Year's Eve, and some rooms closed for painting.
 */
export function planSeasons(hotels: readonly StoredHotel[], { days, now }: { days: number; now: Date }) {
	return hotels.flatMap((hotel, at): Span[] => {
		const today = wallClock(now, hotel.city.timeZone).date;
		const [first, last] = [addDays(today, -daysOpen(hotel, days)), addDays(today, 200)];
		const months = monthsBetween(first, last).filter(({ from }) =>
			hotel.city.highSeason.includes(Number(from.slice(5, 7))),
		);
		const eve = `${today.slice(0, 4)}-12-31`;
		return hotel.rooms.flatMap((room, place): Span[] => {
			const season = { price: round(room.price * HIGH_SEASON_FACTOR) };
			const painted = addDays(today, (at % 2 ? 24 : -40) + place);
			return [
				...months.map((month) => ({ room, ...month, change: season })),
				...(at % 2
					? []
					: [
							{
								room,
								from: addDays(eve, -1),
								to: eve,
								change: { price: round(room.price * 1.6), minStay: 3 },
							},
						]),
				...(at % 5 === 3 && place === 1
					? [{ room, from: painted, to: addDays(painted, 5), change: { isClosed: true } }]
					: []),
				...(at % 6 === 2 && place === 0 ? [{ room, from: eve, to: eve, change: { noArrival: true } }] : []),
			];
		});
	});
}

function monthsBetween(first: string, last: string): { from: string; to: string }[] {
	const months = [];
	for (let from = first; from < last; ) {
		const next = `${addDays(`${from.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
		months.push({ from, to: next > last ? last : addDays(next, -1) });
		from = next;
	}
	return months;
}

/** Stores the changes, as their owners. */
export async function changeNights(
	db: Database,
	spans: readonly Span[],
	{
		hotels,
		currency,
		days,
		now,
	}: { hotels: readonly StoredHotel[]; currency: string; days: number; now: Date },
): Promise<void> {
	const hotelOf = new Map(hotels.flatMap((hotel) => hotel.rooms.map(({ id }) => [id, hotel])));
	for (const { room, from, to, change } of spans) {
		const hotel = hotelOf.get(room.id);
		if (!hotel) continue;
		const at = new Date(now.getTime() - daysOpen(hotel, days) * DAY_MS);
		const edit = { roomId: room.id, actor: hotel.actor, from, to, weekdays: [], change, currency, now: at };
		await editNights(db, edit);
	}
}

/** A function that returns the price of a room on a date, in minor units without extra guests; null when closed. */
export function pricesBy(spans: readonly Span[]): (room: StoredRoom, date: string) => number | null {
	const byRoom = new Map<number, Span[]>();
	for (const span of spans) byRoom.set(span.room.id, [...(byRoom.get(span.room.id) ?? []), span]);
	return (room, date) => {
		const on = (byRoom.get(room.id) ?? []).filter(({ from, to }) => from <= date && date <= to);
		if (on.some(({ change }) => change.isClosed)) return null;
		const own = on.findLast(({ change }) => change.price !== undefined)?.change.price;
		return own ?? (isWeekendNight(date) ? (room.weekendPrice ?? room.price) : room.price);
	};
}

export type PriceOn = ReturnType<typeof pricesBy>;
