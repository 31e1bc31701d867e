import { t } from "#app/common/language/messages.ts";
import { ONLINE_PAYMENT_STATES, PROVIDERS } from "#app/payments/payment-labels.ts";
import { PAYMENT_ATTENTION, SUBJECT_LABELS } from "#app/payments/staff/payment-filters.ts";
import { allOf, type FilterField } from "#app/ui/table/filter-fields.tsx";

const fields: FilterField[] = [
	{
		name: "state",
		get label() {
			return t.words.status;
		},
		choices: allOf(ONLINE_PAYMENT_STATES),
	},
	{
		name: "attention",
		get label() {
			return t.payments.attention.title;
		},
		choices: allOf(PAYMENT_ATTENTION),
	},
	{
		name: "provider",
		get label() {
			return t.payments.provider;
		},
		choices: allOf(PROVIDERS),
	},
	{
		name: "subject",
		get label() {
			return t.payments.for;
		},
		choices: allOf(SUBJECT_LABELS),
	},
	{
		name: "from",
		get label() {
			return t.words.from;
		},
	},
	{
		name: "to",
		get label() {
			return t.words.to;
		},
	},
];

export const PAYMENT_FILTER_FIELDS = {
	get placeholder() {
		return t.payments.search;
	},
	fields,
};
