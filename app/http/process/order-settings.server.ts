import { market } from "#app/http/process/market.server.ts";
import { env } from "./env.server.ts";

/** The settings that `toOrderView` needs, as of `now`. */
export const orderSettings = (now: Date) => ({
	timeZone: market.timeZone,
	bankAccount: env.BANK_ACCOUNT,
	carrierLinks: env.CARRIER_LINKS,
	now,
});
