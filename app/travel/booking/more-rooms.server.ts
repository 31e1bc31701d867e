import { wallClock, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { asksForAges } from "#app/travel/quotes/occupancy.ts";
import { quoteRates } from "#app/travel/quotes/quote-stay.server.ts";
import { formatRate } from "#app/travel/quotes/rate-plans.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import type { Database } from "#db/client.ts";
import { checkoutWith, MOST_TOGETHER, typedFurther, typedRooms } from "./basket.ts";
import type { NightsOfRooms } from "./quote-next.server.ts";
import { readStayQuery } from "./view-checkout.server.ts";
import { viewOthers } from "./view-others.server.ts";

type More = { url: URLSearchParams; basket: URLSearchParams; currency: string; now: Date };

/**
 * The rooms of a checkout's hotel that can be added to it, at each of their rates: for the guests in `url`, by default those
 * of its first room. Null for a checkout without a stay.
 */
export async function listMoreRooms(db: Database, { url, basket, currency, now }: More) {
	const first = await readStayQuery(db, basket, now);
	if (first.state !== "stay") return null;
	const { room, stay, code, hotel } = first;
	const search = new URLSearchParams({ checkIn: stay.checkIn, checkOut: stay.checkOut });
	for (const name of ["adults", "children", "ages"] as const)
		for (const value of url.has("adults") ? url.getAll(name) : [String(stay[name] ?? "")])
			search.append(name, value);
	const form = readStayForm(search, { today: wallClock(now, room.time_zone).date });
	const rooms: { href: string; name: string; rate: string; total: number }[] = [];
	const isFull = 1 + typedRooms(basket).length >= MOST_TOGETHER;
	const about = {
		hotel: hotel.name,
		stay: formatStay(stay, yearIn(room.time_zone, now)),
		form,
		rooms,
		most: isFull ? t.roomGroup.most({ max: MOST_TOGETHER }) : null,
		asksAges: asksForAges(room),
	};
	if (!form.stay || isFull) return about;
	const nights: NightsOfRooms = new Map();
	await viewOthers(db, { searchParams: basket, first, currency, isOnline: false, now, nights });
	const offered = await db
		.selectFrom("rooms")
		.select("id")
		.where("hotel_id", "=", room.hotel_id)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const plans = await readRoomPlans(db, { roomIds: offered.map(({ id }) => id) });
	for (const { id: roomId } of offered) {
		const own = plans.flatMap((each) => (each.roomId === roomId ? [each.plan] : []));
		const left = nights.get(roomId);
		const query = { ...form.stay, roomId, code, now, plans: own, ...(left ? { nights: left } : {}) };
		const { quote, rates } = await quoteRates(db, query);
		for (const each of quote.ok ? [quote, ...rates] : [])
			rooms.push({
				href: checkoutWith(basket, [
					...typedRooms(basket),
					typedFurther({ ...form.stay, roomId, planId: each.rate.planId }),
				]),
				name: each.room.name,
				rate: formatRate({ plan_name: each.rate.name, board: each.rate.board }) || t.rateChoice.standard,
				total: each.total,
			});
	}
	return about;
}
