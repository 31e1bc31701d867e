import { wallClock } from "#app/common/calendar.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { isWeekendNight } from "#app/travel/nights/stay.ts";
import type { StoredHotel, StoredRoom } from "#demo/travel/store-hotels.ts";
import { DAY_MS } from "../../demo-time.ts";
import { pickByWeight, seededRandom } from "../../random.ts";
import { randomGuest, randomRequest } from "./guests.ts";
import type { Days, RoomCalendar } from "./room-calendar.ts";
import type { Outcome, PlannedStay } from "./stay-steps.ts";

/** Bookings reach so many days ahead, and no further than the demo goes back. */
const AHEAD = 60;
/** How often stays have 0, 1, 2… nights, and the average. */
const LENGTHS = [0, 24, 32, 21, 10, 6, 2, 5];
const AVERAGE_LENGTH = 2.7;
/** Days after which hotels that the demo account does not own have fewer bookings. */
const NEAR = 70;

type Planning = { days: number; now: Date };

/** Plans random stays of a hotel: more at weekends and in the high season, fewer the further ahead. */
export function planStays(
	hotel: StoredHotel,
	calendars: ReadonlyMap<number, RoomCalendar>,
	{ days, now }: Planning,
): PlannedStay[] {
	const random = seededRandom(hotel.id * 48_611 + 5);
	const today = wallClock(now, hotel.city.timeZone).date;
	const planned: PlannedStay[] = [];
	const ahead = Math.min(AHEAD, days);
	const demands = new Map<number, number>();
	for (let day = -days; day < ahead; day++)
		demands.set(day, demandOn(hotel, { date: addDays(today, day), day }));
	for (const room of hotel.rooms) {
		const calendar = calendars.get(room.id);
		for (let unit = 0; unit < room.quantity; unit++)
			for (let day = -days; day < ahead; day++) {
				const demand = demands.get(day) ?? 0;
				const isWanted = random() < demand / (demand + AVERAGE_LENGTH * (1 - demand));
				const nights = Math.max(room.minNights, pickByWeight(random, LENGTHS));
				if (!isWanted || !calendar) continue;
				const stay = { from: day, to: day + nights };
				const rooms = room.quantity > 2 && random() < 0.04 ? 2 : 1;
				if (!calendar.isFree(unit, stay) || !calendar.take(stay, { rooms, unit })) continue;
				planned.push(planStay(random, { hotel, room, rooms, today, now, stay }));
				day += nights - 1;
			}
	}
	return planned.filter((stay) => stay.bookedAt <= now);
}

function demandOn(
	{ occupancy, owner, city }: StoredHotel,
	{ date, day }: { date: string; day: number },
): number {
	const season = city.highSeason.includes(Number(date.slice(5, 7))) ? 1.15 : 0.9;
	const weekend = isWeekendNight(date) ? 1.12 : 0.95;
	const ahead = day > 0 ? 0.9 * Math.exp(-day / 30) : 1;
	const far = day < -NEAR && owner !== "omar" ? 0.35 : 1;
	return Math.min(0.95, occupancy * season * weekend * ahead * far * 1.1);
}

type Wanted = { hotel: StoredHotel; room: StoredRoom; rooms: number; today: string; now: Date; stay: Days };

function planStay(random: () => number, { hotel, room, rooms, today, now, stay }: Wanted): PlannedStay {
	const { timeZone } = hotel.city;
	const checkIn = addDays(today, stay.from);
	const isWalkIn = stay.from < 0 && random() < 0.06;
	const isAsked = hotel.requestHours !== undefined && !isWalkIn;
	const lead = isWalkIn ? 0 : (isAsked ? 3 : 1) + Math.floor(random() ** 2.2 * 70);
	const hour = String(isWalkIn ? 17 : 7 + Math.floor(random() * 15)).padStart(2, "0");
	const minute = String(Math.floor(random() * 60)).padStart(2, "0");
	const requestedAt = momentOf(addDays(checkIn, -lead), `${hour}:${minute}`, timeZone);
	// The latest stays are booked before now, too.
	const earlier = new Date(now.getTime() - (0.02 + random() ** 1.6 * 40) * DAY_MS);
	return {
		hotel,
		room,
		checkIn,
		checkOut: addDays(today, stay.to),
		rooms,
		...randomParty(random, room, rooms),
		guest: randomGuest(random),
		accountId: null,
		requests: isWalkIn ? "" : randomRequest(random),
		isWalkIn,
		bookedAt: requestedAt > now ? earlier : requestedAt,
		outcome: randomOutcome(random, { isWalkIn, isAsked }),
		luck: random(),
	};
}

export function randomParty(random: () => number, room: StoredRoom, rooms: number) {
	const adults = Math.min(room.maxAdults, pickByWeight(random, [0, 24, 62, 8, 6]));
	const places = room.sleeps - adults;
	const children = places > 0 && random() < 0.35 ? Math.min(places, 1 + Math.floor(random() * 2)) : 0;
	return { adults: adults * rooms, children: children * rooms };
}

function randomOutcome(
	random: () => number,
	{ isWalkIn, isAsked }: { isWalkIn: boolean; isAsked: boolean },
): Outcome {
	const luck = random();
	if (isWalkIn) return "stays";
	if (luck < 0.05) return "cancels_early";
	if (luck < 0.075) return "cancels_late";
	if (luck < 0.083) return "cancelled_by_hotel";
	if (luck < 0.105) return "no_show";
	if (isAsked && luck < 0.16) return "rejected";
	if (isAsked && luck < 0.19) return "expires";
	return "stays";
}
