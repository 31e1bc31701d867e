import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { accountSenderId } from "#app/common/access/recent-submissions.server.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { bookMove } from "./book-move.server.ts";

const PROCESSES = 4;

async function addStaff(db: Database) {
	const account = { email: "admin@example.com", name: "Priya", role: "Admin" as const };
	await setAccount(db, { ...account, password: "a long password 7", now: MOVE_NOW });
	const { id } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	return { staffId: id, submitter: { id: accountSenderId(id) } };
}

async function bookElsewhere(url: string, moves: Parameters<typeof bookMove>[1][]): Promise<string[]> {
	const others = moves.map((move) =>
		startElsewhere<string[]>("app/testing/rent/book-move.child-process.ts", {
			url,
			moves: [{ ...move, now: MOVE_NOW.toISOString() }],
		}),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return (await Promise.all(others.map(({ result }) => result))).flat();
}

test("a move that staff book names them and is nobody’s; its customer is mailed, if there is an address", async ({
	db,
}) => {
	const byStaff = await addStaff(db);
	await bookMove(db, moveOf({ ...byStaff, email: "ana@example.com" }));
	await bookMove(db, moveOf({ ...byStaff, booking_time: "16:00" }));
	const changes = db.selectFrom("changes").select(["action", "actor_id", "is_in_trail"]);
	const booked = await changes.where("action", "=", "booked").execute();
	expect(booked.map(({ actor_id, is_in_trail }) => [actor_id, Boolean(is_in_trail)])).toEqual([
		[byStaff.staffId, true],
		[byStaff.staffId, true],
	]);
	const owners = await db.selectFrom("moving_bookings").select(["account_id", "guest_hash"]).execute();
	expect(owners).toEqual(Array(2).fill({ account_id: null, guest_hash: null }));
	const mails = (await writtenMails(db)).filter(({ subject }) => subject.includes("(R-"));
	expect(mails.map(({ to }) => to)).toEqual(["ana@example.com"]);
});

test("a move by phone that several processes send is booked once", async ({ db, url }) => {
	const move = moveOf(await addStaff(db));
	const numbers = await bookElsewhere(url, Array(PROCESSES).fill(move));
	expect(new Set(numbers).size).toBe(1);
	expect(await db.selectFrom("moving_bookings").select("number").execute()).toEqual([{ number: numbers[0] }]);
});

test("of several moves by phone at once, one gets the last vehicle", async ({ db, url }) => {
	const byStaff = await addStaff(db);
	await addVehicle(db, { vehicleType: "loader" });
	const names = ["Ana", "Bo", "Cleo", "Dan"];
	const outcomes = await bookElsewhere(
		url,
		names.map((name) => moveOf({ ...byStaff, name })),
	);
	expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(PROCESSES - 1);
	expect(await db.selectFrom("moving_bookings").select("id").execute()).toHaveLength(1);
});
