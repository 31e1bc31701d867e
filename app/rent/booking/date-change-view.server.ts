import { formatDate, isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { compareQuoteLines } from "#app/common/quote-lines.ts";
import { bookableDates, refuseTime } from "#app/rent/bookable-time.server.ts";
import { isPastFreeHours } from "#app/rent/cancellation-terms.server.ts";
import type { OwnMove } from "#app/rent/dashboard/moving-bookings.server.ts";
import { explainFullTime, findFreeTimes, isTimeFree } from "#app/rent/fleet/free-times.server.ts";
import { describeCurrentStatus, MOVE_REFUSALS, TOO_LATE_TO_MOVE } from "#app/rent/move-messages.ts";
import { mayBecome } from "#app/rent/moving-booking.ts";
import { type MoveDate, quoteNewDate } from "#app/rent/rates/move-date.server.ts";
import type { Database } from "#db/client.ts";

type Viewing = {
	booking: OwnMove;
	/** The date and time in the page's URL. */
	typed: { date: string | null; time: string | null };
	country: string;
	currency: string;
	timeZone: string;
	now: Date;
};

const CALL = "We’ll call you";
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What the page for another date shows: what the date and the price were and would be, or why it can't be changed. */
export async function viewDateChange(db: Database, { booking, typed, country, currency, ...clock }: Viewing) {
	const thisYear = Number(wallClock(clock.now, clock.timeZone).date.slice(0, 4));
	const from: MoveDate = { date: booking.booking_date, time: booking.booking_time };
	const to: MoveDate = { date: typed.date ?? from.date, time: typed.time ?? from.time };
	const { status } = booking;
	const common = {
		...{ from, to, expectedVersion: status, dates: bookableDates(clock) },
		...{ isClosed: false, refused: null as string | null, quote: null as DateQuote | null },
		...{ thisYear, freeTimes: [] as MoveDate[] },
	};
	const refuse = (refused: string, code: number, isClosed = false) => ({
		view: { ...common, refused, isClosed },
		status: code,
	});
	if (!mayBecome(status, "cancelled")) return refuse(describeCurrentStatus(status), 409, true);
	if (isPastFreeHours(booking, clock)) return refuse(TOO_LATE_TO_MOVE, 409, true);
	if (typed.date === null && typed.time === null) return { view: common, status: 200 };
	if (!isCalendarDate(to.date)) return refuse("Choose the new date.", 422);
	if (!TIME.test(to.time)) return refuse("Choose the new time.", 422);
	if (to.date === from.date && to.time === from.time) return refuse("Choose another date or time.", 422);
	const reason = refuseTime({ bookingDate: to.date, bookingTime: to.time, ...clock });
	if (reason) return refuse(MOVE_REFUSALS[reason], 422);
	const use = { vehicleType: booking.vehicle_type, cells: booking.cells };
	const wanted = { ...use, bookingDate: to.date, bookingTime: to.time };
	const own = { ...use, bookingDate: from.date, bookingTime: from.time };
	if (!(await isTimeFree(db, wanted, { own: booking.capacity === "taken" ? own : undefined }))) {
		const freeTimes = await findFreeTimes(db, { ...wanted, ...clock });
		return { view: { ...common, refused: await explainFullTime(db, wanted), freeTimes }, status: 409 };
	}
	const quote = await quoteNewDate(db, booking, to, { country });
	const money = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, currency));
	const at = ({ date, time }: MoveDate) => `${formatDate(date, thisYear)}, ${time}`;
	const lines = compareQuoteLines(booking.lines, quote?.lines ?? []).filter(({ label }) => label !== "Total");
	const [was, total] = [booking.price, quote?.total ?? null];
	const shown: DateQuote = {
		total,
		changes: [
			{ what: "Date and time", was: at(from), now: at(to) },
			...lines.map(({ label, ...line }) => ({ what: label, was: money(line.was), now: money(line.now) })),
			{ what: "Price", was: was === null ? CALL : money(was), now: total === null ? CALL : money(total) },
		],
	};
	return { view: { ...common, quote: shown }, status: 200 };
}

/** `total`: the new price in minor units, or null for a move without a price. `changes`: old and new terms, formatted. */
type DateQuote = { total: number | null; changes: { what: string; was: string; now: string }[] };
