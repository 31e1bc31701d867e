import { USER_LIST } from "#app/account/users/user-filters.ts";
import { countUsers } from "#app/account/users/users.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { INBOX } from "#app/conversations/inbox-filters.ts";
import { countConversations } from "#app/conversations/list-conversations.server.ts";
import { countOpenDifferences } from "#app/payments/staff/differences.server.ts";
import { countPayments } from "#app/payments/staff/list-payments.server.ts";
import { PAYMENT_LIST } from "#app/payments/staff/payment-filters.ts";
import { countStatements } from "#app/site/statements/list-statements.server.ts";
import { STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { countHotels, listWaiting } from "#app/travel/approval/all-hotels.server.ts";
import { HOTEL_LIST } from "#app/travel/approval/hotel-list.ts";
import type { Database } from "#db/client.ts";
import type { OverviewFigureName } from "./overview-figures.ts";

type Overview = { timeZone: string; accountId: number; now: Date };

/** How many waiting hotels and failed emails the overview lists. */
const SHOWN = 5;

/** The days up to today of which new accounts are counted. */
const NEW_DAYS = 7;

/**
 * What waits for a SuperAdmin: hotels, the longest waiting first, failed emails, the latest first, and figures. Each
 * figure is counted by the list that it links to, with the filters of the link, up to 1,001 (see `countRows`).
 */
export async function readOverview(db: Database, { timeZone, accountId, now }: Overview) {
	const { date: today } = wallClock(now, timeZone);
	const [waiting, failedMails, ...figures] = await Promise.all([
		listWaiting(db, { limit: SHOWN }),
		readFailedMails(db),
		...figuresOf(db, { timeZone, accountId, today }).map(async ({ count, ...figure }) => ({
			...figure,
			count: await count(),
		})),
	]);
	return { waiting, failedMails, figures };
}

type Figure = { name: OverviewFigureName; href: string; count: () => Promise<number> };

function figuresOf(
	db: Database,
	{ timeZone, accountId, today }: { timeZone: string; accountId: number; today: string },
): Figure[] {
	const since = addDays(today, 1 - NEW_DAYS);
	const payments = (attention: "refund_failed" | "disputed") => {
		const filters = { ...PAYMENT_LIST.read(new URLSearchParams()), attention };
		return { href: PAYMENT_LIST.href(filters), count: () => countPayments(db, { filters, timeZone }) };
	};
	const statements = { ...STATEMENT_LIST.read(new URLSearchParams()), state: "open" as const };
	const unread = {
		...INBOX.read(new URLSearchParams()),
		waiting: "unread" as const,
		answered: "us" as const,
	};
	const users = (change: Partial<ReturnType<typeof USER_LIST.read>>) => {
		const filters = { ...USER_LIST.read(new URLSearchParams()), ...change };
		return { href: USER_LIST.href(filters), count: () => countUsers(db, filters, timeZone) };
	};
	const hotels = (change: Partial<ReturnType<typeof HOTEL_LIST.read>>) => {
		const filters = { ...HOTEL_LIST.read(new URLSearchParams()), ...change };
		return { href: HOTEL_LIST.href(filters), count: () => countHotels(db, filters) };
	};
	return [
		{ name: "differences", href: PAYMENT_LIST.path, count: () => countOpenDifferences(db) },
		{ name: "failedRefunds", ...payments("refund_failed") },
		{ name: "disputes", ...payments("disputed") },
		{
			name: "statements",
			href: STATEMENT_LIST.href(statements),
			count: () => countStatements(db, { filters: statements, scope: "all", today }),
		},
		{
			name: "failedComparisons",
			href: PAYMENT_LIST.path,
			count: () => countRows(db, db.selectFrom("reconciliations").where("failed_at", "is not", null)),
		},
		{
			name: "unread",
			href: INBOX.href(unread),
			count: () => countConversations(db, { filters: unread, scope: "all", accountId }),
		},
		{ name: "newAccounts", ...users({ since }) },
		{ name: "suspendedAccounts", ...users({ state: "suspended" }) },
		{ name: "changedHotels", ...hotels({ changed: "since" }) },
		{ name: "suspendedHotels", ...hotels({ status: "suspended" }) },
		{ name: "failingCalendars", ...hotels({ calendars: "failing" }) },
	];
}

/** The latest emails that were given up, without their texts, which belong to their recipients, and how many there are. */
async function readFailedMails(db: Database) {
	const failed = db.selectFrom("outbox").where("failed_at", "is not", null);
	const latest = failed
		.select(["id", "to_address", "subject", "last_error", "failed_at"])
		.orderBy("failed_at", "desc")
		.orderBy("id", "desc")
		.limit(SHOWN);
	const [rows, total] = await Promise.all([latest.execute(), countRows(db, failed)]);
	return { rows, total };
}
