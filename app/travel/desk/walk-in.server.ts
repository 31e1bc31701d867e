import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { searchText } from "#app/common/typed-text.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { MOST_AT_DESK } from "#app/travel/booking/basket.ts";
import { offerRooms } from "#app/travel/booking/other-rooms.server.ts";
import { type NightsOfRooms, quoteNext } from "#app/travel/booking/quote-next.server.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { Database } from "#db/client.ts";

/** The rows of the form for further room types. */
const MORE_ROWS = 4;

type RoomPlans = Awaited<ReturnType<typeof readRoomPlans>>;

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
	const ofHotel = rooms.filter(({ hotel_id }) => hotel_id === room?.hotel_id);
	const allPlans = await readRoomPlans(db, { roomIds: ofHotel.map(({ id }) => id) });
	const plans = allPlans.flatMap(({ roomId, plan }) => (roomId === room?.id ? [plan] : []));
	const others = ofHotel.filter(({ id }) => !(isAsked && id === chosen.id));
	const more = moreRows(url, { rooms: ofHotel, plans: allPlans });
	const plan = plans.find(({ id }) => id === unmaskId(url.get("rate") ?? "")) ?? null;
	/** `room`: the requested one, else the first. `plan`: its requested rate. `others`: of its hotel. */
	const about = { rooms, room, plans, plan, others, more, today, search, form: { typed, problems }, stay };
	if (!isAsked || !stay) return { ...about, state: "asking" as const };
	const refused = (reason: string) => ({ ...about, state: "refused" as const, reason });
	const further = readMoreRooms(more, stay);
	if (further === null) return refused(t.roomGroup.invalid({ max: MOST_AT_DESK }));
	const nights: NightsOfRooms = new Map();
	const first = { ...chosen, roomId: chosen.id, plan, stay };
	const together = [];
	for (const each of [first, ...further]) {
		const { name, roomId, plan: rate, stay: ofRoom } = each;
		const quote = await quoteNext(db, nights, { ...ofRoom, roomId, plan: rate, now, by: "staff" });
		if (!quote.ok) {
			const why = formatQuoteRefusal(quote, ofRoom, Number(today.slice(0, 4)));
			return refused(together.length === 0 ? why : `${isolated(name)}: ${why}`);
		}
		together.push({ name, roomId, plan: rate, stay: ofRoom, quote });
	}
	const [asked, ...withIt] = together;
	if (!asked) throw new Error("no room was quoted");
	return { ...about, state: "open" as const, stay, quote: asked.quote, withIt };
}

/** The rows of a walk-in's form for further rooms of the hotel: what was typed, and the rooms at each of their rates. */
function moreRows(url: URLSearchParams, { rooms, plans }: { rooms: readonly DeskRoom[]; plans: RoomPlans }) {
	const choices = rooms.flatMap(({ id: roomId, name }) => [
		{ value: maskId(roomId), label: name, name, roomId, plan: null },
		...plans.flatMap((each) =>
			each.roomId === roomId
				? {
						value: `${maskId(roomId)}.${maskId(each.plan.id)}`,
						label: withCommas([name, each.plan.name]),
						name,
						roomId,
						plan: each.plan,
					}
				: [],
		),
	]);
	const typed = (name: string, at: number) => searchText(url.get(`${name}${at + 1}`), 40);
	const rows = Array.from({ length: MORE_ROWS }, (_, at) => ({
		room: typed("moreRoom", at),
		count: typed("moreCount", at) || "1",
		adults: typed("moreAdults", at) || "2",
	}));
	return { choices, rows };
}

/** The rooms of those rows, each with its own stay; null when a row is not filled in right, or they are too many. */
function readMoreRooms({ choices, rows }: ReturnType<typeof moreRows>, { checkIn, checkOut }: Stay) {
	const rooms = [];
	for (const { room, count, adults } of rows) {
		if (room === "") continue;
		const choice = choices.find(({ value }) => value === room);
		if (!choice || !/^[1-9]\d?$/.test(count) || !/^[1-9]\d?$/.test(adults)) return null;
		const stay = { checkIn, checkOut, rooms: 1, adults: Number(adults), children: 0 };
		rooms.push(...Array.from({ length: Number(count) }, () => ({ ...choice, stay })));
	}
	return rooms.length < MOST_AT_DESK ? rooms : null;
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
