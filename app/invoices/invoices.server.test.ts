import { expect } from "vitest";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { undoStep } from "#app/rent/job-sheets/undo-step.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import type { PayAllTask } from "#app/testing/payments/pay-all.child-process.ts";
import { addDriver } from "#app/testing/rent/fleet.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { addSeller, readIssued } from "#app/testing/shop/selling.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { formatInvoiceNumber } from "./invoice-snapshot.ts";
import { exportInvoices, listInvoicesOfEach } from "./read-invoices.server.ts";

const LATER = new Date(ORDER_NOW.getTime() + 60_000);

const pay = (db: Database, number: string, now = ORDER_NOW) =>
	changeOrder(db, {
		number,
		column: "payment",
		expectedStatus: "unpaid",
		to: "paid",
		by: "staff",
		actorId: null,
		now,
	});

/** Refunds as staff. Minor units. */
const refund = (db: Database, number: string, amount: number, expectedRefunded: number) =>
	db
		.selectFrom("accounts")
		.select("id")
		.executeTakeFirstOrThrow()
		.then(({ id: actorId }) =>
			changeOrder(db, {
				number,
				column: "payment",
				expectedStatus: expectedRefunded ? "partially_refunded" : "paid",
				to: "refunded",
				by: "staff",
				refund: { amount, expectedRefunded },
				actorId,
				now: LATER,
			}),
		);

test("without seller details, a paid order gets no invoice", async ({ db }) => {
	const { number } = await addOrder(db);
	expect(await pay(db, number)).toMatchObject({ ok: true });
	expect(await readIssued(db)).toEqual([]);
});

test("a paid order gets one invoice, with what it sold and the seller as they were then", async ({ db }) => {
	await addSeller(db);
	const { number } = await addOrder(db);
	await pay(db, number);
	await pay(db, number);
	await db.updateTable("sellers").set({ name: "Another name" }).execute();
	const [invoice, ...others] = await readIssued(db);
	expect(others).toEqual([]);
	expect(invoice).toMatchObject({
		seller: "market",
		year: 2026,
		number: 1,
		kind: "invoice",
		subject: "order",
		subject_number: number,
		total: 5_500,
		currency: "USD",
		snapshot: {
			issuedOn: "2026-11-20",
			seller: { name: "Meeha Market, Inc.", taxNumber: "US 12-3456789" },
			buyer: { name: "Ana Lima", email: "ana@example.com" },
			lines: [{ quantity: 2, unitPrice: 2_500, amount: 5_000 }],
			taxes: [{ name: "Sales tax", ratePpm: 100_000, base: 4_545, amount: 455 }],
			isTaxInclusive: true,
			total: 5_500,
			paid: 5_500,
		},
	});
	const mails = await db.selectFrom("outbox").select("text_body").execute();
	expect(mails.map(({ text_body }) => text_body).join()).toContain(`/track/${number}/invoices/2026-00001`);
});

test("an order that is cancelled before it is paid gets no invoice", async ({ db }) => {
	await addSeller(db);
	const { number } = await addOrder(db);
	await changeOrder(db, {
		number,
		column: "status",
		expectedStatus: "new",
		to: "cancelled",
		by: "staff",
		actorId: null,
		now: ORDER_NOW,
		expectedFulfilment: "unfulfilled",
	});
	await pay(db, number);
	expect(await readIssued(db)).toEqual([]);
});

test("each refund gets a credit note for its part, and their taxes add up to those of the invoice", async ({
	db,
}) => {
	await addSeller(db);
	const { number } = await addOrder(db);
	await pay(db, number);
	for (const [amount, before] of [
		[1_111, 0],
		[2_222, 1_111],
		[2_167, 3_333],
	] as const) {
		expect(await refund(db, number, amount, before)).toMatchObject({ ok: true });
		// The same form again.
		await refund(db, number, amount, before);
	}
	const [invoice, ...notes] = await readIssued(db);
	const reference = formatReferenceNumber(number);
	expect(
		notes.map(({ kind, total, credited_total, number: of }) => [kind, total, credited_total, of]),
	).toEqual([
		["credit_note", -1_111, 1_111, 2],
		["credit_note", -2_222, 3_333, 3],
		["credit_note", -2_167, 5_500, 4],
	]);
	for (const note of notes) {
		expect(note.invoice_id).toBe(invoice?.id);
		expect(note.snapshot.credits).toEqual({ number: "2026-00001", issuedOn: "2026-11-20" });
		expect(note.snapshot.lines).toMatchObject([
			{ title: `Refund of order ${reference}`, amount: note.total },
		]);
	}
	const taxes = notes.map(({ snapshot }) => snapshot.taxes[0]);
	expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(-455);
	expect(taxes.reduce((sum, { base }) => sum + base, 0)).toBe(-4_545);
});

test("the year of an invoice is that of the seller’s calendar, and each year counts from 1", async ({
	db,
}) => {
	await addSeller(db, { timeZone: "Pacific/Auckland" });
	const moments = ["2026-12-31T10:59:59.000Z", "2026-12-31T11:00:00.000Z", "2026-12-31T11:00:01.000Z"];
	for (const moment of moments) await pay(db, (await addOrder(db)).number, new Date(moment));
	expect((await readIssued(db)).map(formatInvoiceNumber)).toEqual(["2026-00001", "2027-00001", "2027-00002"]);
});

test("an account’s list and export have its own invoices and credit notes only", async ({ db }) => {
	await addSeller(db);
	const accountId = await addAccount(db, "Ana");
	const { number } = await addOrder(db, { accountId });
	const { number: other } = await addOrder(db);
	for (const each of [number, other]) await pay(db, each);
	await refund(db, number, 1_000, 0);
	expect(await exportInvoices(db, { accountId, email: null })).toMatchObject([
		{ kind: "invoice", number: "2026-00001", for: number, total: 5_500, buyer: { name: "Ana Lima" } },
		{ kind: "credit_note", number: "2026-00003", for: number, total: -1_000 },
	]);
	expect(await listInvoicesOfEach(db, [number])).toEqual({
		[number]: [
			{ kind: "invoice", number: "2026-00001" },
			{ kind: "credit_note", number: "2026-00003" },
		],
	});
	expect(await listInvoicesOfEach(db, [])).toEqual({});
});

test("an issued invoice can’t be changed or deleted", async ({ db }) => {
	await addSeller(db);
	await pay(db, (await addOrder(db)).number);
	await expect(
		db
			.updateTable("invoices")
			.set({ issued_at: ORDER_NOW.toISOString() } as never)
			.execute(),
	).rejects.toThrow(/only ever added/);
	await expect(db.deleteFrom("invoices").execute()).rejects.toThrow(/only ever added/);
});

test("a check-out issues the hotel’s invoice; undoing it takes that back, and the next one issues another", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const room = { from: "2026-11-18", nights: 20, quantity: 1 };
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: actor.accountId }, room });
	await addSeller(db);
	await addSeller(db, { hotelId });
	const { number } = await addBooking(db, { roomId, checkIn: "2026-11-19", checkOut: "2026-11-22" });
	const change = { number, actor, now: INN_NOW };
	await changeBookingAsStaff(db, { ...change, expectedStatus: "confirmed", to: "checked_in" });
	const checkOut = { ...change, expectedStatus: "checked_in", to: "checked_out" } as const;
	expect(await changeBookingAsStaff(db, checkOut)).toMatchObject({ ok: true });
	expect(await undoStatus(db, { ...change, expectedStatus: "checked_out" })).toMatchObject({ ok: true });
	expect(await changeBookingAsStaff(db, checkOut)).toMatchObject({ ok: true });
	const { total } = await db.selectFrom("bookings").select("total").executeTakeFirstOrThrow();
	const issued = await readIssued(db);
	expect(issued).toMatchObject([
		{ kind: "invoice", seller: `hotel ${hotelId}`, number: 1, issue: 1, total },
		{ kind: "credit_note", number: 2, issue: 1, total: -total },
		{ kind: "invoice", number: 3, issue: 2, total },
	]);
	const [first] = issued;
	expect(first?.snapshot.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
		total,
	);
});

test("a no-show and a late cancellation get an invoice of their fee, and the guest an email with its link", async ({
	db,
}) => {
	const room = { from: "2026-11-18", nights: 20, quantity: 2 };
	const { hotelId, roomId } = await openInn(db, { room });
	await addSeller(db, { hotelId });
	const stay = { roomId, checkIn: "2026-11-19", checkOut: "2026-11-22" };
	const noShow = await addBooking(db, stay);
	const cancelled = await addBooking(db, { ...stay, checkIn: "2026-11-21" });
	const free = await addBooking(db, { ...stay, checkIn: "2026-12-01", checkOut: "2026-12-02" });
	const change = { expectedStatus: "confirmed", actorId: null, now: INN_NOW } as const;
	await changeBooking(db, { ...change, number: noShow.number, to: "no_show", by: "staff" });
	for (const { number } of [cancelled, free])
		await changeBooking(db, { ...change, number, to: "cancelled", by: "guest" });
	const fees = await db.selectFrom("bookings").select("fee").where("fee", ">", 0).orderBy("id").execute();
	const issued = await readIssued(db);
	expect(issued).toMatchObject([
		{ subject_number: noShow.number, number: 1, total: fees[0]?.fee },
		{ subject_number: cancelled.number, number: 2, total: fees[1]?.fee },
	]);
	expect(issued).toHaveLength(2);
	expect(issued.map(({ snapshot }) => snapshot.lines[0].title)).toEqual(["No-show fee", "Cancellation fee"]);
	const mails = await db.selectFrom("outbox").select(["subject", "text_body"]).orderBy("id").execute();
	const invoices = mails.filter(({ subject }) => subject.startsWith("Your invoice from Hotel Miramar"));
	expect(invoices.map(({ text_body }) => /\/track\/\S+/.exec(text_body)?.[0])).toEqual([
		`/track/${noShow.number}/invoices/2026-00001`,
		`/track/${cancelled.number}/invoices/2026-00002`,
	]);
});

test("a delivered move with a price gets an invoice, which undoing the delivery takes back", async ({
	db,
}) => {
	await addSeller(db);
	const actorId = await addAccount(db, "Dispatcher");
	const booked = await bookMove(db, moveOf({ vehicle_type: "truck", email: "ana@example.com" }));
	if (!booked.ok) throw new Error(booked.reason);
	const { number } = booked;
	const price = { price: 12_000, currency: "USD", price_state: "agreed" } as const;
	const { id } = await db
		.updateTable("moving_bookings")
		.set(price)
		.where("number", "=", number)
		.returning("id")
		.executeTakeFirstOrThrow();
	const change = { number, actorId, now: MOVE_NOW };
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	const delivery = { ...change, expectedStatus: "confirmed", to: "delivered" } as const;
	expect(await changeMovingStatus(db, delivery)).toMatchObject({ ok: true });
	const mails = await db.selectFrom("outbox").select("text_body").execute();
	expect(mails.map(({ text_body }) => text_body).join()).toContain(`/track/${number}/invoices/2026-00001`);
	const step = { booking_id: id, step: "delivered", receiver: "Bo", at: MOVE_NOW.toISOString() } as const;
	const driver_id = await addDriver(db, "Sam Okafor");
	await db
		.insertInto("move_job_steps")
		.values({ ...step, driver_id })
		.execute();
	expect(await undoStep(db, { number, step: "delivered", actorId, now: MOVE_NOW })).toMatchObject({
		ok: true,
	});
	expect(await readIssued(db)).toMatchObject([
		{ kind: "invoice", seller: "market", number: 1, subject: "move", total: 12_000 },
		{ kind: "credit_note", number: 2, subject: "move", total: -12_000 },
	]);
});

test("processes that pay orders at once, and fail in between, number their invoices without gaps", async ({
	db,
	url,
}) => {
	await addSeller(db);
	const actorId = await addAccount(db, "Clerk");
	const numbers: string[] = [];
	for (let order = 0; order < 12; order++) numbers.push((await addOrder(db)).number);
	const runs = [0, 1, 2].map((turn) =>
		startElsewhere<number>("app/testing/payments/pay-all.child-process.ts", {
			url,
			numbers: [...numbers.slice(turn * 4), ...numbers.slice(0, turn * 4)],
			now: ORDER_NOW.toISOString(),
			actorId,
		} satisfies PayAllTask),
	);
	await Promise.all(runs.map(({ ready }) => ready));
	for (const { go } of runs) go();
	await Promise.all(runs.map(({ result }) => result));
	const issued = await readIssued(db);
	expect(issued.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
		numbers.map((_, at) => at + 1),
	);
	expect(issued.map(({ subject_number }) => subject_number).toSorted()).toEqual(numbers.toSorted());
});
