import { proportion, splitAmount } from "#app/invoices/split-amount.ts";

/** The hundredths of a percent in a whole. */
const WHOLE_DISCOUNT = 10_000;
/** The millionths in a whole. */
const WHOLE_RATE = 1_000_000;

export type TaxRate = { name: string; ratePpm: number };
/** The rate of a line, "exempt" from the tax of a place, or null where nothing is taxed. */
export type LineTax = TaxRate | "exempt" | null;
export type LineToPrice = { quantity: number; unitPrice: number; tax: LineTax };
export type DiscountToTake = { kind: "amount" | "percent"; value: number };
export type DeliveryToPrice = { price: number; freeFrom: number | null };

type OrderToPrice = {
	lines: readonly LineToPrice[];
	discount: DiscountToTake | null;
	delivery: DeliveryToPrice | null;
	/** Whether prices contain the tax. */
	isTaxInclusive: boolean;
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
	/** The tax of the delivery; with the lines' shares it adds up to `taxTotal`. */
	deliveryTax: number;
	taxTotal: number;
	isTaxInclusive: boolean;
	/** subtotal - discount + delivery, and the tax unless prices contain it. */
	total: number;
	/** One for each rate, the lowest first. `base` is the taxed amount without the tax. */
	taxes: { name: string; ratePpm: number; base: number; amount: number }[];
	/** What of the goods, and of a delivery of nothing else, is exempt. */
	exempt: number;
};

/**
 * Computes the price of an order, in minor units. The discount applies to the goods, never exceeds their price, and is
 * split over the lines by largest remainder. Delivery is free when the discounted goods reach its `freeFrom`, and is
 * split over the rates of the goods by their value without tax. The tax of a rate is computed once on everything that
 * has it, rounded half up (inclusive prices: gross × rate ÷ (1 + rate); exclusive: net × rate), and split over its
 * lines and delivery the same way, so that all shares add up exactly.
 */
export function priceOrder({ lines, discount, delivery, isTaxInclusive }: OrderToPrice): PricedOrder {
	const subtotals = lines.map(({ quantity, unitPrice }) => quantity * unitPrice);
	const subtotal = sum(subtotals);
	const discountTotal = discount ? discountOf(subtotal, discount) : 0;
	const discounts = splitAmount(discountTotal, subtotals);
	const totals = subtotals.map((each, at) => each - (discounts[at] ?? 0));
	const deliveryTotal = delivery ? deliveryPrice(delivery, subtotal - discountTotal) : 0;

	const groups = groupByRate(lines);
	const taxOf = (amount: number, { ratePpm }: TaxRate) =>
		proportion(amount, ratePpm, isTaxInclusive ? WHOLE_RATE + ratePpm : WHOLE_RATE);
	const goods = groups.map(({ at }) => sum(at.map((line) => totals[line] ?? 0)));
	const net = goods.map((amount, of) => {
		const rate = groups[of]?.rate;
		return amount - (isTaxInclusive && rate ? taxOf(amount, rate) : 0);
	});
	// Goods that a discount makes free have the prices before it.
	const full = groups.map(({ at }) => sum(at.map((line) => subtotals[line] ?? 0)));
	const weights = [net, full].find((each) => sum(each) > 0) ?? groups.map(() => 1);
	const deliveries = splitAmount(deliveryTotal, weights);

	const taxOfLine = lines.map(() => 0);
	let deliveryTax = 0;
	const taxes = groups.flatMap(({ rate, at }, of) => {
		const delivered = deliveries[of] ?? 0;
		const taxed = (goods[of] ?? 0) + delivered;
		const amount = taxOf(taxed, rate);
		const shares = splitAmount(amount, [...at.map((line) => totals[line] ?? 0), delivered]);
		for (const [share, line] of at.entries()) taxOfLine[line] = shares[share] ?? 0;
		deliveryTax += shares.at(-1) ?? 0;
		return taxed > 0 ? [{ ...rate, base: isTaxInclusive ? taxed - amount : taxed, amount }] : [];
	});
	const taxTotal = sum(taxes.map(({ amount }) => amount));
	const exempt = sum(lines.map(({ tax }, at) => (tax === "exempt" ? (totals[at] ?? 0) : 0)));
	const isAllExempt = groups.length === 0 && lines.some(({ tax }) => tax === "exempt");
	return {
		lines: subtotals.map((each, at) => ({
			subtotal: each,
			discount: discounts[at] ?? 0,
			total: totals[at] ?? 0,
			tax: taxOfLine[at] ?? 0,
		})),
		subtotal,
		discountTotal,
		deliveryTotal,
		deliveryTax,
		taxTotal,
		isTaxInclusive,
		total: subtotal - discountTotal + deliveryTotal + (isTaxInclusive ? 0 : taxTotal),
		taxes,
		exempt: exempt + (isAllExempt ? deliveryTotal : 0),
	};
}

/** The rates of the lines, the lowest first, each with the places of its lines. */
function groupByRate(lines: readonly LineToPrice[]): { rate: TaxRate; at: number[] }[] {
	const groups = new Map<number, { rate: TaxRate; at: number[] }>();
	for (const [at, { tax: rate }] of lines.entries()) {
		if (rate === null || rate === "exempt") continue;
		const { name, ratePpm } = rate;
		const group = groups.get(ratePpm) ?? { rate: { name, ratePpm }, at: [] };
		group.at.push(at);
		groups.set(ratePpm, group);
	}
	return [...groups.values()].sort((a, b) => a.rate.ratePpm - b.rate.ratePpm);
}

/** What a discount takes off goods of this price. */
export const discountOf = (subtotal: number, { kind, value }: DiscountToTake): number =>
	Math.min(subtotal, kind === "amount" ? value : proportion(subtotal, value, WHOLE_DISCOUNT));

/** The price of delivery for goods with this total after discounts. */
export const deliveryPrice = ({ price, freeFrom }: DeliveryToPrice, goods: number): number =>
	freeFrom !== null && goods >= freeFrom ? 0 : price;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
