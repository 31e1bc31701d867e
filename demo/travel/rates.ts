import type { RateDetails } from "#app/travel/rooms/rate-form.ts";
import { saveRate } from "#app/travel/rooms/save-rate.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "#demo/demo-hash.ts";
import type { StoredHotel } from "./store-hotels.ts";

const AS_HOTEL = {
	isActive: true,
	adjustment: "percent",
	board: "room_only",
	cancellation: "hotel",
	freeUntilDays: 0,
	lateFeePercent: 0,
	noShowPercent: 0,
	payment: "hotel",
	depositPercent: 20,
	minNights: null,
	maxNights: null,
	minDaysAhead: null,
	maxDaysAhead: null,
} as const;

type Rate = Omit<RateDetails, "roomIds">;

const SAVER: Rate = { ...AS_HOTEL, name: "Non-refundable", change: -10, cancellation: "none" };
const BREAKFAST: Rate = {
	...AS_HOTEL,
	name: "With breakfast",
	adjustment: "amount",
	change: 2_400,
	board: "breakfast",
};
const HALF_BOARD: Rate = { ...BREAKFAST, name: "Half board", change: 6_200, board: "half_board" };
const EARLY: Rate = { ...SAVER, name: "Early booking", change: -15, minDaysAhead: 30 };

/** By turns; every third hotel sells at the standard rate alone. */
const RATES: readonly (readonly Rate[])[] = [[SAVER, BREAKFAST], [SAVER, EARLY, HALF_BOARD], []];

/** Adds rates beside the standard one to most hotels, for all their rooms. */
export async function storeRates(
	db: Database,
	hotels: readonly StoredHotel[],
	{ currency, now }: { currency: string; now: Date },
): Promise<void> {
	for (const [at, { id: hotelId, name, actor, rooms }] of hotels.entries())
		for (const rate of RATES[at % RATES.length] ?? [])
			await saveRate(db, {
				hotelId,
				id: null,
				actor,
				details: { ...rate, roomIds: rooms.map(({ id }) => id) },
				idempotencyKey: demoHash(`rate ${name} ${rate.name}`),
				currency,
				expectedVersion: "",
				now,
			});
}
