import { currencyDigits, readMoney, typedMoney } from "#app/common/money.ts";
import { searchText } from "#app/common/typed-text.ts";

const MAX_PRICE = 100_000_000;

/** The sort orders of a product list. "Best match" exists only with a search. */
export const SORTS = ["fit", "newest", "best", "price-up", "price-down", "name"] as const;

export type ProductSort = (typeof SORTS)[number];

/** The filters of a product list, all of them in the URL. */
export type ProductFilters = {
	query: string;
	/** A category's slug; "" for all. */
	category: string;
	/** The lowest and highest price, inclusive, in minor units; a product counts with its lowest price. */
	min: number | null;
	max: number | null;
	inStock: boolean;
	onSale: boolean;
	sort: ProductSort;
	/** The cursor that the page begins after, or ends before; see `page-marks.ts`. "" for the first page. */
	after: string;
	before: string;
};

/** Reads a list's URL and ignores invalid values. */
export function readProductFilters(url: URLSearchParams, currency: string): ProductFilters {
	const text = (name: string) => searchText(url.get(name));
	const price = (name: string) => {
		const amount = readMoney(text(name), currency);
		return amount === null || amount > MAX_PRICE ? null : amount;
	};
	const query = text("q");
	const [min, max] = [price("min"), price("max")];
	const isSwapped = min !== null && max !== null && min > max;
	const sort = SORTS.find((name) => name === url.get("sort"));
	return {
		query,
		category: text("category"),
		min: isSwapped ? max : min,
		max: isSwapped ? min : max,
		inStock: url.get("stock") === "in",
		onSale: url.get("sale") === "on",
		sort: sort === undefined || (sort === "fit" && query === "") ? usualSort(query) : sort,
		after: url.get("after") ?? "",
		before: url.get("before") ?? "",
	};
}

export const usualSort = (query: string): ProductSort => (query === "" ? "newest" : "fit");

/** The URL or form fields of these filters, without default values. */
export function productFilterFields(filters: ProductFilters, currency: string): [string, string][] {
	const { query, category, min, max, inStock, onSale, sort, after, before } = filters;
	const price = (amount: number | null) => (amount === null ? "" : typedMoney(amount, currency));
	const fields: [string, string][] = [
		["q", query],
		["category", category],
		["min", price(min)],
		["max", price(max)],
		["stock", inStock ? "in" : ""],
		["sale", onSale ? "on" : ""],
		["sort", sort === usualSort(query) ? "" : sort],
		["after", after],
		["before", before],
	];
	return fields.filter(([, value]) => value !== "");
}

/**
 * The URL of the list with some filters changed. Any change other than the page returns to the first page.
 */
export function productsPath(
	filters: ProductFilters,
	change: Partial<ProductFilters>,
	currency: string,
): string {
	const search = new URLSearchParams(
		productFilterFields({ ...filters, after: "", before: "", ...change }, currency),
	);
	return search.size > 0 ? `/products?${search}` : "/products";
}

/** The price ranges to choose from, in minor units; 100 yen count as one dollar. */
export function priceSteps(currency: string): { min: number | null; max: number | null }[] {
	const places = currencyDigits(currency);
	const [first, second, third] = [20, 50, 100].map((each) => each * (places === 0 ? 100 : 10 ** places));
	return [
		{ min: null, max: first ?? null },
		{ min: first ?? null, max: second ?? null },
		{ min: second ?? null, max: third ?? null },
		{ min: third ?? null, max: null },
	];
}

export const NO_PRODUCT_FILTERS: ProductFilters = {
	query: "",
	category: "",
	min: null,
	max: null,
	inStock: false,
	onSale: false,
	sort: "newest",
	after: "",
	before: "",
};

/** The number of active filters, without the search. */
export const countFilters = ({ category, min, max, inStock, onSale }: ProductFilters): number =>
	[category !== "", min !== null || max !== null, inStock, onSale].filter(Boolean).length;
