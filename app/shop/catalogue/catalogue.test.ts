import { describe, expect, test } from "vitest";
import { productSearchWords, splitWords } from "#app/common/lists/indexed-words.ts";
import { errorsAllowed, trigramsOf, typingErrors } from "#app/common/lists/typing-errors.ts";
import { maskId } from "#app/common/masked-id.ts";
import { excerptOf, paragraphsOf } from "#app/common/plain-text.ts";
import { chosenVariant, formatStock, optionChoices } from "./choose-variant.ts";
import { formatPageCursor, parsePageCursor } from "./search/page-marks.ts";
import {
	NO_PRODUCT_FILTERS,
	type ProductFilters,
	productFilterFields,
	productsPath,
	readProductFilters,
} from "./search/product-filters.ts";

const read = (search: string) => readProductFilters(new URLSearchParams(search), "USD");

describe("the filters of a list", () => {
	test("what the URL says comes back out of it, and what is as by default is left out", () => {
		const filters: ProductFilters = {
			query: "oak lamp",
			category: "lighting",
			min: 1_050,
			max: 20_000,
			inStock: true,
			onSale: true,
			sort: "price-down",
			after: "abc",
			before: "",
		};
		const path = productsPath(filters, { after: "abc" }, "USD");
		expect(read(path.slice(path.indexOf("?")))).toEqual(filters);
		expect(productsPath(filters, { sort: "name" }, "USD")).not.toContain("abc");
		expect(productsPath(NO_PRODUCT_FILTERS, {}, "USD")).toBe("/products");
		expect(productFilterFields({ ...NO_PRODUCT_FILTERS, query: "x", sort: "fit" }, "USD")).toEqual([
			["q", "x"],
		]);
	});

	test("what makes no sense counts as not given", () => {
		expect(read("min=lots&max=-3&sort=fit&stock=1&sale=yes&category=%00")).toEqual(NO_PRODUCT_FILTERS);
		expect(read("min=50&max=20")).toMatchObject({ min: 2_000, max: 5_000 });
		expect(read("max=99999999999999999999")).toMatchObject({ max: null });
		expect(read("q=lamp")).toMatchObject({ sort: "fit" });
	});
});

test("a page's mark is read back, and nothing else is", () => {
	const mark = { keys: ["2026-11-02T09:00:00.000Z"], id: 7 };
	expect(parsePageCursor(formatPageCursor(mark), ["moment"])).toEqual(mark);
	expect(parsePageCursor(formatPageCursor(mark), ["number"])).toBeNull();
	expect(parsePageCursor(formatPageCursor({ keys: [2 ** 60], id: 7 }), ["number"])).toBeNull();
	expect(parsePageCursor(formatPageCursor({ keys: ["a\u0000"], id: 7 }), ["text"])).toBeNull();
	for (const text of ["", "x", Buffer.from("[1,7]").toString("base64url"), "x".repeat(2_000)])
		expect(parsePageCursor(text, ["number"])).toBeNull();
	expect(formatPageCursor({ keys: [1], id: 7 })).toBe(
		Buffer.from(`[1,"${maskId(7)}"]`).toString("base64url"),
	);
});

test("words are cut and folded the same wherever they come from", () => {
	expect(splitWords("T-shirt, CAFÉ №7 ﬁne Straße Øre 日本")).toEqual([
		"t",
		"shirt",
		"cafe",
		"no7",
		"fine",
		"strasse",
		"ore",
		"日本",
	]);
	expect(
		productSearchWords({
			title: "Oak lamp",
			vendor: "Oak & Co",
			tags: "a",
			category: null,
			variants: ["XL"],
		}),
	).toEqual({ searchWords: "oak lamp co a xl", titleWords: "oak lamp" });
});

test("typing errors are counted as people make them", () => {
	const cases: [string, string, number][] = [
		["lamp", "lamp", 0],
		["lamp", "lmap", 1],
		["lamp", "lam", 1],
		["lamp", "clamp", 1],
		["lamp", "limp", 1],
		["ca", "abc", 3],
		["headphones", "headfones", 2],
		["lamp", "desk", 3],
	];
	for (const [one, other, errors] of cases)
		expect(typingErrors(one, other, 2), `${one} ${other}`).toBe(errors);
	expect(["oak", "lamp", "cushion", "blankets"].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
	expect(trigramsOf("cat")).toEqual(["  c", " ca", "cat", "at "]);
});

describe("variants", () => {
	const variant = (id: number, option1: string, option2: string, left: number | null = 5) => ({
		id,
		option1,
		option2,
		option3: null,
		sku: null,
		barcode: null,
		price: 100,
		compare_at: null,
		image_hash: null,
		left,
		shown: { option1, option2, option3: null },
	});
	const variants = [
		variant(1, "S", "Red", 0),
		variant(2, "S", "Blue"),
		variant(3, "L", "Red", null),
		variant(4, "M", "Blue"),
	];
	const names = { option1_name: "Size", option2_name: "Colour", option3_name: null };

	test("the one asked for is chosen, else the first to be had", () => {
		expect(chosenVariant(variants, 4)?.id).toBe(4);
		expect(chosenVariant(variants, 99)?.id).toBe(2);
		expect(chosenVariant([variant(1, "S", "Red", 0)], null)?.id).toBe(1);
		expect(chosenVariant([], null)).toBeUndefined();
	});

	test("a value leads to the variant nearest to what is chosen", () => {
		const chosen = chosenVariant(variants, 2);
		if (!chosen) throw new Error("nothing was chosen");
		const [size, colour] = optionChoices(names, variants, chosen);
		expect(size?.values.map(({ label, variantId, isChosen }) => [label, variantId, isChosen])).toEqual([
			["S", 2, true],
			["L", 3, false],
			["M", 4, false],
		]);
		expect(colour?.values).toEqual([
			{ label: "Red", variantId: 1, isChosen: false, isSoldOut: true },
			{ label: "Blue", variantId: 2, isChosen: true, isSoldOut: false },
		]);
	});

	test("stock is said in words", () => {
		expect([0, -2, 1, 3, 4, null].map((left) => formatStock({ left }))).toEqual([
			"Out of stock",
			"Out of stock",
			"Only 1 left",
			"Only 3 left",
			"In stock",
			"In stock",
		]);
	});
});

test("descriptions have paragraphs, and beginnings that end at a word", () => {
	expect(paragraphsOf("One\r\ntwo\r\n\r\n \n three \n\n\n")).toEqual([["One", "two"], ["three"]]);
	expect(excerptOf("Short.")).toBe("Short.");
	expect(excerptOf("A lamp, made of brass", 12)).toBe("A lamp, made…");
	expect(excerptOf("x".repeat(30), 10)).toBe(`${"x".repeat(10)}…`);
});
