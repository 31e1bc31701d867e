import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { DIFFERENCES, providerLabel, RECORD_KINDS, RECORD_STATES } from "#app/payments/payment-labels.ts";
import type { Database } from "#db/client.ts";
import { eachDifference } from "./differences.server.ts";

type Row = ReturnType<typeof eachDifference> extends AsyncGenerator<infer Each> ? Each : never;

const amountOf = (amount: number | null, { currency }: Row) =>
	amount === null ? "" : typedMoney(amount, currency);

const COLUMNS: Record<string, (row: Row) => string> = {
	"Found at": ({ found_at }) => found_at,
	Record: ({ record_kind }) => RECORD_KINDS[record_kind],
	Number: ({ number }) => (number ? formatReferenceNumber(number) : ""),
	Provider: ({ provider }) => providerLabel(provider),
	"Provider ID": ({ record_id }) => record_id,
	Difference: ({ what, provider }) => DIFFERENCES[what].label(providerLabel(provider)),
	Currency: ({ currency }) => currency,
	"Our amount": (row) => amountOf(row.our_amount, row),
	"Our status": ({ our_state }) => (our_state ? RECORD_STATES[our_state] : ""),
	"Provider amount": (row) => amountOf(row.provider_amount, row),
	"Provider status": ({ provider_state }) => (provider_state ? RECORD_STATES[provider_state] : ""),
	"Closed at": ({ closed_at }) => closed_at ?? "",
	"Closed by": ({ closer }) => closer ?? "",
	Note: ({ note }) => note,
};

/** All differences as CSV, open and closed, newest first: times in UTC, amounts in major units. */
export const differencesAsCsv = (db: Database) => csvFile(eachDifference(db), COLUMNS);
