import { readNextNights } from "#app/travel/approval/read-next-nights.server.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import type { Database } from "#db/client.ts";

/**
 * Everything of a hotel that a SuperAdmin reads before deciding: what guests would see, how to reach it, and each
 * room's next 30 nights from `today` (the hotel's). `entryId`: the latest entry of its history and its rooms'.
 */
export async function readReviewedHotel(
	db: Database,
	{ hotelId, today }: { hotelId: number; today: string },
) {
	const page = await readHotel(db, { hotelId, isPreview: true });
	if (!page) return undefined;
	const [own, quantities, weeks, entryId] = await Promise.all([
		db.selectFrom("hotels").select(["email", "contact"]).where("id", "=", hotelId).executeTakeFirst(),
		readRoomCounts(db, hotelId),
		readNextNights(db, { rooms: page.rooms, today }),
		readLatestEntry(db, hotelId),
	]);
	const hotel = { ...page, email: own?.email ?? "", contact: own?.contact ?? "" };
	return {
		hotel,
		today,
		entryId,
		rooms: page.rooms.map((room) => ({
			room: { ...room, quantity: quantities.get(room.id) ?? 0 },
			weeks: weeks.get(room.id) ?? [],
			nights: (weeks.get(room.id) ?? []).flat().flatMap((night) => (night ? [night] : [])),
		})),
	};
}

async function readRoomCounts(db: Database, hotelId: number) {
	const rooms = await db
		.selectFrom("rooms")
		.select(["id", "quantity"])
		.where("hotel_id", "=", hotelId)
		.where("archived_at", "is", null)
		.execute();
	return new Map(rooms.map(({ id, quantity }) => [id, quantity]));
}

/** The entries of a hotel's history and of its rooms' after one of them, latest first, at most 20. */
export async function readEntriesAfter(db: Database, { hotelId, id }: { hotelId: number; id: number }) {
	return db
		.selectFrom("audit_events as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.id", "event.action", "event.detail", "event.at", "accounts.name as by"])
		.where("event.subject", "in", await subjectsOf(db, hotelId))
		.where("event.id", ">", id)
		.orderBy("event.id", "desc")
		.limit(20)
		.execute();
}

async function readLatestEntry(db: Database, hotelId: number): Promise<number> {
	const latest = await db
		.selectFrom("audit_events")
		.select((eb) => eb.fn.max("id").as("id"))
		.where("subject", "in", await subjectsOf(db, hotelId))
		.executeTakeFirst();
	return Number(latest?.id ?? 0);
}

async function subjectsOf(db: Database, hotelId: number) {
	const rooms = await db.selectFrom("rooms").select("id").where("hotel_id", "=", hotelId).execute();
	return [`hotel ${hotelId}` as const, ...rooms.map(({ id }) => `room ${id}` as const)];
}
