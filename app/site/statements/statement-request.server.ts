import { json } from "@remix-run/node";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import {
	formatMonth,
	formatStatementNumber,
	owedInWords,
	statementState,
} from "#app/travel/commission/statement.ts";
import {
	listStatementHotels,
	listStatementMonths,
	listStatements,
	type StatementScope,
	statementsAsCsv,
} from "./list-statements.server.ts";
import { readSoFar, readStatement, statementAsCsv } from "./read-statement.server.ts";
import type { StatementList } from "./statement-filters.ts";

type Asked = { list: StatementList; scope: StatementScope };

/** One page of a list of statements, with the choices that narrow it. */
export async function readStatementList(request: Request, { list, scope }: Asked) {
	const filters = list.read(new URL(request.url).searchParams);
	const [{ rows, total, page }, hotels, months] = await Promise.all([
		listStatements(db, { filters, scope }),
		listStatementHotels(db, scope),
		listStatementMonths(db, scope),
	]);
	return {
		filters,
		total,
		page,
		rows: rows.map(({ id, year, number, month, settled_at, ...row }) => ({
			...row,
			id: maskId(id),
			number: formatStatementNumber({ year, number }),
			month: formatMonth(month),
			state: statementState({ balance: row.balance, settled_at }),
		})),
		hotels: hotels.map(({ id, name }) => ({ value: maskId(id), label: name })),
		months: months.map(({ month }) => ({ value: month, label: formatMonth(month) })),
	};
}

export type StatementRow = Awaited<ReturnType<typeof readStatementList>>["rows"][number];

/** What the hotels of a scope have so far in months without a statement. */
export async function readOpenMonth(scope: StatementScope) {
	const rows = await readSoFar(db, scope);
	return rows.map(({ hotelId, count, commission, collected, ...row }) => ({
		...row,
		key: `${maskId(hotelId)} ${row.currency}`,
		count: Number(count),
		commission: Number(commission),
		collected: Number(collected),
	}));
}

/** The whole list as CSV. */
export function sendStatementList(request: Request, { list, scope }: Asked): Response | Promise<Response> {
	const filters = list.read(new URL(request.url).searchParams);
	const today = wallClock(new Date(), env.MARKET_TIME_ZONE).date;
	return streamFile(request, statementsAsCsv(db, { filters, scope }), csvHeaders(`statements-${today}.csv`));
}

type Params = { statementId?: string };

/** The statement in the path; 404 when it is not one of the scope. */
export async function requireStatement(params: Params, scope: StatementScope) {
	const statementId = unmaskId(params.statementId ?? "");
	const found = statementId === null ? undefined : await readStatement(db, { statementId, scope });
	if (!found) throw json(null, { status: 404 });
	return found;
}

/** What the page of a statement shows. */
export async function readStatementPage(params: Params, scope: StatementScope) {
	const { statement, snapshot, entries, history } = await requireStatement(params, scope);
	const { id: _, hotel_id: __, year, number, month, settled_at, issued_at, ...rest } = statement;
	const now = new Date();
	const moment = (at: string) => formatMoment(at, env.MARKET_TIME_ZONE, now);
	return {
		...rest,
		number: formatStatementNumber({ year, number }),
		month: formatMonth(month),
		issued: moment(issued_at),
		settled: settled_at && moment(settled_at),
		state: statementState({ balance: rest.balance, settled_at }),
		owed: owedInWords(rest.balance, rest.currency),
		snapshot,
		entries: entries.map(({ at, ...entry }) => ({ ...entry, at: moment(at) })),
		changes: history.map((change) => ({ ...change, at: moment(change.at) })),
	};
}

export type StatementPage = Awaited<ReturnType<typeof readStatementPage>>;

/** All entries of the statement in the path as CSV. */
export async function sendStatement(request: Request, params: Params, scope: StatementScope) {
	const { statement } = await requireStatement(params, scope);
	const headers = csvHeaders(`statement-${formatStatementNumber(statement)}.csv`);
	return streamFile(request, statementAsCsv(db, statement.id), headers);
}
