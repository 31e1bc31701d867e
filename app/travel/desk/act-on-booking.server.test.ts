import { expect } from "vitest";
import { maskId } from "#app/common/masked-id.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { allowedStaffActions, explainUnavailableAction } from "#app/travel/stays/list/staff-actions.ts";
import { test } from "#db/testing/database-test.ts";
import { changeBookingAsStaff, noteBooking, readManagedBooking } from "./act-on-booking.server.ts";
import { describeMoneyOf } from "./describe-money.server.ts";
import { offerWalkIn, viewWalkIn } from "./walk-in.server.ts";

test("staff read, change and note bookings of their own hotels only", async ({ db }) => {
	const [owner, stranger] = [await addOwner(db), await addOwner(db, "Sam")];
	const { roomId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const { number } = await addBooking(db, { roomId, status: "pending" });
	const change = { number, expectedStatus: "pending", to: "confirmed", now: INN_NOW } as const;
	const note = { number, text: "Comes by bike", now: INN_NOW };
	expect(await readManagedBooking(db, { number, actor: stranger, now: INN_NOW })).toBeUndefined();
	expect(await changeBookingAsStaff(db, { ...change, actor: stranger })).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await noteBooking(db, { ...note, actor: stranger })).toEqual({ ok: false, reason: "gone" });

	expect(await changeBookingAsStaff(db, { ...change, actor: owner })).toMatchObject({
		ok: true,
		repeated: false,
	});
	expect(await noteBooking(db, { ...note, actor: owner })).toEqual({ ok: true, repeated: false });
	expect(await noteBooking(db, { ...note, actor: owner })).toEqual({ ok: true, repeated: true });
	const booking = await readManagedBooking(db, { number, actor: owner, now: INN_NOW });
	expect(booking?.status).toBe("confirmed");
	expect(booking?.history.map(({ kind, detail, by }) => [kind, detail, by])).toEqual([
		["booked", "", null],
		["status", "", "Olga"],
		["note", "Comes by bike", "Olga"],
	]);
	expect((await writtenMails(db)).map(({ to }) => to)).toEqual(["ana@example.com"]);
});

test("shows the actions that the rules allow, and explains why one is too early or too late", () => {
	const moment = { now: INN_NOW, today: TODAY };
	const confirmed = { status: "confirmed", check_in: TODAY, hold_until: null } as const;
	expect(allowedStaffActions(confirmed, moment)).toEqual(["arrival", "cancellation"]);
	const early = { ...confirmed, check_in: "2026-11-21" };
	expect(allowedStaffActions(early, moment)).toEqual(["cancellation"]);
	const late = { ...confirmed, check_in: "2026-11-19" };
	expect(allowedStaffActions(late, moment)).toEqual(["arrival", "absence", "cancellation"]);
	const query = { moment, formatMoment: (at: string) => at, currency: "USD" };
	expect(explainUnavailableAction("arrival", confirmed, query)).toBeNull();
	expect(explainUnavailableAction("arrival", early, query)).toMatch(/^Check-in is on Sat 21 Nov 2026/);
	expect(explainUnavailableAction("absence", confirmed, query)).toMatch(/The guest can still arrive/);
	expect(explainUnavailableAction("confirmation", confirmed, query)).toBe("The booking is now confirmed.");
});

test("tells the desk what the guest pays at the hotel, owes or gets back", () => {
	const stay = {
		total: 30_000,
		deposit: 6_000,
		paid_total: 6_000,
		refunded_total: 0,
		extras_total: 0,
		tax_total: 0,
		status: "confirmed" as const,
		pay_before: null,
		fee: 0,
		atHotel: 0,
	};
	const booking = { ...stay, no_show_percent: 100, currency: "USD", disputes: [] };
	expect(describeMoneyOf("arrival", booking)).toBe("The guest pays $240.00 at the hotel.");
	expect(describeMoneyOf("arrival", { ...booking, paid_total: 30_000 })).toBe("The stay is paid.");
	expect(describeMoneyOf("absence", booking)).toMatch(/They owe you \$240\.00\.$/);
	expect(describeMoneyOf("cancellation", booking)).toBe("The $60.00 paid online is refunded.");
	expect(describeMoneyOf("cancellation", { ...booking, paid_total: 0 })).toBeNull();
	expect(describeMoneyOf("departure", booking)).toBe("$240.00 is still to be paid at the hotel.");
	expect(describeMoneyOf("departure", { ...booking, atHotel: 24_000 })).toBe("The stay is paid.");
	expect(describeMoneyOf("departure", { ...booking, atHotel: 25_000 })).toBe(
		"$10.00 is to be given back to the guest.",
	);
	const isDisputed = { disputes: [{ state: "open" as const }] };
	for (const [name, percent] of [["cancellation", 0] as const, ["absence", 10] as const])
		expect(describeMoneyOf(name, { ...booking, no_show_percent: percent, ...isDisputed })).toMatch(
			/The guest disputed their payment, so their bank decides about it\.$/,
		);
});

test("quotes a walk-in for the actor’s own rooms, from tonight at any hour", async ({ db }) => {
	const [owner, stranger] = [await addOwner(db), await addOwner(db, "Sam")];
	const { roomId } = await openInn(db, { hotel: { ownerId: owner.accountId, status: "pending" } });
	const theirs = await openInn(db, { hotel: { ownerId: stranger.accountId } });
	const now = new Date("2026-11-20T22:00:00.000Z");
	const view = (roomOf: number, fields = {}) =>
		viewWalkIn(db, {
			url: new URLSearchParams({ room: maskId(roomOf), ...fields }),
			actor: owner,
			now,
		});
	expect(await view(roomId)).toMatchObject({
		state: "asking",
		form: { typed: { checkIn: TODAY, checkOut: "2026-11-21" }, problems: {} },
	});
	const tonight = { checkIn: TODAY, checkOut: "2026-11-21" };
	expect(await view(roomId, tonight)).toMatchObject({ state: "open", quote: { total: 10_000 } });
	expect(await view(theirs.roomId, tonight)).toMatchObject({ state: "asking", room: { id: roomId } });
	const { hotel_id: hotelId } = await db
		.selectFrom("rooms")
		.select("hotel_id")
		.where("id", "=", roomId)
		.executeTakeFirstOrThrow();
	await addRoom(db, hotelId);
	const larger = await addRoom(db, hotelId, { name: "Large", sleeps: 4, max_adults: 4 });
	const three = new URLSearchParams({ room: maskId(larger), ...tonight, adults: "3" });
	const refused = await view(roomId, { ...tonight, adults: "3" });
	expect(refused.state).toBe("refused");
	expect(await offerWalkIn(db, refused, now)).toEqual([
		{ href: `/owner/walk-in?${three}`, name: "Large", total: 12_000 },
	]);
	// Before a room is chosen, all rooms of the hotel that are free tonight are offered.
	const free = await offerWalkIn(db, await view(roomId), now);
	expect(free.map(({ name }) => name)).toHaveLength(3);
});
