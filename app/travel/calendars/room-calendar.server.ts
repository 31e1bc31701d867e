import { wallClock } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { type TakenNights, writeCalendar } from "./write-calendar.ts";

/** Past days that stay in the file. */
const DAYS_BACK = 30;

type Wanted = {
	token: string;
	/** `all`: one event for each taken room. `full`: only nights with no room left. */
	kind: "all" | "full";
	now: Date;
};

/** A room's calendar file by the secret in its URL; undefined when there is none. */
export async function readRoomCalendar(
	db: Database,
	{ token, kind, now }: Wanted,
): Promise<string | undefined> {
	const room = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name", "rooms.updated_at", "hotels.name as hotel", "hotels.time_zone"])
		.where("rooms.calendar_token", "=", token)
		.executeTakeFirst();
	if (!room) return undefined;
	const from = addDays(wallClock(now, room.time_zone).date, -DAYS_BACK);
	const events = kind === "all" ? await takenRooms(db, room.id, from) : await fullNights(db, room, from);
	return writeCalendar(`${room.hotel}: ${room.name}`, events);
}

async function takenRooms(db: Database, roomId: number, from: string): Promise<TakenNights[]> {
	const bookings = await db
		.selectFrom("bookings")
		.select(["id", "check_in", "check_out", "rooms", "updated_at"])
		.where("room_id", "=", roomId)
		.where("status", "in", HOLDING)
		.where("check_out", ">", from)
		.orderBy("check_in")
		.orderBy("id")
		.execute();
	const blocks = await db
		.selectFrom("room_blocks")
		.select(["id", "from_date", "to_date", "rooms", "created_at"])
		.where("room_id", "=", roomId)
		.where("is_holding", "=", true)
		.where("to_date", ">", from)
		.orderBy("from_date")
		.orderBy("id")
		.execute();
	return [
		...bookings.flatMap(({ id, check_in, check_out, rooms, updated_at }) =>
			each(rooms, `stay-${maskId(id)}`, { from: check_in, to: check_out, changedAt: updated_at }),
		),
		...blocks.flatMap(({ id, from_date, to_date, rooms, created_at }) =>
			each(rooms, `block-${maskId(id)}`, { from: from_date, to: to_date, changedAt: created_at }),
		),
	];
}

/** One event for each room, because other calendars count one room for each event. */
const each = (rooms: number, uid: string, span: Omit<TakenNights, "uid">): TakenNights[] =>
	Array.from({ length: rooms }, (_, at) => ({ uid: `${uid}-${at + 1}@meeha`, ...span }));

/** Ranges of nights that are sold out or closed, each identified by its first night. */
async function fullNights(
	db: Database,
	room: { id: number; updated_at: string },
	from: string,
): Promise<TakenNights[]> {
	const nights = await db
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", room.id)
		.where("date", ">=", from)
		.where((eb) =>
			eb.or([eb("is_closed", "=", true), eb(eb("booked", "+", eb.ref("blocked")), ">=", eb.ref("total"))]),
		)
		.orderBy("date")
		.execute();
	const runs: TakenNights[] = [];
	for (const { date } of nights) {
		const last = runs.at(-1);
		if (last?.to === date) last.to = addDays(date, 1);
		else {
			const uid = `full-${maskId(room.id)}-${date}@meeha`;
			runs.push({ uid, from: date, to: addDays(date, 1), changedAt: room.updated_at });
		}
	}
	return runs;
}
