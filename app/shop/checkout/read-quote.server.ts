import { findRegion } from "#app/common/places/regions.server.ts";
import { isBuyable } from "#app/shop/cart/cart-limits.ts";
import type { Database } from "#db/client.ts";
import { type DeliveryMethod, deliversTo, listDeliveryMethods } from "./pricing/delivery-methods.server.ts";
import type { DiscountRefusal } from "./pricing/discount-messages.ts";
import { type Discount, judgeDiscount } from "./pricing/discounts.server.ts";
import { deliveryPrice, type PricedOrder, priceOrder } from "./pricing/price-order.ts";
import { findTaxRate } from "./pricing/tax-rates.server.ts";

/** A line of a cart, as far as an order needs it. */
export type LineToOrder = {
	variantId: number;
	productId: number;
	title: string;
	options: string;
	sku: string | null;
	imageHash: string | null;
	quantity: number;
	unitPrice: number;
	left: number | null;
	isSold: boolean;
	isTaxable: boolean;
};

/** What a person has chosen so far. Everything as typed or chosen, checked or not. */
export type QuoteChoice = {
	country: string;
	/** A region's code, or "". */
	region: string;
	deliveryMethodId: number | null;
	discountCode: string;
};

/** What a cart would come to if it were ordered now. Amounts in minor units. */
export type Quote = {
	/** Those that can be had, in quantities that there are. */
	lines: LineToOrder[];
	/** The ways of delivery to the country, each with what it costs for these goods. */
	methods: (DeliveryMethod & { cost: number })[];
	/** All ways of delivery, to say where we deliver at all. */
	allMethods: DeliveryMethod[];
	/** The one chosen, or the first; null when none goes to the country. */
	delivery: DeliveryMethod | null;
	discount: Discount | null;
	discountRefusal: DiscountRefusal | null;
	/** The region decides on the tax, and none was given yet. */
	isTaxOpen: boolean;
	priced: PricedOrder;
};

/** Prices a cart's lines for a place, a way of delivery and a discount code. Reads only. */
export async function readQuote(
	db: Database,
	{ lines: wanted, choice, now }: { lines: readonly LineToOrder[]; choice: QuoteChoice; now: Date },
): Promise<Quote> {
	const lines = wanted
		.filter(isBuyable)
		.map((line) => ({ ...line, quantity: Math.min(line.quantity, line.left ?? line.quantity) }));
	const subtotal = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
	const { country, deliveryMethodId, discountCode } = choice;
	// Only regions from a list have rates of their own; what else is typed there is part of the address.
	const region = findRegion(country, choice.region) ?? "";
	const [judged, allMethods, tax] = await Promise.all([
		discountCode.trim() === "" ? null : judgeDiscount(db, { code: discountCode, subtotal, now }),
		listDeliveryMethods(db),
		findTaxRate(db, { country, region }),
	]);
	const discount = judged?.ok ? judged.discount : null;
	const goods = subtotal - (discount?.amount ?? 0);
	const methods = allMethods
		.filter((method) => deliversTo(method, country))
		.map((method) => ({ ...method, cost: deliveryPrice(method, goods) }));
	const delivery = methods.find(({ id }) => id === deliveryMethodId) ?? methods[0] ?? null;
	return {
		lines,
		methods,
		allMethods,
		delivery,
		discount,
		discountRefusal: judged === null || judged.ok ? null : judged,
		isTaxOpen: tax.dependsOnRegion,
		priced: priceOrder({ lines, discount, delivery, tax: tax.rate }),
	};
}
