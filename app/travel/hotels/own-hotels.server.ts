import { type ExpressionBuilder, sql } from "kysely";
import type { Role } from "#app/common/roles.ts";
import type { HotelPermission } from "#app/travel/team/member-roles.ts";
import { hotelIdsOf } from "#app/travel/team/members.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** Who works for hotels: members of their teams, and an Admin for all of them. */
export type Actor = { accountId: number; role: Role };

/** The condition for hotels for which an actor has a permission, for every query that reads or changes them. */
export const isManagedBy =
	({ accountId, role }: Actor, permission: HotelPermission = "hotel") =>
	(eb: ExpressionBuilder<Schema, "hotels">) =>
		role === "Admin" ? eb.lit(true) : eb("hotels.id", "in", hotelIdsOf(accountId, permission));

/** As in the index. */
export const archivedLast = sql`(archived_at is not null)`;

/** The most hotels in a drop-down; `/list-new-hotel` lists all. */
export const MAX_CHOICES = 200;

type Choice = { actor: Actor; permission: HotelPermission; chosen?: number | null };

/** The first 200 hotels for which an actor has a permission, by name, archived ones last, and always the chosen one. */
export async function ownHotels(db: Database, { actor, permission, chosen = null }: Choice) {
	const own = db
		.selectFrom("hotels")
		.select(["id", "name", "city", "country", "time_zone", "status", "archived_at", "image_hash"])
		.where(isManagedBy(actor, permission));
	const first = await own.orderBy(archivedLast).orderBy("name").orderBy("id").limit(MAX_CHOICES).execute();
	if (chosen === null || first.length < MAX_CHOICES || first.some(({ id }) => id === chosen)) return first;
	return [...(await own.where("id", "=", chosen).execute()), ...first];
}

type Own = { hotelId: number | null; actor: Actor; permission?: HotelPermission };

/** The role that an account has in the team of a hotel of the query; null for staff, who are in none. */
export const ownRoleOf = (accountId: number) => (eb: ExpressionBuilder<Schema, "hotels">) =>
	eb
		.selectFrom("hotel_members")
		.select("hotel_members.role")
		.whereRef("hotel_members.hotel_id", "=", "hotels.id")
		.where("hotel_members.account_id", "=", accountId)
		.as("own_role");

/** A hotel for which the actor has a permission, with the actor's role in its team, else undefined (a 404). */
export function readOwnHotel(db: Database, { hotelId, actor, permission }: Own) {
	return db
		.selectFrom("hotels")
		.selectAll()
		.select(ownRoleOf(actor.accountId))
		.where("id", "=", hotelId ?? 0)
		.where(isManagedBy(actor, permission))
		.executeTakeFirst();
}

/** A room of a hotel that the actor manages, with the hotel's main details; undefined for other rooms. */
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
		.where(isManagedBy(actor))
		.executeTakeFirst();
}
