import { wallClock } from "#app/common/calendar.ts";
import { translated } from "#app/common/language/translated.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { checkoutRoomPath, type Stay } from "#app/travel/nights/stay.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import type { Database } from "#db/client.ts";
import { checkoutWith, typedRooms } from "./basket.ts";

/** The number of room types offered instead of one that is gone. */
const OFFERED = 5;

/** Of these rooms, the first few that are available for a stay, with its price in minor units. */
export async function offerRooms(
	db: Database,
	rooms: readonly { id: number; name: string }[],
	{ stay, now, by = "guest" }: { stay: Stay; now: Date; by?: "guest" | "staff" },
): Promise<{ id: number; name: string; total: number }[]> {
	const offered: { id: number; name: string; total: number }[] = [];
	for (const { id, name } of rooms) {
		const quote = await quoteStay(db, { ...stay, roomId: id, now, by });
		if (quote.ok) offered.push({ id, name, total: quote.total });
		if (offered.length === OFFERED) break;
	}
	return offered;
}

/** The hotel's other rooms that are available for the stay in a checkout's URL, in its order, each with its checkout. */
export async function listOtherRooms(
	db: Database,
	{ searchParams, now }: { searchParams: URLSearchParams; now: Date },
) {
	const roomId = unmaskId(searchParams.get("room") ?? "") ?? 0;
	const others = await db
		.selectFrom("rooms as asked")
		.innerJoin("hotels", "hotels.id", "asked.hotel_id")
		.innerJoin("rooms", "rooms.hotel_id", "hotels.id")
		.select(["rooms.id", "rooms.name", "rooms.translations", "hotels.time_zone"])
		.where("asked.id", "=", roomId)
		.where("rooms.id", "!=", roomId)
		.where("rooms.archived_at", "is", null)
		.where("hotels.archived_at", "is", null)
		.where("hotels.status", "=", "approved")
		.orderBy("rooms.position")
		.orderBy("rooms.id")
		.execute();
	const [first] = others;
	if (!first) return [];
	const { stay } = readStayForm(searchParams, { today: wallClock(now, first.time_zone).date });
	if (!stay) return [];
	const rooms = others.map((room) => translated(room, ["name"]));
	const offered = await offerRooms(db, rooms, { stay, now });
	return offered.map(({ id, name, total }) => ({
		path: checkoutWith(
			new URLSearchParams(checkoutRoomPath(id, stay).split("?")[1]),
			typedRooms(searchParams),
		),
		name,
		total,
	}));
}

/** `total`: null for several rooms. */
export type OtherRoom = { path: string; name: string; total: number | null };
