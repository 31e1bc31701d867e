import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { exportStays } from "#app/travel/stays/own/export-stays.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeBookingAsStaff, readManagedBooking } from "./act-on-booking.server.ts";
import { recordDeskPayment } from "./desk-payments.server.ts";
import { toManagedBooking } from "./managed-booking.server.ts";

const TODAY_STAY = { checkIn: "2026-11-20", checkOut: "2026-11-22" };

async function openDesk(db: Database) {
	const actor = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const { number } = await addBooking(db, { roomId, ...TODAY_STAY });
	const at = { number, actor, now: INN_NOW };
	const view = async () => {
		const booking = await readManagedBooking(db, at);
		if (!booking) throw new Error("no booking");
		return toManagedBooking(booking, INN_NOW);
	};
	const record = (amount: number, change: Partial<Parameters<typeof recordDeskPayment>[1]> = {}) =>
		recordDeskPayment(db, {
			...at,
			amount,
			isGivenBack: false,
			method: "cash",
			idempotencyKey: crypto.randomUUID(),
			...change,
		});
	return { at, view, record };
}

test("a desk sees what is to be paid at the hotel, and what it has recorded", async ({ db }) => {
	const { at, view, record } = await openDesk(db);
	expect(await view()).toMatchObject({ balance: "To pay at the hotel: $200.00", mayRecordPayment: true });
	expect(await record(20_001)).toEqual({ ok: false, reason: "too_much", most: 20_000 });
	expect(await record(5_000)).toEqual({ ok: true, repeated: false });
	expect(await view()).toMatchObject({ balance: "To pay at the hotel: $150.00" });
	await changeBookingAsStaff(db, { ...at, expectedStatus: "confirmed", to: "checked_in" });
	expect(await view()).toMatchObject({ balance: "To pay at the hotel: $150.00", mayRecordPayment: true });
	await changeBookingAsStaff(db, { ...at, expectedStatus: "checked_in", to: "checked_out" });
	expect(await record(15_000, { method: "transfer" })).toEqual({ ok: true, repeated: false });
	const { balance, history } = await view();
	expect(balance).toBe("Paid");
	expect(history.filter(({ kind }) => kind === "money").map(({ text, by }) => `${text} by ${by}`)).toEqual([
		"Paid at the hotel, cash: $50.00 by Olga",
		"Paid at the hotel, bank transfer: $150.00 by Olga",
	]);
	const trail = await db
		.selectFrom("changes")
		.select(["action", "detail"])
		.where("action", "=", "booking payment")
		.orderBy("id")
		.execute();
	expect(trail.map(({ detail }) => readText(detail ?? ""))).toEqual([
		t.stayHistory.paidAtHotel.cash({ money: "$50.00" }),
		t.stayHistory.paidAtHotel.transfer({ money: "$150.00" }),
	]);
});

test("a receipt is mailed when the desk asks for it, once for each payment", async ({ db }) => {
	const { record } = await openDesk(db);
	await record(2_000);
	for (const _ of [1, 2]) await record(5_000, { isMailed: true, idempotencyKey: "one form" });
	await record(3_000, { isMailed: true, isGivenBack: true, method: "card" });
	const mails = await writtenMails(db);
	expect(mails.map(({ to }) => to)).toEqual(["ana@example.com", "ana@example.com"]);
	expect(mails[0]?.text).toContain("Hotel Miramar received $50.00 for your stay. Method: Cash.");
	expect(mails[1]?.text).toContain("Hotel Miramar gave back $30.00 for your stay. Method: Card.");
	expect(mails[0]?.text).toMatch(/\/track\/H\w+\/payments\/\w+/);
});

test("a request is paid once it is confirmed, and a stay that ends gives back what is more than its fee", async ({
	db,
}) => {
	const { at, view, record } = await openDesk(db);
	const bookings = db.updateTable("bookings");
	await bookings.set({ status: "pending", hold_until: "2026-11-20T23:00:00.000Z" }).execute();
	expect(await view()).toMatchObject({ mayRecordPayment: false });
	expect(await record(5_000)).toEqual({ ok: false, reason: "not_allowed" });
	await bookings
		.set({ status: "confirmed", hold_until: null, confirm_before: "2026-11-20T23:00:00.000Z" })
		.execute();
	expect(await record(15_000)).toEqual({ ok: true, repeated: false });
	// A guest who has paid need not confirm their address.
	expect(await view()).toMatchObject({ confirmUntil: null });
	const cancelled = { ...at, expectedStatus: "confirmed", to: "cancelled", detail: "No water" } as const;
	expect(await changeBookingAsStaff(db, cancelled)).toMatchObject({ ok: true });
	expect(await view()).toMatchObject({
		balance: "To give back at the hotel: $150.00",
		mayRecordPayment: true,
	});
	const mails = await db.selectFrom("outbox").select("text_body").orderBy("id").execute();
	expect(mails.at(-1)?.text_body).toContain("The hotel gives you back $150.00.");
	expect(await record(1)).toMatchObject({ reason: "too_much", most: 0 });
	expect(await record(15_000, { isGivenBack: true })).toEqual({ ok: true, repeated: false });
	expect(await view()).toMatchObject({ balance: "", mayRecordPayment: false });
	expect(await record(1, { isGivenBack: true })).toEqual({ ok: false, reason: "not_allowed" });
});

test("a payment that a desk records twice counts once, and can be given back", async ({ db }) => {
	const { at, view, record } = await openDesk(db);
	await changeBookingAsStaff(db, { ...at, expectedStatus: "confirmed", to: "checked_in" });
	const once = { idempotencyKey: crypto.randomUUID() };
	expect(await record(20_000, once)).toEqual({ ok: true, repeated: false });
	expect(await record(20_000, once)).toEqual({ ok: true, repeated: true });
	expect(await record(1)).toEqual({ ok: false, reason: "too_much", most: 0 });
	expect(await view()).toMatchObject({ balance: "Paid" });
	expect(await record(20_001, { isGivenBack: true })).toMatchObject({ reason: "too_much", most: 20_000 });
	expect(await record(20_000, { isGivenBack: true })).toEqual({ ok: true, repeated: false });
	expect(await view()).toMatchObject({ balance: "To pay at the hotel: $200.00" });
});

test("another hotel’s staff record nothing, and the guest’s export has what was recorded", async ({ db }) => {
	const { at, record } = await openDesk(db);
	await changeBookingAsStaff(db, { ...at, expectedStatus: "confirmed", to: "checked_in" });
	const stranger = await addOwner(db, "Sam");
	expect(await record(5_000, { actor: stranger })).toEqual({ ok: false, reason: "gone" });
	await record(5_000);
	const [stay] = await exportStays(db, { accountId: null, email: "ana@example.com" });
	expect(stay?.payments_at_hotel).toMatchObject([{ amount: 5_000, method: "cash" }]);
});
