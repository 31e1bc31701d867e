import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { requestApproval } from "#app/travel/approval/request-approval.server.ts";
import type { HotelDetails } from "#app/travel/hotels/form/hotel-form.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { createHotel, saveHotel } from "#app/travel/hotels/save-hotel.server.ts";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import { createRoom } from "#app/travel/rooms/save-room.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "#demo/demo-hash.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { readPicture } from "#demo/pictures.ts";
import type { StoredHotel } from "./store-hotels.ts";

type Demo = { superId: number; now: Date };
type New = Pick<HotelDetails, "name" | "address" | "postalCode" | "description" | "houseRules">;

/**
 * Adds hotels that SuperAdmins have to decide about, besides those of the content: one that lacks much, one that was
 * refused and submitted again after its owner's changes, and one that is refused.
 */
export async function storeHotelsToReview(
	db: Database,
	hotels: readonly StoredHotel[],
	{ superId, now }: Demo,
): Promise<void> {
	const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
	await addHotel(db, neighborOf(hotels, "Lisbon"), {
		details: {
			name: "Casa da Graça",
			address: "Calçada da Graça 21",
			postalCode: "",
			description: "Two rooms with a view.",
			houseRules: "",
		},
		room: { name: "Room with a view", price: 6_400 },
		now: ago(0.4),
	});
	const refusal = { actorId: superId, expectedStatus: "pending", to: "refused" } as const;

	const garden = neighborOf(hotels, "Marrakesh");
	const details = {
		name: "Riad Bab Doukkala",
		address: "Derb Sidi Bouamar 8",
		postalCode: "40030",
		description: "A riad in the old town.",
		houseRules: "No smoking inside.",
	};
	const again = await addHotel(db, garden, {
		details,
		room: { name: "Courtyard double", price: 7_900, like: 0 },
		pictures: 1,
		now: ago(6.2),
	});
	await changeHotelStatus(db, {
		...refusal,
		hotelId: again,
		now: ago(5.7),
		why: "The description is too short to choose by. Tell guests what the house and its rooms are like, and how they find it from the nearest gate.",
	});
	const { actor } = garden;
	const own = await readOwnHotel(db, { hotelId: again, actor });
	await saveHotel(db, {
		hotelId: again,
		actor,
		details: {
			...detailsNear(garden, details),
			description:
				"Six rooms around a courtyard with lemon trees and a small pool, five minutes on foot from the gate of Bab Doukkala. We meet you at the gate and carry your bags: cars don’t come to the door.",
		},
		expectedVersion: own?.updated_at ?? "",
		now: ago(1.1),
	});
	await requestApproval(db, { hotelId: again, actor, now: ago(1.08) });

	const refused = await addHotel(db, neighborOf(hotels, "New York"), {
		details: {
			name: "Ludlow Loft",
			address: "180 Ludlow Street",
			postalCode: "10002",
			description: "A loft on the Lower East Side with a kitchen and a large table, for a week or longer.",
			houseRules: "Quiet after 22:00.",
		},
		room: { name: "Whole loft", price: 21_000 },
		now: ago(3.5),
	});
	await changeHotelStatus(db, {
		...refusal,
		hotelId: refused,
		now: ago(3.1),
		why: "There are no photos yet. Add at least three: the house, the room, and the bathroom.",
	});
	await fillNights(db, { now });
}

/** A hotel of the city, whose owner adds another one there. Not one of Omar’s: none of his hotels waits for a decision. */
function neighborOf(hotels: readonly StoredHotel[], city: string): StoredHotel {
	const found = hotels.find((hotel) => hotel.city.city === city && hotel.owner !== "omar" && !hotel.status);
	if (!found) throw new Error(`No hotel in ${city}.`);
	return found;
}

function detailsNear({ city, ...near }: StoredHotel, own: New): HotelDetails {
	const { region, country, timeZone, contact } = city;
	return {
		...near,
		...own,
		city: city.city,
		region,
		country,
		timeZone,
		contact,
		email: "",
		stars: 0,
		amenities: ["wifi"],
		confirmation: "instant",
		requestHours: 24,
	};
}

type Added = {
	details: New;
	/** `like`: has the picture of this room of the neighbor; otherwise none. */
	room: { name: string; price: number; like?: number };
	/** How many pictures of the neighbor it has. */
	pictures?: number;
	now: Date;
};

async function addHotel(
	db: Database,
	near: StoredHotel,
	{ details, room, pictures = 0, now }: Added,
): Promise<number> {
	const { actor, rooms } = near;
	const files = near.pictures.slice(0, pictures).map(({ file }) => readPicture(file));
	const { hotelId } = await createHotel(db, {
		details: detailsNear(near, details),
		actor,
		idempotencyKey: demoHash(`hotel ${details.name}`),
		now,
		pictures: files,
	});
	const [first] = rooms;
	if (!first) throw new Error(`${near.name} has no rooms.`);
	const { like, ...own } = room;
	const file = like === undefined ? undefined : rooms[like]?.pictures[0]?.file;
	const made = await createRoom(db, {
		hotelId,
		actor,
		now,
		idempotencyKey: demoHash(`room ${details.name}`),
		details: { ...first, ...own, weekendPrice: null, quantity: 2 },
		pictures: file ? [readPicture(file)] : [],
	});
	if (!made.ok) throw new Error(`${details.name} is ${made.reason}.`);
	return hotelId;
}
