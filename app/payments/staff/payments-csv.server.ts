import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { ONLINE_PAYMENT_STATES, providerLabel } from "#app/payments/payment-labels.ts";
import type { Database } from "#db/client.ts";
import { eachPayment } from "./list-payments.server.ts";
import { type PaymentFilters, SUBJECT_LABELS } from "./payment-filters.ts";

type Row = ReturnType<typeof eachPayment> extends AsyncGenerator<infer Each> ? Each : never;

const columns = (): Record<string, (row: Row) => string> => ({
	[t.paymentCsv.createdAt]: ({ created_at }) => created_at,
	[t.paymentCsv.for]: ({ subject }) => SUBJECT_LABELS[subject],
	[t.paymentCsv.number]: ({ number }) => formatReferenceNumber(number),
	[t.paymentCsv.name]: ({ name }) => name ?? "",
	[t.paymentCsv.email]: ({ email }) => email ?? "",
	[t.paymentCsv.status]: ({ state }) => ONLINE_PAYMENT_STATES[state].label,
	[t.paymentCsv.currency]: ({ currency }) => currency,
	[t.paymentCsv.amount]: ({ amount, currency }) => typedMoney(amount, currency),
	[t.paymentCsv.charged]: ({ charged_total, currency }) => typedMoney(charged_total, currency),
	[t.paymentCsv.refunded]: ({ refunded_total, currency }) => typedMoney(refunded_total, currency),
	[t.paymentCsv.fees]: ({ fees, fee_currency }) =>
		fees === null || fee_currency === null ? "" : typedMoney(-Number(fees), fee_currency),
	[t.paymentCsv.feeCurrency]: ({ fee_currency }) => fee_currency ?? "",
	[t.paymentCsv.provider]: ({ provider }) => providerLabel(provider),
	[t.paymentCsv.providerId]: ({ payment_reference }) => payment_reference ?? "",
});

/** The filtered payments as CSV, newest first: times in UTC, amounts in major units. */
export const paymentsAsCsv = (db: Database, listing: { filters: PaymentFilters; timeZone: string }) =>
	csvFile(eachPayment(db, listing), columns());
