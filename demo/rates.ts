import { randomUUID } from "node:crypto";
import { z } from "zod";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { saveRateCard } from "#app/rent/rates/rate-cards.server.ts";
import { zonePairs } from "#app/rent/rates/rate-forms.ts";
import { listZones, saveZone } from "#app/rent/rates/zones.server.ts";
import type { Database } from "#db/client.ts";
import { readContent, texts } from "./content.ts";

const amount = z.int();

const { zones, cards } = readContent(
	"rates",
	z.object({
		zones: z.array(z.object({ name: z.string(), prefixes: texts })),
		cards: z.array(
			z.object({
				type: z.enum(VEHICLE_TYPE_NAMES),
				prices: z.object({
					default_price: amount,
					minimum_price: amount,
					floor_price: amount,
					helper_price: amount,
					packing_price: amount,
					weekend_percent: amount,
					evening_percent: amount,
					evening_from: z.string(),
					free_hours: amount,
					late_fee_percent: amount,
					deposit_percent: amount,
					cells_item: amount,
					cells_studio: amount,
					cells_one: amount,
					cells_two: amount,
					cells_three: amount,
				}),
				/** The price within a zone, and between two. */
				within: amount,
				between: z.record(z.string(), amount),
			}),
		),
	}),
);

type RatesSeed = { adminId: number; now: Date };

/** Stores the zones and rate cards of the moving service. */
export async function seedRates(db: Database, { adminId, now }: RatesSeed): Promise<void> {
	const by = { actorId: adminId, expectedVersion: undefined, now };
	for (const zone of zones)
		await saveZone(db, {
			zone: { ...zone, isActive: true },
			...{ id: null, idempotencyKey: randomUUID(), ...by },
		});
	const pairs = zonePairs(await listZones(db));
	for (const { type, prices, within, between } of cards)
		await saveRateCard(db, {
			vehicleType: type,
			prices,
			zonePrices: pairs.flatMap(({ from, to }) => {
				const price = from.id === to.id ? within : between[`${from.name} and ${to.name}`];
				return price === undefined ? [] : [{ from, to, price }];
			}),
			currency: "USD",
			...by,
		});
}
