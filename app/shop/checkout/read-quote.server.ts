import { wallClock } from "#app/common/calendar.ts";
import { findRegion } from "#app/common/places/regions.server.ts";
import { isBuyable } from "#app/shop/cart/line-fields.ts";
import type { CartLine } from "#app/shop/cart/read-cart.server.ts";
import { deliversTo, listDeliveryMethods } from "#app/shop/pricing/delivery-methods.server.ts";
import { judgeDiscount } from "#app/shop/pricing/discounts.server.ts";
import { deliveryPrice, priceOrder } from "#app/shop/pricing/price-order.ts";
import { readPlaceTax } from "#app/shop/pricing/tax-rates.server.ts";
import type { Database } from "#db/client.ts";

/**
 * The price of a cart if it were ordered now, in minor units. `lines` are the available ones, in available
 * quantities; `methods` deliver to the country, each at a `cost` for these goods; `delivery` is the selected
 * one, or the first, or null. `isTaxOpen`: the tax depends on the region, which is not selected yet.
 */
export type Quote = Awaited<ReturnType<typeof readQuote>>;

type QuoteQuery = {
	lines: readonly CartLine[];
	/** What the customer has chosen so far, checked or not. `region`: a region's code, or "". */
	choice: { country: string; region: string; deliveryMethodId: number | null; discountCode: string };
	/** Whose day decides the tax rates. */
	timeZone: string;
	now: Date;
};

/** Prices a cart's lines for a place, a delivery method and a discount code. Read only. */
export async function readQuote(db: Database, { lines: wanted, choice, timeZone, now }: QuoteQuery) {
	const buyable = wanted
		.filter(isBuyable)
		.map((line) => ({ ...line, quantity: Math.min(line.quantity, line.left ?? line.quantity) }));
	const subtotal = buyable.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
	const { country, deliveryMethodId, discountCode } = choice;
	// Only listed regions have their own rates; other typed text is part of the address.
	const region = findRegion(country, choice.region) ?? "";
	const [judged, allMethods, placeTax] = await Promise.all([
		discountCode.trim() === "" ? null : judgeDiscount(db, { code: discountCode, subtotal, now }),
		listDeliveryMethods(db),
		readPlaceTax(db, { country, region, day: wallClock(now, timeZone).date }),
	]);
	const discount = judged?.ok ? judged.discount : null;
	const goods = subtotal - (discount?.amount ?? 0);
	const methods = allMethods
		.filter((method) => deliversTo(method, country))
		.map((method) => ({ ...method, cost: deliveryPrice(method, goods) }));
	const delivery = methods.find(({ id }) => id === deliveryMethodId) ?? methods[0] ?? null;
	const lines = buyable.map((line) => ({ ...line, tax: placeTax.taxOf(line.taxClass) }));
	return {
		lines,
		methods,
		allMethods,
		delivery,
		discount,
		discountRefusal: judged === null || judged.ok ? null : judged,
		isTaxOpen: placeTax.dependsOnRegion,
		priced: priceOrder({ lines, discount, delivery, isTaxInclusive: placeTax.isTaxInclusive }),
	};
}
