import { z } from "zod";
import { isCalendarDate, showDate } from "#app/common/calendar.ts";
import { earliestCheckOut } from "#app/travel/nights/stay.ts";
import { OPEN_AGAIN } from "#app/travel/stays/stay-messages.ts";

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

type Staying = {
	checkIn: string;
	/** By the hotel's clock. */
	today: string;
};

/**
 * Reads the new check-out date of a stay that has begun from a URL, in the shape of `readStayForm`. `stay` is null
 * without a date, and while the date can't be read or is over.
 */
export function readCheckOutForm(url: URLSearchParams, { checkIn, today }: Staying) {
	const checkOut = (url.get("checkOut") ?? "").trim().slice(0, 40);
	const problem = checkOut === "" ? null : checkOutProblem(checkOut, { checkIn, today });
	return {
		typed: { checkIn, checkOut },
		problems: { checkIn: undefined, checkOut: problem ?? undefined },
		stay: checkOut === "" || problem ? null : { checkIn, checkOut },
	};
}

function checkOutProblem(checkOut: string, { checkIn, today }: Staying): string | null {
	if (!isCalendarDate(checkOut)) return "Enter a date, such as 2026-12-07.";
	const first = earliestCheckOut({ checkIn, today });
	return checkOut < first ? `Choose ${showDate(first, Number(today.slice(0, 4)))} or a later date.` : null;
}
