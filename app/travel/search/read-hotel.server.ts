import { translated } from "#app/common/language/translated.ts";
import { printedRegion } from "#app/common/places/address-lines.server.ts";
import { HOTEL_AMENITIES, parseAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { STAY_TAX_COLUMNS } from "#app/travel/quotes/stay-tax.ts";
import { ROOM_AMENITIES } from "#app/travel/rooms/room-amenities.ts";
import type { Database } from "#db/client.ts";
import { isLive } from "./find-hotels.server.ts";

type HotelQuery = {
	hotelId: number;
	/** For SuperAdmins, who review hotels before they are public: any hotel. */
	isPreview?: boolean;
};

/**
 * Returns a live hotel with its photos, policy and rooms; undefined for one that is unknown, archived or not
 * approved.
 */
export async function readHotel(db: Database, { hotelId, isPreview = false }: HotelQuery) {
	const hotel = await db
		.selectFrom("hotels")
		.select(["hotels.id", "name", "address", "city", "region", "postal_code", "country", "time_zone"])
		.select(["latitude", "longitude"])
		.select(["stars", "amenities", "check_in_from", "check_out_until", "same_day_until"])
		.select(["free_until_days", "late_fee_percent", "no_show_percent", "confirmation", "request_hours"])
		.select(["payment", "deposit_percent", "board", "child_bands"])
		.select(STAY_TAX_COLUMNS)
		.select(["rating_sum", "rating_count", "price_from", "house_rules", "description", "updated_at"])
		.select("translations")
		.select(["cleanliness_sum", "cleanliness_count", "location_sum", "location_count"])
		.select(["staff_sum", "staff_count", "value_sum", "value_count"])
		.where("hotels.id", "=", hotelId)
		.$if(!isPreview, (query) => query.where(isLive))
		.executeTakeFirst();
	if (!hotel) return undefined;
	const [photos, rooms] = await Promise.all([readPhotos(db, hotelId), readRooms(db, hotel)]);
	const amenities = parseAmenities(hotel.amenities, HOTEL_AMENITIES);
	const shown = translated(hotel, ["description", "house_rules"]);
	return { ...shown, region: printedRegion(hotel), amenities, photos, rooms };
}

export type HotelView = NonNullable<Awaited<ReturnType<typeof readHotel>>>;
export type RoomView = HotelView["rooms"][number];

function readPhotos(db: Database, hotelId: number) {
	return db
		.selectFrom("hotel_images")
		.innerJoin("images", "images.hash", "hotel_images.image_hash")
		.select(["images.hash", "images.width", "images.height", "images.colour", "alt"])
		.where("hotel_id", "=", hotelId)
		.orderBy("hotel_images.position")
		.orderBy("hotel_images.id")
		.execute();
}

async function readRooms(db: Database, hotel: { id: number; child_bands: string }) {
	const rooms = await db
		.selectFrom("rooms")
		.leftJoin("images", "images.hash", "rooms.image_hash")
		.select(["rooms.id", "name", "beds", "size_sqm", "sleeps", "max_adults", "description", "amenities"])
		.select("translations")
		.select(["price", "weekend_price", "guests_included", "extra_guest_price", "min_nights", "max_nights"])
		.select("adult_prices")
		.select(["image_hash", "images.width as image_width", "images.height as image_height"])
		.select("images.colour as image_colour")
		.where("hotel_id", "=", hotel.id)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("rooms.id")
		.execute();
	return rooms.map((room) => ({
		...translated(room, ["name", "beds", "description"]),
		child_bands: hotel.child_bands,
		amenities: parseAmenities(room.amenities, ROOM_AMENITIES),
	}));
}
