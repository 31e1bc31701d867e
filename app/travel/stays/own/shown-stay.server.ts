import { readHotelLanguage } from "#app/account/memberships/members.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { ownLanguage, translated } from "#app/common/language/translated.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";

/** The name of a room or rate, as it was booked, in the language of the page or email, unless it has another name since. */
export const shownName = (
	booked: string,
	{ name, translations }: { name: string | null; translations: string | null },
): string => (booked === name ? translated({ name, translations }, ["name"]).name : booked);

/** What emails about a stay say of its hotel: `language` is that of its owner, `room` the booked room as it is today. */
export type MailHotel = Awaited<ReturnType<typeof readMailHotel>>;

export async function readMailHotel(db: Database, booking: { hotel_id: number; room_id: number }) {
	const hotel = await db
		.selectFrom("hotels")
		.leftJoin("rooms", (join) => join.on("rooms.id", "=", booking.room_id))
		.select(["hotels.email", "time_zone", "hotels.image_hash", "check_in_from"])
		.select(["rooms.name as room", "rooms.translations as room_translations"])
		.where("hotels.id", "=", booking.hotel_id)
		.executeTakeFirstOrThrow();
	return { ...hotel, language: await readHotelLanguage(db, booking.hotel_id) };
}

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
	return {
		...booking,
		room_name: shownName(room_name, { name: row.room, translations: row.room_translations }),
		group: booking.group.map(({ room, translations, ...each }) => {
			const name = shownName(each.room_name, { name: room, translations });
			return { ...each, room, translations, room_name: name };
		}),
		plan_name: shownName(plan_name, { name: row.plan, translations: row.plan_translations }),
		house_rules: translated({ house_rules, translations: row.translations }, ["house_rules"]).house_rules,
	};
}
