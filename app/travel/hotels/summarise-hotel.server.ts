import type { Transaction } from "kysely";
import { splitWords } from "#app/common/lists/indexed-words.ts";
import { everyCountryName } from "#app/common/places/country-name.ts";
import { regionName } from "#app/common/places/regions.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Updates a hotel's derived columns: the lowest base price of its active rooms, its first picture and its
 * search words. Call it in the transaction that changes any of these.
 */
export async function summariseHotel(trx: Transaction<Schema>, hotelId: number): Promise<void> {
	// Locked first, so that the second of two changes reads what the first one wrote.
	const hotel = await trx
		.selectFrom("hotels")
		.select(["name", "city", "region", "country"])
		.where("id", "=", hotelId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!hotel) return;
	const cheapest = await trx
		.selectFrom("rooms")
		.select((eb) => eb.fn.min("price").as("price"))
		.where("hotel_id", "=", hotelId)
		.where("archived_at", "is", null)
		.executeTakeFirst();
	const picture = await trx
		.selectFrom("hotel_images")
		.select("image_hash")
		.where("hotel_id", "=", hotelId)
		.orderBy("position")
		.orderBy("id")
		.executeTakeFirst();
	await trx
		.updateTable("hotels")
		.set({
			price_from: cheapest?.price ?? null,
			image_hash: picture?.image_hash ?? null,
			city_key: cityKeyOf(hotel.city),
			search_words: hotelSearchText({ ...hotel, region: regionName(hotel.country, hotel.region) }),
		})
		.where("id", "=", hotelId)
		.execute();
}

type Place = { name: string; city: string; region: string; country: string };

/** A city's key for grouping results: its folded words. */
export const cityKeyOf = (city: string): string => splitWords(city).join(" ");

/**
 * The words of a hotel's search index, without duplicates, separated by spaces, as stored in
 * `hotels.search_words`. The country counts by its name in each language. A trigger updates `hotel_words`.
 */
export function hotelSearchText({ name, city, region, country }: Place): string {
	return [...new Set(splitWords([name, city, region, ...everyCountryName(country)].join(" ")))].join(" ");
}
