import { HOTEL_CARD } from "#app/travel/search/hotel-cards.server.ts";
import { addToWishlist, isWishOf, type WishlistOwner } from "#app/wishlist/wishlist-items.server.ts";
import type { Database } from "#db/client.ts";
import { isLive } from "../find-hotels.server.ts";

/** The hotels of a wishlist as cards, newest first. `isOpen`: guests can book it. */
export async function readSavedHotels(db: Database, owner: WishlistOwner) {
	const rows = await savedBy(db, owner)
		.leftJoin("images", "images.hash", "hotels.image_hash")
		.select(HOTEL_CARD)
		.select(["hotels.status", "hotels.archived_at"])
		.orderBy("wishlist_items.id", "desc")
		.execute();
	return rows.map(({ status, archived_at, ...hotel }) => ({
		...hotel,
		isOpen: status === "approved" && archived_at === null,
	}));
}

/** Whose hearts are filled: the hotels of a wishlist. */
export const readSavedNames = (db: Database, owner: WishlistOwner) =>
	savedBy(db, owner).select(["hotels.id", "hotels.name"]).orderBy("hotels.id").execute();

const savedBy = (db: Database, owner: WishlistOwner) =>
	db
		.selectFrom("wishlist_items")
		.innerJoin("hotels", "hotels.id", "wishlist_items.hotel_id")
		.where(isWishOf(owner));

/** Saves a hotel to a wishlist; repeating it changes nothing. Unknown unless it is public; refused for the 201st thing. */
export async function addHotelWish(
	db: Database,
	{ owner, hotelId, now }: { owner: WishlistOwner; hotelId: number; now: Date },
): Promise<{ ok: true; name: string } | { ok: false; reason: "unknown" | "full" }> {
	const hotel = await db
		.selectFrom("hotels")
		.select("name")
		.where("id", "=", hotelId)
		.where(isLive)
		.executeTakeFirst();
	if (!hotel) return { ok: false, reason: "unknown" };
	const added = await addToWishlist(db, { owner, thing: { hotelId }, now });
	return added === "full" ? { ok: false, reason: "full" } : { ok: true, name: hotel.name };
}

/** Removes a hotel from its owner's wishlist and returns its name; null when it is not there any more. */
export async function removeHotelWish(
	db: Database,
	{ owner, hotelId }: { owner: WishlistOwner; hotelId: number },
): Promise<string | null> {
	const hotel = await savedBy(db, owner)
		.select("hotels.name")
		.where("hotels.id", "=", hotelId)
		.executeTakeFirst();
	await db.deleteFrom("wishlist_items").where("hotel_id", "=", hotelId).where(isWishOf(owner)).execute();
	return hotel?.name ?? null;
}
