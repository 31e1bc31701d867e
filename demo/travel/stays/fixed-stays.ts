import { z } from "zod";
import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { StoredHotel } from "#demo/travel/store-hotels.ts";
import { readContent } from "../../content.ts";
import { DAY_MS } from "../../demo-time.ts";
import { seededRandom } from "../../random.ts";
import { type Guest, randomGuest } from "./guests.ts";
import { randomParty } from "./plan-stays.ts";
import type { RoomCalendar } from "./room-calendar.ts";
import type { PlannedStay } from "./stay-steps.ts";

/** `room`: its place in the hotel, from 0. `from`: in days from the hotel's today on. */
const content = z.array(
	z.object({
		hotel: z.string(),
		room: z.number(),
		from: z.number(),
		nights: z.number(),
		bookedDaysAgo: z.number(),
		outcome: z.enum(["stays", "awaited", "staying", "unanswered", "cancels_early"]).default("stays"),
		isUllas: z.boolean().default(false),
		requests: z.string().default(""),
	}),
);

type Planning = { ulla: { id: number; email: string }; now: Date };

/**
 * Stays that the demo has on any day and at any hour: for Omar guests to check in, to check out and to answer,
 * for Ulla one stay to review, one ahead, one to pay, one that was refunded and one unanswered request, and one that
 * conflicts with a calendar.
 */
export function fixedStays(
	hotels: readonly StoredHotel[],
	calendars: ReadonlyMap<number, RoomCalendar>,
	{ ulla, now }: Planning,
): PlannedStay[] {
	const random = seededRandom(6_143);
	return readContent("fixed-stays", content).map((stay) => {
		const hotel = hotels.find(({ name }) => name === stay.hotel);
		const room = hotel?.rooms[stay.room];
		if (!hotel || !room) throw new Error(`There is no such room at ${stay.hotel}.`);
		const { from, nights } = stay;
		if (!calendars.get(room.id)?.take({ from, to: from + nights })) throw new Error(`${room.name} is full.`);
		const today = wallClock(now, hotel.city.timeZone).date;
		const guest: Guest = stay.isUllas
			? { name: "Ulla Berg", email: ulla.email, contact: { typed: "(718) 555-0142", e164: "+17185550142" } }
			: randomGuest(random);
		return {
			hotel,
			room,
			checkIn: addDays(today, from),
			checkOut: addDays(today, from + nights),
			rooms: 1,
			...randomParty(random, room, 1),
			guest,
			accountId: stay.isUllas ? ulla.id : null,
			requests: stay.requests,
			isWalkIn: false,
			bookedAt: new Date(now.getTime() - stay.bookedDaysAgo * DAY_MS),
			outcome: stay.outcome,
			luck: random(),
		};
	});
}
