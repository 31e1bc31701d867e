import { formatDeadlineInZone, formatMoment, nameOfClock } from "#app/common/calendar.ts";
import { market } from "#app/http/process/market.server.ts";

/** `Fri 4 Dec, 14:02`: a moment (UTC) as the market's clock shows it, with the year when it is not the current one. */
export const formatMarketMoment = (moment: string): string =>
	formatMoment(moment, market.timeZone, new Date());

/** `Fri 4 Dec, 14:02 (Eastern Time)`: a deadline (UTC) of a customer on the market's clock. */
export const formatMarketDeadline = (moment: string): string =>
	formatDeadlineInZone(moment, market.timeZone, new Date());

/**
 * The moment as `formatMarketMoment` shows it; about a stay, as the clock in its hotel's zone shows it, which is named
 * where it is not the market's.
 */
export function formatStayMoment(moment: string, hotelZone: string | null): string {
	const timeZone = hotelZone ?? market.timeZone;
	const clock = clockBesidesMarket(timeZone);
	const at = formatMoment(moment, timeZone, new Date());
	return clock ? `${at} (${clock})` : at;
}

/** `Lisbon time`: whose clock a page shows; null when it is the market’s, which needs no name. */
export const clockBesidesMarket = (timeZone: string): string | null =>
	timeZone === market.timeZone ? null : nameOfClock(timeZone);
