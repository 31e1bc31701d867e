import { wallClock } from "#app/common/calendar.ts";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { moveReminderMail } from "./move-mails.ts";

/** Reminders are sent from this time of the day before, in the market's time zone. */
const FROM_TIME = "09:00";

/**
 * Sends an email about each confirmed move of tomorrow whose customer left an address, from 09:00 in `timeZone`. A
 * booking is reminded of once for each date: a conditional update keeps the date, in the transaction that queues the
 * email. A move that is confirmed later on that day is found by the next run. Returns the number of emails.
 */
export async function remindMovers(
	db: Database,
	{ timeZone, now }: { timeZone: string; now: Date },
): Promise<number> {
	const { date: today, time } = wallClock(now, timeZone);
	if (time < FROM_TIME) return 0;
	const tomorrow = addDays(today, 1);
	const due = await db
		.selectFrom("moving_bookings")
		.select("id")
		.where("status", "=", "confirmed")
		.where("booking_date", "=", tomorrow)
		.where((eb) => eb("reminded_of", "is distinct from", tomorrow))
		.where("email", "is not", null)
		.orderBy("id")
		.execute();
	let reminded = 0;
	await workOnEach(due, {
		doing: "remind of a move",
		nameOf: ({ id }) => id,
		async work({ id }) {
			if (await transact(db, (trx) => remindMover(trx, { id, tomorrow, now }))) reminded++;
		},
	});
	return reminded;
}

async function remindMover(
	trx: Database,
	{ id, tomorrow, now }: { id: number; tomorrow: string; now: Date },
): Promise<boolean> {
	const move = await trx
		.updateTable("moving_bookings")
		.set({ reminded_of: tomorrow })
		.where("id", "=", id)
		.where("status", "=", "confirmed")
		.where("booking_date", "=", tomorrow)
		.where((eb) => eb("reminded_of", "is distinct from", tomorrow))
		.returningAll()
		.executeTakeFirst();
	if (!move?.email) return false;
	const { email, language } = move;
	await writeMail(trx, language, () => moveReminderMail({ ...move, email }), now);
	return true;
}
