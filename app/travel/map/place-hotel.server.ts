import type { Actor } from "#app/account/memberships/members.server.ts";
import { type ChangedSince, changedSince } from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import { recordHotelChange } from "#app/travel/hotels/save-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { type MapPlace, type MapView, viewAround, viewOfAll } from "./map-view.ts";

type HotelPlacing = {
	hotelId: number;
	actor: Actor;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	/** Null takes the hotel off the map. */
	place: MapPlace | null;
	now: Date;
};

/**
 * Sets where a hotel's pin is. It is public at once, and is marked for review like a new address when the hotel is
 * approved. The same place again changes nothing. Refused for a hotel that does not exist or belongs to someone else
 * (`gone`), and when another editor was faster (`changed`).
 */
export function placeHotel(
	db: Database,
	{ hotelId, actor, expectedVersion, place, now }: HotelPlacing,
): Promise<{ ok: true } | { ok: false; reason: "gone" } | ChangedSince> {
	return transact(db, async (trx) => {
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		const after = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
		if (hotel.latitude === after.latitude && hotel.longitude === after.longitude) return { ok: true };
		if (hotel.updated_at !== expectedVersion)
			return changedSince(trx, {
				subject: `hotel ${hotelId}`,
				at: hotel.updated_at,
				actorId: actor.accountId,
			});
		await trx
			.updateTable("hotels")
			.set({ ...after, updated_at: nextVersion(hotel.updated_at, now) })
			.where("id", "=", hotelId)
			.execute();
		await recordHotelChange(trx, { hotel, after, actorId: actor.accountId, now });
		return { ok: true };
	});
}

const AROUND = { ownPin: 15, city: 13 } as const;
const MOST_NEIGHBORS = 20;

type Located = { latitude: number | null; longitude: number | null; city_key: string; country: string };

/** The map on which a hotel's place is chosen: around its pin, or where others of its city are; null without these. */
export async function viewOfHotel(db: Database, hotel: Located): Promise<MapView | null> {
	const { latitude, longitude, city_key, country } = hotel;
	if (latitude !== null && longitude !== null) return viewAround({ latitude, longitude }, AROUND.ownPin);
	const neighbors = await db
		.selectFrom("hotels")
		.select(["latitude", "longitude"])
		.where("status", "=", "approved")
		.where("city_key", "=", city_key)
		.where("country", "=", country)
		.where("latitude", "is not", null)
		.orderBy("id")
		.limit(MOST_NEIGHBORS)
		.execute();
	const places = neighbors.map(({ latitude, longitude }) => ({
		latitude: latitude ?? 0,
		longitude: longitude ?? 0,
	}));
	return viewOfAll(places, AROUND.city);
}
