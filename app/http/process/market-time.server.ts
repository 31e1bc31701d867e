import { formatMoment } from "#app/common/calendar.ts";
import { env } from "./env.server.ts";

/** `Fri 4 Dec, 14:02`: a moment (UTC) as the market's clock shows it, with the year when it is not the current one. */
export const formatMarketMoment = (moment: string): string =>
	formatMoment(moment, env.MARKET_TIME_ZONE, new Date());
