import type { Database } from "#db/client.ts";

/** What an account may do for which hotels: one text for each membership. */
export type HotelTeams = ReadonlySet<string>;

/** The hotels and roles of members of hotels' teams, by account. */
export async function readHotelTeams(
	db: Database,
	{ accountIds }: { accountIds: number[] },
): Promise<Map<number, HotelTeams>> {
	if (accountIds.length === 0) return new Map();
	const members = await db
		.selectFrom("hotel_members")
		.select(["account_id", "hotel_id", "role"])
		.where("account_id", "in", accountIds)
		.execute();
	const teams = new Map(accountIds.map((id) => [id, new Set<string>()]));
	for (const { account_id, hotel_id, role } of members) teams.get(account_id)?.add(`${hotel_id} ${role}`);
	return teams;
}
