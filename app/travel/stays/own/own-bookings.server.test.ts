import { sql } from "kysely";
import { afterEach, expect } from "vitest";
import { claimGuestRows, isKeyOf, ownsNumber, type Viewer } from "#app/common/access/viewer.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import { offerLanguages, writeIn } from "#app/common/language/write-in.server.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { noteBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { readBookingHistory } from "#app/travel/stays/booking-history.server.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { anonymizeGuest } from "./anonymize-guest.server.ts";
import { cancelOwnStay, listAccountStays, readOwnBooking } from "./own-bookings.server.ts";

afterEach(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

test("number and contact open a booking, neither alone does, and nothing is no contact", async ({ db }) => {
	const { roomId } = await openInn(db);
	const { number } = await addBooking(db, { roomId });
	const walkIn = await addBooking(db, { roomId, email: "", e164: "", source: "walk_in" });
	const owns = (of: string, contact: { email: string } | { e164: string }) =>
		ownsNumber(db, { number: of, contact });
	expect(await owns(number, { email: "ana@example.com" })).toBe(true);
	expect(await owns(number, { e164: "+12125550147" })).toBe(true);
	expect(await owns(number, { email: "bob@example.com" })).toBe(false);
	expect(await owns("HAAAAAAAAA", { email: "ana@example.com" })).toBe(false);
	expect(await owns(walkIn.number, { email: "" })).toBe(false);
	expect(await owns(walkIn.number, { e164: "" })).toBe(false);
});

test("shows a booking to its account, its browser and with proof of contact only", async ({ db }) => {
	const { roomId } = await openInn(db);
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const { number } = await addBooking(db, { roomId, accountId: ana, guestHash: "hers", tokenHash: "key" });
	const nobody = { isGranted: false, guestHash: null, accountId: null };
	const sees = async (viewer: Partial<typeof nobody> | { guestHash: string } | { accountId: number }) =>
		(await readOwnBooking(db, { number, viewer: { ...nobody, ...viewer }, now: INN_NOW })) !== undefined;
	expect(await sees({ accountId: ana })).toBe(true);
	expect(await sees({ guestHash: "hers" })).toBe(true);
	expect(await sees({ isGranted: true })).toBe(true);
	expect(await sees({ accountId: bob, guestHash: "his" })).toBe(false);
	expect(await sees({})).toBe(false);
	expect(await isKeyOf(db, "bookings", { number, tokenHash: "key" })).toBe(true);
	expect(await isKeyOf(db, "bookings", { number, tokenHash: "another" })).toBe(false);
});

test("a guest cancels only their own stay", async ({ db }) => {
	const { roomId } = await openInn(db);
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const { number } = await addBooking(db, { roomId, accountId: ana, guestHash: "hers" });
	const nobody = { isGranted: false, guestHash: null, accountId: null };
	const cancel = (viewer: Partial<Viewer>) =>
		cancelOwnStay(db, {
			number,
			viewer: { ...nobody, ...viewer },
			expectedStatus: "confirmed",
			expectedFee: 0,
			now: INN_NOW,
		});
	for (const stranger of [{}, { guestHash: "his" }, { accountId: bob }])
		expect(await cancel(stranger)).toEqual({ ok: false, reason: "gone" });
	expect(await cancel({ guestHash: "hers" })).toEqual({ ok: true, repeated: false, fee: 0 });
	expect(await cancel({ accountId: bob })).toEqual({ ok: false, reason: "gone" });
});

test("a deleted account leaves stays without the guest, and what was written about them is gone", async ({
	db,
}) => {
	const { roomId } = await openInn(db);
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const hers = await addBooking(db, { roomId, accountId: ana });
	const his = await addBooking(db, { roomId, accountId: bob });
	const text = "Ana phoned: late arrival";
	for (const { number } of [hers, his])
		await noteBooking(db, { number, text, actor: { accountId: bob, role: "Admin" }, now: INN_NOW });
	expect(
		await transact(db, (trx) => anonymizeGuest(trx, { accountId: ana, email: null, now: INN_NOW })),
	).toBe(1);
	const rows = await db.selectFrom("bookings").selectAll().orderBy("id").execute();
	expect(rows[0]).toMatchObject({
		status: "cancelled",
		account_id: null,
		name: "Deleted account",
		email: "",
	});
	expect(JSON.stringify(rows[0])).not.toMatch(/ana@|lima|555-?0147/i);
	expect(rows[1]).toMatchObject({ status: "confirmed", account_id: bob });
	expect((await readBookingHistory(db, hers.id)).map(({ kind }) => kind)).toEqual(["booked", "status"]);
	expect((await readBookingHistory(db, his.id)).map(({ kind }) => kind)).toEqual(["booked", "note"]);
});

test("hides the hotel's notes, staff and proofs of ownership from guests", async ({ db }) => {
	const { roomId } = await openInn(db);
	const owner = await addAccount(db, "Olga", "Hotel");
	const { id, number } = await addBooking(db, { roomId, tokenHash: "secret token" });
	const note = { action: "booking note", subject: `booking ${id}`, note: "Difficult guest" } as const;
	await transact(db, (trx) => recordChange(trx, { ...note, actorId: owner, now: INN_NOW }));
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const booking = await readOwnBooking(db, { number, viewer, now: INN_NOW });
	if (!booking) throw new Error("not read");
	expect(JSON.stringify(toBookingView(booking, INN_NOW))).not.toMatch(/Difficult|Olga|secret/);
	expect(JSON.stringify(booking)).not.toContain("secret");
});

test("what a guest booked joins the account with that e-mail, what others have stays theirs", async ({
	db,
}) => {
	const { roomId } = await openInn(db, { room: { quantity: 9 } });
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	await addBooking(db, { roomId });
	await addBooking(db, { roomId, accountId: bob });
	await addBooking(db, { roomId, email: "cy@example.com" });
	const join = () =>
		transact(db, (trx) => claimGuestRows(trx, "bookings", { accountId: ana, email: "ana@example.com" }));
	expect(await join()).toBe(1);
	expect(await join()).toBe(0);
	const rows = await db.selectFrom("bookings").select("account_id").orderBy("id").execute();
	expect(rows.map((row) => row.account_id)).toEqual([ana, bob, null]);
});

test("guests read the names of their room and rate and the house rules in their language", async ({ db }) => {
	offerLanguages(["en", "de"]);
	const { roomId } = await openInn(db, {
		hotel: {
			house_rules: "No smoking.",
			translations: JSON.stringify({ de: { house_rules: "Rauchen verboten." } }),
		},
		room: { name: "Garden room", translations: JSON.stringify({ de: { name: "Gartenzimmer" } }) },
	});
	const { number } = await addBooking(db, { roomId });
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const read = (language: "en" | "de") =>
		writeIn(language, async () => {
			const booking = await readOwnBooking(db, { number, viewer, now: INN_NOW });
			return [booking?.room_name, booking?.house_rules];
		});
	expect(await read("de")).toEqual(["Gartenzimmer", "Rauchen verboten."]);
	expect(await read("en")).toEqual(["Garden room", "No smoking."]);
	const accountId = await addAccount(db, "Ana");
	await sql`update bookings set account_id = ${accountId}, language = 'de'`.execute(db);
	const list = () => listAccountStays(db, { accountId, page: 1, size: 10 });
	expect((await writeIn("de", list)).rows).toMatchObject([{ room_name: "Gartenzimmer" }]);
	await cancelOwnStay(db, {
		number,
		viewer: { ...viewer, accountId },
		expectedStatus: "confirmed",
		expectedFee: 0,
		now: INN_NOW,
	});
	const mails = await db.selectFrom("outbox").select("text_body").orderBy("id").execute();
	expect(mails.map(({ text_body }) => /Gartenzimmer|Garden room/.exec(text_body)?.[0])).toEqual([
		"Gartenzimmer",
		"Garden room",
	]);
	// Another name since then is not what was booked.
	await db.updateTable("rooms").set({ name: "Roof room" }).where("id", "=", roomId).execute();
	expect(await read("de")).toEqual(["Garden room", "Rauchen verboten."]);
});
