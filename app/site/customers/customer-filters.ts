import { listFilters, namesOf, oneOf } from "#app/common/lists/list-filters.ts";

export const CUSTOMER_KINDS = { account: "With an account", guest: "Guests" } as const;

/** The filters of `/customers`. */
export const CUSTOMER_LIST = listFilters({
	path: "/customers",
	narrowing: { kind: oneOf(namesOf(CUSTOMER_KINDS)) },
	sorts: { newest: "desc", name: "asc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type CustomerFilters = ReturnType<typeof CUSTOMER_LIST.read>;
