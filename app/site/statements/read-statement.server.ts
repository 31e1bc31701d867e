import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { BATCH } from "#app/common/lists/each-in-batches.ts";
import { typedCommissionRate } from "#app/common/market/commission-rate.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { StatementSnapshot } from "#app/travel/commission/statement.ts";
import type { Database } from "#db/client.ts";
import { inStatementScope, type StatementScope } from "./list-statements.server.ts";

/** The entries that a page and the PDF show; the CSV has all. */
export const MAX_SHOWN_ENTRIES = 1_000;

type Asked = { statementId: number; scope: StatementScope };

/** A statement of a scope with its first entries, by departure, and history; undefined for one of another owner. */
export async function readStatement(db: Database, { statementId, scope }: Asked) {
	const found = await db
		.selectFrom("commission_statements as statement")
		.selectAll("statement")
		.where("statement.id", "=", statementId)
		.where(inStatementScope(scope))
		.executeTakeFirst();
	if (!found) return undefined;
	const { snapshot, ...statement } = found;
	const [entries, history] = await Promise.all([
		selectEntries(db, statementId).orderBy("check_out").orderBy("id").limit(MAX_SHOWN_ENTRIES).execute(),
		readChanges(db, { subject: `statement ${statementId}` }),
	]);
	return { statement, snapshot: JSON.parse(snapshot) as StatementSnapshot, entries, history };
}

export type ReadStatement = NonNullable<Awaited<ReturnType<typeof readStatement>>>;

const selectEntries = (db: Database, statementId: number) =>
	db
		.selectFrom("commission_entries")
		.select(["id", "kind", "booking_number", "check_in", "check_out", "currency", "base", "rate"])
		.select(["commission", "collected_by", "collected", "month", "at"])
		.where("statement_id", "=", statementId);

export type StatementEntry = ReadStatement["entries"][number];

async function* eachEntry(db: Database, statementId: number) {
	for (let after = 0; ; ) {
		const rows = await selectEntries(db, statementId)
			.where("id", ">", after)
			.orderBy("id")
			.limit(BATCH)
			.execute();
		yield* rows;
		after = rows.at(-1)?.id ?? 0;
		if (rows.length < BATCH) return;
	}
}

const COLUMNS: Record<string, (entry: StatementEntry) => string> = {
	At: ({ at }) => at,
	Entry: ({ kind }) => t.commission.kind[kind],
	Booking: ({ booking_number }) => formatReferenceNumber(booking_number),
	"Check-in": ({ check_in }) => check_in,
	"Check-out": ({ check_out }) => check_out,
	Currency: ({ currency }) => currency,
	Amount: ({ base, currency }) => typedMoney(base, currency),
	"Rate (%)": ({ rate }) => typedCommissionRate(rate),
	Commission: ({ commission, currency }) => typedMoney(commission, currency),
	"Collected by": ({ collected_by }) => (collected_by === "market" ? "Market" : "Hotel"),
	"Collected by the market": ({ collected, currency }) => typedMoney(collected, currency),
	Balance: ({ collected, commission, currency }) => typedMoney(collected - commission, currency),
};

/** All entries of a statement as CSV, oldest first: times in UTC, amounts in major units. */
export const statementAsCsv = (db: Database, statementId: number) =>
	csvFile(eachEntry(db, statementId), COLUMNS);

/**
 * What hotels have so far, by currency: the entries without a statement, and the hotel’s own rate in basis points. An
 * owner’s hotels are there without entries, too. At most 200 rows.
 */
export const readSoFar = (db: Database, scope: StatementScope) =>
	db
		.selectFrom("hotels")
		.leftJoin("commission_rates as own", "own.hotel_id", "hotels.id")
		.leftJoin("commission_entries as entry", (join) =>
			join.onRef("entry.hotel_id", "=", "hotels.id").on("entry.statement_id", "is", null),
		)
		.select((eb) => [
			"hotels.id as hotelId",
			"hotels.name as hotel",
			"own.rate",
			"entry.currency",
			eb.fn.count<number>("entry.id").as("count"),
			eb.fn.sum<number | null>("entry.commission").as("commission"),
			eb.fn.sum<number | null>("entry.collected").as("collected"),
		])
		.where((eb) =>
			scope === "all"
				? eb("entry.id", "is not", null)
				: eb.and([
						eb("hotels.id", "in", hotelIdsOf(scope.memberId, "hotel")),
						eb("hotels.archived_at", "is", null),
					]),
		)
		.groupBy(["hotels.id", "hotels.name", "own.rate", "entry.currency"])
		.orderBy("hotels.name")
		.orderBy("hotels.id")
		.limit(200)
		.execute();
