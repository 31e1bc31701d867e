import type { Transaction } from "kysely";
import { formatDate } from "#app/common/calendar.ts";
import type { ConversationSubject } from "#app/common/conversations/conversation-subject.ts";
import { formatMoney } from "#app/common/money.ts";
import { isShownTo } from "#app/common/viewer.server.ts";
import { isManagedBy } from "#app/travel/hotels/own-hotels.server.ts";
import { lockActor } from "#app/travel/team/lock-actor.server.ts";
import type { Schema } from "#db/schema.ts";
import { BOOKING_STATES } from "./booking-states.ts";

/** Conversations about stays: between their guests, and the hotel or staff. */
export const stayConversation: ConversationSubject = {
	async find(db, number, access) {
		// Where it begins a change, the permission holds until the change is committed.
		if (access.by === "hotel" && db.isTransaction)
			await lockActor(db as Transaction<Schema>, access.accountId);
		const stay = await db
			.selectFrom("bookings")
			.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
			.select([
				"bookings.name",
				"bookings.email",
				"bookings.status",
				"bookings.pay_before",
				"bookings.check_in",
			])
			.select(["bookings.check_out", "bookings.total", "bookings.currency", "bookings.room_name"])
			.select(["hotels.id as hotelId", "hotels.name as hotel", "hotels.time_zone"])
			.where("bookings.number", "=", number)
			.where(isShownTo("bookings", access.by === "customer" ? access.viewer : undefined))
			.$if(access.by === "hotel", (query) =>
				query.where((eb) =>
					eb.exists(
						eb
							.selectFrom("hotels")
							.select("hotels.id")
							.whereRef("hotels.id", "=", "bookings.hotel_id")
							.where(
								isManagedBy(access.by === "hotel" ? access : { accountId: 0, role: "User" }, "bookings"),
							),
					),
				),
			)
			.executeTakeFirst();
		return (
			stay && {
				name: stay.name,
				email: stay.email,
				accountId: null,
				hotel: { id: stay.hotelId, name: stay.hotel, timeZone: stay.time_zone },
				facts: [
					["Status", stay.pay_before ? "Unpaid" : BOOKING_STATES[stay.status].label],
					["Hotel", stay.hotel],
					["Room", stay.room_name],
					["Check-in", formatDate(stay.check_in)],
					["Check-out", formatDate(stay.check_out)],
					["Total", formatMoney(stay.total, stay.currency)],
				],
			}
		);
	},
};
