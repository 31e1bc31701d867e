import type { Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { isManagedBy } from "#app/account/memberships/members.server.ts";
import { isShownTo } from "#app/common/access/viewer.server.ts";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ConversationSubject } from "#app/conversations/conversation-subject.ts";
import { awaitsPayment, BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Schema } from "#db/schema.ts";

/** Conversations about stays: between their guests, and the hotel or staff. */
export const stayConversation: ConversationSubject = {
	async find(db, number, access) {
		// Where it begins a change, the permission holds until the change is committed.
		if (access.by === "hotel" && db.isTransaction)
			await lockActor(db as Transaction<Schema>, access.accountId);
		const stay = await db
			.selectFrom("bookings")
			.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
			.select(["bookings.name", "bookings.email", "bookings.status", "bookings.pay_before"])
			.select(["bookings.language"])
			.select(["bookings.check_in", "bookings.check_out", "bookings.room_name"])
			.select(["bookings.total", "bookings.currency"])
			.select(["hotels.id as hotelId", "hotels.name as hotel", "hotels.time_zone"])
			.where("bookings.number", "=", number)
			.where(isShownTo("bookings", access.by === "customer" ? access.viewer : undefined))
			.where(access.by === "hotel" ? isManagedBy(access, "bookings") : (eb) => eb.lit(true))
			.executeTakeFirst();
		return (
			stay && {
				name: stay.name,
				email: stay.email,
				language: stay.language,
				accountId: null,
				hotel: { id: stay.hotelId, name: stay.hotel, timeZone: stay.time_zone },
				facts: [
					[
						t.stayFacts.status,
						awaitsPayment(stay) ? t.stayView.payment.unpaid : BOOKING_STATES[stay.status].label,
					],
					[t.stayFacts.hotel, stay.hotel],
					[t.stayFacts.room, stay.room_name],
					[t.stayFacts.checkIn, formatDate(stay.check_in)],
					[t.stayFacts.checkOut, formatDate(stay.check_out)],
					[t.stayFacts.total, formatMoney(stay.total, stay.currency)],
				],
			}
		);
	},
};
