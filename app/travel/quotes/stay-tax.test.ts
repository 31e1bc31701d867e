import { expect, test } from "vitest";
import { payableOnline, type StayTax, stayTaxOf } from "./stay-tax.ts";

const tax = (change: Partial<StayTax>): StayTax => ({
	kind: "amount",
	rate: 0,
	nights: 90,
	fromAge: 0,
	atHotel: false,
	...change,
});
const party = { rooms: 1, adults: 2, children: 0 };

/* The rates are those that these cities published for 2025: Lisbon 4 € a night from 13 years for at most seven nights,
   Berlin 7.5 % of the price, Amsterdam 12.5 %. The amounts are worked out by hand. */
test("taxes guests and nights, or a part of the price", () => {
	const lisbon = tax({ rate: 400, nights: 7, fromAge: 13 });
	expect(stayTaxOf(lisbon, { ...party, nights: 3, price: 30_000 })).toBe(2_400);
	expect(stayTaxOf(lisbon, { ...party, nights: 10, price: 99_000 })).toBe(5_600);
	const berlin = tax({ kind: "percent", rate: 750 });
	expect(stayTaxOf(berlin, { ...party, nights: 2, price: 25_990 })).toBe(1_949);
	expect(stayTaxOf(tax({ kind: "percent", rate: 1_250 }), { ...party, nights: 1, price: 12_345 })).toBe(
		1_543,
	);
	expect(stayTaxOf(null, { ...party, nights: 1, price: 12_345 })).toBe(0);
});

test("exempts children, and later nights of a percentage by their share of the price", () => {
	const family = { rooms: 1, adults: 2, children: 2, nights: 2, price: 20_000 };
	expect(stayTaxOf(tax({ rate: 300 }), family)).toBe(2_400);
	expect(stayTaxOf(tax({ rate: 300, fromAge: 18 }), family)).toBe(1_200);
	expect(stayTaxOf(tax({ rate: 300, fromAge: 12 }), { ...family, ages: [11, 12] })).toBe(1_800);
	expect(stayTaxOf(tax({ rate: 300, fromAge: 12 }), { ...family, ages: [4] })).toBe(1_800);
	const firstThree = tax({ kind: "percent", rate: 1_000, nights: 3 });
	expect(stayTaxOf(firstThree, { ...party, nights: 4, price: 40_000 })).toBe(3_000);
});

test("leaves a tax that is paid at the hotel out of what is paid online", () => {
	const amounts = { total: 21_600, taxTotal: 1_600 };
	expect(payableOnline(tax({ atHotel: true }), amounts)).toBe(20_000);
	expect(payableOnline(tax({}), amounts)).toBe(21_600);
	expect(payableOnline(null, { total: 20_000, taxTotal: 0 })).toBe(20_000);
});
