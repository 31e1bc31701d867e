import type { Actor } from "#app/account/memberships/members.server.ts";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import type { HotelDetails } from "#app/travel/hotels/form/hotel-form.ts";
import { createHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import { createRoom } from "#app/travel/rooms/save-room.server.ts";
import type { Database } from "#db/client.ts";
import { DEMO_OWNERS, DEMO_PASSWORD } from "#demo/accounts.ts";
import { demoHash } from "#demo/demo-hash.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { readPicture } from "#demo/pictures.ts";
import { type DemoCity, type DemoHotel, type DemoRoom, readCities } from "./hotel-content.ts";

/** A stored hotel with its rooms, as the bookings use it. */
export type StoredHotel = Omit<DemoHotel, "rooms"> & {
	id: number;
	city: DemoCity;
	actor: Actor;
	rooms: StoredRoom[];
};
export type StoredRoom = DemoRoom & { id: number };

/** Since how many days a hotel is on the site: those of the demo's owner so long that figures have a year before. */
export const daysOpen = ({ owner }: Pick<DemoHotel, "owner">, days: number): number =>
	Math.round(owner === "omar" ? days * 1.55 : days);

type Demo = { adminId: number; days: number; now: Date };

/** Stores hotels with rooms and pictures, most of them approved before the first booking, and their nights. */
export async function storeHotels(db: Database, { adminId, days, now }: Demo): Promise<StoredHotel[]> {
	const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
	const actors = await storeOwners(db, ago(days + 2));
	const hotels: StoredHotel[] = [];
	for (const city of readCities())
		for (const hotel of city.hotels) {
			const isNew = hotel.status === "pending";
			const from = ago(isNew ? 1.3 : daysOpen(hotel, days) + 2);
			const actor = actors.get(hotel.owner);
			if (!actor) throw new Error(`${hotel.name} has an unknown owner.`);
			const stored = await storeHotel(db, { hotel, city, actor, now: from });
			const change = { hotelId: stored.id, actorId: adminId, now: new Date(from.getTime() + DAY_MS / 4) };
			if (!isNew) await changeHotelStatus(db, { ...change, expectedStatus: "pending", to: "approved" });
			hotels.push(stored);
		}
	await fillNights(db, { now });
	return hotels;
}

async function storeOwners(db: Database, now: Date): Promise<Map<string, Actor>> {
	const actors = new Map<string, Actor>();
	for (const [key, owner] of Object.entries(DEMO_OWNERS)) {
		const find = () =>
			db.selectFrom("accounts").select("id").where("email", "=", owner.email).executeTakeFirst();
		if (!(await find())) await setAccount(db, { ...owner, role: "Hotel", password: DEMO_PASSWORD, now });
		actors.set(key, { accountId: (await find())?.id ?? 0, role: "Hotel" });
	}
	return actors;
}

type NewHotel = { hotel: DemoHotel; city: DemoCity; actor: Actor; now: Date };

async function storeHotel(db: Database, { hotel, city, actor, now }: NewHotel): Promise<StoredHotel> {
	const pictures = hotel.pictures.map(({ file }) => readPicture(file));
	const idempotencyKey = demoHash(`hotel ${hotel.name}`);
	const { hotelId } = await createHotel(db, {
		details: detailsOf(hotel, city),
		actor,
		idempotencyKey,
		pictures,
		now,
	});
	await storeAlts(db, "hotel_images", hotel, pictures);
	const { latitude, longitude } = hotel;
	await db.updateTable("hotels").set({ latitude, longitude }).where("id", "=", hotelId).execute();
	const rooms: StoredRoom[] = [];
	for (const room of hotel.rooms) {
		const pictures = room.pictures.map(({ file }) => readPicture(file));
		const idempotencyKey = demoHash(`room ${hotel.name} ${room.name}`);
		const made = await createRoom(db, { hotelId, details: room, actor, idempotencyKey, pictures, now });
		if (!made.ok) throw new Error(`${hotel.name} is ${made.reason}.`);
		await storeAlts(db, "room_images", room, pictures);
		rooms.push({ ...room, id: made.roomId });
	}
	return { ...hotel, id: hotelId, city, actor, rooms };
}

async function storeAlts(
	db: Database,
	table: "hotel_images" | "room_images",
	content: { pictures: { alt: string }[] },
	stored: Picture[],
): Promise<void> {
	for (const [at, { hash }] of stored.entries())
		await db
			.updateTable(table as "hotel_images")
			.set({ alt: content.pictures[at]?.alt ?? "" })
			.where("image_hash", "=", hash)
			.execute();
}

function detailsOf(hotel: DemoHotel, { city, region, country, timeZone, contact }: DemoCity): HotelDetails {
	const email = DEMO_OWNERS[hotel.owner]?.email ?? "";
	const confirmation = hotel.requestHours === undefined ? "instant" : "request";
	const place = { city, region, country, timeZone, contact };
	return { ...hotel, ...place, email, confirmation, requestHours: hotel.requestHours ?? 24 };
}
