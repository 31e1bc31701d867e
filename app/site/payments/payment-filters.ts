import { dateBound, listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import { ONLINE_PAYMENT_STATES, PROVIDERS } from "#app/common/payments/payment-labels.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";

/** What staff have to look at. */
const ATTENTION = { refund_failed: "Failed refund", disputed: "Open dispute" } as const;

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

/** What can be paid online, as the filter and the table name it. */
export const SUBJECT_LABELS = { order: "Order" } as const;

/**
 * The filters of `/dashboard/payments`. `from` and `to` are the first and last day on which payments were created,
 * inclusive, in the market's time zone.
 */
export const PAYMENT_LIST = listFilters({
	path: "/dashboard/payments",
	narrowing: {
		state: oneOf(names(ONLINE_PAYMENT_STATES)),
		attention: oneOf(names(ATTENTION)),
		provider: oneOf(names(PROVIDERS)),
		subject: oneOf(names(SUBJECT_LABELS)),
		from: dateBound,
		to: dateBound,
	},
	sorts: { newest: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type PaymentFilters = ReturnType<typeof PAYMENT_LIST.read>;

const fields: FilterField[] = [
	{
		name: "state",
		label: "Status",
		choices: withAll(names(ONLINE_PAYMENT_STATES), (name) => ONLINE_PAYMENT_STATES[name].label),
	},
	{ name: "attention", label: "Attention", choices: withAll(names(ATTENTION), (name) => ATTENTION[name]) },
	{ name: "provider", label: "Provider", choices: withAll(names(PROVIDERS), (name) => PROVIDERS[name]) },
	{ name: "subject", label: "For", choices: withAll(names(SUBJECT_LABELS), (name) => SUBJECT_LABELS[name]) },
	{ name: "from", label: "From" },
	{ name: "to", label: "To" },
];

export const PAYMENT_FILTER_FIELDS = { placeholder: "Order number, email, provider ID", fields };
