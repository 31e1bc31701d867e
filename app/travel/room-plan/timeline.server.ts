import { addDays } from "#app/common/zoned-time.server.ts";
import { countNights, dateOfDay, dayOf, nightsOf, type StayDates, staysOf } from "#app/travel/nights/stay.ts";
import { listUnits } from "#app/travel/units/units.server.ts";
import type { Database } from "#db/client.ts";
import { readGuests } from "./read-guests.server.ts";

/** The most rooms on one timeline; a hotel with more shows one type at a time. */
export const MOST_ROWS = 200;

type Window = {
	hotelId: number;
	/** A room type; all of them for one without numbered rooms. */
	roomId?: number | undefined;
	from: string;
	days: number;
	/** The most rooms. */
	most?: number;
};

type UnitRun = StayDates & { unitId: number; bookingId: number | null; blockId: number | null };

/** The stays and blocks of each numbered room of a hotel on some days, and what has no numbered room. */
export async function readTimeline(db: Database, { hotelId, roomId, from, days, most = MOST_ROWS }: Window) {
	const to = addDays(from, days);
	const [types, numbered, runs, stays, blocks] = await Promise.all([
		readTypes(db, hotelId),
		listUnits(db, { hotelId }),
		readRuns(db, { hotelId, from, to }),
		readStays(db, { hotelId, from, to }),
		readBlocks(db, { hotelId, from, to }),
	]);
	const chosen = types.find(({ id }) => id === roomId);
	const all = chosen ? numbered.filter((unit) => unit.room_id === chosen.id) : numbered;
	const units = all.slice(0, most);
	const runsOf = groupRuns(runs, "unitId");
	const missing = missingOf(stays, runs, { from, to });
	return {
		from,
		to,
		isCut: all.length > units.length,
		stays,
		blocks,
		/** The room types that have numbered rooms. */
		choices: types,
		types: (chosen ? [chosen] : types).map((type) => ({
			...type,
			missing: missing.filter((each) => each.roomId === type.id),
			/** Blocks of the type that are in no particular room. */
			loose: blocks.filter(
				(block) => block.room_id === type.id && block.unit_id === null && block.is_holding,
			),
			units: units
				.filter((unit) => unit.room_id === type.id)
				.map(({ id, name, housekeeping }) => ({
					id,
					name,
					housekeeping,
					runs: runsOf.get(id) ?? [],
				})),
		})),
	};
}

function groupRuns(runs: readonly UnitRun[], by: "unitId" | "bookingId"): Map<number | null, UnitRun[]> {
	const groups = new Map<number | null, UnitRun[]>();
	for (const run of runs) {
		const group = groups.get(run[by]);
		if (group) group.push(run);
		else groups.set(run[by], [run]);
	}
	return groups;
}

export type RoomTimeline = Awaited<ReturnType<typeof readTimeline>>;

const readTypes = (db: Database, hotelId: number) =>
	db
		.selectFrom("rooms")
		.select(["id", "name"])
		.where("hotel_id", "=", hotelId)
		.where("archived_at", "is", null)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("units")
					.select("units.id")
					.whereRef("units.room_id", "=", "rooms.id")
					.where("units.archived_at", "is", null),
			),
		)
		.orderBy("position")
		.orderBy("id")
		.execute();

type Dated = { hotelId: number; from: string; to: string };

/** Runs of nights of each unit, or of one, by their first night. A night in between that another has splits them. */
async function readRuns(
	db: Database,
	{ hotelId, unitId, from, to }: Dated & { unitId?: number },
): Promise<UnitRun[]> {
	const grouped = await db
		.selectFrom("units")
		.innerJoin("unit_nights as night", "night.unit_id", "units.id")
		.select(["night.unit_id", "night.booking_id", "night.block_id"])
		.select((eb) => [
			eb.fn.min<string>("night.date").as("first"),
			eb.fn.max<string>("night.date").as("last"),
			eb.fn.countAll<number>().as("nights"),
		])
		.where("units.hotel_id", "=", hotelId)
		.where("units.archived_at", "is", null)
		.$if(unitId !== undefined, (query) => query.where("units.id", "=", unitId ?? 0))
		.where("night.date", ">=", from)
		.where("night.date", "<", to)
		.groupBy(["night.unit_id", "night.booking_id", "night.block_id"])
		.orderBy("first")
		.execute();
	const runs: UnitRun[] = [];
	for (const { unit_id, booking_id, block_id, first, last, nights } of grouped) {
		const checkOut = dateOfDay(dayOf(last) + 1);
		const use = { unitId: unit_id, bookingId: booking_id, blockId: block_id };
		if (dayOf(checkOut) - dayOf(first) === Number(nights)) runs.push({ ...use, checkIn: first, checkOut });
		else {
			const own = await db
				.selectFrom("unit_nights")
				.select("date")
				.where("unit_id", "=", unit_id)
				.where("date", ">=", first)
				.where("date", "<=", last)
				.where("booking_id", booking_id === null ? "is" : "=", booking_id)
				.orderBy("date")
				.execute();
			for (const span of staysOf(own.map(({ date }) => date))) runs.push({ ...use, ...span });
		}
	}
	return runs;
}

/** Beyond the last night that can be booked or blocked. */
const ALL_DAYS = 2 * 366;

/** The stays and blocks that have a numbered room from a night on, by their first night: for a stay, whose it is. */
export async function readUnitUses(
	db: Database,
	{ hotelId, unitId, from }: { hotelId: number; unitId: number; from: string },
) {
	const runs = await readRuns(db, { hotelId, unitId, from, to: addDays(from, ALL_DAYS) });
	const guests = await readGuests(
		db,
		runs.flatMap(({ bookingId }) => bookingId ?? []),
	);
	return runs.map((run) => ({ ...run, guest: guests.get(run.bookingId ?? 0) ?? null }));
}

/** By their first night. They are sorted here: the index by first night has the stays of all hotels. */
const readStays = async (db: Database, { hotelId, from, to }: Dated) => {
	const stays = await db
		.selectFrom("bookings")
		.select(["id", "number", "name", "status", "room_id", "rooms", "check_in", "check_out"])
		.where("hotel_id", "=", hotelId)
		.where("check_in", "<", to)
		.where("check_out", ">", from)
		.where("status", "in", ["pending", "confirmed", "checked_in", "checked_out"])
		.execute();
	return stays.sort((one, other) => compareText(one.check_in, other.check_in) || one.id - other.id);
};

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const readBlocks = (db: Database, { hotelId, from, to }: Dated) =>
	db
		.selectFrom("room_blocks as block")
		.innerJoin("rooms", "rooms.id", "block.room_id")
		.leftJoin("calendar_feeds as feed", "feed.id", "block.feed_id")
		.select(["block.id", "block.room_id", "block.unit_id", "block.from_date", "block.to_date"])
		.select(["block.rooms", "block.note", "block.is_holding", "feed.name as feed"])
		.where("rooms.hotel_id", "=", hotelId)
		.where("block.from_date", "<", to)
		.where("block.to_date", ">", from)
		.execute();

type TimelineStay = Awaited<ReturnType<typeof readStays>>[number];

/** The nights of stays, within some days, on which one of their rooms has no number. */
function missingOf(
	stays: readonly TimelineStay[],
	runs: readonly UnitRun[],
	{ from, to }: { from: string; to: string },
) {
	const assigned = groupRuns(runs, "bookingId");
	return stays
		.filter((stay) => stay.status !== "checked_out")
		.flatMap((stay) => {
			const own = assigned.get(stay.id) ?? [];
			const shown = {
				checkIn: stay.check_in > from ? stay.check_in : from,
				checkOut: stay.check_out < to ? stay.check_out : to,
			};
			// Most stays: no night has more rooms than the stay, so as many nights are all of them.
			if (own.reduce((sum, run) => sum + countNights(run), 0) === countNights(shown) * stay.rooms) return [];
			const open = nightsOf(shown).filter(
				(date) => own.filter((run) => run.checkIn <= date && date < run.checkOut).length < stay.rooms,
			);
			return staysOf(open).map((span) => ({ ...span, bookingId: stay.id, roomId: stay.room_id }));
		});
}
