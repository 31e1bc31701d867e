import { countRows } from "#app/common/lists/count-rows.server.ts";
import { reachable } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import { reviewStatusOf } from "./hotel-states.ts";
import { type Actor, archivedLast, isManagedBy, ownRoleOf } from "./own-hotels.server.ts";

const PER_PAGE = 20;

/** One page of the hotels that an actor manages, by name, archived ones last, and their total. */
export async function listHotels(db: Database, { actor, page }: { actor: Actor; page: number }) {
	const total = await countRows(db, db.selectFrom("hotels").where(isManagedBy(actor)));
	const last = Math.max(1, Math.ceil(reachable(total) / PER_PAGE));
	const at = Math.min(Math.max(1, page), last);
	const hotels = await db
		.selectFrom("hotels")
		.select([
			"id",
			"name",
			"city",
			"country",
			"status",
			"approved_at",
			"archived_at",
			"image_hash",
			"price_from",
		])
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
		hotels: hotels.map(({ status, approved_at, ...hotel }) => ({
			...hotel,
			reviewStatus: reviewStatusOf({ status, approved_at }),
			rooms: Number(hotel.rooms),
		})),
		total,
		page: at,
		perPage: PER_PAGE,
	};
}
