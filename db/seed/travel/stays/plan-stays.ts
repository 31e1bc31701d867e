import { wallClock } from "#app/site/calendar.ts";
import { addDays, momentOf } from "#app/site/zoned-time.server.ts";
import { isWeekendNight } from "#app/travel/nights/stay.ts";
import { seededRandom } from "../../random.ts";
import { pickByWeight } from "../../shop/orders/plan-orders.ts";
import { DAY_MS, type StoredHotel, type StoredRoom } from "../store-hotels.ts";
import { someGuest, someRequest } from "./guests.ts";
import type { Days, HouseBook } from "./house-book.ts";
import type { Fate, PlannedStay } from "./stay-steps.ts";

/** So far ahead somebody has booked already; no further than the demo goes back. */
const AHEAD = 60;
/** Nights, by weight; a stay of so many nights on average. */
const LENGTHS = [0, 24, 32, 21, 10, 6, 2, 5];
const AVERAGE_LENGTH = 2.7;
/** Further back than this the houses that nobody looks at in the demo had less to do. */
const NEAR = 70;

type Planning = { days: number; now: Date };

/** The stays that come about by chance: fuller at weekends and in the season, thinner the further ahead. */
export function planStays(
	hotel: StoredHotel,
	books: ReadonlyMap<number, HouseBook>,
	{ days, now }: Planning,
): PlannedStay[] {
	const random = seededRandom(hotel.id * 48_611 + 5);
	const today = wallClock(now, hotel.city.timeZone).date;
	const planned: PlannedStay[] = [];
	const ahead = Math.min(AHEAD, days);
	const demands = new Map<number, number>();
	for (let day = -days; day < ahead; day++)
		demands.set(day, demandOn(hotel, { date: addDays(today, day), day }));
	for (const room of hotel.stored) {
		const book = books.get(room.id);
		for (let unit = 0; unit < room.quantity; unit++)
			for (let day = -days; day < ahead; day++) {
				const demand = demands.get(day) ?? 0;
				const isWanted = random() < demand / (demand + AVERAGE_LENGTH * (1 - demand));
				const nights = Math.max(room.minNights ?? 1, pickByWeight(random, LENGTHS));
				if (!isWanted || !book) continue;
				const stay = { from: day, to: day + nights };
				const rooms = room.quantity > 2 && random() < 0.04 ? 2 : 1;
				if (!book.isFree(unit, stay) || !book.take(stay, { rooms, unit })) continue;
				planned.push(planStay(random, { hotel, room, rooms, today, now, stay }));
				day += nights - 1;
			}
	}
	return planned.filter((stay) => stay.bookedAt <= now);
}

function demandOn({ busy, owner, city }: StoredHotel, { date, day }: { date: string; day: number }): number {
	const season = city.season.includes(Number(date.slice(5, 7))) ? 1.15 : 0.9;
	const weekend = isWeekendNight(date) ? 1.12 : 0.95;
	const ahead = day > 0 ? 0.9 * Math.exp(-day / 30) : 1;
	const far = day < -NEAR && owner !== "omar" ? 0.35 : 1;
	return Math.min(0.95, busy * season * weekend * ahead * far * 1.1);
}

type Wanted = { hotel: StoredHotel; room: StoredRoom; rooms: number; today: string; now: Date; stay: Days };

function planStay(random: () => number, { hotel, room, rooms, today, now, stay }: Wanted): PlannedStay {
	const { timeZone } = hotel.city;
	const checkIn = addDays(today, stay.from);
	const isWalkIn = stay.from < 0 && random() < 0.06;
	const isAsked = hotel.asks !== undefined && !isWalkIn;
	const lead = isWalkIn ? 0 : (isAsked ? 3 : 1) + Math.floor(random() ** 2.2 * 70);
	const hour = String(isWalkIn ? 17 : 7 + Math.floor(random() * 15)).padStart(2, "0");
	const minute = String(Math.floor(random() * 60)).padStart(2, "0");
	const asked = momentOf(addDays(checkIn, -lead), `${hour}:${minute}`, timeZone);
	// Who comes soon has booked by now.
	const earlier = new Date(now.getTime() - (0.02 + random() ** 1.6 * 40) * DAY_MS);
	return {
		hotel,
		room,
		checkIn,
		checkOut: addDays(today, stay.to),
		rooms,
		...someParty(random, room, rooms),
		guest: someGuest(random),
		accountId: null,
		requests: isWalkIn ? "" : someRequest(random),
		isWalkIn,
		bookedAt: asked > now ? earlier : asked,
		fate: someFate(random, { isWalkIn, isAsked }),
		luck: random(),
	};
}

export function someParty(random: () => number, room: StoredRoom, rooms: number) {
	const adults = Math.min(room.adults ?? room.sleeps, pickByWeight(random, [0, 24, 62, 8, 6]));
	const places = room.sleeps - adults;
	const children = places > 0 && random() < 0.35 ? Math.min(places, 1 + Math.floor(random() * 2)) : 0;
	return { adults: adults * rooms, children: children * rooms };
}

function someFate(
	random: () => number,
	{ isWalkIn, isAsked }: { isWalkIn: boolean; isAsked: boolean },
): Fate {
	const luck = random();
	if (isWalkIn) return "stays";
	if (luck < 0.05) return "cancels_early";
	if (luck < 0.075) return "cancels_late";
	if (luck < 0.083) return "turned_away";
	if (luck < 0.105) return "no_show";
	if (isAsked && luck < 0.16) return "rejected";
	if (isAsked && luck < 0.19) return "expires";
	return "stays";
}
