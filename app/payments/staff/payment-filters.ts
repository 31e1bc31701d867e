import { t } from "#app/common/language/messages.ts";
import { dateBound, listFilters, namesOf, oneOf } from "#app/common/lists/list-filters.ts";
import { ONLINE_PAYMENT_STATES, PROVIDERS } from "#app/payments/payment-labels.ts";
import type { PaidSubjectName } from "#db/schema/payments.ts";

/** What staff have to look at. */
export const PAYMENT_ATTENTION = {
	get refund_failed() {
		return t.payments.attention.refundFailed;
	},
	get disputed() {
		return t.payments.attention.disputed;
	},
} as const;

/** What can be paid online, as the filter and the table name it. */
export const SUBJECT_LABELS: Record<PaidSubjectName, string> = {
	get order() {
		return t.payments.subjects.order;
	},
	get stay() {
		return t.payments.subjects.stay;
	},
	get move() {
		return t.payments.subjects.move;
	},
};

/**
 * The filters of `/dashboard/payments`. `from` and `to` are the first and last day on which payments were created,
 * inclusive, in the market's time zone.
 */
export const PAYMENT_LIST = listFilters({
	path: "/dashboard/payments",
	narrowing: {
		state: oneOf(namesOf(ONLINE_PAYMENT_STATES)),
		attention: oneOf(namesOf(PAYMENT_ATTENTION)),
		provider: oneOf(namesOf(PROVIDERS)),
		subject: oneOf(namesOf(SUBJECT_LABELS)),
		from: dateBound,
		to: dateBound,
	},
	sorts: { newest: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type PaymentFilters = ReturnType<typeof PAYMENT_LIST.read>;
