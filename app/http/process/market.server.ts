import { setTimeout as after } from "node:timers/promises";
import { setMarketName } from "#app/common/market/market-name.ts";
import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import {
	type MarketOverrides,
	type MarketSettings,
	settingsInUse,
} from "#app/common/market/market-settings.ts";
import { readSeller, type SellerDetails } from "#app/common/market/sellers.server.ts";
import { setSiteOrigin } from "#app/common/market/site-origin.ts";
import { setWeekStart } from "#app/common/market/week-start.ts";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { isTransient } from "#db/transient-failure.ts";
import { db, feed } from "./database.server.ts";
import { onShutdown } from "./shutdown.server.ts";

/* The market's settings are in the memory of each process: every page needs them, and they change once in years. The
   change feed tells each process of a change, so that none needs a restart. */

setSiteOrigin(env.APP_ORIGIN);

/** The settings that the environment of this process has, which win. */
export const marketOverrides: MarketOverrides = {
	name: env.MARKET_NAME,
	currency: env.MARKET_CURRENCY,
	country: env.MARKET_COUNTRY,
	timeZone: env.MARKET_TIME_ZONE,
};

type InUse = MarketSettings & {
	/** Grows with each change that this process has heard of: what is remembered depends on it. */
	version: number;
	/** The details that invoices print; null before they are saved. */
	seller: SellerDetails | null;
};

const inUse: InUse = { ...settingsInUse(null, marketOverrides), version: 0, seller: null };

/** The market's settings as they are now. Read them while a request is answered: they change while the process runs. */
export const market: Readonly<InUse> = inUse;

let reading: Promise<void> = Promise.resolve();

/** Reads the settings again, after the reading that is under way: an older one never wins over a newer one. */
export function refreshMarket(): Promise<void> {
	const read = reading.then(async () => {
		const saved = await readMarketSettings(db);
		const seller = (await readSeller(db, { key: "market" })) ?? null;
		Object.assign(inUse, settingsInUse(saved, marketOverrides), { seller, version: inUse.version + 1 });
		setMarketName(inUse.name);
		setWeekStart(inUse.country);
	});
	reading = read.catch(() => {});
	return read;
}

const TRY_AGAIN_AFTER_MS = 1_000;
let isStopping = false;

/** Waits for a database that is away. Any other failure would come again at each attempt. */
async function refreshWhenReached(): Promise<void> {
	while (!isStopping) {
		try {
			return await refreshMarket();
		} catch (error) {
			if (!isTransient(error)) throw error;
			log.warn({ error: describeError(error) }, "can't read the market's settings: trying again");
			await after(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
		}
	}
}

await refreshWhenReached();
onShutdown(
	feed.subscribe((changes) => {
		if (changes === "everything" || changes.has("market"))
			refreshWhenReached().catch((error: unknown) =>
				log.error({ error: describeError(error) }, "can't read the market's settings"),
			);
	}),
);
onShutdown(() => {
	isStopping = true;
});
