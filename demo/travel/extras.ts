import type { ExtraDetails } from "#app/travel/hotels/form/extra-form.ts";
import { saveExtra } from "#app/travel/hotels/save-extra.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "#demo/demo-hash.ts";
import type { StoredHotel } from "./store-hotels.ts";

const EXTRA = { is_active: true, on_day: "arrival", per_day: null } as const;

const BREAKFAST: ExtraDetails = { ...EXTRA, name: "Breakfast", price: 1_400, per: "person_night" };
const PARKING: ExtraDetails = { ...EXTRA, name: "Parking space", price: 1_800, per: "night", per_day: 6 };
const TRANSFER: ExtraDetails = { ...EXTRA, name: "Transfer from the station", price: 3_500, per: "stay" };
const LATE: ExtraDetails = {
	...EXTRA,
	name: "Late check-out until 15:00",
	price: 3_000,
	per: "stay",
	on_day: "departure",
	per_day: 4,
};

/** By turns; every fourth hotel sells no extras. */
const EXTRAS: readonly (readonly ExtraDetails[])[] = [
	[BREAKFAST, PARKING, LATE],
	[PARKING, TRANSFER],
	[BREAKFAST, LATE],
	[],
];

/** Adds what hotels sell beside the night. */
export async function storeExtras(
	db: Database,
	hotels: readonly StoredHotel[],
	{ currency, now }: { currency: string; now: Date },
): Promise<void> {
	for (const [at, { id: hotelId, name, actor }] of hotels.entries())
		for (const details of EXTRAS[at % EXTRAS.length] ?? [])
			await saveExtra(db, {
				hotelId,
				id: null,
				actor,
				details,
				currency,
				idempotencyKey: demoHash(`extra ${name} ${details.name}`),
				expectedVersion: "",
				now,
			});
}
