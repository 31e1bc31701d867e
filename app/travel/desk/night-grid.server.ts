import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";

export const GRID_DAYS = 14;

export async function readNightGrid(db: Database, { hotelId, from }: { hotelId: number; from: string }) {
	const to = addDays(from, GRID_DAYS);
	const dates = Array.from({ length: GRID_DAYS }, (_, days) => addDays(from, days));
	const rooms = await db
		.selectFrom("rooms")
		.select(["id", "name"])
		.where("hotel_id", "=", hotelId)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	if (rooms.length === 0) return { dates, rooms: [] };
	const nights = await db
		.selectFrom("nights")
		.select(["room_id", "date", "total", "booked", "blocked", "is_closed"])
		.where(
			"room_id",
			"in",
			rooms.map((room) => room.id),
		)
		.where("date", ">=", from)
		.where("date", "<", to)
		.execute();
	const byKey = new Map(nights.map((night) => [`${night.room_id} ${night.date}`, night]));
	return {
		dates,
		rooms: rooms.map((room) => ({
			...room,
			nights: dates.map((date) => {
				const night = byKey.get(`${room.id} ${date}`);
				if (!night) return null;
				const { total, booked, blocked, is_closed: isClosed } = night;
				return { total, booked, blocked, left: total - booked - blocked, isClosed };
			}),
		})),
	};
}
