import { expect } from "vitest";
import { hashToken } from "#app/common/access/tokens.server.ts";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { bookingOf, withCurrentTerms } from "#app/testing/travel/booking-a-room.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { keepUnconfirmed } from "#app/travel/desk/act-on-booking.server.ts";
import { toManagedBooking } from "#app/travel/desk/managed-booking.server.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { confirmBookingEmail, mailConfirmationAgain } from "#app/travel/stays/own/confirm-email.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { travelSubject } from "#app/travel/travel-subject.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { bookRoom } from "./book-room.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const after = (hours: number) => new Date(INN_NOW.getTime() + hours * HOUR_MS);

type Change = Partial<Parameters<typeof bookRoom>[1]>;

async function book(db: Database, roomId: number, change: Change = {}): Promise<string> {
	const outcome = await bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, change)));
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.number;
}

const read = async (db: Database, number: string) =>
	(await readBooking(db, { number })) ?? expect.fail("gone");

const booked = async (db: Database) =>
	(await db.selectFrom("nights").select("date").where("booked", ">", 0).execute()).length;

test("a stay of a guest who does not open the emailed link expires after a day, and says so", async ({
	db,
}) => {
	const { roomId } = await openInn(db);
	const number = await book(db, roomId);
	const booking = await read(db, number);
	expect(toBookingView(booking, INN_NOW).outcome).toMatch(
		/^The room is held for you\. Confirm your email address with the link in our email by/,
	);
	expect(toManagedBooking(booking, INN_NOW).isEmailConfirmed).toBe(false);
	const [toGuest, toHotel] = await writtenMails(db);
	expect(toGuest).toMatchObject({ subject: expect.stringMatching(/^Confirm your stay at Hotel Miramar/) });
	expect(toGuest?.text).toContain("Confirm your email address by Sat 21 Nov, 12:00, hotel time.");
	expect(toHotel?.text).toContain("The guest has not confirmed their email address.");
	expect(await expireRequests(db, { now: after(23.9) })).toBe(0);
	expect(await expireRequests(db, { now: after(24) })).toBe(1);
	expect(await booked(db)).toBe(0);
	expect(toBookingView(await read(db, number), after(24)).outcome).toMatch(
		/did not confirm your email address/,
	);
	expect((await writtenMails(db)).slice(2).map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
		"Your booking has expired",
		"An unconfirmed booking has expired",
	]);
});

/** The SHA-256 of the key in the newest emailed link. */
async function linkOf(db: Database, number: string): Promise<string> {
	const links = (await writtenMails(db)).flatMap(({ text }) => {
		const [, of, key = ""] = /booking-confirmation\/(\w+)\?key=([\w-]+)/.exec(text) ?? [];
		return of === number ? [hashToken(key)] : [];
	});
	return links.at(-1) ?? "";
}

const isConfirmed = async (db: Database, number: string) => (await read(db, number)).is_email_confirmed;

test("a guest who confirms with the link, or signs in with the address, keeps the stay", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 5 } });
	const opened = await book(db, roomId);
	const link = { number: opened, tokenHash: await linkOf(db, opened) };
	await confirmBookingEmail(db, { ...link, tokenHash: "another", now: after(1) });
	await confirmBookingEmail(db, { ...link, now: after(24) });
	expect(await isConfirmed(db, opened)).toBe(false);
	await confirmBookingEmail(db, { ...link, now: after(23) });
	expect(toBookingView(await read(db, opened), after(1)).outcome).toBe(
		"Your stay is booked. You pay at the hotel.",
	);
	const claimed = await book(db, roomId, { guestHash: "another browser", email: "eva@example.com" });
	const accountId = await addAccount(db, "Eva");
	const owner = { accountId, email: "eva@example.com" };
	await transact(db, (trx) => travelSubject.claimGuestBookings(trx, owner));
	expect(await ownersOf(db)).toEqual([null, accountId]);
	expect(await expireRequests(db, { now: after(30) })).toBe(0);
	expect(await read(db, claimed)).toMatchObject({ status: "confirmed", is_email_confirmed: true });
});

const ownersOf = async (db: Database) =>
	(await db.selectFrom("bookings").select("account_id").orderBy("id").execute()).map(
		({ account_id }) => account_id,
	);

const GUEST = { isGranted: false, guestHash: "this browser", accountId: null };

test("a guest gets another email when the first is lost, and only the newest link confirms", async ({
	db,
}) => {
	const { roomId } = await openInn(db);
	const number = await book(db, roomId);
	const first = await linkOf(db, number);
	const ask = (viewer: Viewer, hours: number) =>
		mailConfirmationAgain(db, { number, viewer, now: after(hours) });
	expect(await ask({ ...GUEST, guestHash: "another" }, 1)).toBe(false);
	expect(await ask(GUEST, 24)).toBe(false);
	expect(await writtenMails(db)).toHaveLength(2);
	expect(await ask(GUEST, 1)).toBe(true);
	const newest = await linkOf(db, number);
	const mail = (await writtenMails(db)).at(-1);
	expect(mail?.text).toContain("Confirm your email address by Sat 21 Nov, 12:00, hotel time.");
	await confirmBookingEmail(db, { number, tokenHash: first, now: after(2) });
	expect(await isConfirmed(db, number)).toBe(false);
	await confirmBookingEmail(db, { number, tokenHash: newest, now: after(2) });
	expect(await isConfirmed(db, number)).toBe(true);
	expect(await ask(GUEST, 3)).toBe(false);
});

test("the desk keeps a booking that nobody confirmed, which its history and the trail say", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: actor.accountId }, room: { quantity: 5 } });
	const [kept, other] = [await book(db, roomId), await book(db, roomId, { guestHash: "another" })];
	const stranger = await addOwner(db, "Stranger");
	const keep = (number: string, hours: number, by = actor) =>
		keepUnconfirmed(db, { number, actor: by, now: after(hours) });
	expect(await keep(kept, 1, stranger)).toBe("gone");
	expect(toManagedBooking(await read(db, kept), INN_NOW).confirmUntil).toBe("Sat 21 Nov, 12:00");
	expect([await keep(kept, 1), await keep(kept, 2)]).toEqual(["kept", "done"]);
	expect(await expireRequests(db, { now: after(25) })).toBe(1);
	expect(await read(db, kept)).toMatchObject({ status: "confirmed", is_email_confirmed: false });
	expect(await keep(other, 26)).toBe("ended");
	const view = toManagedBooking(await read(db, kept), after(2));
	expect(view.confirmUntil).toBeNull();
	expect(view.history.at(-1)).toMatchObject({ detail: "Kept without a confirmed email address" });
	expect(toBookingView(await read(db, kept), after(2)).outcome).toBe(
		"Your stay is booked. You pay at the hotel.",
	);
	const trail = db.selectFrom("changes").select(["action", "actor_id"]).where(isInTrail);
	expect(await trail.execute()).toEqual([{ action: "booking kept", actor_id: actor.accountId }]);
});

test("an account with a confirmed address needs no link, one without needs it", async ({ db }) => {
	const { roomId } = await openInn(db, { room: { quantity: 5 } });
	const accountId = await addAccount(db, "Ana");
	const verify = (at: string | null) =>
		db.updateTable("accounts").set({ email_verified_at: at }).where("id", "=", accountId).execute();
	await verify(INN_NOW.toISOString());
	expect((await read(db, await book(db, roomId, { accountId }))).confirm_before).toBeNull();
	await verify(null);
	expect((await read(db, await book(db, roomId, { accountId }))).confirm_before).toBe(
		after(24).toISOString(),
	);
});

test("a hotel that keeps unconfirmed bookings, and one that answers requests, see them", async ({ db }) => {
	for (const hotel of [{ unconfirmed: "keep" }, { confirmation: "request" }] as const) {
		const { roomId } = await openInn(db, { hotel });
		const booking = await read(db, await book(db, roomId));
		expect(booking.confirm_before).toBeNull();
		expect(toManagedBooking(booking, INN_NOW).isEmailConfirmed).toBe(false);
	}
});
