import { expect } from "vitest";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { listMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import { MOVING_LIST } from "#app/rent/dashboard/moving-filters.ts";
import { readingIn } from "#app/testing/reading-in.ts";
import type { AcceptTask } from "#app/testing/rent/accept-price.child-process.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addRateCard } from "#app/testing/rent/rates.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { changeMovingStatus } from "./change-move.server.ts";
import { acceptPrice, offerPrice, withdrawPrice } from "./offer-price.server.ts";
import { readMovingBooking } from "./read-moves.server.ts";

const MINE: Viewer = { isGranted: false, guestHash: "mine", accountId: null };
const pricing = { agreed: null, country: "US", currency: "USD" };

/** A move that the rates give no price for, and an admin. */
async function bookUnpriced(db: Database, change: Partial<Parameters<typeof moveOf>[0]> = {}) {
	const actorId = await addAccount(db, "Ada", "Admin");
	await addRateCard(db, { actorId });
	const booked = await bookMove(
		db,
		moveOf({ email: "ana@example.com", guestHash: "mine", pricing, ...change }),
	);
	if (!booked.ok) throw new Error(booked.reason);
	return { number: booked.number, by: { number: booked.number, actorId, now: MOVE_NOW } };
}

const read = (db: Database, number: string) => readMovingBooking(db, { number, viewer: MINE });
const accept = (db: Database, number: string, price: number, now = MOVE_NOW) =>
	acceptPrice(db, { number, viewer: MINE, price, timeZone: "UTC", now });

test("an admin names a price, and the move is confirmed when its customer accepts it", async ({ db }) => {
	const { number, by } = await bookUnpriced(db);
	expect(await read(db, number)).toMatchObject({ price: null, price_state: "wanted" });
	const confirm = { ...by, expectedStatus: "pending", to: "confirmed" } as const;
	expect(await changeMovingStatus(db, confirm)).toMatchObject({ ok: false, reason: "price", price: null });

	const offer = { ...by, expectedPrice: null, price: 18_000, currency: "USD" };
	expect(await offerPrice(db, offer)).toEqual({ ok: true, repeated: false, isMailed: true });
	expect(await offerPrice(db, offer)).toEqual({ ok: true, repeated: true, isMailed: true });
	expect(await read(db, number)).toMatchObject({
		status: "pending",
		price: 18_000,
		currency: "USD",
		price_state: "offered",
		lines: [{ label: "Move", amount: 18_000 }],
	});
	expect(await changeMovingStatus(db, confirm)).toMatchObject({ ok: false, reason: "price", price: 18_000 });

	expect(await accept(db, number, 18_000)).toEqual({ ok: true, repeated: false });
	expect(await accept(db, number, 18_000)).toEqual({ ok: true, repeated: true });
	const booking = await read(db, number);
	expect(booking).toMatchObject({ status: "confirmed", price: 18_000, price_state: "agreed" });
	expect(booking?.history.map(({ to_status, detail }) => [to_status, detail])).toEqual([
		["pending", null],
		["pending", "Price of $180.00 offered"],
		["confirmed", "Price of $180.00 accepted"],
	]);
	const inSpanish = await readingIn("es", () => read(db, number));
	expect(inSpanish?.history.map(({ detail }) => detail)).toEqual([
		null,
		"Precio de 180,00 US$ ofrecido",
		"Precio de 180,00 US$ aceptado",
	]);
	const mails = await writtenMails(db);
	expect(mails.map(({ subject }) => subject.replace(/ \(R-.*\)$/, ""))).toEqual([
		"We received your moving booking",
		"Accept the price of your move",
		"Your move is confirmed",
	]);
	expect(mails[0]?.text).toContain("Price: We’ll call you with a price");
	expect(mails[1]?.text).toContain(`/track?number=${number}`);
	for (const mail of mails.slice(1)) expect(mail.text).toContain("Total price: $180.00");
});

test("a customer accepts only the price that they saw, and nobody else accepts it", async ({ db }) => {
	const { number, by } = await bookUnpriced(db);
	await offerPrice(db, { ...by, expectedPrice: null, price: 18_000, currency: "USD" });
	const stranger = { ...MINE, guestHash: "another browser" };
	const acceptance = { number, viewer: stranger, price: 18_000, timeZone: "UTC", now: MOVE_NOW };
	expect(await acceptPrice(db, acceptance)).toEqual({ ok: false, reason: "gone" });

	await offerPrice(db, { ...by, expectedPrice: 18_000, price: 21_000, currency: "USD" });
	expect(await accept(db, number, 18_000)).toMatchObject({ ok: false, reason: "price", price: 21_000 });
	expect(await withdrawPrice(db, { ...by, expectedPrice: 21_000 })).toMatchObject({ ok: true });
	expect(await accept(db, number, 21_000)).toMatchObject({ ok: false, reason: "price", price: null });
	expect(await read(db, number)).toMatchObject({ status: "pending", price: null, lines: [] });
	const [, , changed, withdrawn] = await writtenMails(db);
	expect(changed?.text).toContain("is $210.00 instead of $180.00");
	expect(withdrawn?.subject).toContain("We withdrew the price of your move");
});

test("of two admins who name a price, the second is told the first one’s", async ({ db }) => {
	const { by } = await bookUnpriced(db);
	const bob = await addAccount(db, "Bob", "Admin");
	await offerPrice(db, { ...by, expectedPrice: null, price: 18_000, currency: "USD" });
	const late = { ...by, actorId: bob, expectedPrice: null };
	const conflict = { ok: false, reason: "price", price: 18_000, by: "Ada" };
	expect(await offerPrice(db, { ...late, price: 15_000, currency: "USD" })).toMatchObject(conflict);
	expect(await withdrawPrice(db, { ...late, expectedPrice: 15_000 })).toMatchObject(conflict);
	const own = { ...by, expectedPrice: null, price: 15_000, currency: "USD" };
	expect(await offerPrice(db, own)).toMatchObject({ ...conflict, isOwn: true });
	await changeMovingStatus(db, { ...late, expectedStatus: "pending", to: "rejected" });
	const rejected = { ok: false, reason: "changed", status: "rejected", by: "Bob" };
	expect(await offerPrice(db, own)).toMatchObject({ ...rejected, isOwn: false });
	expect(await withdrawPrice(db, { ...late, expectedPrice: 18_000 })).toMatchObject({
		...rejected,
		isOwn: true,
	});
});

test("a price can’t be named for a move that ended or has an agreed price", async ({ db }) => {
	const { number, by } = await bookUnpriced(db);
	await offerPrice(db, { ...by, expectedPrice: null, price: 18_000, currency: "USD" });
	await accept(db, number, 18_000);
	const offer = { ...by, expectedPrice: 18_000, price: 15_000, currency: "USD" };
	expect(await offerPrice(db, offer)).toMatchObject({ ok: false, reason: "changed", status: "confirmed" });
	const over = new Date("2026-12-04T14:31:00.000Z");
	const other = await bookMove(db, moveOf({ guestHash: "mine", pricing, booking_time: "09:00" }));
	const second = other.ok ? other.number : "";
	await offerPrice(db, { ...by, number: second, expectedPrice: null, price: 9_000, currency: "USD" });
	expect(await accept(db, second, 9_000, over)).toEqual({ ok: false, reason: "past" });
});

test("an admin confirms for a customer who accepts the price on the phone", async ({ db }) => {
	const { number, by } = await bookUnpriced(db);
	await offerPrice(db, { ...by, expectedPrice: null, price: 18_000, currency: "USD" });
	const confirm = { ...by, expectedStatus: "pending", to: "confirmed" } as const;
	expect(await changeMovingStatus(db, { ...confirm, acceptedPrice: 18_000 })).toMatchObject({ ok: true });
	expect(await read(db, number)).toMatchObject({ status: "confirmed", price_state: "agreed" });
	// The customer presses Accept price afterwards.
	expect(await accept(db, number, 18_000)).toEqual({ ok: true, repeated: true });
});

test("without rate cards a move is confirmed in one step, as before", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const booked = await bookMove(db, moveOf({ guestHash: "mine", pricing }));
	const number = booked.ok ? booked.number : "";
	expect(await read(db, number)).toMatchObject({ price_state: "none" });
	const confirm = { number, actorId, expectedStatus: "pending", to: "confirmed", now: MOVE_NOW } as const;
	expect(await changeMovingStatus(db, confirm)).toEqual({ ok: true, repeated: false });
});

test("the list shows a move that waits for the customer under its own status", async ({ db }) => {
	const { number, by } = await bookUnpriced(db);
	await offerPrice(db, { ...by, expectedPrice: null, price: 18_000, currency: "USD" });
	const list = async (search: string) =>
		(await listMovingBookings(db, MOVING_LIST.read(new URLSearchParams(search)))).rows.map(
			(row) => row.number,
		);
	expect(await list("status=offered")).toEqual([number]);
	expect(await list("status=pending")).toEqual([]);
	expect(await list("q=waiting for the customer")).toEqual([number]);
	await accept(db, number, 18_000);
	expect(await list("status=offered")).toEqual([]);
	expect(await list("q=confirmed")).toEqual([number]);
});

test("accepted from several processes while an admin changes the price, a move has one outcome", async ({
	db,
	url,
}) => {
	const { by } = await bookUnpriced(db);
	const numbers: string[] = [];
	for (let made = 0; made < 20; made++) {
		const booked = await bookMove(db, moveOf({ guestHash: "mine", pricing }));
		if (booked.ok) numbers.push(booked.number);
	}
	for (const number of numbers)
		await offerPrice(db, { ...by, number, expectedPrice: null, price: 18_000, currency: "USD" });
	const script = "app/testing/rent/accept-price.child-process.ts";
	const now = MOVE_NOW.toISOString();
	const task = { url, numbers, now, price: 18_000 };
	const tasks: AcceptTask[] = [
		{ ...task, viewer: MINE },
		{ ...task, viewer: MINE },
		{ ...task, actorId: by.actorId, newPrice: 21_000 },
	];
	const processes = tasks.map((each) => startElsewhere<string[]>(script, each));
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const [first = [], second = [], changed = []] = await Promise.all(processes.map(({ result }) => result));

	expect(second).toEqual(first);
	expect([...first, ...changed].sort()).toEqual([...numbers].sort());
	const rows = await db
		.selectFrom("moving_bookings")
		.select(["number", "status", "price"])
		.where("number", "in", numbers)
		.execute();
	for (const { number, ...row } of rows)
		expect(row).toEqual(
			first.includes(number) ? { status: "confirmed", price: 18_000 } : { status: "pending", price: 21_000 },
		);
	const events = await db.selectFrom("changes").select("id").where("to_value", "=", "confirmed").execute();
	expect(events).toHaveLength(first.length);
});
