import type { Database } from "#db/client.ts";
import { reviewStatusOf } from "./hotel-states.ts";
import { type Actor, readOwnHotel, readOwnRoom } from "./own-hotels.server.ts";
import type { Owned } from "./owned.ts";
import type { HotelOrRoom } from "./photos.server.ts";

type OwnedQuery = {
	/** From the page's URL, unmasked; one of the two is undefined. */
	hotelId?: number | null;
	roomId?: number | null;
	actor: Actor;
};

/** The hotel or room of a page, for its header, if the actor manages it. */
export async function readOwned(
	db: Database,
	{ hotelId, roomId, actor }: OwnedQuery,
): Promise<{ owned: Owned; owner: HotelOrRoom } | undefined> {
	if (roomId !== undefined) {
		const room = await readOwnRoom(db, { roomId, actor });
		if (!room) return undefined;
		const { id, name, hotel_id, hotel_name, archived_at } = room;
		return {
			owned: { kind: "room", room: { id, name, hotel_id, hotel_name, archived_at } },
			owner: { roomId: id },
		};
	}
	const hotel = await readOwnHotel(db, { hotelId: hotelId ?? null, actor });
	if (!hotel) return undefined;
	const { id, name, archived_at } = hotel;
	return {
		owned: { kind: "hotel", hotel: { id, name, reviewStatus: reviewStatusOf(hotel), archived_at } },
		owner: { hotelId: id },
	};
}
