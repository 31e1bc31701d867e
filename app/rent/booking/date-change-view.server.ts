import { formatDate, formatDeadlineInZone, isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { compareQuoteLines } from "#app/common/quote-lines.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { bookableDates, refuseTime } from "#app/rent/fleet/bookable-time.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { explainFullTime, findFreeTimes, isTimeFree } from "#app/rent/fleet/free-times.server.ts";
import { hasMoveBegun, isPastFreeHours } from "#app/rent/moves/cancel-own-move.server.ts";
import { depositAtNewDate, quoteNewDate } from "#app/rent/moves/move-date.server.ts";
import { describeCurrentStatus } from "#app/rent/moves/move-messages.ts";
import { depositLeft, mayBecome } from "#app/rent/moves/moving-booking.ts";
import type { OwnMove } from "#app/rent/moves/read-moves.server.ts";
import { describeNewDeposit } from "#app/rent/rates/deposit.ts";
import { describeLines } from "#app/rent/rates/price-lines.ts";
import type { Database } from "#db/client.ts";

type Viewing = {
	booking: OwnMove;
	/** The date and time in the page's URL. */
	typed: { date: string | null; time: string | null };
	country: string;
	currency: string;
	provider: PaymentProviderName | null;
	timeZone: string;
	now: Date;
};

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What the page for another date shows: what the date and the price were and would be, or why it can't be changed. */
export async function viewDateChange(
	db: Database,
	{ booking, typed, country, currency, provider, ...clock }: Viewing,
) {
	const thisYear = Number(wallClock(clock.now, clock.timeZone).date.slice(0, 4));
	const from: MoveDate = { date: booking.booking_date, time: booking.booking_time };
	const to: MoveDate = { date: typed.date ?? from.date, time: typed.time ?? from.time };
	const { status } = booking;
	const common = {
		from,
		to,
		expectedStatus: status,
		dates: bookableDates(clock),
		isClosed: false,
		refused: null as string | null,
		quote: null as DateQuote | null,
		thisYear,
		freeTimes: [] as MoveDate[],
	};
	const refuse = (refused: string, code: number, isClosed = false) => ({
		view: { ...common, refused, isClosed },
		status: code,
	});
	if (!mayBecome(status, "cancelled")) return refuse(describeCurrentStatus(status), 409, true);
	if (isPastFreeHours(booking, clock) || (await hasMoveBegun(db, booking, clock)))
		return refuse(t.moveRefusals.outdated.too_late, 409, true);
	if (typed.date === null && typed.time === null) return { view: common, status: 200 };
	if (!isCalendarDate(to.date)) return refuse(t.ownMove.date.enterDate, 422);
	if (!TIME.test(to.time)) return refuse(t.ownMove.date.enterTime, 422);
	if (to.date === from.date && to.time === from.time) return refuse(t.ownMove.date.same, 422);
	const wanted = { ...booking, booking_date: to.date, booking_time: to.time };
	const reason = refuseTime({ ...wanted, ...clock });
	if (reason) return refuse(t.moveRefusals.booking[reason], 422);
	if (!(await isTimeFree(db, wanted, { own: booking.capacity === "taken" ? booking : undefined }))) {
		const freeTimes = await findFreeTimes(db, { ...wanted, ...clock });
		return { view: { ...common, refused: await explainFullTime(db, wanted), freeTimes }, status: 409 };
	}
	const quote = await quoteNewDate(db, booking, to, { country });
	const money = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, currency));
	const at = ({ date, time }: MoveDate) => `${formatDate(date, thisYear)}, ${time}`;
	const lines = compareQuoteLines(booking.lines, describeLines(quote?.lines ?? [])).slice(0, -1);
	const [was, total] = [booking.price, quote?.total ?? null];
	const left = await depositAtNewDate(db, booking, { quote, to, currency, provider, ...clock });
	const until = (before: string | null | undefined) =>
		before ? formatDeadlineInZone(before, clock.timeZone, clock.now) : "";
	const isPaid = booking.deposit_paid > 0;
	const leftBefore = { amount: depositLeft(booking), until: until(booking.deposit_before) };
	const leftNow = { amount: left?.amount ?? 0, until: until(left?.before) };
	const shown: DateQuote = {
		total,
		deposit: leftNow.amount,
		deadline: describeNewDeposit({ was: leftBefore, now: leftNow, isPaid }, currency),
		changes: [
			{ what: t.ownMove.date.when, was: at(from), now: at(to) },
			...lines.map(({ label, ...line }) => ({ what: label, was: money(line.was), now: money(line.now) })),
			{
				what: t.words.price,
				was: was === null ? t.ownMove.date.call : money(was),
				now: total === null ? t.ownMove.date.call : money(total),
			},
		],
	};
	return { view: { ...common, quote: shown }, status: 200 };
}

/** `total`: the new price in minor units, or null for a move without a price. `changes`: old and new terms, formatted. */
type DateQuote = {
	total: number | null;
	/** What is left to pay online of the deposit then, in minor units, and what happens without it. */
	deposit: number;
	deadline: string;
	changes: { what: string; was: string; now: string }[];
};
