import { setAccount } from "#app/people/accounts.server.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import type { HotelDetails } from "#app/travel/hotels/form/hotel-form.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { createHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import type { RoomDetails } from "#app/travel/rooms/room-form.ts";
import { createRoom } from "#app/travel/rooms/save-room.server.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "../accounts.ts";
import { demoHash } from "../shop/orders/happening.ts";
import { drawHotels, type HotelPicture, type HotelPictures, type PaintHotel } from "./draw-hotels.ts";
import { DEMO_OWNERS, type DemoCity, type DemoHotel, type DemoRoom } from "./hotels/demo-hotel.ts";
import { DEMO_CITIES } from "./hotels/index.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A hotel as the seed goes on with it. */
export type StoredHotel = DemoHotel & {
	id: number;
	city: DemoCity;
	actor: Actor;
	stored: StoredRoom[];
};
export type StoredRoom = DemoRoom & { id: number };

type Demo = { adminId: number; paint: PaintHotel; days: number; now: Date };

/** Hotels with their rooms and pictures, approved long ago; their nights reach from `days` back to the horizon. */
export async function storeHotels(db: Database, { adminId, paint, days, now }: Demo): Promise<StoredHotel[]> {
	const since = new Date(now.getTime() - (days + 2) * DAY_MS);
	const actors = await storeOwners(db, since);
	const hotels: StoredHotel[] = [];
	for (const [place, city] of DEMO_CITIES.entries()) {
		const pictures = await drawHotels(city, { seed: place + 1, paint });
		for (const [at, hotel] of city.hotels.entries()) {
			const isNew = hotel.status === "pending";
			const from = isNew ? new Date(now.getTime() - 1.3 * DAY_MS) : since;
			const actor = actors[hotel.owner];
			const drawn = pictures[at] ?? { own: [], rooms: [] };
			const made = await storeHotel(db, { hotel, city, actor, pictures: drawn, now: from });
			const change = { hotelId: made.id, actorId: adminId, now: new Date(from.getTime() + DAY_MS / 4) };
			if (!isNew) await changeHotelStatus(db, { ...change, seen: "pending", to: "approved" });
			hotels.push(made);
		}
	}
	await fillNights(db, { now });
	return hotels;
}

async function storeOwners(db: Database, now: Date) {
	const actors: Partial<Record<keyof typeof DEMO_OWNERS, Actor>> = {};
	for (const [key, owner] of Object.entries(DEMO_OWNERS)) {
		const find = () =>
			db.selectFrom("accounts").select("id").where("email", "=", owner.email).executeTakeFirst();
		if (!(await find())) await setAccount(db, { ...owner, role: "Hotel", password: DEMO_PASSWORD, now });
		const accountId = (await find())?.id ?? 0;
		actors[key as keyof typeof DEMO_OWNERS] = { accountId, role: "Hotel" };
	}
	return actors as Record<keyof typeof DEMO_OWNERS, Actor>;
}

type Storing = {
	hotel: DemoHotel;
	city: DemoCity;
	actor: Actor;
	pictures: HotelPictures;
	now: Date;
};

async function storeHotel(db: Database, storing: Storing): Promise<StoredHotel> {
	const { hotel, city, actor, pictures, now } = storing;
	const { hotelId } = await createHotel(db, {
		details: detailsOf(hotel, city),
		actor,
		onceKey: demoHash(`hotel ${hotel.name}`),
		pictures: pictures.own.map(({ picture }) => picture),
		now,
	});
	await describe(db, "hotel_images", pictures.own);
	const stored: StoredRoom[] = [];
	for (const [at, room] of hotel.rooms.entries()) {
		const drawn = pictures.rooms[at] ?? [];
		const made = await createRoom(db, {
			hotelId,
			details: roomDetailsOf(room),
			actor,
			onceKey: demoHash(`room ${hotel.name} ${room.name}`),
			pictures: drawn.map(({ picture }) => picture),
			now,
		});
		if (!made.ok) throw new Error(`${hotel.name} is ${made.reason}.`);
		await describe(db, "room_images", drawn);
		stored.push({ ...room, id: made.roomId });
	}
	return { ...hotel, id: hotelId, city, actor, stored };
}

async function describe(
	db: Database,
	table: "hotel_images" | "room_images",
	pictures: HotelPicture[],
): Promise<void> {
	for (const { picture, alt } of pictures)
		await db
			.updateTable(table as "hotel_images")
			.set({ alt })
			.where("image_hash", "=", picture.hash)
			.execute();
}

const detailsOf = (hotel: DemoHotel, city: DemoCity): HotelDetails => ({
	name: hotel.name,
	description: hotel.about,
	stars: hotel.stars,
	country: city.country,
	address: hotel.address,
	city: city.city,
	region: city.region,
	postalCode: hotel.postalCode,
	timeZone: city.timeZone,
	email: DEMO_OWNERS[hotel.owner].email,
	contact: city.phone,
	amenities: hotel.has,
	checkInFrom: hotel.clock?.checkIn ?? "15:00",
	checkOutUntil: hotel.clock?.checkOut ?? "11:00",
	sameDayUntil: hotel.clock?.sameDay ?? "20:00",
	freeUntilDays: hotel.policy[0],
	lateFeePercent: hotel.policy[1],
	noShowPercent: hotel.policy[2],
	confirmation: hotel.asks ? "request" : "instant",
	requestHours: hotel.asks ?? 24,
	houseRules: hotel.rules,
});

const roomDetailsOf = (room: DemoRoom): RoomDetails => ({
	name: room.name,
	description: room.about,
	quantity: room.quantity,
	beds: room.beds,
	sizeSqm: room.sqm,
	sleeps: room.sleeps,
	maxAdults: room.adults ?? room.sleeps,
	guestsIncluded: room.included ?? Math.min(2, room.sleeps),
	price: room.price,
	weekendPrice: room.weekend ?? null,
	extraGuestPrice: room.extra ?? 0,
	minNights: room.minNights ?? 1,
	maxNights: room.maxNights ?? 30,
	amenities: room.has,
});
