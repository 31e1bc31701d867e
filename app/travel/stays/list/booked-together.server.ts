import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatRoomName } from "#app/travel/nights/format-stay.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { awaitsPayment, hasEnded } from "#app/travel/stays/booking-states.ts";
import { onItsWayBack, payableAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import type { Database } from "#db/client.ts";

/** The rooms that were booked together with a room, and itself, in their order; none for a room booked alone. */
export async function readBookedTogether(db: Database, { group_number }: { group_number: string | null }) {
	if (group_number === null) return [];
	const rows = await db
		.selectFrom("bookings")
		.leftJoin("rooms as room", "room.id", "bookings.room_id")
		.select(["room.name as room", "room.translations"])
		.select(["bookings.id", "number", "room_name", "rooms", "status", "currency", "total", "fee"])
		.select(["deposit", "pay_before", "paid_total", "refunded_total"])
		.select((eb) =>
			eb
				.selectFrom("desk_payments")
				.select((of) => of.fn.coalesce(of.fn.sum<number>("amount"), of.val(0)).as("sum"))
				.whereRef("desk_payments.booking_id", "=", "bookings.id")
				.as("at_hotel"),
		)
		.where("group_number", "=", group_number)
		.orderBy("bookings.id")
		.execute();
	return rows.map(({ at_hotel, ...row }) => ({ ...row, atHotel: Number(at_hotel) }));
}

type GroupRows = Awaited<ReturnType<typeof readBookedTogether>>;

/** The same as text with links, and the sums of all in minor units. */
export function toRoomGroup(rows: GroupRows, shown: string) {
	const rooms = rows.map((row) => {
		const owed = hasEnded(row.status) ? row.fee : row.total;
		return {
			number: row.number,
			reference: formatReferenceNumber(row.number),
			name: formatRoomName(row.rooms, row.room_name),
			status: row.status,
			isShown: row.number === shown,
			isUnpaid: awaitsPayment(row),
			owed,
			paid: keptOnline(row) - onItsWayBack(row) + row.atHotel,
		};
	});
	const sum = (name: "owed" | "paid") => rooms.reduce((all, room) => all + room[name], 0);
	return {
		rooms,
		owed: sum("owed"),
		paid: sum("paid"),
		currency: rows[0]?.currency ?? "",
		/** What the desk may take of all of them. */
		payable: rows.reduce((all, row) => all + Math.max(0, payableAtHotel(row)), 0),
		nextUnpaid: rooms.find(({ isUnpaid, isShown }) => isUnpaid && !isShown) ?? null,
	};
}

export type RoomGroup = ReturnType<typeof toRoomGroup>;
