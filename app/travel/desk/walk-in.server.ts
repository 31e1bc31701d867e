import { wallClock } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { quoteStay, type StayQuote } from "#app/travel/booking/quote-stay.server.ts";
import { formatQuoteRefusal } from "#app/travel/booking/stay-refusals.ts";
import { type Actor, isManagedBy } from "#app/travel/hotels/own-hotels.server.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { readStayForm, type StayForm } from "#app/travel/search/stay-form.ts";
import type { Database } from "#db/client.ts";

export const listDeskRooms = (db: Database, actor: Actor) =>
	db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name", "rooms.hotel_id", "hotels.name as hotel", "hotels.time_zone"])
		.where(isManagedBy(actor, "bookings"))
		.where("rooms.archived_at", "is", null)
		.where("hotels.archived_at", "is", null)
		.orderBy("hotels.name")
		.orderBy("hotels.id")
		.orderBy("rooms.position")
		.orderBy("rooms.id")
		.execute();

export type DeskRoom = Awaited<ReturnType<typeof listDeskRooms>>[number];

/** A room of the same hotel that is available for the same stay; the price in minor units. */
type OtherOffer = { href: string; name: string; total: number };

/** The number of rooms offered instead of one that is unavailable. */
const OFFERED = 5;

export type WalkIn = {
	rooms: DeskRoom[];
	/** The requested one, else the first. */
	room: DeskRoom | undefined;
	today: string;
	form: Pick<StayForm, "typed" | "problems">;
} & (
	| { state: "asking" }
	| { state: "refused"; reason: string; others: OtherOffer[] }
	| { state: "open"; stay: Stay; quote: StayQuote }
);

/**
 * Reads a walk-in's URL: a room (masked) that the actor manages, and a stay, by default from today to
 * tomorrow in the hotel's time zone. Adds the price, or why the stay is unavailable, with other rooms that are available.
 */
export async function viewWalkIn(
	db: Database,
	{ url, actor, now }: { url: URLSearchParams; actor: Actor; now: Date },
): Promise<WalkIn> {
	const rooms = await listDeskRooms(db, actor);
	const requestedId = unmaskId(url.get("room") ?? "");
	const chosen = rooms.find(({ id }) => id === requestedId);
	const room = chosen ?? rooms[0];
	const today = wallClock(now, room?.time_zone ?? "UTC").date;
	const search = new URLSearchParams(url);
	const hasDates = url.has("checkIn") || url.has("checkOut");
	if (!hasDates) {
		search.set("checkIn", today);
		search.set("checkOut", addDays(today, 1));
	}
	const { typed, problems, stay } = readStayForm(search, { today });
	const about = { rooms, room, today, form: { typed, problems } };
	if (!chosen || !hasDates || !stay) return { ...about, state: "asking" };
	const quote = await quoteStay(db, { ...stay, roomId: chosen.id, now, by: "staff" });
	if (quote.ok) return { ...about, state: "open", stay, quote };
	const reason = formatQuoteRefusal(quote, stay, Number(today.slice(0, 4)));
	const others: OtherOffer[] = [];
	for (const { id, name, hotel_id } of rooms) {
		if (hotel_id !== chosen.hotel_id || id === chosen.id || others.length === OFFERED) continue;
		const other = await quoteStay(db, { ...stay, roomId: id, now, by: "staff" });
		search.set("room", maskId(id));
		if (other.ok) others.push({ href: `/owner/walk-in?${search}`, name, total: other.total });
	}
	return { ...about, state: "refused", reason, others };
}

export function roomChoices(rooms: readonly DeskRoom[]): { value: string; label: string }[] {
	const isOfSeveral = new Set(rooms.map((room) => room.hotel_id)).size > 1;
	return rooms.map(({ id, name, hotel }) => ({
		value: maskId(id),
		label: isOfSeveral ? `${name}, ${hotel}` : name,
	}));
}
