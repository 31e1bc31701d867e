import { expect } from "vitest";
import type { Actor } from "#app/account/memberships/members.server.ts";
import {
	deleteInvitations,
	exportSentInvitations,
} from "#app/account/memberships/stored-invitations.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { changeHotelOwner } from "#app/travel/approval/change-hotel.server.ts";
import { readHotelTrail } from "#app/travel/approval/hotel-trail.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { deleteOwned } from "#app/travel/hotels/archive.server.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { travelSubject } from "#app/travel/travel-subject.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import {
	acceptInvitation,
	changeMemberRole,
	inviteMember,
	readInvitation,
	readInvitations,
	readTeam,
	removeMember,
	sweepInvitations,
	withdrawInvitation,
} from "./team.server.ts";

const NOW = INN_NOW;
const SUBJECTS = [travelSubject];
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);

async function openHotel(db: Database) {
	const owner = await addOwner(db);
	const inn = await openInn(db, { hotel: { ownerId: owner.accountId } });
	return { owner, ...inn };
}

async function addColleague(db: Database, hotelId: number, role: "manager" | "desk"): Promise<Actor> {
	const colleague = await addOwner(db, role === "desk" ? "Dan" : "Mia");
	await addMember(db, { hotelId, accountId: colleague.accountId, role });
	return colleague;
}

const emailOf = async (db: Database, id: number) =>
	(await db.selectFrom("accounts").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;

const sentTo = async (db: Database, email: string) =>
	(
		await db.selectFrom("outbox").select("text_body").where("to_address", "=", email).orderBy("id").execute()
	).map(({ text_body }) => /token=([\w-]{43})/.exec(text_body)?.[1] ?? "");

test("an invited person joins once with an account of that address, which becomes a hotel account", async ({
	db,
}) => {
	const { owner: actor, hotelId } = await openHotel(db);
	const [mia, bo] = [await addAccount(db, "Mia"), await addAccount(db, "Bo")];
	const email = await emailOf(db, mia);
	const invite = { hotelId, actor, email, role: "desk", now: NOW } as const;
	expect(await inviteMember(db, invite)).toEqual({ ok: true });
	expect(await inviteMember(db, invite), "the form was sent twice").toEqual({ ok: true });
	const [first = "", ...others] = await sentTo(db, email);
	expect(others).toEqual([]);
	expect(await acceptInvitation(db, SUBJECTS, { token: first, accountId: bo, now: NOW })).toMatchObject({
		reason: "not_own",
	});

	await inviteMember(db, { ...invite, role: "manager", now: inDays(1) });
	const [, token = ""] = await sentTo(db, email);
	expect(
		await readInvitation(db, { token: first, now: inDays(1) }),
		"a newer link replaces it",
	).toBeUndefined();
	expect(await readInvitation(db, { token, now: inDays(1) })).toMatchObject({ hotel: "Hotel Miramar" });
	const { roomId } = await openInn(db);
	await addBooking(db, { roomId, email });
	await db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", mia).execute();
	const accept = { token, accountId: mia, now: inDays(7) };
	expect(await acceptInvitation(db, SUBJECTS, accept)).toMatchObject({ ok: true, role: "manager" });
	expect(await acceptInvitation(db, SUBJECTS, accept)).toMatchObject({ reason: "gone" });
	const told = db.selectFrom("outbox").select(["to_address", "text_body"]).where("subject", "like", "Mia %");
	expect(await told.execute(), "the owner is told once").toMatchObject([
		{ to_address: await emailOf(db, actor.accountId), text_body: expect.stringContaining("role: Manager") },
	]);
	expect(await inviteMember(db, { ...invite, now: inDays(8) })).toMatchObject({ reason: "is_member" });
	const team = (await readTeam(db, { hotelId })).map(({ name, role }) => `${name}: ${role}`);
	expect(team).toEqual(["Olga: owner", "Mia: manager"]);
	const account = db.selectFrom("accounts").select(["role", "email_verified_at"]).where("id", "=", mia);
	const joined = { role: "Hotel", email_verified_at: inDays(7).toISOString() };
	expect(await account.executeTakeFirstOrThrow(), "the link confirms the address").toEqual(joined);
	const stay = await db.selectFrom("bookings").select("account_id").executeTakeFirstOrThrow();
	expect(stay.account_id).toBe(mia);
});

test("an invitation ends after 7 days, when it is withdrawn, and for staff, who need none", async ({
	db,
}) => {
	const { owner: actor, hotelId } = await openHotel(db);
	const accountId = await addAccount(db, "Sue", "Admin");
	const email = await emailOf(db, accountId);
	await inviteMember(db, { hotelId, actor, email, role: "desk", now: NOW });
	const [token = ""] = await sentTo(db, email);
	expect(await acceptInvitation(db, SUBJECTS, { token, accountId, now: NOW })).toMatchObject({
		reason: "staff",
	});
	expect(await readInvitation(db, { token, now: inDays(7) })).toBeUndefined();
	expect(await acceptInvitation(db, SUBJECTS, { token, accountId, now: inDays(7) })).toMatchObject({
		reason: "gone",
	});
	await sweepInvitations(db, { now: inDays(30) });
	const [{ id: invitationId } = { id: 0 }] = await readInvitations(db, { hotelId });
	const stranger = await addOwner(db, "Otto");
	expect(await withdrawInvitation(db, { hotelId, actor: stranger, invitationId, now: NOW })).toEqual({
		ok: false,
	});
	expect(await withdrawInvitation(db, { hotelId, actor, invitationId, now: NOW })).toEqual({ ok: true });
	expect(await readInvitation(db, { token, now: NOW })).toBeUndefined();
	await inviteMember(db, { hotelId, actor, email, role: "desk", now: NOW });
	await sweepInvitations(db, { now: inDays(38) });
	expect(await readInvitations(db, { hotelId })).toEqual([]);
});

test("a manager does all but the team and deleting the hotel, the desk only bookings", async ({ db }) => {
	const { owner, hotelId, roomId } = await openHotel(db);
	const [manager, desk] = [
		await addColleague(db, hotelId, "manager"),
		await addColleague(db, hotelId, "desk"),
	];
	const { number } = await addBooking(db, { roomId, status: "pending" });
	expect(await readOwnHotel(db, { hotelId, actor: manager })).toBeDefined();
	expect(await readOwnHotel(db, { hotelId, actor: desk })).toBeUndefined();
	const confirm = { number, actor: desk, expectedStatus: "pending", to: "confirmed", now: NOW } as const;
	expect(await changeBookingAsStaff(db, confirm)).toMatchObject({ ok: true });
	const email = "new@example.com";
	const promote = { hotelId, accountId: desk.accountId, expectedRole: "desk", role: "manager" } as const;
	for (const actor of [manager, desk]) {
		expect(await inviteMember(db, { hotelId, actor, email, role: "desk", now: NOW })).toMatchObject({
			reason: "gone",
		});
		expect(await changeMemberRole(db, { ...promote, actor, now: NOW })).toMatchObject({ reason: "gone" });
		expect(await deleteOwned(db, { kind: "hotel", id: hotelId, actor, now: NOW })).toMatchObject({
			reason: "gone",
		});
	}
	const remove = { hotelId, accountId: desk.accountId, actor: manager, now: NOW };
	expect(await removeMember(db, remove)).toEqual({ ok: false });
	expect(await removeMember(db, { ...remove, accountId: owner.accountId, actor: owner })).toEqual({
		ok: false,
	});
	expect(await changeMemberRole(db, { ...promote, actor: owner, now: NOW })).toEqual({ ok: true });
	expect(await readOwnHotel(db, { hotelId, actor: desk })).toBeDefined();
});

test("a colleague leaves or is removed, with an email, and sees the hotel no more", async ({ db }) => {
	const { owner, hotelId } = await openHotel(db);
	const [manager, desk] = [
		await addColleague(db, hotelId, "manager"),
		await addColleague(db, hotelId, "desk"),
	];
	const leave = { hotelId, accountId: desk.accountId, actor: desk, now: NOW };
	expect(await removeMember(db, leave)).toEqual({ ok: true });
	expect(await removeMember(db, leave)).toEqual({ ok: false });
	expect(await readOwnHotel(db, { hotelId, actor: desk, permission: "bookings" })).toBeUndefined();
	expect(await removeMember(db, { ...leave, accountId: manager.accountId, actor: owner })).toEqual({
		ok: true,
	});
	expect(await sentTo(db, await emailOf(db, manager.accountId))).toHaveLength(1);
	expect(await readOwnHotel(db, { hotelId, actor: manager, permission: "bookings" })).toBeUndefined();
});

test("the history of a hotel names each colleague and the role, until the address is erased", async ({
	db,
}) => {
	const { owner: actor, hotelId } = await openHotel(db);
	const accountId = await addAccount(db, "Dan");
	const email = await emailOf(db, accountId);
	const invite = { hotelId, actor, email, now: NOW };
	await inviteMember(db, { ...invite, role: "desk" });
	await inviteMember(db, { ...invite, role: "manager" });
	await inviteMember(db, { ...invite, email: "new@example.com", role: "desk" });
	const [, token = ""] = await sentTo(db, email);
	await acceptInvitation(db, SUBJECTS, { token, accountId, now: NOW });
	const change = { hotelId, actor, accountId, expectedRole: "manager", role: "desk", now: NOW } as const;
	await changeMemberRole(db, change);
	await removeMember(db, change);
	const [open] = await readInvitations(db, { hotelId });
	await withdrawInvitation(db, { hotelId, actor, invitationId: open?.id ?? 0, now: NOW });
	const history = async () =>
		(await readHotelTrail(db, { hotelId })).map(({ action, detail }) => `${action}: ${detail}`).reverse();
	expect(await history()).toEqual([
		`member invited: ${email}: Desk`,
		`member invited: ${email}: Desk → Manager`,
		"member invited: new@example.com: Desk",
		`member joined: Dan (${email}): Manager`,
		`member role: Dan (${email}): Manager → Desk`,
		`member removed: Dan (${email}): Desk`,
		"invitation withdrawn: new@example.com: Desk",
	]);
	await transact(db, (trx) => deleteInvitations(trx, { email: "new@example.com" }));
	expect((await history()).at(-1)).toBe("invitation withdrawn: a deleted address: Desk");
});

test("invitations end with their owner, are for open hotels and not for the owner", async ({ db }) => {
	const { owner: actor, hotelId } = await openHotel(db);
	const heir = await addOwner(db, "Otto");
	const staff = await addAccount(db, "Sue", "SuperAdmin");
	const invite = { hotelId, actor, email: "new@example.com", role: "desk", now: NOW } as const;
	const hotel = db.updateTable("hotels").where("id", "=", hotelId);
	for (const closed of [{ status: "suspended" }, { archived_at: NOW.toISOString() }] as const) {
		await hotel.set({ status: "approved", archived_at: null, ...closed }).execute();
		expect(await inviteMember(db, invite)).toEqual({ ok: false, reason: "closed" });
	}
	await hotel.set({ status: "pending", archived_at: null }).execute();
	expect(await inviteMember(db, invite)).toEqual({ ok: true });
	expect(await exportSentInvitations(db, actor)).toMatchObject([
		{ hotel: "Hotel Miramar", email: invite.email },
	]);
	const email = await emailOf(db, heir.accountId);
	const replaced = { hotelId, actorId: staff, expectedOwnerId: actor.accountId, email, now: NOW };
	expect(await changeHotelOwner(db, replaced)).toMatchObject({ ok: true });
	expect(await readInvitations(db, { hotelId })).toEqual([]);

	await inviteMember(db, { ...invite, actor: heir });
	await db.updateTable("accounts").set({ email: invite.email }).where("id", "=", heir.accountId).execute();
	const [, token = ""] = await sentTo(db, invite.email);
	const own = { token, accountId: heir.accountId, now: NOW };
	expect(await acceptInvitation(db, SUBJECTS, own)).toMatchObject({ reason: "is_owner" });
	expect(await readInvitation(db, own)).toBeDefined();
});
