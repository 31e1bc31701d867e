import { sql } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { SOLD, wasThere } from "#app/travel/desk/house-figures.server.ts";
import type { HouseDay } from "#app/travel/desk/house-figures.ts";
import { dayOf, nightsOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import {
	type FigureLine,
	type FigureTable,
	LEADS,
	leadGroupOf,
	type PaceMonth,
	type Sold,
	TABLES,
} from "./hotel-figures.ts";

type Hotel = { id: number; time_zone: string };
/** Two dates; both nights are included. */
type Span = { from: string; to: string };

/** The same day or moment a year earlier; 28 February for the 29th. */
export const yearBefore = (date: string): string =>
	`${Number(date.slice(0, 4)) - 1}${date.slice(4).replace("-02-29", "-02-28")}`;

/**
 * Returns what a hotel sold in a period and in the same dates a year earlier: all of it, night by night, and by room type,
 * rate, source and lead time.
 */
export async function readHotelFigures(db: Database, { hotel, from, to }: { hotel: Hotel } & Span) {
	const spans = [
		{ from, to },
		{ from: yearBefore(from), to: yearBefore(to) },
	];
	const [now, before] = await Promise.all(spans.map((span) => readSpan(db, hotel, span)));
	if (!now || !before) throw new Error("There are two spans.");
	const rooms = [now, before].flatMap(({ open }) => open.map((night) => PART_OF.room(night)));
	const lines = (table: FigureTable): FigureLine[] =>
		partsOf([now.stays, before.stays], table, table === "room" ? rooms : []).map(({ key, name, sums }) => {
			const roomsOf = (span: ReadSpan) => (table === "room" ? (span.roomsOf.get(key) ?? 0) : span.all.rooms);
			const [soldNow = NOTHING, soldBefore = NOTHING] = sums;
			return {
				name,
				now: { ...soldNow, rooms: roomsOf(now) },
				before: { ...soldBefore, rooms: roomsOf(before) },
			};
		});
	const tables = Object.fromEntries(TABLES.map((table) => [table, lines(table)]));
	return {
		days: now.days,
		now: now.all,
		before: before.all,
		tables: tables as Record<FigureTable, FigureLine[]>,
	};
}

type ReadSpan = Awaited<ReturnType<typeof readSpan>>;

const NOTHING: Sold = { rooms: 0, sold: 0, revenue: 0, arrivals: 0, cancelled: 0 };

async function readSpan(db: Database, hotel: Hotel, span: Span) {
	const [open, sold, stays] = await Promise.all([
		readOpenNights(db, hotel, span),
		nightsOfBookings(db, hotel, span)
			.select(["night.room_id", "night.date"])
			.select((eb) => [
				eb.fn.sum<number>("bookings.rooms").as("sold"),
				eb.fn.sum<number>("night.price").as("revenue"),
			])
			.where("bookings.status", "in", SOLD)
			.groupBy(["night.room_id", "night.date"])
			.execute(),
		readStays(db, hotel, span),
	]);
	const nightKey = ({ room_id, date }: { room_id: number; date: string }) => `${room_id} ${date}`;
	const openOn = new Map(open.map((night) => [nightKey(night), night.total]));
	const soldOn = new Map(sold.map((night) => [nightKey(night), night]));
	const days = new Map(
		nightsOf({ checkIn: span.from, checkOut: addDays(span.to, 1) }).map((date): [string, HouseDay] => [
			date,
			{ date, rooms: 0, sold: 0, revenue: 0 },
		]),
	);
	const roomsOf = new Map<unknown, number>();
	for (const [key, { room_id, date }] of new Map(
		[...open, ...sold].map((night) => [nightKey(night), night]),
	)) {
		const own = soldOn.get(key);
		// A night that was closed after it was sold counts as on sale for the rooms sold.
		const rooms = Math.max(openOn.get(key) ?? 0, Number(own?.sold ?? 0));
		const day = days.get(date);
		if (!day) continue;
		day.rooms += rooms;
		day.sold += Number(own?.sold ?? 0);
		day.revenue += Number(own?.revenue ?? 0);
		roomsOf.set(room_id, (roomsOf.get(room_id) ?? 0) + rooms);
	}
	const rooms = [...days.values()].reduce((sum, day) => sum + day.rooms, 0);
	return { days: [...days.values()], open, stays, roomsOf, all: { ...sumOf(stays), rooms } };
}

/** The rooms of each night that were on sale, whether sold, blocked or free. */
const readOpenNights = (db: Database, hotel: Hotel, { from, to }: Span) =>
	db
		.selectFrom("nights")
		.innerJoin("rooms", "rooms.id", "nights.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["nights.room_id", "nights.date", "nights.total", "rooms.name as room"])
		.where("rooms.hotel_id", "=", hotel.id)
		.where("nights.date", ">=", from)
		.where("nights.date", "<=", to)
		.where("nights.is_closed", "=", false)
		.where(wasThere("rooms.archived_at"))
		.where(wasThere("hotels.archived_at"))
		.execute();

/** The nights of a hotel's bookings, without those that are only held for new dates. */
const nightsOfBookings = (db: Database, hotel: Hotel, { from, to }: Span) =>
	db
		.selectFrom("booking_nights as night")
		.innerJoin("bookings", "bookings.id", "night.booking_id")
		.where("night.hotel_id", "=", hotel.id)
		.where("night.date", ">=", from)
		.where("night.date", "<=", to)
		.whereRef("night.date", ">=", "bookings.check_in")
		.whereRef("night.date", "<", "bookings.check_out");

/** The bookings with a night in a span that were ever confirmed, each with what it adds to the figures. */
async function readStays(db: Database, hotel: Hotel, span: Span) {
	const rows = await nightsOfBookings(db, hotel, span)
		.innerJoin("rooms", "rooms.id", "bookings.room_id")
		.select(["bookings.room_id", "rooms.name as room", "bookings.rooms", "bookings.status"])
		.select(["bookings.plan_id", "bookings.plan_name", "bookings.source"])
		.select(["bookings.check_in", "bookings.created_at"])
		.select((eb) => [eb.fn.sum<number>("night.price").as("revenue"), eb.fn.countAll<number>().as("nights")])
		.where("bookings.status", "in", [...SOLD, "cancelled", "no_show"])
		.groupBy(["bookings.id", "rooms.id"])
		.execute();
	return rows.map(({ rooms, revenue, nights, ...stay }) => {
		const isSold = SOLD.includes(stay.status);
		const arrives = Number(stay.check_in >= span.from);
		const booked = dayOf(wallClock(stay.created_at, hotel.time_zone).date);
		return {
			...stay,
			lead: leadGroupOf(dayOf(stay.check_in) - booked),
			sold: isSold ? rooms * Number(nights) : 0,
			revenue: isSold ? Number(revenue) : 0,
			arrivals: arrives,
			cancelled: stay.status === "cancelled" ? arrives : 0,
		};
	});
}

type CountedStay = Awaited<ReturnType<typeof readStays>>[number];

type Part = { key: unknown; name: string };

/** What a stay is listed by in each table, and its name there. */
const PART_OF = {
	room: ({ room_id, room }: Pick<CountedStay, "room_id" | "room">) => ({ key: room_id, name: room }),
	plan: ({ plan_id, plan_name }: CountedStay) => ({
		key: plan_id ?? plan_name,
		name: plan_name || t.rateChoice.standard,
	}),
	source: ({ source }: CountedStay) => ({ key: source, name: t.hotelFigures.sources[source] }),
	lead: ({ lead }: CountedStay) => ({ key: lead, name: t.hotelFigures.leads[lead] }),
} satisfies Record<FigureTable, (stay: CountedStay) => Part>;

/**
 * The parts of the bookings of two spans, and the sums of each: lead times in their order, others by revenue. `known` are
 * listed without bookings, too.
 */
function partsOf(spans: readonly (readonly CountedStay[])[], table: FigureTable, known: readonly Part[]) {
	const make = (part: Part) => ({ ...part, stays: spans.map((): CountedStay[] => []) });
	const parts = new Map(known.map((part) => [part.key, make(part)]));
	for (const [at, stays] of spans.entries())
		for (const stay of stays) {
			const part = PART_OF[table](stay);
			const own = parts.get(part.key) ?? make(part);
			own.stays[at]?.push(stay);
			parts.set(part.key, own);
		}
	const found = [...parts.values()].map(({ stays, ...part }) => ({ ...part, sums: stays.map(sumOf) }));
	return table === "lead"
		? LEADS.flatMap((lead) => found.filter(({ key }) => key === lead))
		: found.sort((one, other) => (other.sums[0]?.revenue ?? 0) - (one.sums[0]?.revenue ?? 0));
}

function sumOf(stays: readonly CountedStay[]): Omit<Sold, "rooms"> {
	const sum = (key: "sold" | "revenue" | "arrivals" | "cancelled") =>
		stays.reduce((total, stay) => total + stay[key], 0);
	return {
		sold: sum("sold"),
		revenue: sum("revenue"),
		arrivals: sum("arrivals"),
		cancelled: sum("cancelled"),
	};
}

/** What is booked for this month and those after it, and a year earlier was booked on this day for the same months. */
export async function readPace(
	db: Database,
	{ hotel, months, now }: { hotel: Hotel; months: number; now: Date },
): Promise<PaceMonth[]> {
	const today = wallClock(now, hotel.time_zone).date;
	const [year = 0, month = 0] = today.split("-").map(Number);
	const monthAt = (after: number) => new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 7);
	const moment = now.toISOString();
	const [booked, earlier] = await Promise.all([
		readBooked(db, hotel, { from: monthAt(0), until: monthAt(months), at: moment }),
		readBooked(db, hotel, { from: monthAt(-12), until: monthAt(months - 12), at: yearBefore(moment) }),
	]);
	const pick = (from: Awaited<ReturnType<typeof readBooked>>, of: string) => {
		const found = from.find((row) => row.month === of);
		return { month: of, sold: Number(found?.sold ?? 0), revenue: Number(found?.revenue ?? 0) };
	};
	return Array.from({ length: months }, (_, at) => ({
		now: pick(booked, monthAt(at)),
		before: pick(earlier, monthAt(at - 12)),
	}));
}

/** The nights of some months that were booked at a moment, and not cancelled by then, by month. */
function readBooked(
	db: Database,
	hotel: Hotel,
	{ from, until, at }: { from: string; until: string; at: string },
) {
	const month = sql<string>`substr(cast(night.date as text), 1, 7)`;
	return nightsOfBookings(db, hotel, { from: `${from}-01`, to: addDays(`${until}-01`, -1) })
		.select(month.as("month"))
		.select((eb) => [
			eb.fn.sum<number>("bookings.rooms").as("sold"),
			eb.fn.sum<number>("night.price").as("revenue"),
		])
		.where("bookings.created_at", "<=", at)
		.where((eb) =>
			eb.or([
				eb("bookings.status", "in", SOLD),
				eb.and([
					eb("bookings.status", "in", ["cancelled", "no_show"]),
					eb("bookings.nights_returned_at", ">", at),
				]),
			]),
		)
		.groupBy(month)
		.execute();
}
