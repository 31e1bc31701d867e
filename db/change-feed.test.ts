import { spawnSync } from "node:child_process";
import { sql } from "kysely";
import { expect } from "vitest";
import { claimMails, finishMail } from "#app/common/mail/outbox.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { writeMails } from "#app/testing/written-mail.ts";
import { type ChangeFeed, type Changes, openChangeFeed } from "./change-feed.ts";
import { openVersions } from "./data-versions/read-versions.ts";
import { engineOfUrl } from "./engine.ts";
import { test as databaseTest } from "./testing/database-test.ts";

type Watch = { feed: ChangeFeed; next: (topic: string) => Promise<Changes> };

/** A feed whose next event for a topic can be awaited; only the test's own time limit applies. */
const test = databaseTest.extend<{ watch: Watch }>({
	watch: async ({ db, url }, use) => {
		const versions = openVersions({ url, db });
		const feed = openChangeFeed({ url, versions, onError: () => {} });
		const waiting = new Map<string, (changes: Changes) => void>();
		feed.subscribe((changes) => {
			for (const [topic, tell] of waiting)
				if (changes === "everything" || changes.has(topic)) {
					waiting.delete(topic);
					tell(changes);
				}
		});
		const next = (topic: string) => new Promise<Changes>((tell) => waiting.set(topic, tell));
		// PostgreSQL listens from its first event on; SQLite from the start.
		if (engineOfUrl(url) === "postgres") await next("everything");
		await use({ feed, next });
		await feed.close();
		versions.close();
	},
});

test("reports a change of the site’s own connection", async ({ db, watch }) => {
	const announced = watch.next("moving_bookings");
	await bookMove(db, moveOf());
	expect(await announced).toEqual(new Set(["moving_bookings"]));
});

test("reports a change by another process", async ({ db, url, watch }) => {
	await bookMove(db, moveOf());
	const announced = watch.next("moving_bookings");
	const statement = "update moving_bookings set name = 'By hand'";
	const script =
		engineOfUrl(url) === "postgres"
			? `import pg from "pg"; const c = new pg.Client("${url}"); await c.connect(); await c.query("${statement}"); await c.end();`
			: `import S from "better-sqlite3"; new S("${url.slice("sqlite:".length)}").exec("${statement}");`;
	const ran = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
	expect(ran.stderr).toBe("");
	expect(await announced).toEqual(new Set(["moving_bookings"]));
});

test("reports a change of a booking or conversation under its hotel, and no other", async ({ db, watch }) => {
	const [{ hotelId, roomId }, other] = [await openInn(db), await openInn(db)];
	await addBooking(db, { roomId: other.roomId });
	const { number } = await addBooking(db, { roomId });
	const changed = async (topic: string, change: () => Promise<unknown>) => {
		const announced = watch.next(`${topic}:${hotelId}`);
		await change();
		const changes = await announced;
		expect([...changes].filter((each) => each.startsWith(topic)).sort()).toEqual([
			topic,
			`${topic}:${hotelId}`,
		]);
	};
	const now = new Date("2026-12-01T12:00:00.000Z");
	await changed("conversations", () =>
		writeMessage(db, CONVERSATION_SUBJECTS, {
			about: { kind: "stay", key: number },
			access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
			body: "A cot, please",
			photos: [],
			idempotencyKey: "one",
			links: { tokenOf: String },
			now,
		}),
	);
	await changed("room_bookings", () =>
		db.updateTable("bookings").set({ name: "Bo" }).where("number", "=", number).execute(),
	);
	await changed("room_bookings", () => addBooking(db, { roomId }));
});

test("reports no change that was rolled back", async ({ db, watch }) => {
	const announced: Changes[] = [];
	watch.feed.subscribe((changes) => announced.push(changes));
	await db
		.transaction()
		.execute(async (trx) => {
			await sql`update accounts set role = 'Admin'`.execute(trx);
			await sql`delete from moving_bookings`.execute(trx);
			throw new Error("undone");
		})
		.catch(() => {});
	const next = watch.next("moving_bookings");
	await bookMove(db, moveOf());
	await next;
	expect(announced).toEqual([new Set(["moving_bookings"])]);
});

test("reports an email that is given up to the overview, and none that is sent", async ({ db, watch }) => {
	const now = new Date("2026-12-01T12:00:00.000Z");
	await writeMails(db, 2, now);
	const [sent, lost] = await claimMails(db, { now });
	if (!sent || !lost) throw new Error("The emails are not due.");
	const announced: Changes[] = [];
	watch.feed.subscribe((changes) => announced.push(changes));
	await finishMail(db, { mail: sent, delivery: { sent: true, isKept: true }, now });
	const next = watch.next("moving_bookings");
	await bookMove(db, moveOf());
	await next;
	expect(announced.some((changes) => changes === "everything" || changes.has("overview"))).toBe(false);
	const failed = watch.next("overview");
	await finishMail(db, { mail: lost, delivery: { sent: false, error: "550", forGood: true }, now });
	await failed;
});

test("reports ended sessions, changed roles and two-step sign-in that is off as 'sessions'", async ({
	db,
	watch,
}) => {
	const now = "2026-12-01T12:00:00.000Z";
	const signedUp = watch.next("overview");
	const { id } = await db
		.insertInto("accounts")
		.values({ email: "a@example.com", name: "A", role: "Admin", password_hash: "x", created_at: now })
		.returning("id")
		.executeTakeFirstOrThrow();
	const session = {
		account_id: id,
		token_hash: "t",
		user_agent: "",
		created_at: now,
		last_seen_at: now,
		expires_at: now,
	};
	await db.insertInto("sessions").values(session).execute();
	await signedUp;
	const ended = watch.next("sessions");
	await db.deleteFrom("sessions").execute();
	expect(await ended).toEqual(new Set(["sessions"]));
	const demoted = watch.next("sessions");
	await db.updateTable("accounts").set({ role: "User" }).execute();
	expect(await demoted).toEqual(new Set(["sessions"]));
	const factor = { account_id: id, secret: "unread", created_at: now, confirmed_at: now };
	await db.insertInto("second_factors").values(factor).execute();
	const turnedOff = watch.next("sessions");
	await db.deleteFrom("second_factors").execute();
	expect(await turnedOff).toEqual(new Set(["sessions"]));
});
