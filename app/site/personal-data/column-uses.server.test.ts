import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { ACCOUNT_COLUMN_USES } from "#app/account/profile/account-columns.ts";
import { CONVERSATION_COLUMN_USES, MESSAGE_COLUMN_USES } from "#app/conversations/conversation-columns.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { MOVE_COLUMN_USES } from "#app/rent/moves/move-columns.ts";
import { ORDER_COLUMN_USES } from "#app/shop/orders/own/order-columns.ts";
import { RESTOCK_COLUMN_USES } from "#app/shop/restock/restock-columns.ts";
import { requestRestockEmail } from "#app/shop/restock/restock-requests.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ACCOUNT_NOW, addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { registerGuestReader } from "#app/travel/check-in/export-check-ins.server.ts";
import { openGuests } from "#app/travel/check-in/guests-settings.server.ts";
import { CHECK_IN_COLUMN_USES, STAY_COLUMN_USES } from "#app/travel/stays/own/stay-columns.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";
import { exportPerson } from "./export.server.ts";

/** The tables of what a person types, with the begin of their line on the privacy page and their part of an export. */
const TABLES = {
	accounts: { uses: ACCOUNT_COLUMN_USES, title: "Account", exportedAs: "account" },
	orders: { uses: ORDER_COLUMN_USES, title: "Orders", exportedAs: "orders" },
	restock_requests: {
		uses: RESTOCK_COLUMN_USES,
		title: "Back-in-stock emails",
		exportedAs: "restock_requests",
	},
	bookings: { uses: STAY_COLUMN_USES, title: "Room bookings", exportedAs: "room_bookings" },
	online_check_ins: { uses: CHECK_IN_COLUMN_USES, title: "Room bookings", exportedAs: "online_check_ins" },
	moving_bookings: { uses: MOVE_COLUMN_USES, title: "Moving bookings", exportedAs: "moving_bookings" },
	conversations: { uses: CONVERSATION_COLUMN_USES, title: "Messages", exportedAs: "conversations" },
	messages: { uses: MESSAGE_COLUMN_USES, title: "Messages", exportedAs: "conversations" },
} as const;
type Described = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Described[];

type Use = { privacy: string | null; erasure: { to: unknown } | string; isExported: boolean };
const usesOf = (table: Described): [string, Use][] => Object.entries(TABLES[table].uses);

/** Those that hold what a person typed, and that an erasure takes away. */
const typedColumns = (table: Described) =>
	usesOf(table).flatMap(([column, { privacy, erasure }]) =>
		privacy !== null && erasure !== "kept" && erasure !== "deleted" ? [column] : [],
	);
const typed = (column: string) => `Typed into ${column}`;

/** An order with a message, a stay and a move, with something in every column that a person types into. */
async function addOneOfEach(db: Database): Promise<number> {
	const accountId = await addAccount(db, "Ana");
	const { roomId } = await openInn(db);
	const { number } = await addOrder(db, { accountId });
	const { id: booking_id } = await addBooking(db, { roomId, accountId });
	const sent = { arrives_at: "15:00", details: "sealed", kept_days: 30, idempotency_key: "sent once" };
	await db
		.insertInto("online_check_ins")
		.values({ booking_id, ...sent, sent_at: ACCOUNT_NOW.toISOString() })
		.execute();
	await bookMove(db, moveOf({ accountId }));
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }] });
	await requestRestockEmail(db, {
		variantId: variantIds[0] ?? 0,
		email: "ana@example.com",
		now: ACCOUNT_NOW,
	});
	const written = await writeMessage(db, CONVERSATION_SUBJECTS, {
		about: { kind: "order", key: number },
		access: { by: "staff", accountId },
		body: "Where is it?",
		photos: [],
		idempotencyKey: "once",
		now: ACCOUNT_NOW,
		links: { tokenOf: () => "token" },
	});
	expect(written).toMatchObject({ ok: true });
	for (const table of NAMES) {
		if (typedColumns(table).length === 0) continue;
		const filled = Object.fromEntries(typedColumns(table).map((column) => [column, typed(column)]));
		await db.updateTable(table).set(filled).execute();
	}
	return accountId;
}

test("whoever deletes their account takes what they typed into an order, a stay and a move along", async ({
	db,
}) => {
	const accountId = await addOneOfEach(db);
	const deleted = await deleteOwnAccount(db, {
		accountId,
		password: PASSWORD,
		timeZone: "UTC",
		now: ACCOUNT_NOW,
	});
	expect(deleted).toMatchObject({ ok: true });
	for (const table of NAMES) {
		const row: object | undefined = await db.selectFrom(table).selectAll().executeTakeFirst();
		if (usesOf(table).every(([, { erasure }]) => erasure === "deleted")) {
			expect(row, table).toBeUndefined();
			continue;
		}
		const erased = usesOf(table).flatMap(([column, { erasure }]) =>
			typeof erasure === "object" ? [[column, erasure.to]] : [],
		);
		expect(row, table).toMatchObject(Object.fromEntries(erased));
		expect(JSON.stringify(row).toLowerCase(), table).not.toContain("typed into");
	}
});

test("an export has each column that is said to be in it, and none of the others", async ({ db }) => {
	registerGuestReader(openGuests);
	const accountId = await addOneOfEach(db);
	const exported = (await exportPerson(db, { accountId, now: ACCOUNT_NOW })) as unknown as Record<
		string,
		object | object[]
	>;
	for (const table of NAMES) {
		const [row] = [exported[TABLES[table].exportedAs]].flat();
		const columns = Object.keys(row ?? {}).filter((name) => name in TABLES[table].uses);
		const should = usesOf(table).flatMap(([column, { isExported }]) => (isExported ? [column] : []));
		expect(columns.sort(), table).toEqual(should.sort());
	}
});

test.each(NAMES)("the privacy page names what is stored of a person in %s", (table) => {
	const page = readFileSync("messages/en/texts/privacy.md", "utf8");
	const line = page.split("\n").find((each) => each.startsWith(`- **${TABLES[table].title}:**`));
	for (const [column, { privacy }] of usesOf(table))
		if (privacy !== null) expect(line, column).toContain(privacy);
});
