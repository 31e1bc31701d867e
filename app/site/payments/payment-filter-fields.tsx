import { ONLINE_PAYMENT_STATES, PROVIDERS } from "#app/common/payments/payment-labels.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { PAYMENT_ATTENTION, SUBJECT_LABELS } from "./payment-filters.ts";

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

const fields: FilterField[] = [
	{
		name: "state",
		label: "Status",
		choices: withAll(names(ONLINE_PAYMENT_STATES), (name) => ONLINE_PAYMENT_STATES[name].label),
	},
	{
		name: "attention",
		label: "Attention",
		choices: withAll(names(PAYMENT_ATTENTION), (name) => PAYMENT_ATTENTION[name]),
	},
	{ name: "provider", label: "Provider", choices: withAll(names(PROVIDERS), (name) => PROVIDERS[name]) },
	{ name: "subject", label: "For", choices: withAll(names(SUBJECT_LABELS), (name) => SUBJECT_LABELS[name]) },
	{ name: "from", label: "From" },
	{ name: "to", label: "To" },
];

export const PAYMENT_FILTER_FIELDS = { placeholder: "Number, email, provider ID", fields };
