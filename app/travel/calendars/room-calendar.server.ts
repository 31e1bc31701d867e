import { wallClock } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { heldNights, heldStays } from "#app/travel/nights/held-nights.ts";
import { staysOf } from "#app/travel/nights/stay.ts";
import { spansOutside } from "#app/travel/quotes/moved-stay.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { type OwnCalendar, ownUid } from "./own-uid.ts";
import { type TakenNights, writeCalendar } from "./write-calendar.ts";

/** Past days that stay in the file. */
const DAYS_BACK = 30;

type Wanted = {
	token: string;
	/** `all`: one event for each taken room. `full`: only nights with no room left. */
	kind: "all" | "full";
	/** The host of this site. */
	site: string;
	now: Date;
};

/**
 * A room's calendar file by the secret in its URL; undefined when there is none. By the secret of an imported
 * calendar, it leaves out what came from that calendar.
 */
export async function readRoomCalendar(
	db: Database,
	{ token, kind, site, now }: Wanted,
): Promise<string | undefined> {
	const feed = await db
		.selectFrom("calendar_feeds")
		.select(["id", "room_id"])
		.where("export_token", "=", token)
		.executeTakeFirst();
	const room = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name", "rooms.updated_at", "hotels.name as hotel", "hotels.time_zone"])
		.where((eb) => (feed ? eb("rooms.id", "=", feed.room_id) : eb("rooms.calendar_token", "=", token)))
		.executeTakeFirst();
	if (!room) return undefined;
	const from = addDays(wallClock(now, room.time_zone).date, -DAYS_BACK);
	const own = { roomId: room.id, site };
	const blocks = await readBlocks(db, room.id, from);
	const isLeftOut = (block: Block) => feed !== undefined && block.feed_id === feed.id;
	const events =
		kind === "all"
			? [
					...(await bookedRooms(db, own, from)),
					...(await waitingDates(db, own, from)),
					...blocks.flatMap((block) => (isLeftOut(block) ? [] : blockedRooms(own, block))),
				]
			: await fullNights(db, own, {
					from,
					changedAt: room.updated_at,
					leftOut: blocks.filter(isLeftOut).flatMap(heldNights),
				});
	return writeCalendar(`${room.hotel}: ${room.name}`, withUniqueUids(events));
}

const readBlocks = (db: Database, roomId: number, from: string) =>
	db
		.selectFrom("room_blocks")
		.select(["id", "feed_id", "uid", "from_date", "to_date", "conflict", "rooms", "created_at"])
		.where("room_id", "=", roomId)
		.where("is_holding", "=", true)
		.where("to_date", ">", from)
		.orderBy("from_date")
		.orderBy("id")
		.execute();

type Block = Awaited<ReturnType<typeof readBlocks>>[number];

/** An event of the file. `came`: the UID of the event that it came from, which it keeps. */
type Taken = TakenNights & { came?: string | null };

async function bookedRooms(db: Database, own: OwnCalendar, from: string): Promise<Taken[]> {
	const bookings = await db
		.selectFrom("bookings")
		.select(["id", "check_in", "check_out", "rooms", "updated_at"])
		.where("room_id", "=", own.roomId)
		.where("status", "in", HOLDING)
		.where("check_out", ">", from)
		.orderBy("check_in")
		.orderBy("id")
		.execute();
	return bookings.flatMap(({ id, check_in, check_out, rooms, updated_at }) =>
		each(rooms, (nth) => ({
			uid: ownUid(own, "stay", `${maskId(id)}-${nth}`),
			from: check_in,
			to: check_out,
			changedAt: updated_at,
		})),
	);
}

/** New dates that wait for their payment hold nights beside those of their stay. */
async function waitingDates(db: Database, own: OwnCalendar, from: string): Promise<Taken[]> {
	const changes = await db
		.selectFrom("date_changes")
		.innerJoin("bookings", "bookings.id", "date_changes.booking_id")
		.select([
			"bookings.id",
			"bookings.check_in",
			"bookings.check_out",
			"bookings.rooms",
			"bookings.updated_at",
		])
		.select(["date_changes.check_in as newCheckIn", "date_changes.check_out as newCheckOut"])
		.where("bookings.room_id", "=", own.roomId)
		.where("date_changes.check_out", ">", from)
		.orderBy("bookings.id")
		.execute();
	return changes.flatMap(({ id, check_in, check_out, newCheckIn, newCheckOut, rooms, updated_at }) =>
		spansOutside(
			{ checkIn: newCheckIn, checkOut: newCheckOut },
			{ checkIn: check_in, checkOut: check_out },
		).flatMap(({ checkIn, checkOut }) =>
			each(rooms, (nth) => ({
				uid: ownUid(own, "change", `${maskId(id)}-${nth}-${checkIn}`),
				from: checkIn,
				to: checkOut,
				changedAt: updated_at,
			})),
		),
	);
}

/** One event for each room and for each run of nights that it holds. */
const blockedRooms = (own: OwnCalendar, block: Block): Taken[] =>
	heldStays(block).flatMap(({ checkIn, checkOut }, run) =>
		each(block.rooms, (nth) => ({
			uid: ownUid(own, "block", `${maskId(block.id)}-${nth}${run > 0 ? `-${checkIn}` : ""}`),
			came: run > 0 ? null : block.uid,
			from: checkIn,
			to: checkOut,
			changedAt: block.created_at,
		})),
	);

/** One event for each room, because other calendars count one room for each event. */
const each = (rooms: number, make: (nth: number) => Taken): Taken[] =>
	Array.from({ length: rooms }, (_, at) => make(at + 1));

/**
 * An event that came from another calendar keeps its UID, so that a site that wrote it knows it again and does not
 * count it twice; unless another event of the file has it.
 */
function withUniqueUids(events: readonly Taken[]): TakenNights[] {
	const used = new Set(events.map(({ uid }) => uid));
	return events.map(({ came, ...event }) => {
		if (!came || used.has(came)) return event;
		used.add(came);
		return { ...event, uid: came };
	});
}

type FullNights = { from: string; changedAt: string; leftOut: readonly string[] };

/** Ranges of nights that are sold out or closed, each identified by its first night. */
async function fullNights(
	db: Database,
	own: OwnCalendar,
	{ from, changedAt, leftOut }: FullNights,
): Promise<Taken[]> {
	const nights = await db
		.selectFrom("nights")
		.select(["date", "total", "booked", "blocked", "is_closed"])
		.where("room_id", "=", own.roomId)
		.where("date", ">=", from)
		.where((eb) =>
			eb.or([eb("is_closed", "=", true), eb(eb("booked", "+", eb.ref("blocked")), ">=", eb.ref("total"))]),
		)
		.orderBy("date")
		.execute();
	const count = (date: string) => leftOut.filter((each) => each === date).length;
	const full = nights.filter(
		({ date, total, booked, blocked, is_closed }) => is_closed || booked + blocked - count(date) >= total,
	);
	return staysOf(full.map(({ date }) => date)).map(({ checkIn, checkOut }) => ({
		uid: ownUid(own, "full", checkIn),
		from: checkIn,
		to: checkOut,
		changedAt,
	}));
}
