import { expect } from "vitest";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import type { TeamJob } from "#app/testing/travel/change-team.child-process.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { changeHotelOwner } from "#app/travel/approval/change-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { inviteMember, readInvitations, readTeam, removeMember, TEAM_LIMIT } from "./team.server.ts";

async function race(url: string, jobs: TeamJob[][]): Promise<string[]> {
	const others = jobs.map((own) =>
		startElsewhere<string[]>("app/testing/travel/change-team.child-process.ts", { url, jobs: own }),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return (await Promise.all(others.map(({ result }) => result))).flat().sort();
}

const emailOf = async (db: Database, id: number) =>
	(await db.selectFrom("accounts").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;

test("3 processes fill a team to its limit, open one invitation once and appoint one owner", async ({
	db,
	url,
}) => {
	const actor = await addOwner(db);
	const { hotelId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	const processes = [0, 1, 2];
	const invite = (process: number): TeamJob[] =>
		Array.from({ length: 9 }, (_, at) => ({
			kind: "invite",
			hotelId,
			actor,
			email: `${process}-${at}@example.com`,
		}));
	const invited = await race(url, processes.map(invite));
	expect(invited.filter((outcome) => outcome === "done")).toHaveLength(TEAM_LIMIT - 1);
	expect(new Set(invited)).toEqual(new Set(["done", "full"]));
	expect(await readInvitations(db, { hotelId })).toHaveLength(TEAM_LIMIT - 1);

	await db.deleteFrom("hotel_invitations").execute();
	const mia = await addAccount(db, "Mia");
	await inviteMember(db, { hotelId, actor, email: await emailOf(db, mia), role: "manager", now: INN_NOW });
	const token = await tokenIn(db);
	const accepted = await race(
		url,
		processes.map(() => [{ kind: "accept", token, accountId: mia }]),
	);
	expect(accepted).toEqual(["done", "gone", "gone"]);

	const staff = await addAccount(db, "Sue", "SuperAdmin");
	const heirs = [await addOwner(db, "Otto"), await addOwner(db, "Ona"), await addOwner(db, "Ole")];
	const emails = await Promise.all(heirs.map(({ accountId }) => emailOf(db, accountId)));
	const change = { kind: "owner", hotelId, actorId: staff, expectedOwnerId: actor.accountId } as const;
	const appointed = await race(
		url,
		emails.map((email) => [{ ...change, email }]),
	);
	expect(appointed).toEqual(["changed", "changed", "done"]);
	const roles = (await readTeam(db, { hotelId })).map(({ role }) => role);
	expect(roles).toEqual(["owner", "manager"]);
});

async function tokenIn(db: Database): Promise<string> {
	const { text_body } = await db
		.selectFrom("outbox")
		.select("text_body")
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	return /token=([\w-]{43})/.exec(text_body)?.[1] ?? "";
}

/** Everything that somebody wrote for a hotel. */
async function countWritten(db: Database, accountId: number): Promise<number> {
	const { entries, messages } = await db
		.selectNoFrom((eb) => [
			eb
				.selectFrom("changes")
				.select((of) => of.fn.countAll<number>().as("count"))
				.where("actor_id", "=", accountId)
				.as("entries"),
			eb
				.selectFrom("messages")
				.select((of) => of.fn.countAll<number>().as("count"))
				.where("account_id", "=", accountId)
				.as("messages"),
		])
		.executeTakeFirstOrThrow();
	return Number(entries) + Number(messages);
}

test("nothing that a member writes is committed after they are removed or replaced", async ({ db, url }) => {
	const owner = await addOwner(db);
	const manager = await addOwner(db, "Mia");
	const { hotelId, roomId } = await openInn(db, {
		hotel: { ownerId: owner.accountId },
		room: { quantity: 500 },
	});
	await addMember(db, { hotelId, accountId: manager.accountId, role: "manager" });
	const { number } = await addBooking(db, { roomId });
	const staff = await addAccount(db, "Sue", "SuperAdmin");
	const heir = await emailOf(db, (await addOwner(db, "Otto")).accountId);
	const replaced = { hotelId, actorId: staff, expectedOwnerId: owner.accountId, email: heir, now: INN_NOW };
	const removed = { hotelId, actor: owner, accountId: manager.accountId, now: INN_NOW };

	const begin = (actor: Actor) =>
		startElsewhere<string[]>("app/testing/travel/write-as-member.child-process.ts", {
			url,
			actor,
			roomId,
			number,
		});
	const ofManager = [begin(manager), begin(manager)];
	const ofOwner = [begin(owner)];
	for (const { ready } of [...ofManager, ...ofOwner]) await ready;
	for (const { go } of [...ofManager, ...ofOwner]) go();
	for (const { actor, writing, end } of [
		{ actor: manager, writing: ofManager, end: () => removeMember(db, removed) },
		{ actor: owner, writing: ofOwner, end: () => changeHotelOwner(db, replaced) },
	]) {
		await expect.poll(() => countWritten(db, actor.accountId)).toBeGreaterThan(20);
		expect(await end()).toMatchObject({ ok: true });
		const written = await countWritten(db, actor.accountId);
		for (const { result } of writing) expect(await result).toEqual(["gone", "gone", "gone", "not_on_team"]);
		expect(await countWritten(db, actor.accountId)).toBe(written);
	}
});
