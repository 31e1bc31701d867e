import { DEFAULT_MARKET } from "#app/common/market/market-settings.ts";
import { env } from "#app/http/process/env.server.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { seedDemo } from "#demo/seed-demo.ts";
import type { DemoProvider } from "#demo/shop/orders/online-payments.ts";

/**
 * Fills the site's database with demo data, unless it has accounts; returns whether it did. With a `provider`, some
 * orders are paid online, and are in its books.
 */
export async function fillDemo(provider?: DemoProvider): Promise<boolean> {
	const db = openDatabase({ url: env.DATABASE_URL, isPatient: true, isRepeatable: true });
	await migrate(db);
	const timeZone = env.MARKET_TIME_ZONE ?? DEFAULT_MARKET.timeZone;
	const currency = env.MARKET_CURRENCY ?? DEFAULT_MARKET.currency;
	const filled = await seedDemo(db, { timeZone, currency, now: new Date(), provider });
	await db.destroy();
	return filled;
}
