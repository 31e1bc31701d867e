import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import { settingsInUse } from "#app/common/market/market-settings.ts";
import { env } from "#app/http/settings/env.server.ts";
import { openDatabase } from "#db/client.ts";
import { migrateAtStart } from "#db/migrate.ts";
import { seedDemo } from "#demo/seed-demo.ts";
import type { DemoProvider } from "#demo/shop/orders/online-payments.ts";

/**
 * Fills the site's database with demo data, unless it has accounts; returns whether it did. With a `provider`, some
 * orders are paid online, and are in its books. `beforeFilling` is called once the database is migrated.
 */
export async function fillDemo(provider?: DemoProvider, beforeFilling = () => {}): Promise<boolean> {
	const db = openDatabase({ url: env.DATABASE_URL, isPatient: true, isRepeatable: true });
	await migrateAtStart(db);
	beforeFilling();
	const { timeZone, currency } = settingsInUse(await readMarketSettings(db), {
		timeZone: env.MARKET_TIME_ZONE,
		currency: env.MARKET_CURRENCY,
	});
	const filled = await seedDemo(db, { timeZone, currency, now: new Date(), provider });
	await db.destroy();
	return filled;
}
