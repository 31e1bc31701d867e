import { listFilters, oneOf } from "#app/common/lists/list-filters.ts";

/** The filters of `/customers`. */
export const CUSTOMER_LIST = listFilters({
	path: "/customers",
	narrowing: { kind: oneOf(["account", "guest"] as const) },
	sorts: { newest: "desc", name: "asc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type CustomerFilters = ReturnType<typeof CUSTOMER_LIST.read>;
