import { ONLINE_PAYMENT_STATES, PROVIDERS } from "#app/payments/payment-labels.ts";
import { PAYMENT_ATTENTION, SUBJECT_LABELS } from "#app/payments/staff/payment-filters.ts";
import { allOf, type FilterField } from "#app/ui/table/filter-fields.tsx";

const fields: FilterField[] = [
	{ name: "state", label: "Status", choices: allOf(ONLINE_PAYMENT_STATES) },
	{ name: "attention", label: "Attention", choices: allOf(PAYMENT_ATTENTION) },
	{ name: "provider", label: "Provider", choices: allOf(PROVIDERS) },
	{ name: "subject", label: "For", choices: allOf(SUBJECT_LABELS) },
	{ name: "from", label: "From" },
	{ name: "to", label: "To" },
];

export const PAYMENT_FILTER_FIELDS = { placeholder: "Number, email, provider ID", fields };
