import type { OwnPicture } from "#app/account/subjects.server.ts";
import { exportPayment, paidStay } from "#app/common/payments/payments.server.ts";
import { belongsTo, type DataOwner } from "#app/common/viewer.server.ts";
import { hotelIdsOf } from "#app/travel/team/members.server.ts";
import type { Database } from "#db/client.ts";

/** All room bookings of a person for themselves, with terms, nights, history, payments and reviews. */
export async function exportStays(db: Database, owner: DataOwner) {
	const bookings = await db
		.selectFrom("bookings")
		.select(["id", "number", "status", "hotel_name", "room_name", "check_in", "check_out"])
		.select(["rooms", "adults", "children", "name", "email", "contact", "contact_e164", "requests"])
		.select([
			"currency",
			"total",
			"fee",
			"deposit",
			"pay_before",
			"paid_total",
			"refunded_total",
			"free_until",
			"late_fee_percent",
			"no_show_percent",
		])
		.select(["hold_until", "created_at", "updated_at"])
		.where(belongsTo("bookings", owner))
		.orderBy("id")
		.execute();
	const own = db.selectFrom("bookings").select("id").where(belongsTo("bookings", owner));
	const [nights, events, reviews] = await Promise.all([
		db
			.selectFrom("booking_nights")
			.select(["booking_id", "date", "price"])
			.where("booking_id", "in", own)
			.orderBy("date")
			.execute(),
		// Notes, and who at the hotel did what, are internal.
		db
			.selectFrom("booking_events")
			.select(["booking_id", "kind", "from_value", "to_value", "amount", "detail", "at"])
			.where("booking_id", "in", own)
			.where("kind", "<>", "note")
			.orderBy("id")
			.execute(),
		db
			.selectFrom("reviews")
			.select(["booking_id", "rating", "author", "title", "message", "answer", "created_at"])
			.where("booking_id", "in", own)
			.execute(),
	]);
	const payments = new Map<string, Awaited<ReturnType<typeof exportPayment>>>();
	for (const { number, paid_total } of bookings)
		if (paid_total > 0) payments.set(number, await exportPayment(db, paidStay(number)));
	return bookings.map(({ id, ...booking }) => {
		const of = <Row extends { booking_id: number | null }>(rows: Row[]) =>
			rows.filter((row) => row.booking_id === id).map(({ booking_id: _, ...row }) => row);
		const paid = payments.get(booking.number) ?? [];
		return {
			...{ ...booking, payments: paid, nights: of(nights) },
			...{ history: of(events), reviews: of(reviews) },
		};
	});
}

export async function exportHotels(db: Database, { accountId }: { accountId: number }) {
	const hotels = await db
		.selectFrom("hotels")
		.select(["id", "name", "status", "archived_at", "address", "city", "region", "postal_code", "country"])
		.select(["time_zone", "email", "contact", "stars", "amenities", "description", "house_rules"])
		.select(["created_at", "updated_at"])
		.where("id", "in", hotelIdsOf(accountId, "team"))
		.orderBy("id")
		.execute();
	const rooms = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.hotel_id", "rooms.name", "rooms.quantity", "rooms.beds", "rooms.sleeps", "rooms.price"])
		.select(["rooms.description", "rooms.archived_at", "rooms.created_at"])
		.where("hotels.id", "in", hotelIdsOf(accountId, "team"))
		.orderBy("rooms.id")
		.execute();
	return hotels.map(({ id, ...hotel }) => ({
		...hotel,
		rooms: rooms.filter((room) => room.hotel_id === id).map(({ hotel_id: _, ...room }) => room),
	}));
}

export async function listHotelPictures(
	db: Database,
	{ accountId }: { accountId: number },
): Promise<OwnPicture[]> {
	const hotels = await db
		.selectFrom("hotel_images as photo")
		.innerJoin("hotels", "hotels.id", "photo.hotel_id")
		.select(["photo.image_hash as hash", "photo.alt as description", "hotels.name as of"])
		.where("hotels.id", "in", hotelIdsOf(accountId, "team"))
		.orderBy("hotels.id")
		.orderBy("photo.position")
		.execute();
	const rooms = await db
		.selectFrom("room_images as photo")
		.innerJoin("rooms", "rooms.id", "photo.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["photo.image_hash as hash", "photo.alt as description", "hotels.name as hotel", "rooms.name"])
		.where("hotels.id", "in", hotelIdsOf(accountId, "team"))
		.orderBy("rooms.id")
		.orderBy("photo.position")
		.execute();
	return [...hotels, ...rooms.map(({ hotel, name, ...photo }) => ({ ...photo, of: `${hotel}, ${name}` }))];
}
