import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { DIFFERENCES, providerLabel, RECORD_KINDS, RECORD_STATES } from "#app/payments/payment-labels.ts";
import type { Database } from "#db/client.ts";
import { eachDifference } from "./differences.server.ts";

type Row = ReturnType<typeof eachDifference> extends AsyncGenerator<infer Each> ? Each : never;

const amountOf = (amount: number | null, { currency }: Row) =>
	amount === null ? "" : typedMoney(amount, currency);

const columns = (): Record<string, (row: Row) => string> => ({
	[t.differenceCsv.foundAt]: ({ found_at }) => found_at,
	[t.differenceCsv.record]: ({ record_kind }) => RECORD_KINDS[record_kind],
	[t.differenceCsv.number]: ({ number }) => (number ? formatReferenceNumber(number) : ""),
	[t.differenceCsv.provider]: ({ provider }) => providerLabel(provider),
	[t.differenceCsv.providerId]: ({ record_id }) => record_id,
	[t.differenceCsv.difference]: ({ what, provider }) => DIFFERENCES[what].label(providerLabel(provider)),
	[t.differenceCsv.currency]: ({ currency }) => currency,
	[t.differenceCsv.ourAmount]: (row) => amountOf(row.our_amount, row),
	[t.differenceCsv.ourStatus]: ({ our_state }) => (our_state ? RECORD_STATES[our_state] : ""),
	[t.differenceCsv.providerAmount]: (row) => amountOf(row.provider_amount, row),
	[t.differenceCsv.providerStatus]: ({ provider_state }) =>
		provider_state ? RECORD_STATES[provider_state] : "",
	[t.differenceCsv.closedAt]: ({ closed_at }) => closed_at ?? "",
	[t.differenceCsv.closedBy]: ({ closer }) => closer ?? "",
	[t.differenceCsv.note]: ({ note }) => note,
});

/** All differences as CSV, open and closed, newest first: times in UTC, amounts in major units. */
export const differencesAsCsv = (db: Database) => csvFile(eachDifference(db), columns());
