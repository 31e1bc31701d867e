import type { Actor } from "#app/account/memberships/members.server.ts";
import type { HotelDetails } from "#app/travel/hotels/form/hotel-form.ts";
import type { RoomDetails } from "#app/travel/rooms/room-form.ts";
import type { Database } from "#db/client.ts";
import { addAccount } from "./signed-in.ts";

/** An account that owns hotels. For tests. */
export async function addOwner(db: Database, name = "Olga"): Promise<Actor> {
	return { accountId: await addAccount(db, name, "Hotel"), role: "Hotel" };
}

/** A valid hotel form. For tests. */
export const HOTEL: HotelDetails = {
	name: "Casa do Rio",
	description: "Twelve rooms above the river.",
	stars: 3,
	country: "PT",
	address: "Rua da Prata 12",
	city: "Évora",
	region: "",
	postalCode: "7000-501",
	timeZone: "Europe/Lisbon",
	email: "stay@example.com",
	contact: { typed: "+351 21 123 4567", e164: "+351211234567" },
	amenities: ["pool", "wifi"],
	checkInFrom: "15:00",
	checkOutUntil: "11:00",
	sameDayUntil: "18:00",
	freeUntilDays: 2,
	lateFeePercent: 50,
	noShowPercent: 100,
	confirmation: "request",
	requestHours: 24,
	houseRules: "",
};

export const ROOM: RoomDetails = {
	name: "Double room",
	description: "",
	quantity: 3,
	beds: "1 double bed",
	sizeSqm: 20,
	sleeps: 3,
	maxAdults: 2,
	guestsIncluded: 2,
	price: 9_000,
	weekendPrice: null,
	extraGuestPrice: 1_500,
	minNights: 1,
	maxNights: 30,
	amenities: ["desk"],
};
