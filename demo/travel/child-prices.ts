import { saveChildBands } from "#app/travel/hotels/save-hotel-prices.server.ts";
import type { ChildBand } from "#app/travel/quotes/occupancy.ts";
import type { Database } from "#db/client.ts";
import type { StoredHotel } from "./store-hotels.ts";

const HALF: ChildBand[] = [
	{ upTo: 2, charge: "free", value: 0, cot: true },
	{ upTo: 11, charge: "percent", value: 50, cot: false },
];

/** By the country of the hotel; none elsewhere. */
const BANDS: Record<string, ChildBand[]> = {
	AT: [
		{ upTo: 3, charge: "free", value: 0, cot: true },
		{ upTo: 11, charge: "percent", value: 50, cot: false },
	],
	PT: [
		{ upTo: 2, charge: "free", value: 0, cot: true },
		{ upTo: 6, charge: "amount", value: 1_000, cot: false },
		{ upTo: 12, charge: "percent", value: 70, cot: false },
	],
	JP: HALF,
	MA: HALF,
	US: HALF,
};

/** What the price of a night changes by with one adult and with three, in minor units. */
const ADULT_PRICES = { 1: -1_500, 3: 2_500 };

/** Lets hotels in five countries ask for the ages of children, and price their rooms by the number of adults. */
export async function storeChildPrices(
	db: Database,
	hotels: readonly StoredHotel[],
	{ currency, now }: { currency: string; now: Date },
): Promise<void> {
	for (const { id: hotelId, actor, city } of hotels) {
		const bands = BANDS[city.country];
		if (!bands) continue;
		const { updated_at: expectedVersion } = await db
			.selectFrom("hotels")
			.select("updated_at")
			.where("id", "=", hotelId)
			.executeTakeFirstOrThrow();
		await saveChildBands(db, {
			hotelId,
			actor,
			bands: JSON.stringify(bands),
			currency,
			expectedVersion,
			now,
		});
		await db
			.updateTable("rooms")
			.set({ adult_prices: JSON.stringify(ADULT_PRICES) })
			.where("hotel_id", "=", hotelId)
			.where("max_adults", ">=", 2)
			.execute();
	}
}
