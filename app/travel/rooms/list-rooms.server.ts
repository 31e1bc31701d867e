import type { Database } from "#db/client.ts";

/** A hotel's rooms in order, archived ones last, with the number of nights booked from `today` on. */
export function listRooms(db: Database, { hotelId, today }: { hotelId: number; today: string }) {
	return db
		.selectFrom("rooms")
		.select(["id", "name", "beds", "sleeps", "quantity", "price", "archived_at", "image_hash"])
		.select((eb) =>
			eb
				.selectFrom("nights")
				.select((nights) => nights.fn.coalesce(nights.fn.sum<number>("booked"), nights.lit(0)).as("booked"))
				.whereRef("nights.room_id", "=", "rooms.id")
				.where("nights.date", ">=", today)
				.as("booked_nights"),
		)
		.where("hotel_id", "=", hotelId)
		.orderBy((eb) => eb.case().when("archived_at", "is", null).then(0).else(1).end())
		.orderBy("position")
		.orderBy("id")
		.execute();
}
