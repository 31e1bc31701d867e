import type { Database } from "#db/client.ts";

/** The roles of an account in the teams of hotels, by the hotel's id. */
export type HotelTeams = ReadonlyMap<number, string>;

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
	const teams = new Map(accountIds.map((id) => [id, new Map<number, string>()]));
	for (const { account_id, hotel_id, role } of members) teams.get(account_id)?.set(hotel_id, role);
	return teams;
}
