import type { Database } from "#db/client.ts";

/** The card of each hotel, in the same order. */
export async function withCards<Hotel extends { id: number }>(db: Database, hotels: readonly Hotel[]) {
	const ids = hotels.map(({ id }) => id);
	const rows = await db
		.selectFrom("hotels")
		.leftJoin("images", "images.hash", "hotels.image_hash")
		.select(HOTEL_CARD)
		.where((eb) => (ids.length > 0 ? eb("hotels.id", "in", ids) : eb.lit(false)))
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return hotels.flatMap((hotel) => {
		const row = byId.get(hotel.id);
		return row ? [{ ...hotel, ...row }] : [];
	});
}

/** The columns of a hotel card; the query left-joins `images` by `hotels.image_hash`. */
export const HOTEL_CARD = [
	"hotels.id",
	"hotels.name",
	"hotels.city",
	"hotels.country",
	"hotels.stars",
	"hotels.rating_sum",
	"hotels.rating_count",
	"hotels.price_from",
	"hotels.image_hash",
	"images.width as image_width",
	"images.height as image_height",
	"images.colour as image_colour",
] as const;
