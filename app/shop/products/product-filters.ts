import { maskId, unmaskId } from "#app/site/masked-id.ts";
import { PRODUCT_STATUS_NAMES, type ProductStatus } from "./product-status.ts";

export const PRODUCT_PAGE_SIZES = [10, 20, 50] as const;
const DEFAULT_SIZE = 20;
const MAX_QUERY = 200;

const SORTS = ["newest", "title", "price", "sold"] as const;
export type ProductSort = (typeof SORTS)[number];
export const STOCK_FILTERS = { all: "Any stock", low: "Low stock", out: "Out of stock" } as const;
export type StockFilter = keyof typeof STOCK_FILTERS;

/** What `/dashboard/products` shows; all of it stands in the URL. */
export type ProductFilters = {
	query: string;
	status: ProductStatus | "all";
	/** A category's number; 0 for products without one, null for all. */
	category: number | null;
	stock: StockFilter;
	sort: ProductSort;
	direction: "asc" | "desc";
	page: number;
	size: number;
};

const naturally = (sort: ProductSort) => (sort === "title" ? "asc" : "desc");

/** Reads the URL of `/dashboard/products`; whatever makes no sense in it counts as not given. */
export function readProductFilters(url: URLSearchParams): ProductFilters {
	const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
		values.find((value) => value === url.get(name)) ?? otherwise;
	const sort = oneOf("sort", SORTS, "newest");
	const page = Number(url.get("page") ?? 1);
	const size = Number(url.get("perPage"));
	const category = url.get("category") ?? "";
	return {
		query: (url.get("q") ?? "")
			.replace(/\p{Cc}/gu, " ")
			.trim()
			.slice(0, MAX_QUERY),
		status: oneOf("status", ["all", ...PRODUCT_STATUS_NAMES], "all"),
		category: category === "none" ? 0 : unmaskId(category),
		stock: oneOf("stock", Object.keys(STOCK_FILTERS) as StockFilter[], "all"),
		sort,
		direction: oneOf("dir", ["asc", "desc"], naturally(sort)),
		page: Number.isFinite(page) ? Math.min(1_000_000, Math.max(1, Math.trunc(page))) : 1,
		size: PRODUCT_PAGE_SIZES.find((each) => each === size) ?? DEFAULT_SIZE,
	};
}

/** The query string for these filters with some of them changed; what is as by default is left out. */
export function productFiltersSearch(filters: ProductFilters, change: Partial<ProductFilters> = {}): string {
	const next = { ...filters, ...change };
	const entries: [string, string | number, string | number][] = [
		["q", next.query, ""],
		["status", next.status, "all"],
		["category", showCategory(next.category), ""],
		["stock", next.stock, "all"],
		["sort", next.sort, "newest"],
		["dir", next.direction, naturally(next.sort)],
		["page", next.page, 1],
		["perPage", next.size, DEFAULT_SIZE],
	];
	const url = new URLSearchParams();
	for (const [name, value, usual] of entries) if (value !== usual) url.set(name, String(value));
	const text = url.toString();
	return text ? `?${text}` : "";
}

/** A category as the URL has it: masked, "none" for products without one, "" for all. */
export const showCategory = (category: number | null): string =>
	category === null ? "" : category === 0 ? "none" : maskId(category);

/** Whether anything but the status narrows the list. */
export const isProductListFiltered = ({ query, category, stock }: ProductFilters): boolean =>
	query !== "" || category !== null || stock !== "all";
