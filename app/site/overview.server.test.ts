import { expect } from "vitest";
import { USER_LIST } from "#app/account/users/user-filters.ts";
import { listUsers } from "#app/account/users/users.server.ts";
import { INBOX } from "#app/conversations/inbox-filters.ts";
import { listConversations } from "#app/conversations/list-conversations.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { listPayments } from "#app/payments/staff/list-payments.server.ts";
import { PAYMENT_LIST } from "#app/payments/staff/payment-filters.ts";
import { listStatements } from "#app/site/statements/list-statements.server.ts";
import { STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { listAllHotels } from "#app/travel/approval/all-hotels.server.ts";
import { HOTEL_LIST } from "#app/travel/approval/hotel-list.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { readOverview } from "./read-overview.server.ts";
import { CONVERSATION_SUBJECTS } from "./subjects.server.ts";

const NOW = new Date("2026-12-02T12:00:00.000Z");
const timeZone = "Europe/Lisbon";
const at = INN_NOW.toISOString();

/** The total of the list that a figure links to. */
async function totalAt(db: Database, href: string, accountId: number): Promise<number | null> {
	const { pathname, searchParams } = new URL(href, "http://own.invalid");
	if (!href.includes("?")) return null;
	if (pathname === HOTEL_LIST.path) return (await listAllHotels(db, HOTEL_LIST.read(searchParams))).total;
	if (pathname === USER_LIST.path) return (await listUsers(db, USER_LIST.read(searchParams), timeZone)).total;
	if (pathname === PAYMENT_LIST.path)
		return (await listPayments(db, { filters: PAYMENT_LIST.read(searchParams), timeZone })).total;
	if (pathname === STATEMENT_LIST.path) {
		const filters = STATEMENT_LIST.read(searchParams);
		return (await listStatements(db, { filters, scope: "all", today: "2026-12-01" })).total;
	}
	if (pathname === INBOX.path)
		return (await listConversations(db, { filters: INBOX.read(searchParams), scope: "all", accountId }))
			.total;
	throw new Error(`No list at ${href}.`);
}

async function addFeed(db: Database, roomId: number, fault: string): Promise<void> {
	const feed = {
		room_id: roomId,
		name: "Other site",
		url: "https://example.com/a.ics",
		is_free_counted: false,
	};
	await db
		.insertInto("calendar_feeds")
		.values({
			...feed,
			next_fetch_at: at,
			fetched_at: null,
			fault,
			idempotency_key: `${roomId} ${fault}`,
			created_at: at,
		})
		.execute();
}

test("counts what the lists show that its figures link to", async ({ db }) => {
	const accountId = await addAccount(db, "Suki", "SuperAdmin");
	const old = await addAccount(db, "Ana");
	const day = { created_at: "2026-11-01T12:00:00.000Z", suspended_at: at };
	await db
		.updateTable("accounts")
		.set(day as object)
		.where("id", "=", old)
		.execute();
	await openInn(db, { hotel: { name: "Waiting", status: "pending", approved_at: null } });
	const archived = { status: "pending", approved_at: null, archived_at: at } as const;
	await openInn(db, { hotel: { name: "Given up", ...archived } });
	await openInn(db, { hotel: { name: "Suspended", status: "suspended" } });
	await openInn(db, { hotel: { name: "Refused", status: "suspended", approved_at: null } });
	await openInn(db, { hotel: { name: "Changed", unreviewed_change_id: 1 } });
	const { roomId } = await openInn(db, { hotel: { name: "Failing" } });
	await addFeed(db, roomId, "404");
	await addFeed(db, roomId, "");
	const { number: key } = await addOrder(db);
	await writeMessage(db, CONVERSATION_SUBJECTS, {
		about: { kind: "order", key },
		access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
		body: "Hello?",
		photos: [],
		idempotencyKey: "0b0b6f5e-7f3e-4e6e-9d2a-5f0f5b1f2c3d",
		now: INN_NOW,
		links: { tokenOf: String },
	});
	const mail = { text_body: "", html_body: "", created_at: at, next_attempt_at: null, sent_at: null };
	const refused = { ...mail, reply_to: null, unsubscribe_path: null, last_error: "No such mailbox" };
	await db.deleteFrom("outbox").execute();
	await db
		.insertInto("outbox")
		.values([
			{ ...refused, to_address: "a@example.com", subject: "A", failed_at: at },
			{ ...refused, to_address: "b@example.com", subject: "B", failed_at: null },
		])
		.execute();

	const overview = await readOverview(db, { timeZone, accountId, now: NOW });
	for (const { name, href, count } of overview.figures) {
		const total = await totalAt(db, href, accountId);
		if (total !== null) expect([name, total]).toEqual([name, count]);
	}
	expect(Object.fromEntries(overview.figures.map(({ name, count }) => [name, count]))).toEqual({
		differences: 0,
		failedRefunds: 0,
		disputes: 0,
		statements: 0,
		failedComparisons: 0,
		unread: 1,
		newAccounts: 1,
		suspendedAccounts: 1,
		changedHotels: 1,
		suspendedHotels: 1,
		failingCalendars: 1,
	});
	expect(overview.waiting).toMatchObject({ total: 1, rows: [{ name: "Waiting" }] });
	expect((await listAllHotels(db, HOTEL_LIST.read(new URLSearchParams("status=pending")))).total).toBe(1);
	expect(overview.failedMails).toMatchObject({
		total: 1,
		rows: [{ to_address: "a@example.com", last_error: "No such mailbox" }],
	});
});
