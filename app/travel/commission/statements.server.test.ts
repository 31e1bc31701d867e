import { sql } from "kysely";
import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { StatementTask } from "#app/testing/travel/make-statements.child-process.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { makeStatements } from "./make-statements.server.ts";
import { settleStatement } from "./settle-statement.server.ts";

const market = { name: "Meeha", address: [] };
const ROOM = { from: "2026-11-16", nights: 90, quantity: 40 };
const STAY = { checkIn: "2026-11-18", checkOut: "2026-11-20" };
const NOVEMBER = new Date("2026-11-30T12:00:00.000Z");
const DECEMBER = new Date("2026-12-15T12:00:00.000Z");

async function openDesk(db: Database, timeZone = "Europe/Lisbon") {
	const actor = await addOwner(db);
	const inn = await openInn(db, { hotel: { ownerId: actor.accountId, time_zone: timeZone }, room: ROOM });
	const open = (rate = 1_000) =>
		addBooking(db, { roomId: inn.roomId, ...STAY, status: "checked_in", commissionRate: rate });
	const leave = async (number: string, now: Date) => {
		const change = { number, expectedStatus: "checked_in", to: "checked_out", actor, now } as const;
		expect(await changeBookingAsStaff(db, change)).toMatchObject({ ok: true });
	};
	return { ...inn, actor, open, leave };
}

const statementsOf = (db: Database) =>
	db.selectFrom("commission_statements").selectAll().orderBy("id").execute();

const stateOf = async (db: Database, now: string) => {
	await makeStatements(db, { market, dueDays: 14, now: new Date(now) });
	return (await statementsOf(db)).map(({ month, commission_total }) => `${month} ${commission_total}`);
};

test("a month has its statement as soon as it has ended on the hotel’s calendar", async ({ db }) => {
	for (const [zone, before, after] of [
		["Pacific/Kiritimati", "2026-11-30T09:59:00Z", "2026-11-30T10:00:00Z"],
		["Pacific/Honolulu", "2026-12-01T09:59:00Z", "2026-12-01T10:00:00Z"],
	] as const) {
		const { open, leave } = await openDesk(db, zone);
		await leave((await open()).number, new Date("2026-11-29T12:00:00Z"));
		const made = (await statementsOf(db)).length;
		expect(await stateOf(db, before)).toHaveLength(made);
		expect(await stateOf(db, after)).toHaveLength(made + 1);
		expect(await stateOf(db, after)).toHaveLength(made + 1);
	}
	const rows = await statementsOf(db);
	expect(rows.map(({ year, number }) => `${year} ${number}`)).toEqual(["2026 1", "2026 2"]);
	expect(rows.map(({ snapshot }) => JSON.parse(snapshot).dueOn)).toEqual(["2026-12-15", "2026-12-15"]);
	expect(rows.map(({ due_on }) => due_on)).toEqual(["2026-12-15", "2026-12-15"]);
	const mails = await db.selectFrom("outbox").select("subject").execute();
	expect(mails.filter(({ subject }) => subject.startsWith("Commission statement"))).toHaveLength(2);
});

test("a hotel whose statement can’t be made keeps no other from getting its own", async ({ db }) => {
	const [broken, other] = [await openDesk(db), await openDesk(db)];
	for (const { open, leave } of [broken, other]) await leave((await open()).number, NOVEMBER);
	await db.updateTable("hotels").set({ time_zone: "none" }).where("id", "=", broken.hotelId).execute();
	expect(await stateOf(db, "2026-12-01T01:00:00Z")).toHaveLength(1);
	expect(await statementsOf(db)).toMatchObject([{ hotel_id: other.hotelId }]);
});

test("an entry belongs to one statement, and one that is late to the next", async ({ db }) => {
	const { open, leave, actor } = await openDesk(db);
	const [first, second, third] = [await open(), await open(), await open()];
	await leave(first.number, NOVEMBER);
	expect(await stateOf(db, "2026-12-01T01:00:00Z")).toEqual(["2026-11 2000"]);
	// Its transaction ends after the statement was made.
	await leave(second.number, NOVEMBER);
	await leave(third.number, DECEMBER);
	expect(await stateOf(db, "2026-12-01T02:00:00Z")).toEqual(["2026-11 2000"]);
	expect(await stateOf(db, "2027-01-02T02:00:00Z")).toEqual(["2026-11 2000", "2026-12 4000"]);
	// Undone in the same month: the statement of two entries is even.
	const fourth = await open();
	const at = new Date("2027-01-10T12:00:00Z");
	await leave(fourth.number, at);
	const undo = { number: fourth.number, expectedStatus: "checked_out", actor, now: at } as const;
	expect(await undoStatus(db, undo)).toMatchObject({ ok: true });
	expect(await stateOf(db, "2027-03-01T02:00:00Z")).toContain("2027-01 0");
	const [, , even] = await statementsOf(db);
	expect(even).toMatchObject({ entry_count: 2, balance: 0, year: 2027, number: 2 });
	expect(JSON.parse(even?.snapshot ?? "")).toMatchObject({ unsettled: { count: 2, balance: -6_000 } });
});

test("an admin settles a statement once, and can undo it with history and the owner’s email", async ({
	db,
}) => {
	const { open, leave } = await openDesk(db);
	await leave((await open()).number, NOVEMBER);
	await stateOf(db, "2026-12-01T01:00:00Z");
	const [statement] = await statementsOf(db);
	const [ada, bo] = [await addAccount(db, "Ada", "Admin"), await addAccount(db, "Bo", "Admin")];
	const now = DECEMBER;
	const settle = { statementId: statement?.id ?? 0, expectedVersion: 1, reference: "SEPA 12", now };
	expect(await settleStatement(db, { ...settle, actorId: ada })).toEqual({ ok: true });
	expect(await settleStatement(db, { ...settle, actorId: ada })).toEqual({ ok: true });
	const late = await settleStatement(db, { ...settle, actorId: bo });
	expect(late).toMatchObject({ ok: false, reason: "changed", by: "Ada" });
	expect(await statementsOf(db)).toMatchObject([
		{ settled_at: now.toISOString(), reference: "SEPA 12", version: 2 },
	]);
	const undo = { ...settle, expectedVersion: 2, reference: null, actorId: bo };
	expect(await settleStatement(db, undo)).toEqual({ ok: true });
	expect(await statementsOf(db)).toMatchObject([{ settled_at: null, reference: "", version: 3 }]);
	expect(await settleStatement(db, { ...undo, statementId: 999 })).toEqual({ ok: false, reason: "gone" });
	const history = await db
		.selectFrom("changes")
		.select(["action", "detail", "actor_id"])
		.where("subject", "=", `statement ${statement?.id}`)
		.orderBy("id")
		.execute();
	expect(history).toEqual([
		{ action: "settled", detail: "SEPA 12", actor_id: ada },
		{ action: "settlement undone", detail: null, actor_id: bo },
	]);
	const mails = await db.selectFrom("outbox").select("subject").execute();
	expect(mails.filter(({ subject }) => subject.endsWith("is settled"))).toHaveLength(1);
});

test("statements can’t be changed or deleted, and an entry keeps its statement", async ({ db }) => {
	const { open, leave } = await openDesk(db);
	await leave((await open()).number, NOVEMBER);
	await stateOf(db, "2026-12-01T01:00:00Z");
	await expect(sql`update commission_statements set balance = 1`.execute(db)).rejects.toThrow();
	await expect(sql`update commission_statements set snapshot = '{}'`.execute(db)).rejects.toThrow();
	await expect(db.deleteFrom("commission_statements").execute()).rejects.toThrow();
	await expect(sql`update commission_entries set statement_id = null`.execute(db)).rejects.toThrow();
});

test("4 processes that check guests out and make statements count each entry once", async ({ db, url }) => {
	const { open, leave, actor } = await openDesk(db);
	for (let early = 0; early < 3; early++) await leave((await open()).number, NOVEMBER);
	const numbers: string[] = [];
	for (let late = 0; late < 12; late++) numbers.push((await open()).number);
	const others = [0, 1, 2, 3].map((process) => {
		const task: StatementTask = {
			url,
			actor,
			numbers: numbers.filter((_, at) => at % 4 === process),
			leftAt: NOVEMBER.toISOString(),
			now: "2026-12-01T01:00:00.000Z",
		};
		return startElsewhere<number>("app/testing/travel/make-statements.child-process.ts", task);
	});
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	expect(await Promise.all(others.map(({ result }) => result))).toEqual([3, 3, 3, 3]);
	expect((await statementsOf(db)).map(({ month }) => month)).toEqual(["2026-11"]);
	await makeStatements(db, { market, dueDays: 14, now: new Date("2027-01-01T01:00:00Z") });
	const statements = await statementsOf(db);
	const entries = await db.selectFrom("commission_entries").selectAll().execute();
	expect(entries).toHaveLength(15);
	for (const { id, entry_count, commission_total } of statements) {
		const own = entries.filter(({ statement_id }) => statement_id === id);
		expect({ entry_count, commission_total }).toEqual({
			entry_count: own.length,
			commission_total: own.length * 2_000,
		});
	}
	expect(statements.reduce((sum, { entry_count }) => sum + entry_count, 0)).toBe(15);
	const mails = await db.selectFrom("outbox").select("subject").execute();
	const made = mails.filter(({ subject }) => subject.startsWith("Commission statement"));
	expect(made).toHaveLength(statements.length);
});
