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
	const { MARKET_TIME_ZONE: timeZone, MARKET_CURRENCY: currency } = env;
	const filled = await seedDemo(db, { timeZone, currency, now: new Date(), provider });
	await db.destroy();
	return filled;
}
