import { json } from "@remix-run/node";
import { formatDate, formatMoment, wallClock } from "#app/common/calendar.ts";
import { formatCommissionRate } from "#app/common/commission-rate.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { sendPdf } from "#app/http/process/send-pdf.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { staffPage } from "#app/site/staff-page.ts";
import { formatMonth, formatStatementNumber, statementState } from "#app/travel/commission/statement.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import {
	listStatementHotels,
	listStatementMonths,
	listStatements,
	type StatementScope,
	statementsAsCsv,
} from "./list-statements.server.ts";
import { readSoFar, readStatement, statementAsCsv } from "./read-statement.server.ts";
import type { StatementList } from "./statement-filters.ts";
import { printStatement } from "./statement-pdf.server.ts";
import {
	moreEntriesNote,
	owedLine,
	statementFacts,
	statementTotals,
	unsettledNote,
} from "./statement-rows.ts";

type Asked = { list: StatementList; scope: StatementScope };

/** One page of a list of statements, with the choices that narrow it. */
export async function readStatementList(request: Request, { list, scope }: Asked) {
	const filters = list.read(new URL(request.url).searchParams);
	const { date: today } = wallClock(new Date(), market.timeZone);
	const [{ rows, total, page }, hotels, months] = await Promise.all([
		listStatements(db, { filters, scope, today }),
		listStatementHotels(db, scope),
		listStatementMonths(db, scope),
	]);
	return {
		filters,
		total,
		page,
		rows: rows.map(({ id, year, number, month, settled_at, due_on, ...row }) => ({
			...row,
			id: maskId(id),
			number: formatStatementNumber({ year, number }),
			month: formatMonth(month),
			state: statementState({ balance: row.balance, settled_at, due_on }, today),
			due: settled_at === null && due_on ? formatDate(due_on, Number(today.slice(0, 4))) : null,
		})),
		hotels: hotels.map(({ id, name }) => ({ value: maskId(id), label: name })),
		months: months.map(({ month }) => ({ value: month, label: formatMonth(month) })),
	};
}

export type StatementRow = Awaited<ReturnType<typeof readStatementList>>["rows"][number];

/** What the hotels of a scope have so far in months without a statement, with their rates for new bookings. */
export async function readOpenMonth(scope: StatementScope) {
	const rows = await readSoFar(db, scope);
	return rows.map(({ hotelId, hotel, rate, currency, count, commission, collected }) => ({
		key: `${maskId(hotelId)} ${currency}`,
		hotel,
		rate: formatCommissionRate(rate ?? env.COMMISSION_RATE),
		currency: currency ?? market.currency,
		count: Number(count),
		commission: Number(commission),
		collected: Number(collected),
	}));
}

export type OpenMonthRow = Awaited<ReturnType<typeof readOpenMonth>>[number];

/** The whole list as CSV. */
export function sendStatementList(request: Request, { list, scope }: Asked): Response | Promise<Response> {
	const filters = list.read(new URL(request.url).searchParams);
	const today = wallClock(new Date(), market.timeZone).date;
	return streamFile(
		request,
		statementsAsCsv(db, { filters, scope, today }),
		csvHeaders(`statements-${today}.csv`),
	);
}

type Params = { statementId?: string };

/** The statement in the path; 404 when it is not one of the scope. */
export async function requireStatement(params: Params, scope: StatementScope) {
	const statementId = unmaskId(params.statementId ?? "");
	const found = statementId === null ? undefined : await readStatement(db, { statementId, scope });
	if (!found) throw json(null, { status: 404 });
	return found;
}

/** What the page of a statement shows, with the links that this person may follow. */
export async function readStatementPage(params: Params, person: Person, scope: StatementScope) {
	const { statement, snapshot, entries, history } = await requireStatement(params, scope);
	const { currency, version, settled_at, due_on, reference, balance, entry_count } = statement;
	const now = new Date();
	const { date: today } = wallClock(now, market.timeZone);
	const moment = (at: string) => formatMoment(at, market.timeZone, now);
	const isSettled = settled_at !== null;
	const settlement: [string, string][] = settled_at
		? [["Settled", moment(settled_at)], ...(reference ? [["Reference", reference] as [string, string]] : [])]
		: [];
	return {
		...{ currency, version, snapshot },
		number: formatStatementNumber(statement),
		state: statementState({ balance, settled_at, due_on }, today),
		facts: [...statementFacts(statement, snapshot), ...settlement],
		totals: statementTotals(statement, { isSettled }),
		owed: owedLine(balance, { ...snapshot, currency, isSettled }),
		unsettled: unsettledNote(snapshot, currency),
		entries: entries.map(({ check_in: checkIn, check_out: checkOut, ...entry }) => ({
			...entry,
			stay: formatDates({ checkIn, checkOut }, 0),
			bookingHref: person.role === "User" ? null : staffPage(entry.booking_number, person.role),
		})),
		note: moreEntriesNote(entries.length, entry_count),
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

/** The statement in the path as a PDF. */
export async function sendStatementPdf(params: Params, scope: StatementScope) {
	const found = await requireStatement(params, scope);
	return sendPdf(await printStatement(found), `statement-${formatStatementNumber(found.statement)}`);
}
