import type { Viewer } from "#app/common/access/viewer.server.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import {
	type BookingChange,
	type BookingChangeOutcome,
	changeBooking,
} from "#app/travel/stays/change-booking.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { shownName, showStay } from "./shown-stay.server.ts";

/** A booking for its guest; an overdue request is expired first. See `readBooking`. */
export async function readOwnBooking(
	db: Database,
	{ number, viewer, now }: { number: string; viewer: Viewer; now: Date },
) {
	await expireRequests(db, { number, now });
	const booking = await readBooking(db, { number, viewer });
	return booking && showStay(db, booking);
}

/** One page of an account's room bookings, newest first, each with its hotel's picture, and their total. */
export async function listAccountStays(
	db: Database,
	{ accountId, page, size }: { accountId: number; page: number; size: number },
) {
	const own = db.selectFrom("bookings").where("account_id", "=", accountId);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = pageWithin({ page, size }, Number(total));
	const rows = await own
		.select(["number", "group_number", "status", "hotel_name", "room_name", "rooms", "check_in", "check_out"])
		.select(["currency", "total", "hold_until", "deposit", "pay_before"])
		.select((eb) =>
			eb
				.selectFrom("hotels")
				.select("image_hash")
				.whereRef("hotels.id", "=", "bookings.hotel_id")
				.as("image_hash"),
		)
		.select((eb) => {
			const room = eb.selectFrom("rooms").whereRef("rooms.id", "=", "bookings.room_id");
			return [room.select("name").as("room"), room.select("translations").as("translations")];
		})
		.orderBy("id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	const groups = [...new Set(rows.flatMap(({ group_number }) => group_number ?? []))];
	const grouped =
		groups.length === 0
			? []
			: await db
					.selectFrom("bookings")
					.select(["number", "group_number"])
					.where("group_number", "in", groups)
					.orderBy("id")
					.execute();
	const withOthers = rows.map(({ group_number, room: name, translations, ...row }) => ({
		...row,
		room_name: shownName(row.room_name, { name, translations }),
		/** The numbers of the rooms that were booked with it. */
		others: grouped.flatMap((each) =>
			each.group_number === group_number && each.number !== row.number ? [each.number] : [],
		),
	}));
	return { rows: withOthers, total: Number(total), page: shown };
}

/**
 * Cancels a guest's own stay, from the expected status and for no more than the fee they saw (minor units).
 * Refused as "gone" when they may not see the booking; otherwise the rules of `changeBooking` apply.
 */
export function cancelOwnStay(
	db: Database,
	cancellation: Required<Pick<BookingChange, "number" | "viewer" | "expectedStatus" | "expectedFee" | "now">>,
): Promise<BookingChangeOutcome> {
	const { accountId: actorId } = cancellation.viewer;
	return changeBooking(db, { ...cancellation, to: "cancelled", by: "guest", actorId });
}
