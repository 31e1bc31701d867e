import { type ExpressionBuilder, sql } from "kysely";
import type { HotelPermission } from "#app/account/memberships/member-roles.ts";
import { type Actor, isManagedBy, MAX_CHOICES } from "#app/account/memberships/members.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { reachable } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { reviewStatusOf } from "./hotel-states.ts";

/** As in the index. */
const archivedLast = sql`(archived_at is not null)`;

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
const ownRoleOf = (accountId: number) => (eb: ExpressionBuilder<Schema, "hotels">) =>
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

const PER_PAGE = 20;

/** One page of the hotels that an actor manages, by name, archived ones last, and their total. */
export async function listHotels(db: Database, { actor, page }: { actor: Actor; page: number }) {
	const total = await countRows(db, db.selectFrom("hotels").where(isManagedBy(actor)));
	const last = Math.max(1, Math.ceil(reachable(total) / PER_PAGE));
	const at = Math.min(Math.max(1, page), last);
	const hotels = await db
		.selectFrom("hotels")
		.select(["id", "name", "city", "country", "status", "approved_at", "archived_at", "image_hash"])
		.select((eb) =>
			eb
				.selectFrom("rooms")
				.select((rooms) => rooms.fn.countAll<number>().as("rooms"))
				.whereRef("rooms.hotel_id", "=", "hotels.id")
				.where("rooms.archived_at", "is", null)
				.as("rooms"),
		)
		.select(ownRoleOf(actor.accountId))
		.where(isManagedBy(actor))
		.orderBy(archivedLast)
		.orderBy("name")
		.orderBy("id")
		.limit(PER_PAGE)
		.offset((at - 1) * PER_PAGE)
		.execute();
	return {
		hotels: hotels.map((hotel) => ({
			...hotel,
			reviewStatus: reviewStatusOf(hotel),
			rooms: Number(hotel.rooms),
		})),
		total,
		page: at,
		perPage: PER_PAGE,
	};
}
