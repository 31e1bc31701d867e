import { json } from "@remix-run/node";
import { readViews } from "#app/account/views/views-request.server.ts";
import { formatDate, formatMoment, formatMonth, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatCommissionRate } from "#app/common/market/commission-rate.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { staffPage } from "#app/common/screens/staff-page.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireOffice } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { formatStatementNumber, statementState } from "#app/travel/commission/statement.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import {
	countStatements,
	listStatementHotels,
	listStatementMonths,
	listStatements,
	type StatementScope,
	statementScopeOf,
} from "./list-statements.server.ts";
import { readSoFar, readStatement } from "./read-statement.server.ts";
import { HOTEL_STATEMENT_LIST, STATEMENT_LIST } from "./statement-filters.ts";
import {
	moreEntriesNote,
	owedLine,
	statementFacts,
	statementTotals,
	unsettledNote,
} from "./statement-rows.ts";

/** The statements that a person may read: staff below `/dashboard`, and owners and managers of hotels below `/owner`. */
export async function requireStatements(request: Request) {
	const { isHotel, person } = await requireOffice(request);
	const filters = (isHotel ? HOTEL_STATEMENT_LIST : STATEMENT_LIST).read(new URL(request.url).searchParams);
	const { date: today } = wallClock(new Date(), market.timeZone);
	return { isHotel, person, filters, scope: isHotel ? statementScopeOf(person) : ("all" as const), today };
}

/** One page of a list of statements, with the choices that narrow it, and what a hotel has without a statement. */
export async function readStatementList(request: Request) {
	const { isHotel, person, filters, scope, today } = await requireStatements(request);
	const [{ rows, total, page }, hotels, months, soFar] = await Promise.all([
		listStatements(db, { filters, scope, today }),
		listStatementHotels(db, scope),
		listStatementMonths(db, scope),
		isHotel ? readOpenMonth(scope) : ([] as OpenMonthRow[]),
	]);
	const views = await readViews(person, {
		list: isHotel ? HOTEL_STATEMENT_LIST : STATEMENT_LIST,
		filters,
		count: (of) => countStatements(db, { filters: of, scope, today }),
	});
	return {
		isHotel,
		soFar,
		filters,
		views,
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
async function readOpenMonth(scope: StatementScope) {
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
		? [
				[t.statements.settledOn, moment(settled_at)],
				...(reference ? [[t.statements.reference, reference] as [string, string]] : []),
			]
		: [];
	return {
		currency,
		version,
		snapshot,
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
