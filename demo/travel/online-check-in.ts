import { saveOnlineCheckIn } from "#app/travel/hotels/save-hotel-prices.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredHotel } from "./store-hotels.ts";

/** Lets guests check in online, with their documents in Portugal, whose hotels report them. Every third hotel goes without. */
export async function offerOnlineCheckIn(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	for (const { id: hotelId, actor, city } of hotels.filter((_, at) => at % 3 !== 2)) {
		const { updated_at: expectedVersion } = await db
			.selectFrom("hotels")
			.select("updated_at")
			.where("id", "=", hotelId)
			.executeTakeFirstOrThrow();
		const mode = city.country === "PT" ? "documents" : "names";
		const columns = { online_check_in: mode, check_in_kept_days: 30 } as const;
		await saveOnlineCheckIn(db, { hotelId, actor, columns, expectedVersion, now });
	}
}
