import type { ExpressionBuilder } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { readInvoiceNumber } from "#app/invoices/invoice-snapshot.ts";
import {
	directionOf,
	formatStatementNumber,
	STATEMENT_DIRECTIONS,
	STATEMENT_STATES,
	statementState,
} from "#app/travel/commission/statement.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { StatementFilters } from "./statement-filters.ts";

/** Whose statements: those of all hotels, or of an owner's. */
export type StatementScope = "all" | { memberId: number };

type Listing = {
	filters: StatementFilters;
	scope: StatementScope;
	/** The date that decides what is overdue. */
	today: string;
};

/** Returns one page of the filtered statements, newest first unless told, and their total (see `countRows`). */
export async function listStatements(db: Database, listing: Listing) {
	const { filters } = listing;
	const matching = db.selectFrom("commission_statements as statement").where(matches(listing));
	const total = await countRows(db, matching);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const ids = matching.select("statement.id").orderBy("statement.id", direction).limit(limit).offset(offset);
	const rows = await selectListed(db)
		.where("statement.id", "in", ids)
		.orderBy("statement.id", filters.direction)
		.execute();
	return { rows, total, page };
}

/** How many statements match; see `countRows`. */
export const countStatements = (db: Database, listing: Listing): Promise<number> =>
	countRows(db, db.selectFrom("commission_statements as statement").where(matches(listing)));

/** All filtered statements, newest first. */
const eachStatement = (db: Database, listing: Listing) =>
	eachInBatches((before) =>
		selectListed(db)
			.where(matches(listing))
			.where("statement.id", "<", before)
			.orderBy("statement.id", "desc")
			.limit(BATCH)
			.execute(),
	);

const selectListed = (db: Database) =>
	db
		.selectFrom("commission_statements as statement")
		.leftJoin("hotels", "hotels.id", "statement.hotel_id")
		.select(["statement.id", "statement.year", "statement.number", "statement.month", "statement.currency"])
		.select(["statement.entry_count", "statement.commission_total", "statement.collected_total"])
		.select([
			"statement.balance",
			"statement.settled_at",
			"statement.due_on",
			"statement.reference",
			"hotels.name as hotel",
		]);

type Where = ExpressionBuilder<Schema & { statement: Schema["commission_statements"] }, "statement">;

/** Owners and managers see the statements of their hotels, an Admin those of all hotels. */
export const statementScopeOf = ({ role, accountId }: Actor): StatementScope =>
	role === "Admin" ? "all" : { memberId: accountId };

/** The condition for statements in a scope; in the `where` of every query that reads statements. */
export const inStatementScope = (scope: StatementScope) => (eb: Where) =>
	scope === "all" ? eb.lit(true) : eb("statement.hotel_id", "in", hotelIdsOf(scope.memberId, "hotel"));

const matches =
	({ filters, scope, today }: Listing) =>
	(eb: Where) => {
		const { state, owes, month, hotel, query } = filters;
		const typed = readInvoiceNumber(query.replace(/^s-/i, ""));
		return eb.and([
			inStatementScope(scope)(eb),
			...(state === "settled" ? [eb("statement.settled_at", "is not", null)] : []),
			...(state === "overdue" ? [eb("statement.due_on", "<", today)] : []),
			...(state === "open" || state === "overdue"
				? [eb("statement.settled_at", "is", null), eb("statement.balance", "<>", 0)]
				: []),
			...(state === "even" || owes === "even" ? [eb("statement.balance", "=", 0)] : []),
			...(owes === "to_hotel" ? [eb("statement.balance", ">", 0)] : []),
			...(owes === "to_market" ? [eb("statement.balance", "<", 0)] : []),
			...(month === "all" ? [] : [eb("statement.month", "=", month)]),
			...(hotel === "all" ? [] : [eb("statement.hotel_id", "=", unmaskId(hotel) ?? 0)]),
			...(query === ""
				? []
				: [eb("statement.year", "=", typed?.year ?? 0), eb("statement.number", "=", typed?.number ?? 0)]),
		]);
	};

type Row = ReturnType<typeof eachStatement> extends AsyncGenerator<infer Each> ? Each : never;

const columnsOn = (today: string): Record<string, (row: Row) => string> => ({
	Number: formatStatementNumber,
	Month: ({ month }) => month,
	Hotel: ({ hotel }) => hotel ?? "",
	Entries: ({ entry_count }) => String(entry_count),
	Currency: ({ currency }) => currency,
	Commission: ({ commission_total, currency }) => typedMoney(commission_total, currency),
	"Collected by the market": ({ collected_total, currency }) => typedMoney(collected_total, currency),
	Balance: ({ balance, currency }) => typedMoney(balance, currency),
	"Who owes": ({ balance }) => STATEMENT_DIRECTIONS[directionOf(balance)],
	Status: (row) => STATEMENT_STATES[statementState(row, today)].label,
	"Due on": ({ due_on }) => due_on ?? "",
	"Settled at": ({ settled_at }) => settled_at ?? "",
	Reference: ({ reference }) => reference,
});

/** The filtered statements as CSV, newest first: amounts in major units, positive when the market owes the hotel. */
export const statementsAsCsv = (db: Database, listing: Listing) =>
	csvFile(eachStatement(db, listing), columnsOn(listing.today));

const MAX_HOTELS = 200;

const MAX_MONTHS = 60;

/** The latest months that have statements of a scope. */
export const listStatementMonths = (db: Database, scope: StatementScope) =>
	db
		.selectFrom("commission_statements as statement")
		.select("statement.month")
		.distinct()
		.where(inStatementScope(scope))
		.orderBy("statement.month", "desc")
		.limit(MAX_MONTHS)
		.execute();

/** The first 200 hotels of a scope by name that have statements. */
export const listStatementHotels = (db: Database, scope: StatementScope) =>
	db
		.selectFrom("hotels")
		.select(["id", "name"])
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("commission_statements as statement")
					.select("statement.id")
					.whereRef("statement.hotel_id", "=", "hotels.id"),
			),
		)
		.$if(scope !== "all", (query) =>
			query.where("id", "in", hotelIdsOf((scope as { memberId: number }).memberId, "hotel")),
		)
		.orderBy("name")
		.orderBy("id")
		.limit(MAX_HOTELS)
		.execute();
