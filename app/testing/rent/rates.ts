import { saveRateCard } from "#app/rent/rates/rate-cards.server.ts";
import { saveZone } from "#app/rent/rates/zones.server.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { MOVE_NOW } from "./move.ts";

/** The prices of a rate card for tests, in minor units. */
export const TEST_PRICES = {
	default_price: 20_000,
	minimum_price: 10_000,
	floor_price: 1_500,
	helper_price: 4_000,
	packing_price: 9_000,
	weekend_percent: 20,
	evening_percent: 15,
	evening_from: "18:00",
	free_hours: 0,
	late_fee_percent: 0,
	deposit_percent: 0,
	cells_item: 2,
	cells_studio: 4,
	cells_one: 6,
	cells_two: 8,
	cells_three: 12,
};

type Rates = {
	actorId: number;
	vehicleType?: VehicleType;
	prices?: Partial<Omit<typeof TEST_PRICES, "default_price">> & { default_price?: number | null };
	expectedVersion?: number | undefined;
	currency?: string;
	/** For each pair of zones with a price of its own. */
	pairs?: readonly { from: number; to: number; price: number }[];
	now?: Date;
};

/** Saves the next version of a rate card, for tests. */
export const addRateCard = (
	db: Database,
	{
		actorId,
		vehicleType = "loader",
		prices,
		expectedVersion,
		currency = "USD",
		pairs = [],
		now = MOVE_NOW,
	}: Rates,
) =>
	saveRateCard(db, {
		vehicleType,
		prices: { ...TEST_PRICES, ...prices },
		zonePrices: pairs.map(({ from, to, price }) => ({
			from: { id: Math.min(from, to), name: String(from) },
			to: { id: Math.max(from, to), name: String(to) },
			price,
		})),
		currency,
		expectedVersion,
		actorId,
		now,
	});

/** Adds a zone, for tests. Returns its id. */
export async function addZone(
	db: Database,
	{
		name,
		prefixes,
		actorId,
		isActive = true,
	}: { name: string; prefixes: string[]; actorId: number; isActive?: boolean },
): Promise<number> {
	const saved = await saveZone(db, {
		zone: { name, prefixes, isActive },
		id: null,
		expectedVersion: undefined,
		idempotencyKey: undefined,
		actorId,
		now: MOVE_NOW,
	});
	if (!saved.ok) throw new Error(saved.reason);
	return saved.id;
}
