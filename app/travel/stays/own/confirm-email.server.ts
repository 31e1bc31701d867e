import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { hotelPicture } from "#app/travel/hotels/hotel-picture.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { awaitsEmail } from "#app/travel/stays/booking-states.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { transact } from "#db/transact.ts";
import { type MailHotel, readMailHotel } from "./shown-stay.server.ts";

/**
 * Records that the guest of a booking has shown that its address is theirs: they pressed the button behind the emailed
 * link, whose key has this SHA-256. Confirms nothing that is overdue or has ended.
 */
export const confirmBookingEmail = (
	db: Database,
	{ number, tokenHash, now }: { number: string; tokenHash: string; now: Date },
): Promise<void> =>
	transact(db, async (trx) => {
		const at = now.toISOString();
		await trx
			.updateTable("bookings")
			.set({ is_email_confirmed: true, confirm_before: null, updated_at: at })
			.where((eb) => {
				const linked = eb
					.selectFrom("bookings as linked")
					.where("linked.number", "=", number)
					.where("linked.token_hash", "=", tokenHash);
				// One email has the links of all rooms that were booked together.
				return eb.or([
					eb("id", "in", linked.select("linked.id")),
					eb("group_number", "in", linked.select("linked.group_number")),
				]);
			})
			.where("is_email_confirmed", "=", false)
			.where("status", "in", ["pending", "confirmed"])
			.where((eb) => eb.or([eb("confirm_before", "is", null), eb("confirm_before", ">", at)]))
			.execute();
	});

/**
 * Sends the guest of a booking that waits for their confirmation another email, whose link takes the place of the
 * earlier ones. False when nothing waits, or for somebody who may not see the booking.
 */
export const mailConfirmationAgain = (
	db: Database,
	{ number, viewer, now }: { number: string; viewer: Viewer; now: Date },
): Promise<boolean> =>
	transact(db, async (trx) => {
		const booking = await lockBooking(trx, number, viewer);
		if (!booking || !awaitsEmail(booking) || (booking.confirm_before ?? "") <= now.toISOString())
			return false;
		const token = newToken();
		await trx
			.updateTable("bookings")
			.set({ token_hash: hashToken(token) })
			.where("id", "=", booking.id)
			.execute();
		const hotel = await readMailHotel(trx, booking);
		await writeMail(trx, booking.language, () => confirmStayMail(booking, hotel, { token, now }), now);
		return true;
	});

/** To a guest who asked for another link to confirm their booking; `token` is that of the link. */
function confirmStayMail(
	booking: StoredBooking,
	hotel: MailHotel,
	{ token, now }: { token: string; now: Date },
): Mail {
	const { number, hotel_name: hotelName } = booking;
	const shown = formatReferenceNumber(number);
	const until = formatMoment(booking.confirm_before ?? "", hotel.time_zone, now);
	return layOutMail({
		to: booking.email,
		replyTo: hotel.email,
		area: "travel",
		picture: hotelPicture(hotelName, hotel.image_hash),
		name: booking.name,
		subject: t.stayMail.again.subject({ hotel: hotelName, number: shown }),
		paragraphs: [
			t.stayMail.again.text({ hotel: hotelName, number: shown, until }),
			t.stayMail.again.olderLinks,
		],
		link: {
			label: t.stayMail.again.link,
			path: `/booking-confirmation/${number}?${new URLSearchParams({ key: token })}`,
		},
		facts: [
			[t.stayMail.facts.number, shown],
			[t.stayMail.facts.hotel, hotelName],
			[t.stayMail.facts.dates, formatStay(datesOf(booking), 0)],
		],
		after: [t.stayMail.again.secret],
	});
}
