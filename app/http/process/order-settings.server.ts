import { env } from "./env.server.ts";

/** The settings that `toOrderView` needs, as of `now`. */
export const orderSettings = (now: Date) => ({
	timeZone: env.MARKET_TIME_ZONE,
	bankAccount: env.BANK_ACCOUNT,
	carrierLinks: env.CARRIER_LINKS,
	now,
});
