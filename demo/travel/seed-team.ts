import { recordTeamChange } from "#app/account/memberships/team-trail.server.ts";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { inviteMember } from "#app/travel/team/team.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { DEMO_COLLEAGUES, DEMO_PASSWORD } from "#demo/accounts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The team of the owner's first hotel: colleagues who joined weeks ago, and an invitation of this morning. */
export async function seedTeam(
	db: Database,
	{ ownerId, now }: { ownerId: number; now: Date },
): Promise<void> {
	const { hotel_id: hotelId } = await db
		.selectFrom("hotel_members")
		.select("hotel_id")
		.where("account_id", "=", ownerId)
		.orderBy("hotel_id")
		.executeTakeFirstOrThrow();
	for (const [at, { email, name, role }] of DEMO_COLLEAGUES.entries()) {
		const joined = new Date(now.getTime() - (40 - at * 17) * DAY_MS);
		await setAccount(db, { email, name, role: "Hotel", password: DEMO_PASSWORD, now: joined });
		await transact(db, async (trx) => {
			const account = await trx
				.updateTable("accounts")
				.set({ email_verified_at: joined.toISOString() })
				.where("email", "=", email)
				.returning("id")
				.executeTakeFirstOrThrow();
			const created_at = joined.toISOString();
			const member = { hotel_id: hotelId, account_id: account.id, role, added_by: ownerId, created_at };
			await trx.insertInto("hotel_members").values(member).execute();
			const change = { hotelId, to: role, now: joined };
			const colleague = { accountId: account.id };
			await recordTeamChange(trx, {
				...change,
				actorId: ownerId,
				action: "member invited",
				colleague: { email },
			});
			await recordTeamChange(trx, {
				...change,
				actorId: account.id,
				action: "member joined",
				colleague,
			});
		});
	}
	const actor = { accountId: ownerId, role: "Hotel" } as const;
	const invited = await inviteMember(db, { hotelId, actor, email: "tomas@hotels.test", role: "desk", now });
	if (!invited.ok) throw new Error(invited.reason);
}
