import { z } from "zod";
import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { ROOM_AMENITIES } from "#app/travel/rooms/room-amenities.ts";
import { phoneNumber, pictured, readContentFolder } from "#demo/content.ts";

const room = z
	.object({
		name: z.string(),
		description: z.string(),
		beds: z.string(),
		sizeSqm: z.number(),
		sleeps: z.number(),
		/** As many as it sleeps when left out. */
		maxAdults: z.number().optional(),
		/** Two, or as many as it sleeps, when left out. */
		guestsIncluded: z.number().optional(),
		quantity: z.number(),
		/** Prices are in minor units for a night. */
		price: z.number(),
		weekendPrice: z.number().nullable().default(null),
		extraGuestPrice: z.number().default(0),
		minNights: z.number().default(1),
		maxNights: z.number().default(30),
		amenities: z.array(z.enum(ROOM_AMENITIES)),
		pictures: z.array(pictured),
	})
	.transform((read) => ({
		...read,
		maxAdults: read.maxAdults ?? read.sleeps,
		guestsIncluded: read.guestsIncluded ?? Math.min(2, read.sleeps),
	}));
export type DemoRoom = z.infer<typeof room>;

const hotel = z.object({
	name: z.string(),
	description: z.string(),
	houseRules: z.string(),
	address: z.string(),
	/** On the demo's map, in degrees. */
	latitude: z.number(),
	longitude: z.number(),
	postalCode: z.string(),
	/** A key of `DEMO_OWNERS`. */
	owner: z.string(),
	/** Approved when left out. */
	status: z.enum(["pending", "suspended"]).optional(),
	stars: z.number(),
	amenities: z.array(z.enum(HOTEL_AMENITIES)),
	freeUntilDays: z.number(),
	lateFeePercent: z.number(),
	noShowPercent: z.number(),
	/** For hotels that confirm each booking: hours that they have for it. */
	requestHours: z.number().optional(),
	/** At the hotel when left out. */
	payment: z.enum(["deposit", "full"]).optional(),
	/** Of the total. */
	depositPercent: z.number().optional(),
	checkInFrom: z.string().default("15:00"),
	checkOutUntil: z.string().default("11:00"),
	sameDayUntil: z.string().default("20:00"),
	/** The average of its reviews, of five stars. */
	rating: z.number(),
	/** How full it is on an average night, from 0 to 1. */
	occupancy: z.number(),
	/** The building, what is inside, and what is around. */
	pictures: z.array(pictured),
	rooms: z.array(room),
});
export type DemoHotel = z.infer<typeof hotel>;

const city = z.object({
	city: z.string(),
	position: z.number(),
	region: z.string(),
	country: z.string(),
	timeZone: z.string(),
	contact: phoneNumber,
	/** Months, from 1 to 12. */
	highSeason: z.array(z.number()),
	hotels: z.array(hotel),
});
export type DemoCity = z.infer<typeof city>;

export const readCities = (): DemoCity[] => readContentFolder("hotels", city);
