import type { Database } from "#db/client.ts";

/** The hotels and roles of members of hotels' teams, as one text for each account: it differs after any change. */
export async function readHotelTeams(
	db: Database,
	{ accountIds }: { accountIds: number[] },
): Promise<Map<number, string>> {
	if (accountIds.length === 0) return new Map();
	const members = await db
		.selectFrom("hotel_members")
		.select(["account_id", "hotel_id", "role"])
		.where("account_id", "in", accountIds)
		.orderBy("hotel_id")
		.execute();
	const teams = new Map(accountIds.map((id) => [id, ""]));
	for (const { account_id, hotel_id, role } of members)
		teams.set(account_id, `${teams.get(account_id)} ${hotel_id} ${role}`);
	return teams;
}
