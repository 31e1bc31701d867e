import { proportion, splitAmount } from "./split-amount.ts";

/** The hundredths of a percent in a whole. */
const WHOLE_DISCOUNT = 10_000;
/** The millionths in a whole. */
const WHOLE_RATE = 1_000_000;

export type LineToPrice = { quantity: number; unitPrice: number; isTaxable: boolean };
export type DiscountToTake = { kind: "amount" | "percent"; value: number };
export type DeliveryToPrice = { price: number; freeFrom: number | null };
export type TaxRate = { name: string; ratePpm: number; isInclusive: boolean };

type OrderToPrice = {
	lines: readonly LineToPrice[];
	discount: DiscountToTake | null;
	delivery: DeliveryToPrice | null;
	tax: TaxRate | null;
};

export type PricedLine = {
	/** quantity × unit price */
	subtotal: number;
	/** Its share of the discount. */
	discount: number;
	/** subtotal - discount */
	total: number;
	/** Its share of the tax. */
	tax: number;
};

export type PricedOrder = {
	/** In the order of the lines given. */
	lines: PricedLine[];
	subtotal: number;
	discountTotal: number;
	deliveryTotal: number;
	/** Delivery's share of the tax; with the lines' shares it adds up to `taxTotal`. */
	deliveryTax: number;
	taxTotal: number;
	isTaxInclusive: boolean;
	/** subtotal - discount + delivery, and the tax unless prices contain it. */
	total: number;
	/** `base` is the taxed amount without the tax. Empty without a rate. */
	taxes: { name: string; ratePpm: number; base: number; amount: number }[];
};

/**
 * Computes the price of an order, in minor units. The discount applies to the goods, never exceeds their
 * price, and is split over the lines by largest remainder. Delivery is free when the discounted goods reach
 * its `freeFrom`. Tax is computed once on everything taxed, rounded half up (inclusive prices: gross × rate ÷
 * (1 + rate); exclusive: net × rate), and split the same way, so that the shares add up exactly. Delivery is
 * taxed at the order's rate if any line is taxed.
 */
export function priceOrder({ lines, discount, delivery, tax }: OrderToPrice): PricedOrder {
	const subtotals = lines.map(({ quantity, unitPrice }) => quantity * unitPrice);
	const subtotal = sum(subtotals);
	const discountTotal = discount ? discountOf(subtotal, discount) : 0;
	const discounts = splitAmount(discountTotal, subtotals);
	const totals = subtotals.map((each, at) => each - (discounts[at] ?? 0));
	const deliveryTotal = delivery ? deliveryPrice(delivery, subtotal - discountTotal) : 0;

	const isTaxed = tax !== null && lines.some(({ isTaxable }) => isTaxable);
	const weights = lines.map(({ isTaxable }, at) => (isTaxed && isTaxable ? (totals[at] ?? 0) : 0));
	const taxed = [...weights, isTaxed ? deliveryTotal : 0];
	const isTaxInclusive = tax?.isInclusive ?? true;
	const gross = sum(taxed);
	const taxTotal = tax ? taxOf(gross, tax) : 0;
	const shares = splitAmount(taxTotal, taxed);
	const onTop = isTaxInclusive ? 0 : taxTotal;
	return {
		lines: subtotals.map((each, at) => ({
			subtotal: each,
			discount: discounts[at] ?? 0,
			total: totals[at] ?? 0,
			tax: shares[at] ?? 0,
		})),
		subtotal,
		discountTotal,
		deliveryTotal,
		deliveryTax: shares.at(-1) ?? 0,
		taxTotal,
		isTaxInclusive,
		total: subtotal - discountTotal + deliveryTotal + onTop,
		taxes:
			tax && gross > 0
				? [
						{
							name: tax.name,
							ratePpm: tax.ratePpm,
							base: isTaxInclusive ? gross - taxTotal : gross,
							amount: taxTotal,
						},
					]
				: [],
	};
}

/** What a discount takes off goods of this price. */
export const discountOf = (subtotal: number, { kind, value }: DiscountToTake): number =>
	Math.min(subtotal, kind === "amount" ? value : proportion(subtotal, value, WHOLE_DISCOUNT));

/** The price of delivery for goods with this total after discounts. */
export const deliveryPrice = ({ price, freeFrom }: DeliveryToPrice, goods: number): number =>
	freeFrom !== null && goods >= freeFrom ? 0 : price;

const taxOf = (amount: number, { ratePpm, isInclusive }: TaxRate): number =>
	proportion(amount, ratePpm, isInclusive ? WHOLE_RATE + ratePpm : WHOLE_RATE);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
