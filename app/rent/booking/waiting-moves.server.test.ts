import { expect } from "vitest";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { paidMove } from "#app/payments/payments.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { openProvider } from "#app/testing/payments/paying.ts";
import { addMoveToPay, openDeposits } from "#app/testing/rent/deposits.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { bookMove } from "./book-move.server.ts";
import { MOST_WAITING, sweepWaitingMoves } from "./waiting-moves.server.ts";

const CLOCK = { timeZone: "UTC", now: MOVE_NOW };
const DAY_MS = 24 * 60 * 60 * 1000;
const REFUSED = { ok: false, reason: "waiting" };

/** A stranger behind one network asks for the only truck, each at another time of the days from Friday on. */
const wish = (at: number) => {
	const booking_date = `2026-12-${String(4 + Math.floor(at / 10)).padStart(2, "0")}`;
	const booking_time = `${String((at % 10) * 2).padStart(2, "0")}:00`;
	return moveOf({ vehicle_type: "truck", networkHash: "one network", booking_date, booking_time });
};

/** Takes all places of the network; returns the numbers of the moves. */
async function fillPlaces(db: Database): Promise<string[]> {
	const numbers: string[] = [];
	for (let at = 0; at < MOST_WAITING; at++) {
		const booked = await bookMove(db, wish(at));
		if (booked.ok) numbers.push(booked.number);
	}
	expect(numbers).toHaveLength(MOST_WAITING);
	return numbers;
}

const countPlaces = async (db: Database) =>
	(await db.selectFrom("waiting_moves").select("place").execute()).length;

test("strangers in one network hold five vehicles at most, and keep nobody else from one", async ({ db }) => {
	await addVehicle(db);
	await fillPlaces(db);
	const [confirmed, unconfirmed] = [await addAccount(db, "Ana"), await addAccount(db, "Mallory")];
	await db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", unconfirmed).execute();
	expect(await bookMove(db, wish(6))).toEqual(REFUSED);
	expect(await bookMove(db, { ...wish(6), accountId: unconfirmed })).toEqual(REFUSED);
	// What was refused holds nothing.
	expect(await auditMoves(db)).toEqual([]);
	expect(await bookMove(db, { ...wish(6), accountId: confirmed })).toMatchObject({ ok: true });
	expect(await bookMove(db, { ...wish(7), networkHash: "another" })).toMatchObject({ ok: true });
	expect(await bookMove(db, wish(8))).toEqual(REFUSED);
});

test("a form that is sent again shows its booking when its network has no place left", async ({ db }) => {
	await addVehicle(db);
	await fillPlaces(db);
	await db.deleteFrom("waiting_moves").where("place", "=", 2).execute();
	const last = wish(6);
	const booked = await bookMove(db, last);
	expect(await bookMove(db, last)).toEqual({ ...booked, repeated: true });
});

test("requests for a type without vehicles hold nothing and have no limit", async ({ db }) => {
	for (let at = 0; at <= MOST_WAITING; at++) expect(await bookMove(db, wish(at))).toMatchObject({ ok: true });
	expect(await countPlaces(db)).toBe(0);
});

test("a place is free again once its request is answered, cancelled or over", async ({ db }) => {
	await addVehicle(db);
	const [answered = "", cancelled = ""] = await fillPlaces(db);
	const end = (number: string, to: "confirmed" | "cancelled") =>
		changeMovingStatus(db, { number, expectedStatus: "pending", to, actorId: null, now: MOVE_NOW });
	const areRefused = async (...wishes: number[]) => {
		const refused: boolean[] = [];
		for (const at of wishes) refused.push(!(await bookMove(db, wish(at))).ok);
		return refused;
	};
	await end(answered, "confirmed");
	expect(await areRefused(11, 12)).toEqual([false, true]);
	await end(cancelled, "cancelled");
	expect(await areRefused(12, 13)).toEqual([false, true]);
	// Three requests of the first day are over.
	const now = new Date(MOVE_NOW.getTime() + 4 * DAY_MS);
	for (const at of [21, 22, 23]) expect(await bookMove(db, { ...wish(at), now })).toMatchObject({ ok: true });
	expect(await bookMove(db, { ...wish(24), now })).toEqual(REFUSED);
});

test("a place is free again once the deposit of its move is paid", async ({ db }) => {
	await openDeposits(db);
	await addVehicle(db, { vehicleType: "loader" });
	const { provider, press, close } = await openProvider();
	const { number, reference } = await addMoveToPay(db, provider, { networkHash: "one network" });
	await addVehicle(db);
	for (let at = 1; at < MOST_WAITING; at++) await bookMove(db, wish(at));
	expect(await bookMove(db, wish(6))).toEqual(REFUSED);
	await press(reference, "pay");
	await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidMove(number), provider, now: MOVE_NOW });
	expect(await bookMove(db, wish(6))).toMatchObject({ ok: true });
	await close();
});

test("the network of a request is forgotten once it no longer waits", async ({ db }) => {
	await addVehicle(db);
	await fillPlaces(db);
	await sweepWaitingMoves(db, CLOCK);
	expect(await countPlaces(db)).toBe(MOST_WAITING);
	await db
		.updateTable("moving_bookings")
		.set({ status: "confirmed" })
		.where("booking_time", "=", "02:00")
		.execute();
	await sweepWaitingMoves(db, CLOCK);
	expect(await countPlaces(db)).toBe(MOST_WAITING - 1);
	await sweepWaitingMoves(db, { ...CLOCK, now: new Date(MOVE_NOW.getTime() + 4 * DAY_MS) });
	expect(await countPlaces(db)).toBe(0);
});

test("40 strangers in one network ask 4 processes for 40 times: exactly 5 hold a vehicle", async ({
	db,
	url,
}) => {
	await addVehicle(db);
	const sites = [0, 1, 2, 3].map((site) => {
		const moves = Array.from({ length: 10 }, (_, at) => ({
			...wish(site * 10 + at),
			now: MOVE_NOW.toISOString(),
		}));
		return startElsewhere<string[]>("app/testing/rent/book-move.child-process.ts", { url, moves });
	});
	await Promise.all(sites.map(({ ready }) => ready));
	for (const site of sites) site.go();
	const answers = (await Promise.all(sites.map(({ result }) => result))).flat();
	expect(answers.filter((answer) => answer === "waiting")).toHaveLength(35);
	expect(await db.selectFrom("moving_bookings").select("id").execute()).toHaveLength(5);
	expect(await auditMoves(db)).toEqual([]);
});
