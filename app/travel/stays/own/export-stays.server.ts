import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import type { OwnPicture } from "#app/account/subjects.server.ts";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { exportPayment, paidStay } from "#app/payments/payments.server.ts";
import { ASPECTS } from "#app/reviews/review-aspects.ts";
import { readBookingHistory } from "#app/travel/stays/booking-history.server.ts";
import type { Database } from "#db/client.ts";
import { EXPORTED_STAY_COLUMNS } from "./stay-columns.ts";

/** All room bookings of a person for themselves, with terms, nights, history, payments and reviews. */
export async function exportStays(db: Database, owner: DataOwner) {
	const bookings = await db
		.selectFrom("bookings")
		.select(["id", ...EXPORTED_STAY_COLUMNS])
		.where(belongsTo("bookings", owner))
		.orderBy("id")
		.execute();
	const own = db.selectFrom("bookings").select("id").where(belongsTo("bookings", owner));
	const [nights, extras, atHotel, reviews] = await Promise.all([
		db
			.selectFrom("booking_nights")
			.select(["booking_id", "date", "price"])
			.where("booking_id", "in", own)
			.orderBy("date")
			.execute(),
		db
			.selectFrom("booking_extras")
			.select(["booking_id", "name", "price", "quantity", "amount"])
			.where("booking_id", "in", own)
			.orderBy("id")
			.execute(),
		db
			.selectFrom("desk_payments")
			.select(["booking_id", "amount", "method", "at"])
			.where("booking_id", "in", own)
			.orderBy("id")
			.execute(),
		db
			.selectFrom("reviews")
			.select(["booking_id", "rating", ...ASPECTS, "author", "title", "message", "answer", "created_at"])
			.where("booking_id", "in", own)
			.execute(),
	]);
	const of = <Row extends { booking_id: number | null }>(id: number, rows: Row[]) =>
		rows.filter((row) => row.booking_id === id).map(({ booking_id: _, ...row }) => row);
	const exported = [];
	for (const { id, ...booking } of bookings) {
		const { number, paid_total } = booking;
		const history = await readBookingHistory(db, id);
		exported.push({
			...booking,
			payments: paid_total > 0 ? await exportPayment(db, paidStay(number)) : [],
			payments_at_hotel: of(id, atHotel),
			nights: of(id, nights),
			extras: of(id, extras),
			// Notes, and who at the hotel did what, are internal.
			history: history.filter(({ kind }) => kind !== "note").map(({ id: _, by: __, ...event }) => event),
			reviews: of(id, reviews),
		});
	}
	return exported;
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
