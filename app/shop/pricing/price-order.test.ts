import { expect, test } from "vitest";
import { proportion, splitAmount } from "#app/invoices/split-amount.ts";
import { dice } from "#db/testing/dice.ts";
import { type LineTax, type LineToPrice, priceOrder } from "./price-order.ts";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const line = (unitPrice: number, quantity = 1, tax: LineTax = null): LineToPrice => ({
	unitPrice,
	quantity,
	tax,
});
const vat = (percent: number): LineTax => ({ name: "VAT", ratePpm: percent * 10_000 });
const plain = { discount: null, delivery: null, isTaxInclusive: true };

test("gives the rest to the largest remainders, the first of equal ones", () => {
	expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
	expect(splitAmount(10, [15, 25, 60])).toEqual([2, 2, 6]);
	expect(splitAmount(7, [0, 3, 0])).toEqual([0, 7, 0]);
	expect(splitAmount(5, [0, 0])).toEqual([0, 0]);
});

test("3,000 splits add up exactly", () => {
	const roll = dice(4);
	for (let round = 0; round < 3_000; round++) {
		const weights = Array.from({ length: 1 + roll(12) }, () => roll(3) * roll(9_900_000_000));
		const total = sum(weights);
		const amount = roll(total + 1);
		const parts = splitAmount(amount, weights);
		expect(sum(parts)).toBe(total === 0 ? 0 : amount);
		for (const [at, part] of parts.entries()) {
			const weight = weights[at] ?? 0;
			expect(part).toBeLessThanOrEqual(weight);
			expect(Math.abs(part - (total === 0 ? 0 : (amount / total) * weight))).toBeLessThan(1.001);
		}
	}
});

test("rounds half up exactly", () => {
	expect(proportion(1, 1, 2)).toBe(1);
	expect(proportion(125, 1_000, 10_000)).toBe(13);
	expect(proportion(495_000_000_000, 999_999, 1_000_000)).toBe(494_999_505_000);
});

test("inclusive tax doesn’t change the total", () => {
	const priced = priceOrder({
		...plain,
		lines: [line(1_000, 3, vat(19)), line(999, 1, vat(19))],
		delivery: { price: 490, freeFrom: 5_000 },
	});
	expect(priced).toMatchObject({ subtotal: 3_999, deliveryTotal: 490, total: 4_489, taxTotal: 717 });
	expect(priced.taxes).toEqual([{ name: "VAT", ratePpm: 190_000, base: 3_772, amount: 717 }]);
	expect(sum(priced.lines.map(({ tax }) => tax)) + priced.deliveryTax).toBe(717);
});

test("exclusive tax is added to taxable lines", () => {
	const priced = priceOrder({
		lines: [line(10_000, 1, { name: "California sales tax", ratePpm: 72_500 }), line(5_000, 1, "exempt")],
		discount: null,
		delivery: { price: 1_000, freeFrom: null },
		isTaxInclusive: false,
	});
	expect(priced).toMatchObject({ subtotal: 15_000, taxTotal: 798, total: 16_798, deliveryTax: 73 });
	expect(priced.lines.map(({ tax }) => tax)).toEqual([725, 0]);
	expect(priced.taxes).toEqual([
		{ name: "California sales tax", ratePpm: 72_500, base: 11_000, amount: 798 },
	]);
});

test("doesn’t tax the delivery of untaxed goods", () => {
	const priced = priceOrder({
		...plain,
		lines: [line(5_000, 1, "exempt")],
		delivery: { price: 600, freeFrom: null },
	});
	expect(priced).toMatchObject({ taxTotal: 0, deliveryTax: 0, taxes: [], exempt: 5_600, total: 5_600 });
});

test("delivery is free from an amount after discounts", () => {
	const order = { ...plain, lines: [line(5_000)], delivery: { price: 600, freeFrom: 5_000 } };
	expect(priceOrder(order).deliveryTotal).toBe(0);
	expect(priceOrder({ ...order, discount: { kind: "amount", value: 1 } }).deliveryTotal).toBe(600);
});

test("a discount is never more than the price of the goods", () => {
	const order = { ...plain, lines: [line(700), line(300)], delivery: { price: 400, freeFrom: null } };
	const priced = priceOrder({ ...order, discount: { kind: "amount", value: 5_000 } });
	expect(priced).toMatchObject({ discountTotal: 1_000, total: 400 });
	expect(priced.lines.map(({ total }) => total)).toEqual([0, 0]);
	expect(priceOrder({ ...order, discount: { kind: "percent", value: 1_250 } }).discountTotal).toBe(125);
});
