import { z } from "zod";
import { isCalendarDate } from "#app/site/calendar.ts";
import { OPEN_AGAIN } from "#app/travel/bookings/booking-words.ts";

const date = z.string({ error: OPEN_AGAIN }).refine(isCalendarDate, OPEN_AGAIN);

/** The form that agrees to a quote of other dates: the dates that were seen, the new ones, and the total in minor units. */
export const datesForm = z
	.object({
		seenCheckIn: date,
		seenCheckOut: date,
		checkIn: date,
		checkOut: date,
		total: z.string({ error: OPEN_AGAIN }).regex(/^\d{1,12}$/, OPEN_AGAIN),
	})
	.transform(({ seenCheckIn, seenCheckOut, total, ...to }) => ({
		seen: { checkIn: seenCheckIn, checkOut: seenCheckOut },
		to,
		totalSeen: Number(total),
	}));
