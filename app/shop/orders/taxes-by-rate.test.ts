import { expect, test } from "vitest";
import { creditTaxes } from "#app/invoices/credit-taxes.ts";
import { type LineTax, type PricedOrder, priceOrder } from "#app/shop/pricing/price-order.ts";
import { dice } from "#db/testing/dice.ts";
import { taxesOfRefund } from "./refunded-taxes.ts";
import { priceOfUnits } from "./returns/refund-amount.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const rate = (percent: number, name = "VAT"): LineTax => ({ name, ratePpm: percent * 10_000 });
const line = (unitPrice: number, tax: LineTax, quantity = 1) => ({ unitPrice, quantity, tax });

type Roll = ReturnType<typeof dice>;

/** The smallest units of a price of about 40 in a currency of 0, 2 or 3 decimals. */
const SCALES = [40, 4_000, 40_000];
const RATES = [0, 4, 5.5, 6, 7, 8.75, 10, 13, 19, 23];

function randomOrder(roll: Roll) {
	const scale = SCALES[roll(3)] ?? 1;
	const isTaxed = roll(8) > 0;
	const known = Array.from({ length: 1 + roll(4) }, () => rate(RATES[roll(RATES.length)] ?? 0));
	const tax = (): LineTax =>
		isTaxed ? ([...known, "exempt" as const][roll(known.length + 1)] ?? null) : null;
	return {
		lines: Array.from({ length: 1 + roll(7) }, () => line(roll(6) * roll(scale), tax(), 1 + roll(5))),
		discount:
			[
				null,
				{ kind: "amount", value: 1 + roll(scale * 2) } as const,
				{ kind: "percent", value: 1 + roll(10_000) } as const,
			][roll(3)] ?? null,
		delivery: roll(4) ? { price: roll(scale), freeFrom: roll(2) ? scale * 3 : null } : null,
		isTaxInclusive: roll(2) === 1,
	};
}

/** An order as it is stored. */
function stored(asked: ReturnType<typeof randomOrder>, priced: PricedOrder) {
	return {
		is_tax_inclusive: priced.isTaxInclusive,
		delivery_total: priced.deliveryTotal,
		lines: priced.lines.map(({ total, tax }, id) => {
			const { quantity = 1, tax: its = null } = asked.lines[id] ?? {};
			const isRated = its !== null && its !== "exempt";
			return {
				id,
				quantity,
				total,
				tax,
				refunded: 0,
				tax_class: its === "exempt" ? "exempt" : "standard",
				tax_rate_ppm: isRated ? its.ratePpm : null,
			};
		}),
		taxes: [
			...priced.taxes,
			...(priced.exempt > 0
				? [{ name: "", ratePpm: 0, base: priced.exempt, amount: 0, isExempt: true }]
				: []),
		],
	};
}

/** `expect` takes most of the time of a million comparisons. */
const must = (isTrue: boolean, what: unknown) => isTrue || expect.fail(JSON.stringify(what));
const same = (a: number, b: number) => must(a === b, [a, b]);

function addsUp(asked: ReturnType<typeof randomOrder>, priced: PricedOrder) {
	const { lines, taxes, isTaxInclusive } = priced;
	const onTop = isTaxInclusive ? 0 : priced.taxTotal;
	same(sum(lines.map(({ subtotal }) => subtotal)), priced.subtotal);
	same(sum(lines.map(({ discount }) => discount)), priced.discountTotal);
	same(priced.subtotal - priced.discountTotal + priced.deliveryTotal + onTop, priced.total);
	same(sum(lines.map(({ tax }) => tax)) + priced.deliveryTax, priced.taxTotal);
	same(sum(taxes.map(({ amount }) => amount)), priced.taxTotal);
	let delivered = 0;
	for (const { ratePpm, base, amount } of taxes) {
		const own = lines.filter((_, at) => {
			const tax = asked.lines[at]?.tax ?? null;
			return tax !== null && tax !== "exempt" && tax.ratePpm === ratePpm;
		});
		const taxed = base + (isTaxInclusive ? amount : 0);
		const share = taxed - sum(own.map(({ total }) => total));
		must(share >= 0, share);
		delivered += share;
		const exact = (taxed * ratePpm) / (isTaxInclusive ? 1_000_000 + ratePpm : 1_000_000);
		must(Math.abs(amount - exact) <= 0.500001, { amount, exact });
	}
	if (taxes.length > 0) same(delivered, priced.deliveryTotal);
	for (const each of [priced.total, priced.exempt, ...lines.flatMap((one) => Object.values(one))])
		must(Number.isSafeInteger(each) && each >= 0, each);
}

/** Refunds units, parts of the delivery and amounts in any order until nothing is left, of no rate. */
function refundAll(order: ReturnType<typeof stored>, priced: PricedOrder, roll: Roll) {
	let left = priced.total;
	let taxes = order.taxes.map(({ base, amount }) => ({ base, amount }));
	let deliveryLeft = priced.deliveryTotal + (priced.isTaxInclusive ? 0 : priced.deliveryTax);
	for (let round = 0; left > 0; round++) {
		const delivery = roll(2) ? roll(deliveryLeft + 1) : 0;
		const lines = order.lines.flatMap((sold) => {
			const units = roll(sold.quantity - sold.refunded + 1);
			const priceOf = (count: number) => priceOfUnits(sold, count, order);
			const amount = priceOf(sold.refunded + units) - priceOf(sold.refunded);
			return units > 0 ? [{ lineId: sold.id, units, amount }] : [];
		});
		const ofItems = delivery + sum(lines.map(({ amount }) => amount));
		const isItems = round < 6 && roll(3) > 0 && ofItems > 0 && ofItems <= left;
		const amount = isItems ? ofItems : round < 6 ? 1 + roll(left) : left;
		const items = isItems ? taxesOfRefund(order, { lines, delivery }) : null;
		const credited = creditTaxes(taxes, { amount, of: left, items });
		const untaxed = left - sum(taxes.map((tax) => tax.base + tax.amount));
		const rest = amount - sum(credited.map((tax) => tax.base + tax.amount));
		must(rest >= 0 && rest <= untaxed, { rest, untaxed });
		taxes = taxes.map((tax, at) => ({
			base: tax.base - (credited[at]?.base ?? 0),
			amount: tax.amount - (credited[at]?.amount ?? 0),
		}));
		for (const tax of [...credited, ...taxes]) must(tax.base >= 0 && tax.amount >= 0, { credited, taxes });
		left -= amount;
		if (!isItems) continue;
		deliveryLeft -= delivery;
		for (const { lineId, units } of lines) {
			const sold = order.lines[lineId];
			if (sold) sold.refunded += units;
		}
	}
	for (const tax of taxes) must(tax.base === 0 && tax.amount === 0, tax);
}

test("10,000 random carts add up for each rate, and their refunds in any order end at zero", () => {
	const roll = dice(2_026);
	for (let cart = 0; cart < 10_000; cart++) {
		const asked = randomOrder(roll);
		const priced = priceOrder(asked);
		addsUp(asked, priced);
		refundAll(stored(asked, priced), priced, roll);
	}
});

const priced = (lines: ReturnType<typeof line>[], isTaxInclusive: boolean, delivery = 0) =>
	priceOrder({ lines, discount: null, delivery: { price: delivery, freeFrom: null }, isTaxInclusive });
const taxesOf = ({ taxes }: PricedOrder) => taxes.map(({ ratePpm, base, amount }) => [ratePpm, base, amount]);

/*
 * Germany, § 12 UStG: 19 %, and 7 % for books. Delivery is ancillary and is split by the net prices of the goods
 * (UStAE 3.10; en.blog.taxdoo.com/umsatzsteuer-versandkosten-nebenleistungen).
 */
test("Germany: delivery of €5.95 follows a book of €20 and a lamp of €100 net", () => {
	const order = priced([line(2_140, rate(7)), line(11_900, rate(19))], true, 595);
	// 595 × 20 ÷ 120 = 99.17 and 495.83. 2,239 × 7 ÷ 107 = 146.48. 12,396 × 19 ÷ 119 = 1,979.19.
	expect(taxesOf(order)).toEqual([
		[70_000, 2_093, 146],
		[190_000, 10_417, 1_979],
	]);
	expect(order).toMatchObject({ total: 14_635, taxTotal: 2_125 });
});

/*
 * Portugal, Código do IVA, artigo 18.º: 6, 13 and 23 %; in Madeira 4 (since 1 October 2024), 12 and 22 %
 * (Ofício Circulado 25045/2024; vatcalc.com/tag/madeira).
 */
test("Portugal: three rates on the mainland, and those of Madeira for the same prices", () => {
	const goods = (...[low, middle, high]: [number, number, number]) => [
		line(1_060, rate(low)),
		line(2_260, rate(middle)),
		line(6_150, rate(high)),
	];
	const mainland = priced(goods(6, 13, 23), true, 400);
	// Net 10, 20 and 50 euros take 50, 100 and 250 of the delivery: 62.83, 271.50 and 1,196.75.
	expect(taxesOf(mainland)).toEqual([
		[60_000, 1_047, 63],
		[130_000, 2_088, 272],
		[230_000, 5_203, 1_197],
	]);
	const madeira = priced(goods(4, 12, 22), true, 400);
	// 1,110 × 4 ÷ 104 = 42.69. 2,360 × 12 ÷ 112 = 252.86. 6,400 × 22 ÷ 122 = 1,154.10.
	expect(taxesOf(madeira)).toEqual([
		[40_000, 1_067, 43],
		[120_000, 2_107, 253],
		[220_000, 5_246, 1_154],
	]);
	expect([mainland.total, madeira.total]).toEqual([9_870, 9_870]);
});

/*
 * New York State 4 % and Erie County 4.75 %, added together as 8.75 %, also on delivery (Publication 718). Groceries are
 * exempt. The operator types the sum.
 */
test("US: the sum of state and county is added to prices and delivery, and groceries are exempt", () => {
	const tax = rate(8.75, "Sales tax");
	const order = priced([line(3_999, tax), line(2_000, tax), line(1_500, "exempt")], false, 600);
	// (39.99 + 20.00 + 6.00) × 8.75 % = 5.774
	expect(taxesOf(order)).toEqual([[87_500, 6_599, 577]]);
	expect(order).toMatchObject({ total: 8_676, exempt: 1_500 });
});

/* Japan: 8 and 10 %, rounded once for each rate of an invoice (National Tax Agency, Q&A on the invoice system). */
test("Japan: yen are rounded once for each rate, and not for each line", () => {
	const order = priced(
		[line(119, rate(8), 3), line(98, rate(8)), line(333, rate(10)), line(333, rate(10))],
		false,
	);
	// 455 × 8 % = 36.4, where lines would make 29 + 8. 666 × 10 % = 66.6, where lines would make 33 + 33.
	expect(taxesOf(order)).toEqual([
		[80_000, 455, 36],
		[100_000, 666, 67],
	]);
	expect(order.total).toBe(1_224);
});

/* Kuwait has no VAT (vatcalc.com); a dinar has 1,000 fils. */
test("Kuwait: three decimals and no tax, exempt goods neither", () => {
	const order = priced([line(1_250, null, 3)], true, 500);
	expect(order).toMatchObject({ total: 4_250, taxTotal: 0, taxes: [], exempt: 0 });
});
