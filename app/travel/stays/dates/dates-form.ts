import { z } from "zod";
import { formatDate, isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { searchText } from "#app/common/typed-text.ts";
import { earliestCheckOut } from "#app/travel/nights/stay.ts";

const date = z
	.string({ error: () => t.stayMessages.reopen })
	.refine(isCalendarDate, { error: () => t.stayMessages.reopen });

/** The form that agrees to new dates: the old dates, the new ones, and the total in minor units. */
export const datesForm = z
	.object({
		expectedCheckIn: date,
		expectedCheckOut: date,
		checkIn: date,
		checkOut: date,
		total: z
			.string({ error: () => t.stayMessages.reopen })
			.regex(/^\d{1,12}$/, { error: () => t.stayMessages.reopen }),
	})
	.transform(({ expectedCheckIn, expectedCheckOut, total, ...to }) => ({
		expectedDates: { checkIn: expectedCheckIn, checkOut: expectedCheckOut },
		to,
		expectedTotal: Number(total),
	}));

type Staying = {
	checkIn: string;
	/** The date in the hotel's time zone. */
	today: string;
};

/**
 * Reads the new check-out date of a stay that has begun from a URL, in the shape of `readStayForm`. `stay` is
 * null when the date is missing, invalid or past.
 */
export function readCheckOutForm(url: URLSearchParams, { checkIn, today }: Staying) {
	const checkOut = searchText(url.get("checkOut"), 40);
	const problem = checkOut === "" ? null : checkOutProblem(checkOut, { checkIn, today });
	return {
		typed: { checkIn, checkOut },
		problems: { checkIn: undefined, checkOut: problem ?? undefined },
		stay: checkOut === "" || problem ? null : { checkIn, checkOut },
	};
}

function checkOutProblem(checkOut: string, { checkIn, today }: Staying): string | null {
	if (!isCalendarDate(checkOut)) return t.stayDates.enterDate;
	const first = earliestCheckOut({ checkIn, today });
	return checkOut < first
		? t.stayDates.tooEarly({ first: formatDate(first, Number(today.slice(0, 4))) })
		: null;
}
