import { currencyDigits } from "#app/common/money.ts";
import type { Database } from "#db/client.ts";

/** Why the market's currency can't be changed, and which one stays. */
export type CurrencyRefusal = { ok: false; reason: "sold" | "priced"; currency: string };

/**
 * The currency of what was sold last (an order, a stay, or a move with a price), null before the first sale; and whether
 * prices were entered, which are numbers of the currency's smallest unit.
 */
export async function readCurrencyUse(db: Database): Promise<{ sold: string | null; hasPrices: boolean }> {
	const { sold, has_prices } = await db
		.selectNoFrom((eb) => [
			eb.fn
				.coalesce(
					eb.selectFrom("orders").select("currency").orderBy("id", "desc").limit(1),
					eb.selectFrom("bookings").select("currency").orderBy("id", "desc").limit(1),
					eb
						.selectFrom("moving_bookings")
						.select("currency")
						.where("currency", "is not", null)
						.orderBy("id", "desc")
						.limit(1),
				)
				.as("sold"),
			eb
				.or(
					(["variants", "rooms", "rent_rate_cards", "delivery_methods", "discounts"] as const).map((table) =>
						eb.exists(eb.selectFrom(table).select("id").limit(1)),
					),
				)
				.as("has_prices"),
		])
		.executeTakeFirstOrThrow();
	return { sold, hasPrices: Boolean(has_prices) };
}

/** Refuses a change of currency once something was sold; once prices were entered, one to other decimals. */
export async function refuseCurrencyChange(
	db: Database,
	{ from, to }: { from: string; to: string },
): Promise<CurrencyRefusal | null> {
	if (from === to) return null;
	const { sold, hasPrices } = await readCurrencyUse(db);
	if (sold !== null) return { ok: false, reason: "sold", currency: from };
	if (hasPrices && currencyDigits(from) !== currencyDigits(to))
		return { ok: false, reason: "priced", currency: from };
	return null;
}
