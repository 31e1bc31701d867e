import { currentLanguage } from "#app/common/language/current-language.ts";
import { ownLanguage, translated } from "#app/common/language/translated.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";

/**
 * A booking as its guest reads it: the names of its room and rate, unless they have other names since it was booked, and
 * the house rules, in the language of the page.
 */
export async function showStay(db: Database, booking: Booking): Promise<Booking> {
	if (currentLanguage() === ownLanguage()) return booking;
	const { room_name, plan_name, house_rules } = booking;
	const row = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.leftJoin("rooms as room", "room.id", "bookings.room_id")
		.leftJoin("rate_plans as plan", "plan.id", "bookings.plan_id")
		.select(["hotels.translations", "room.name as room", "room.translations as room_translations"])
		.select(["plan.name as plan", "plan.translations as plan_translations"])
		.where("bookings.id", "=", booking.id)
		.executeTakeFirst();
	if (!row) return booking;
	const named = (name: string, now: string | null, translations: string | null) =>
		name === now ? translated({ name, translations }, ["name"]).name : name;
	return {
		...booking,
		room_name: named(room_name, row.room, row.room_translations),
		plan_name: named(plan_name, row.plan, row.plan_translations),
		house_rules: translated({ house_rules, translations: row.translations }, ["house_rules"]).house_rules,
	};
}
