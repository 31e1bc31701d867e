import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { offerRooms } from "#app/travel/booking/other-rooms.server.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { Database } from "#db/client.ts";

export const listDeskRooms = (db: Database, actor: Actor) =>
	db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name", "rooms.hotel_id", "hotels.name as hotel", "hotels.time_zone"])
		.select(["child_bands", "stay_tax", "stay_tax_from_age"])
		.where(isManagedBy(actor, "bookings"))
		.where("rooms.archived_at", "is", null)
		.where("hotels.archived_at", "is", null)
		.orderBy("hotels.name")
		.orderBy("hotels.id")
		.orderBy("rooms.position")
		.orderBy("rooms.id")
		.execute();

export type DeskRoom = Awaited<ReturnType<typeof listDeskRooms>>[number];

/**
 * Reads a walk-in's URL: a room (masked) that the actor manages, one of its rates, and a stay, by default from today to
 * tomorrow in the hotel's time zone. Adds the price, or why the stay is unavailable.
 */
export async function viewWalkIn(
	db: Database,
	{ url, actor, now }: { url: URLSearchParams; actor: Actor; now: Date },
) {
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
	const isAsked = chosen !== undefined && hasDates;
	const others = rooms.filter(
		({ id, hotel_id }) => hotel_id === room?.hotel_id && !(isAsked && id === chosen.id),
	);
	const plans = room ? (await readRoomPlans(db, { roomIds: [room.id] })).map(({ plan }) => plan) : [];
	const plan = plans.find(({ id }) => id === unmaskId(url.get("rate") ?? "")) ?? null;
	/** `room`: the requested one, else the first. `plan`: its requested rate. `others`: of its hotel. */
	const about = { rooms, room, plans, plan, others, today, search, form: { typed, problems }, stay };
	if (!isAsked || !stay) return { ...about, state: "asking" as const };
	const quote = await quoteStay(db, { ...stay, roomId: chosen.id, plan, now, by: "staff" });
	if (quote.ok) return { ...about, state: "open" as const, stay, quote };
	const reason = formatQuoteRefusal(quote, stay, Number(today.slice(0, 4)));
	return { ...about, state: "refused" as const, reason };
}

/** The other rooms of the hotel that are available for a walk-in's stay, with prices in minor units. */
export async function offerWalkIn(
	db: Database,
	{ others, search, stay }: Pick<Awaited<ReturnType<typeof viewWalkIn>>, "others" | "search" | "stay">,
	now: Date,
) {
	if (!stay) return [];
	const offered = await offerRooms(db, others, { stay, now, by: "staff" });
	return offered.map(({ id, name, total }) => {
		const asked = new URLSearchParams(search);
		asked.set("room", maskId(id));
		return { href: `/owner/walk-in?${asked}`, name, total };
	});
}

export function roomChoices(rooms: readonly DeskRoom[]): { value: string; label: string }[] {
	const isOfSeveral = new Set(rooms.map((room) => room.hotel_id)).size > 1;
	return rooms.map(({ id, name, hotel }) => ({
		value: maskId(id),
		label: isOfSeveral ? `${name}, ${hotel}` : name,
	}));
}
