import { formatMoment } from "#app/common/calendar.ts";
import { market } from "#app/http/process/market.server.ts";

/** `Fri 4 Dec, 14:02`: a moment (UTC) as the market's clock shows it, with the year when it is not the current one. */
export const formatMarketMoment = (moment: string): string =>
	formatMoment(moment, market.timeZone, new Date());
