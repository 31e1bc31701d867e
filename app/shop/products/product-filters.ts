import { t } from "#app/common/language/messages.ts";
import { listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import type { BuiltInView } from "#app/common/lists/list-views.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { PRODUCT_STATUS_NAMES } from "./product-status.ts";

export const STOCK_FILTERS = ["low", "out"] as const;

/** A category's id; 0 for products without one, null for all. In the URL: masked, "none", or nothing. */
const category = {
	usual: null as number | null,
	read: (text: string) => (text === "none" ? 0 : unmaskId(text)),
	write: (id: number | null) => (id === null ? "" : id === 0 ? "none" : maskId(id)),
};

/** The filters of `/dashboard/products`. */
export const PRODUCT_LIST = listFilters({
	path: "/dashboard/products",
	narrowing: { status: oneOf(PRODUCT_STATUS_NAMES), category, stock: oneOf(STOCK_FILTERS) },
	sorts: { newest: "desc", title: "asc", price: "desc", sold: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export const PRODUCT_VIEWS: readonly BuiltInView[] = [
	{
		get name() {
			return t.productList.views.active;
		},
		query: "status=active",
	},
	{
		get name() {
			return t.productList.views.draft;
		},
		query: "status=draft",
	},
	{
		get name() {
			return t.productList.views.archived;
		},
		query: "status=archived",
	},
];

export type StaffProductFilters = ReturnType<typeof PRODUCT_LIST.read>;
