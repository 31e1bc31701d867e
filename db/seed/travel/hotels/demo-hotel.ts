import type { HotelAmenity } from "#app/travel/hotels/hotel-amenities.ts";
import type { RoomAmenity } from "#app/travel/rooms/room-amenities.ts";
import type { House, Land, Palette } from "../drawing/drawing.ts";

/** Who owns the demo's hotels: Omar is the Hotel account that visitors of the demo sign in with. */
export const DEMO_OWNERS = {
	omar: { email: "owner@meeha.test", name: "Omar Haddad" },
	vera: { email: "vera@hotels.test", name: "Vera Lindner" },
	keiko: { email: "keiko@hotels.test", name: "Keiko Mori" },
	thandi: { email: "thandi@hotels.test", name: "Thandi Dlamini" },
	paulo: { email: "paulo@hotels.test", name: "Paulo Teixeira" },
} as const;

export type DemoRoom = {
	name: string;
	about: string;
	beds: string;
	sqm: number;
	sleeps: number;
	/** All that it sleeps, unless said. */
	adults?: number;
	/** Guests that the price covers; two, unless said. */
	included?: number;
	quantity: number;
	/** Minor units for a night, and where Friday and Saturday differ. */
	price: number;
	weekend?: number;
	extra?: number;
	minNights?: number;
	maxNights?: number;
	has: RoomAmenity[];
	sleepsIn: "double" | "twin" | "bunk" | "futon";
};

export type DemoHotel = {
	name: string;
	about: string;
	rules: string;
	address: string;
	postalCode: string;
	owner: keyof typeof DEMO_OWNERS;
	stars: number;
	has: HotelAmenity[];
	/** Free until so many days before; then a share, and that of not coming, in percent. */
	policy: [freeUntilDays: number, lateFee: number, noShow: number];
	/** Hours to answer a request; a hotel that confirms at once has none. */
	asks?: number;
	clock?: { checkIn?: string; checkOut?: string; sameDay?: string };
	/** What guests give it, of five. */
	liked: number;
	/** How full it is on an average night, from 0 to 1. */
	busy: number;
	status?: "pending" | "suspended";
	house: House;
	palette: Palette;
	/** What the second picture shows. */
	inside: "pool" | "lobby" | "table" | "garden";
	rooms: DemoRoom[];
};

export type DemoCity = {
	city: string;
	region: string;
	country: string;
	timeZone: string;
	/** A number kept for stories where the country has such. */
	phone: { typed: string; e164: string };
	land: Land;
	/** Months (1–12) in which it is fullest and dearest. */
	season: number[];
	hotels: DemoHotel[];
};

export const room = (
	name: string,
	beds: string,
	size: { sqm: number; sleeps: number; quantity: number },
	price: number,
	more: Partial<DemoRoom> & Pick<DemoRoom, "about" | "has">,
): DemoRoom => ({ name, beds, ...size, price, sleepsIn: "double", ...more });
