import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { ONLINE_PAYMENT_STATES, providerLabel } from "#app/payments/payment-labels.ts";
import type { Database } from "#db/client.ts";
import { eachPayment } from "./list-payments.server.ts";
import { type PaymentFilters, SUBJECT_LABELS } from "./payment-filters.ts";

type Row = ReturnType<typeof eachPayment> extends AsyncGenerator<infer Each> ? Each : never;

const COLUMNS: Record<string, (row: Row) => string> = {
	"Created at": ({ created_at }) => created_at,
	For: ({ subject }) => SUBJECT_LABELS[subject],
	Number: ({ number }) => formatReferenceNumber(number),
	Name: ({ name }) => name ?? "",
	Email: ({ email }) => email ?? "",
	Status: ({ state }) => ONLINE_PAYMENT_STATES[state].label,
	Currency: ({ currency }) => currency,
	Amount: ({ amount, currency }) => typedMoney(amount, currency),
	Charged: ({ charged_total, currency }) => typedMoney(charged_total, currency),
	Refunded: ({ refunded_total, currency }) => typedMoney(refunded_total, currency),
	Fees: ({ fees, fee_currency }) =>
		fees === null || fee_currency === null ? "" : typedMoney(-Number(fees), fee_currency),
	"Fee currency": ({ fee_currency }) => fee_currency ?? "",
	Provider: ({ provider }) => providerLabel(provider),
	"Provider ID": ({ payment_reference }) => payment_reference ?? "",
};

/** The filtered payments as CSV, newest first: times in UTC, amounts in major units. */
export const paymentsAsCsv = (db: Database, listing: { filters: PaymentFilters; timeZone: string }) =>
	csvFile(eachPayment(db, listing), COLUMNS);
