import { wallClock } from "#app/site/calendar.ts";
import { addDays } from "#app/site/zoned-time.server.ts";
import { seededRandom } from "../../random.ts";
import { DAY_MS, type StoredHotel } from "../store-hotels.ts";
import { type Guest, someGuest } from "./guests.ts";
import type { HouseBook } from "./house-book.ts";
import { someParty } from "./plan-stays.ts";
import type { Fate, PlannedStay } from "./stay-steps.ts";

type Set = {
	hotel: string;
	/** The first kind of room is 0. */
	room: number;
	from: number;
	nights: number;
	/** Days ago, at this hour. */
	booked: number;
	fate?: Fate;
	isUllas?: true;
	requests?: string;
};

/**
 * Stays that the demo has on any day and at any hour: for Omar somebody to check in, to check out and to
 * answer, for Ulla one to say how it was, one to come and one that waits; and whom a calendar collides with.
 */
const SETS: Set[] = [
	{
		hotel: "Casa do Miradouro",
		room: 0,
		from: 0,
		nights: 3,
		booked: 19,
		fate: "awaited",
		requests: "We land at 21:40.",
	},
	{ hotel: "Casa do Miradouro", room: 1, from: -3, nights: 3, booked: 33, fate: "staying" },
	{ hotel: "Casa do Miradouro", room: 2, from: -1, nights: 4, booked: 26 },
	{ hotel: "Casa do Miradouro", room: 3, from: 12, nights: 3, booked: 41 },
	{ hotel: "Casa do Miradouro", room: 1, from: -24, nights: 4, booked: 60, isUllas: true },
	{ hotel: "The Alder on Bleecker", room: 1, from: 0, nights: 2, booked: 8, fate: "awaited" },
	{ hotel: "The Alder on Bleecker", room: 0, from: -2, nights: 2, booked: 12, fate: "staying" },
	{ hotel: "The Alder on Bleecker", room: 0, from: -1, nights: 3, booked: 15, fate: "awaited" },
	{
		hotel: "The Alder on Bleecker",
		room: 0,
		from: 18,
		nights: 3,
		booked: 5,
		isUllas: true,
		requests: "A high floor, please.",
	},
	{ hotel: "Riad Al Nour", room: 0, from: 0, nights: 4, booked: 30, fate: "awaited" },
	{ hotel: "Riad Al Nour", room: 1, from: -4, nights: 4, booked: 44, fate: "staying" },
	{
		hotel: "Riad Al Nour",
		room: 2,
		from: 9,
		nights: 3,
		booked: 0.12,
		fate: "waits",
		requests: "It is our honeymoon.",
	},
	{ hotel: "Riad Al Nour", room: 0, from: 20, nights: 5, booked: 0.9, fate: "waits" },
	{ hotel: "Ryokan Hanamori", room: 0, from: 26, nights: 2, booked: 0.25, fate: "waits", isUllas: true },
	{ hotel: "Pousada Santa Teresa", room: 0, from: 15, nights: 3, booked: 0.2, fate: "waits" },
];

type Planning = { ulla: { id: number; email: string }; now: Date };

export function setStays(
	hotels: readonly StoredHotel[],
	books: ReadonlyMap<number, HouseBook>,
	{ ulla, now }: Planning,
): PlannedStay[] {
	const random = seededRandom(6_143);
	return SETS.map((set) => {
		const hotel = hotels.find(({ name }) => name === set.hotel);
		const room = hotel?.stored[set.room];
		if (!hotel || !room) throw new Error(`There is no such room at ${set.hotel}.`);
		const { from, nights } = set;
		if (!books.get(room.id)?.take({ from, to: from + nights })) throw new Error(`${room.name} is full.`);
		const today = wallClock(now, hotel.city.timeZone).date;
		const guest: Guest = set.isUllas
			? { name: "Ulla Berg", email: ulla.email, contact: { typed: "(718) 555-0142", e164: "+17185550142" } }
			: someGuest(random);
		return {
			hotel,
			room,
			checkIn: addDays(today, from),
			checkOut: addDays(today, from + nights),
			rooms: 1,
			...someParty(random, room, 1),
			guest,
			accountId: set.isUllas ? ulla.id : null,
			requests: set.requests ?? "",
			isWalkIn: false,
			bookedAt: new Date(now.getTime() - set.booked * DAY_MS),
			fate: set.fate ?? "stays",
			luck: random(),
		};
	});
}
