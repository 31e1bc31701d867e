import type { ExpressionBuilder } from "kysely";
import type { Role } from "#app/people/roles.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** Who looks after hotels: an owner after their own, an Admin after all of them. */
export type Actor = { accountId: number; role: Role };

/** The hotels that somebody looks after; for the `where` of every query that reads or changes them. */
export const isLookedAfterBy =
	({ accountId, role }: Actor) =>
	(eb: ExpressionBuilder<Schema, "hotels">) =>
		role === "Admin" ? eb.lit(true) : eb("hotels.owner_id", "=", accountId);

/** The hotels that an actor looks after, by name, archived ones last. */
export function ownHotels(db: Database, actor: Actor) {
	return db
		.selectFrom("hotels")
		.select(["id", "name", "city", "country", "time_zone", "status", "archived_at", "image_hash"])
		.where(isLookedAfterBy(actor))
		.orderBy((eb) => eb.case().when("archived_at", "is", null).then(0).else(1).end())
		.orderBy("name")
		.orderBy("id")
		.execute();
}

/** A hotel that the actor looks after; undefined (to be answered with 404) for others' and for none. */
export function readOwnHotel(db: Database, { hotelId, actor }: { hotelId: number | null; actor: Actor }) {
	return db
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId ?? 0)
		.where(isLookedAfterBy(actor))
		.executeTakeFirst();
}

/** A room of a hotel that the actor looks after, with what one has to know of the hotel; undefined as above. */
export function readOwnRoom(db: Database, { roomId, actor }: { roomId: number | null; actor: Actor }) {
	return db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.selectAll("rooms")
		.select([
			"hotels.name as hotel_name",
			"hotels.status as hotel_status",
			"hotels.archived_at as hotel_archived_at",
			"hotels.time_zone",
		])
		.where("rooms.id", "=", roomId ?? 0)
		.where(isLookedAfterBy(actor))
		.executeTakeFirst();
}
