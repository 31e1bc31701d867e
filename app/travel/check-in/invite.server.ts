import { wallClock } from "#app/common/calendar.ts";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { t } from "#app/common/language/messages.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { mayCheckInOnline } from "#app/travel/stays/booking-rules.ts";
import { guestMail } from "#app/travel/stays/change-mails.ts";
import { readMailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/** Invitations are sent from this time of the hotel's day. */
const FROM_TIME = "09:00";

/**
 * Sends an email to each guest who may check in online now and has not, once for each date of arrival. A stay that waits
 * for money or a confirmed address may still expire, and is left for later. Returns the number of emails.
 */
export async function inviteToCheckIn(db: Database, { now }: { now: Date }): Promise<number> {
	const today = now.toISOString().slice(0, 10);
	const arriving = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.leftJoin("online_check_ins as sent", "sent.booking_id", "bookings.id")
		.select(["bookings.id", "bookings.number", "bookings.status", "bookings.check_in", "bookings.check_out"])
		.select(["hotels.online_check_in", "hotels.time_zone"])
		.where("bookings.status", "=", "confirmed")
		// A day more on both sides, for hotels on other clocks.
		.where("bookings.check_in", ">=", addDays(today, -1))
		.where("bookings.check_in", "<=", addDays(today, 3))
		.where("bookings.email", "<>", "")
		.where("bookings.pay_before", "is", null)
		.where("bookings.confirm_before", "is", null)
		.where((eb) => eb("bookings.check_in_mailed_of", "is distinct from", eb.ref("bookings.check_in")))
		.where("hotels.online_check_in", "<>", "off")
		.where("sent.booking_id", "is", null)
		.execute();
	const due = arriving.filter((stay) => {
		const { date, time } = wallClock(now, stay.time_zone);
		return time >= FROM_TIME && date <= stay.check_in && mayCheckInOnline(stay, date);
	});
	let invited = 0;
	await workOnEach(due, {
		doing: "invite to check in online",
		nameOf: ({ number }) => number,
		async work(stay) {
			if (await transact(db, (trx) => invite(trx, stay, now))) invited++;
		},
	});
	return invited;
}

async function invite(
	trx: Database,
	{ id, check_in }: { id: number; check_in: string },
	now: Date,
): Promise<boolean> {
	const booking = await trx
		.updateTable("bookings")
		.set({ check_in_mailed_of: check_in })
		.where("id", "=", id)
		.where("status", "=", "confirmed")
		.where("check_in", "=", check_in)
		.where((eb) => eb("check_in_mailed_of", "is distinct from", check_in))
		.returningAll()
		.executeTakeFirst();
	if (!booking) return false;
	const hotel = await readMailHotel(trx, booking);
	await queueMails(
		trx,
		guestMail(booking, hotel, () => ({
			subject: t.onlineCheckIn.mail.subject({ hotel: booking.hotel_name }),
			outcome: t.onlineCheckIn.mail.text({ hotel: booking.hotel_name }),
			linkLabel: t.onlineCheckIn.title,
			page: "check-in",
		})),
		now,
	);
	return true;
}
