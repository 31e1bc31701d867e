import { expect } from "vitest";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { takeLocks, untilBlocked } from "#db/testing/row-locks.ts";

const SEEN = { checkIn: "2026-12-07", checkOut: "2026-12-09" };
// One more night, so that the hotel's sales change, too.
const TO = { checkIn: "2026-12-08", checkOut: "2026-12-11" };

/** A guest's booking whose room is locked, so that a change waits half-way. */
async function openLocked(db: Database) {
	const desk = await addOwner(db);
	const ana = await addAccount(db, "Ana");
	const { roomId } = await openInn(db, { hotel: { ownerId: desk.accountId } });
	const { number } = await addBooking(db, { roomId, accountId: ana, ...SEEN });
	const locks = await takeLocks(db, (trx) =>
		trx.updateTable("nights").set({ price: null }).where("room_id", "=", roomId).execute(),
	);
	const move = { number, expectedDates: SEEN, to: TO, expectedTotal: 1_000_000, now: INN_NOW };
	const viewer = { isGranted: false, guestHash: null, accountId: ana };
	const cancel = {
		number,
		expectedStatus: "confirmed",
		to: "cancelled",
		by: "staff",
		now: INN_NOW,
	} as const;
	const changes = {
		"a guest’s new dates": () => changeStayDates(db, { ...move, viewer }),
		"the desk’s new dates": () => changeStayDates(db, { ...move, desk }),
		"the desk’s cancellation": () =>
			changeBooking(db, { ...cancel, actorId: desk.accountId, detail: "Flooded" }),
	};
	return {
		changes,
		release: locks.release,
		remove: () => deleteOwnAccount(db, { accountId: ana, password: PASSWORD, timeZone: "UTC", now: INN_NOW }),
	};
}

/** What remains of the booking, its history and its nights. */
async function readLeft(db: Database) {
	const { name, status } = await db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
	const events = await db
		.selectFrom("changes")
		.select(["action", "to_value"])
		.where("kind", "=", "booking")
		.orderBy("id")
		.execute();
	const taken = await db.selectFrom("nights").select("date").where("booked", ">", 0).execute();
	return { name, status, taken, history: events.map(({ action, to_value }) => `${action} ${to_value}`) };
}

const GONE = { name: "Deleted account", status: "cancelled", taken: [] };
const DATES = "booking dates 2026-12-08/2026-12-11";

for (const [name, steps] of [
	["a guest’s new dates", [DATES, "booking status cancelled"]],
	["the desk’s new dates", [DATES, "booking status cancelled"]],
	["the desk’s cancellation", ["booking status cancelled"]],
] as const) {
	test(`${name}, waiting for the nights when the account goes, are made first and stay in the history`, async ({
		db,
	}) => {
		const { changes, release, remove } = await openLocked(db);
		const change = changes[name]();
		await untilBlocked(db, change, 1);
		const deletion = remove();
		await untilBlocked(db, deletion, 2);
		await release();
		expect(await change).toMatchObject({ ok: true });
		expect(await deletion).toMatchObject({ ok: true });
		expect(await readLeft(db)).toEqual({ ...GONE, history: ["booked confirmed", ...steps] });
	});

	test(`${name}, come while the account goes and waits for the nights, find it gone`, async ({ db }) => {
		const { changes, release, remove } = await openLocked(db);
		const deletion = remove();
		await untilBlocked(db, deletion, 1);
		const change = changes[name]();
		await untilBlocked(db, change, 2);
		await release();
		expect(await deletion).toEqual({ ok: true, cancelled: 1 });
		expect(await change).toMatchObject({ ok: false });
		expect(await readLeft(db)).toEqual({
			...GONE,
			history: ["booked confirmed", "booking status cancelled"],
		});
	});
}
