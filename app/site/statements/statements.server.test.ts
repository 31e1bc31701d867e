import { expect } from "vitest";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { test } from "#db/testing/database-test.ts";
import { listStatements } from "./list-statements.server.ts";
import { readSoFar, readStatement } from "./read-statement.server.ts";
import { HOTEL_STATEMENT_LIST } from "./statement-filters.ts";

const ROOM = { from: "2026-11-16", nights: 90, quantity: 40 };
const STAY = { checkIn: "2026-11-18", checkOut: "2026-11-20" };

test("owners see the statements of their own hotels only", async ({ db }) => {
	const actor = await addOwner(db);
	const other = await addOwner(db, "Eve");
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId }, room: ROOM });
	const { number } = await addBooking(db, { roomId, ...STAY, status: "checked_in", commissionRate: 1_000 });
	const now = new Date("2026-11-29T12:00:00Z");
	const change = { number, expectedStatus: "checked_in", to: "checked_out", actor, now } as const;
	expect(await changeBookingAsStaff(db, change)).toMatchObject({ ok: true });
	const own = { memberId: actor.accountId };
	const others = { memberId: other.accountId };
	const some = { commission: expect.anything(), rate: null };
	expect(await readSoFar(db, own)).toMatchObject([{ ...some, currency: "USD" }]);
	expect(await readSoFar(db, "all")).toHaveLength(1);
	expect(await readSoFar(db, others)).toEqual([]);
	const market = { name: "Meeha", address: [] };
	await makeStatements(db, { market, dueDays: 10, now: new Date("2026-12-03T12:00:00Z") });
	expect(await readSoFar(db, own)).toMatchObject([{ hotel: "Hotel Miramar", currency: null }]);
	expect(await readSoFar(db, "all")).toEqual([]);
	const filters = HOTEL_STATEMENT_LIST.read(new URLSearchParams());
	const today = "2026-12-13";
	const { rows } = await listStatements(db, { filters, scope: own, today });
	expect(rows).toHaveLength(1);
	expect(await listStatements(db, { filters, scope: others, today })).toMatchObject({ rows: [], total: 0 });
	// Due on 13 December, so overdue on the 14th.
	const overdue = HOTEL_STATEMENT_LIST.read(new URLSearchParams("state=overdue"));
	expect(await listStatements(db, { filters: overdue, scope: own, today })).toMatchObject({ total: 0 });
	const next = await listStatements(db, { filters: overdue, scope: own, today: "2026-12-14" });
	expect(next).toMatchObject({ total: 1, rows: [{ due_on: "2026-12-13" }] });
	const statementId = rows[0]?.id ?? 0;
	expect(await readStatement(db, { statementId, scope: own })).toMatchObject({
		entries: [{ commission: 2_000 }],
	});
	expect(await readStatement(db, { statementId, scope: others })).toBeUndefined();
});
