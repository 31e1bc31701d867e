import { expect } from "vitest";
import { COUNTRY_CODES } from "#app/common/places/regions.server.ts";
import { exportPerson } from "#app/site/personal-data/export.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { anonymizeGuest } from "#app/travel/stays/own/anonymize-guest.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { checkInOnline, eraseCheckIns, lookAtGuests } from "./check-in.server.ts";
import { arrivalsFrom, checkInSchema } from "./check-in-form.ts";
import { registerGuestReader } from "./export-check-ins.server.ts";
import { openGuests, sealGuests } from "./guests-settings.server.ts";
import { inviteToCheckIn } from "./invite.server.ts";

/** Two nights from the day after tomorrow. */
const AHEAD = { checkIn: "2026-11-22", checkOut: "2026-11-24" };
const DETAILS = {
	signature: "Ana Maria Lima",
	guests: [{ name: "Zelda Quist", nationality: "PT", document: "passport", documentNumber: "XK482913" }],
};
const TYPED = /Ana Maria|Zelda|XK482913|passport/;

async function openHouse(db: Database, mode: "off" | "names" | "documents" = "documents") {
	const actor = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, {
		hotel: { ownerId: actor.accountId, online_check_in: mode, check_in_kept_days: 10 },
		room: { quantity: 9 },
	});
	const accountId = await addAccount(db, "Ana");
	const stay = await addBooking(db, { roomId, ...AHEAD, accountId });
	const viewer = { accountId, guestHash: null, isGranted: false };
	const send = (change: Partial<Parameters<typeof checkInOnline>[1]> = {}) =>
		checkInOnline(db, {
			number: stay.number,
			viewer,
			arrivesAt: "16:00",
			details: sealGuests(stay.number, DETAILS),
			idempotencyKey: crypto.randomUUID(),
			now: INN_NOW,
			...change,
		});
	const stored = () => db.selectFrom("online_check_ins").selectAll().execute();
	return { actor, hotelId, roomId, accountId, stay, viewer, send, stored };
}

test("what a guest types is encrypted in the database, each stay by itself, and exported to its person", async ({
	db,
}) => {
	const { accountId, stay, send, stored } = await openHouse(db);
	expect(await send()).toBe("done");
	const [row] = await stored();
	expect(JSON.stringify(row)).not.toMatch(TYPED);
	expect(openGuests(stay.number, row?.details ?? "")).toEqual(DETAILS);
	expect(openGuests("H-OTHER", row?.details ?? "")).toBeNull();
	const changes = await db.selectFrom("changes").selectAll().execute();
	expect(JSON.stringify(changes)).not.toMatch(TYPED);
	registerGuestReader(openGuests);
	const exported = JSON.stringify(await exportPerson(db, { accountId, now: INN_NOW }));
	expect(exported).toContain("XK482913");
});

test("a guest checks in from two days before until the desk does, changes it, and sends a form once", async ({
	db,
}) => {
	const { actor, stay, viewer, send, stored } = await openHouse(db);
	const stranger = { accountId: null, guestHash: "another browser", isGranted: false };
	expect(await send({ now: new Date("2026-11-19T23:59:00Z") })).toBe("not_now");
	expect(await send({ viewer: stranger })).toBe("gone");
	const key = crypto.randomUUID();
	for (const _ of [1, 2]) expect(await send({ idempotencyKey: key })).toBe("done");
	expect(await send({ arrivesAt: "later" })).toBe("done");
	expect(await stored()).toMatchObject([{ arrives_at: "later" }]);
	const events = db.selectFrom("changes").select("id").where("action", "=", "booking online check-in");
	expect(await events.execute()).toHaveLength(2);
	const now = new Date("2026-11-22T15:00:00Z");
	const arrival = { number: stay.number, expectedStatus: "confirmed", to: "checked_in", actor, now } as const;
	expect(await changeBookingAsStaff(db, arrival)).toMatchObject({ ok: true });
	expect(await send({ viewer, now })).toBe("not_now");
	const elsewhere = await openHouse(db, "off");
	expect(await elsewhere.send()).toBe("not_now");
});

test("only the team of the hotel looks, and each look is an entry in the trail", async ({ db }) => {
	const { actor, hotelId, stay, send } = await openHouse(db);
	const at = { number: stay.number, now: INN_NOW };
	expect(await lookAtGuests(db, { ...at, actor })).toEqual({ ok: false, reason: "none" });
	await send();
	const desk = { accountId: await addAccount(db, "Desk", "Hotel"), role: "Hotel" as const };
	const admin = { accountId: await addAccount(db, "Admin", "Admin"), role: "Admin" as const };
	for (const other of [desk, admin])
		expect(await lookAtGuests(db, { ...at, actor: other })).toEqual({ ok: false, reason: "gone" });
	await addMember(db, { hotelId, accountId: desk.accountId, role: "desk" });
	for (const one of [actor, desk, desk])
		expect(await lookAtGuests(db, { ...at, actor: one })).toMatchObject({ ok: true });
	const looks = await db
		.selectFrom("changes")
		.select(["actor_id", "is_in_trail"])
		.where("action", "=", "booking guests seen")
		.orderBy("id")
		.execute();
	expect(looks.map(({ actor_id }) => actor_id)).toEqual([actor.accountId, desk.accountId, desk.accountId]);
	expect(looks.every(({ is_in_trail }) => Boolean(is_in_trail))).toBe(true);
});

test("it is erased after the days that were told, when the booking is cancelled, and with the person", async ({
	db,
}) => {
	const { accountId, hotelId, roomId, stay, viewer, send, stored } = await openHouse(db);
	await send();
	await db.updateTable("hotels").set({ check_in_kept_days: 90 }).where("id", "=", hotelId).execute();
	expect(await eraseCheckIns(db, { now: new Date("2026-12-03T23:00:00Z") })).toBe(0);
	expect(await eraseCheckIns(db, { now: new Date("2026-12-04T01:00:00Z") })).toBe(1);
	expect(await stored()).toEqual([]);
	await send();
	const cancel = { expectedStatus: "confirmed", to: "cancelled", by: "guest", actorId: accountId } as const;
	await changeBooking(db, { ...cancel, number: stay.number, viewer, now: INN_NOW });
	expect(await stored()).toEqual([]);
	const { number } = await addBooking(db, { roomId, ...AHEAD, status: "checked_in", accountId });
	await db.updateTable("bookings").set({ status: "confirmed" }).where("number", "=", number).execute();
	await send({ number });
	await db.updateTable("bookings").set({ status: "checked_in" }).where("number", "=", number).execute();
	expect(await stored()).toHaveLength(1);
	await transact(db, (trx) => anonymizeGuest(trx, { accountId, email: null, now: INN_NOW }));
	expect(await stored()).toEqual([]);
});

test("invites guests who may check in online once for each arrival, from 9 on the hotel’s clock", async ({
	db,
}) => {
	const { stay, roomId, send } = await openHouse(db);
	await addBooking(db, { roomId, checkIn: "2026-11-23", checkOut: "2026-11-24", email: "early@example.com" });
	await addBooking(db, { roomId, ...AHEAD, status: "pending", email: "asks@example.com" });
	const off = await openHouse(db, "off");
	expect(await inviteToCheckIn(db, { now: new Date("2026-11-20T08:59:00Z") })).toBe(0);
	const runs = await Promise.all([1, 2].map(() => inviteToCheckIn(db, { now: INN_NOW })));
	expect(runs.sort()).toEqual([0, 1]);
	const invitations = async () =>
		(await writtenMails(db)).filter(({ subject }) => subject.startsWith("Check in online"));
	const [mail] = await invitations();
	expect(mail).toMatchObject({ to: "ana@example.com" });
	expect(mail?.text).toContain(`/track/${stay.number}/check-in`);
	expect(mail?.text).not.toContain(off.stay.number);
	await send();
	const sent = { checkIn: "2026-11-23", checkOut: "2026-11-25" };
	await db
		.updateTable("bookings")
		.set({ check_in: sent.checkIn, check_out: sent.checkOut })
		.where("id", "=", stay.id)
		.execute();
	// Only the guest who has not checked in online yet.
	expect(await inviteToCheckIn(db, { now: new Date("2026-11-21T12:00:00Z") })).toBe(1);
	expect((await invitations()).map(({ to }) => to)).toEqual(["ana@example.com", "early@example.com"]);
});

test("the form asks for each adult’s documents, and lets children have none", async () => {
	expect(arrivalsFrom("15:30")[0]).toBe("16:00");
	const read = (form: Record<string, string>) =>
		checkInSchema({
			adults: 1,
			children: 1,
			arrivals: arrivalsFrom("15:00"),
			asksDocuments: true,
			countries: COUNTRY_CODES,
			today: "2026-11-20",
		}).safeParse({ arrivesAt: "later", signature: "Ana Lima", idempotencyKey: crypto.randomUUID(), ...form });
	const adult = { name1: "Ana Lima", nationality1: "PT", document1: "passport", documentNumber1: "AB123" };
	const child = { name2: "Bo Lima", nationality2: "PT", born2: "2020-02-29" };
	expect(read({ ...adult, ...child, born1: "1990-05-01" }).data?.details.guests).toMatchObject([
		{ name: "Ana Lima", born: "1990-05-01" },
		{ name: "Bo Lima", documentNumber: "" },
	]);
	const { error } = read({
		name1: "<b>",
		nationality1: "XX",
		born1: "2027-01-01",
		...child,
		born2: "2020-02-30",
	});
	expect(error?.issues.map(({ path }) => path[0])).toEqual([
		"name1",
		"nationality1",
		"document1",
		"documentNumber1",
		"born1",
		"born2",
	]);
});
