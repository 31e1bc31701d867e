import type { StayDates } from "#app/travel/nights/stay.ts";
import { spansOutside } from "#app/travel/quotes/moved-stay.ts";
import type { Database } from "#db/client.ts";
import { type OwnCalendar, readOwnUid } from "./own-uid.ts";
import type { CalendarEvent } from "./reading/read-calendar.ts";

/**
 * The events without those that only repeat what this room's own calendar says. What staff added to one of them on
 * another site counts: its nights outside of the stay or block that it shows.
 */
export async function withoutEchoes(
	db: Database,
	events: readonly CalendarEvent[],
	own: OwnCalendar,
): Promise<CalendarEvent[]> {
	const found = events.map((event) => ({ event, shown: readOwnUid(event.uid, own) }));
	const idsOf = (kind: "stay" | "block") => [
		0,
		...found.flatMap(({ shown }) => (shown?.kind === kind ? [shown.id] : [])),
	];
	const stays = await db
		.selectFrom("bookings")
		.select(["id", "check_in as checkIn", "check_out as checkOut"])
		.where("room_id", "=", own.roomId)
		.where("id", "in", idsOf("stay"))
		.execute();
	const blocks = await db
		.selectFrom("room_blocks")
		.select(["id", "from_date as checkIn", "to_date as checkOut"])
		.where("room_id", "=", own.roomId)
		.where("id", "in", idsOf("block"))
		.execute();
	const datesOf: Record<"stay" | "block", Map<number, StayDates>> = {
		stay: new Map(stays.map((stay) => [stay.id, stay])),
		block: new Map(blocks.map((block) => [block.id, block])),
	};
	return found.flatMap(({ event, shown }) => {
		if (!shown) return [event];
		const { kind, id } = shown;
		const dates = kind === "stay" || kind === "block" ? datesOf[kind].get(id) : undefined;
		// A deleted block, nights that were full, or dates that waited: the other site may not know of a change yet.
		if (!dates) return [];
		const outside = spansOutside({ checkIn: event.from, checkOut: event.to }, dates);
		return outside.map(({ checkIn, checkOut }, at) => ({
			uid: at === 0 ? event.uid : `${event.uid}/${checkIn}`,
			from: checkIn,
			to: checkOut,
		}));
	});
}
