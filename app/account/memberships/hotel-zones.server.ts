import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { HotelPermission } from "./member-roles.ts";
import { type Actor, isManagedBy } from "./members.server.ts";

/**
 * Returns the time zones of all hotels, by name. Each is looked up in the index after the previous one: there
 * are few zones, but many hotels.
 */
export async function allZones(db: Database): Promise<string[]> {
	const { rows } = await sql<{ zone: string }>`
		with recursive zones (zone) as (
			select min(time_zone) from hotels
			union all
			select (select min(time_zone) from hotels where time_zone > zones.zone) from zones where zones.zone is not null
		)
		select zone from zones where zone is not null`.execute(db);
	return rows.map(({ zone }) => zone);
}

/** The time zones of the hotels for which an actor has a permission, or of one of them. */
export async function zonesOfHotels(
	db: Database,
	{ actor, hotelId, permission }: { actor: Actor; hotelId: number | null; permission: HotelPermission },
): Promise<string[]> {
	if (actor.role === "Admin" && hotelId === null) return allZones(db);
	const zones = await db
		.selectFrom("hotels")
		.select("time_zone")
		.distinct()
		.where(isManagedBy(actor, permission))
		.$if(hotelId !== null, (query) => query.where("id", "=", hotelId ?? 0))
		.execute();
	return zones.map(({ time_zone }) => time_zone);
}
