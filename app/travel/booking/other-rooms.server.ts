import { wallClock } from "#app/common/calendar.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { checkoutRoomPath } from "#app/travel/search/hotel-path.ts";
import { readStayForm } from "#app/travel/search/stay-form.ts";
import type { Database } from "#db/client.ts";
import { quoteStay } from "./quote-stay.server.ts";

/** The number of room types offered instead of one that is gone. */
const OFFERED = 5;

export type OtherRoom = {
	/** The checkout of the same stay. */
	path: string;
	name: string;
	/** Minor units. */
	total: number;
};

/** The hotel's other rooms that are available for the stay in a checkout's URL, in its order. */
export async function listOtherRooms(
	db: Database,
	{ url, now }: { url: URLSearchParams; now: Date },
): Promise<OtherRoom[]> {
	const roomId = unmaskId(url.get("room") ?? "") ?? 0;
	const others = await db
		.selectFrom("rooms as asked")
		.innerJoin("hotels", "hotels.id", "asked.hotel_id")
		.innerJoin("rooms", "rooms.hotel_id", "hotels.id")
		.select(["rooms.id", "rooms.name", "hotels.time_zone"])
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
	const { stay } = readStayForm(url, { today: wallClock(now, first.time_zone).date });
	if (!stay) return [];
	const offered: OtherRoom[] = [];
	for (const { id, name } of others) {
		const quote = await quoteStay(db, { ...stay, roomId: id, now });
		if (quote.ok) offered.push({ path: checkoutRoomPath(id, stay), name, total: quote.total });
		if (offered.length === OFFERED) break;
	}
	return offered;
}
