import { t } from "#app/common/language/messages.ts";
import { ONLINE_PAYMENT_STATES, PROVIDERS } from "#app/payments/payment-labels.ts";
import { PAYMENT_ATTENTION, SUBJECT_LABELS } from "#app/payments/staff/payment-filters.ts";
import { allOf, type FilterField } from "#app/ui/table/filter-fields.tsx";

const fields = (): FilterField[] => [
	{
		name: "state",
		label: t.words.status,
		choices: allOf(ONLINE_PAYMENT_STATES),
	},
	{
		name: "attention",
		label: t.payments.attention.title,
		choices: allOf(PAYMENT_ATTENTION),
	},
	{
		name: "provider",
		label: t.payments.provider,
		choices: allOf(PROVIDERS),
	},
	{
		name: "subject",
		label: t.payments.for,
		choices: allOf(SUBJECT_LABELS),
	},
	{
		name: "from",
		label: t.words.from,
	},
	{
		name: "to",
		label: t.words.to,
	},
];

/** The search box and the filters of payments. */
export const paymentFilterFields = () => ({ placeholder: t.payments.search, fields: fields() });
