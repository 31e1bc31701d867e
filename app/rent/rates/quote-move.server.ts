import { findPostalCode } from "#app/common/places/find-postal-code.ts";
import { type QuoteLine, totalOf } from "#app/common/quote-lines.ts";
import type { Database } from "#db/client.ts";
import { type QuotableMove, USUAL_CELLS } from "./move-job.ts";
import { priceMove } from "./price-move.ts";
import { findRateCard, type MoveTerms } from "./rate-cards.server.ts";

/** The price of a move by one version of a rate card. Minor units of the market's currency. */
export type MoveQuote = {
	rateCardId: number;
	lines: QuoteLine[];
	total: number;
	policy: MoveTerms;
};

/**
 * How long a move takes, in half hours, and its price. No price (`null`) without a rate card for the vehicle, for an
 * address in no zone, and for zones without a price. `country` is the market's, for postal codes in addresses.
 */
export async function quoteMove(
	db: Database,
	move: QuotableMove,
	{ country }: { country: string },
): Promise<{ cells: number; quote: MoveQuote | null }> {
	const card = await findRateCard(db, { vehicleType: move.vehicle_type });
	if (!card) return { cells: USUAL_CELLS, quote: null };
	const cells = move.home_size ? card[`cells_${move.home_size}`] : USUAL_CELLS;
	const from = await findZoneOf(db, move.from_zip || findPostalCode(move.current_address, country));
	const to = await findZoneOf(db, move.to_zip || findPostalCode(move.new_address, country));
	if (!from || !to) return { cells, quote: null };
	const own = await db
		.selectFrom("rent_zone_prices")
		.select("price")
		.where("rate_card_id", "=", card.id)
		.where("from_zone_id", "=", Math.min(from.id, to.id))
		.where("to_zone_id", "=", Math.max(from.id, to.id))
		.executeTakeFirst();
	const price = own?.price ?? card.default_price;
	if (price === null) return { cells, quote: null };
	const lines = priceMove(card, { from: from.name, to: to.name, price }, move);
	const { id: rateCardId, free_hours, late_fee_percent, deposit_percent } = card;
	const policy = { free_hours, late_fee_percent, deposit_percent };
	return { cells, quote: { rateCardId, lines, total: totalOf(lines), policy } };
}

const LONGEST_PREFIX = 10;

/** The active zone with the longest prefix of a postal code. */
async function findZoneOf(db: Database, postalCode: string | null) {
	const code = (postalCode ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
	const prefixes = Array.from({ length: Math.min(code.length, LONGEST_PREFIX) }, (_, index) =>
		code.slice(0, index + 1),
	);
	if (prefixes.length === 0) return undefined;
	const zones = await db
		.selectFrom("rent_zone_prefixes")
		.innerJoin("rent_zones", "rent_zones.id", "zone_id")
		.select(["rent_zones.id", "name", "prefix"])
		.where("prefix", "in", prefixes)
		.where("is_active", "=", true)
		.execute();
	return zones.sort((one, other) => other.prefix.length - one.prefix.length)[0];
}
