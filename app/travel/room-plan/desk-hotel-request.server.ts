import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";

/**
 * The hotel that the desk works in: `?hotel=`, or the first of those whose bookings the person manages, one with numbered
 * rooms before others; null without any.
 */
export async function requireDeskHotel(request: Request) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const url = new URL(request.url).searchParams;
	const chosen = unmaskId(url.get("hotel") ?? "");
	const all = await ownHotels(db, { actor, permission: "bookings", chosen });
	const hotel = all.find(({ id }) => id === chosen) ?? (await firstWithUnits(all)) ?? null;
	return {
		actor,
		now,
		url,
		hotel,
		hotels: all.map(({ id, name }) => ({ id: maskId(id), name })),
		today: wallClock(now, hotel?.time_zone ?? "UTC").date,
	};
}

async function firstWithUnits<Hotel extends { id: number }>(hotels: readonly Hotel[]) {
	if (hotels.length < 2) return hotels[0];
	const ids = hotels.map(({ id }) => id);
	const units = db.selectFrom("units").select("hotel_id").distinct().where("archived_at", "is", null);
	const numbered = await units.where("hotel_id", "in", ids).execute();
	return hotels.find(({ id }) => numbered.some((unit) => unit.hotel_id === id)) ?? hotels[0];
}

/** A numbered room that is in use in a hotel whose bookings the actor manages. */
export const readDeskUnit = (masked: string | undefined, actor: Actor) =>
	db
		.selectFrom("units")
		.innerJoin("rooms", "rooms.id", "units.room_id")
		.innerJoin("hotels", "hotels.id", "units.hotel_id")
		.select([
			"units.id",
			"units.name",
			"units.notes",
			"units.housekeeping",
			"units.room_id",
			"units.hotel_id",
		])
		.select(["rooms.name as room", "hotels.time_zone", "hotels.name as hotel"])
		.where("units.id", "=", unmaskId(masked ?? "") ?? 0)
		.where("units.archived_at", "is", null)
		.where(isManagedBy(actor, "bookings"))
		.executeTakeFirst();
