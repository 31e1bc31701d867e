import { findBoughtTogether } from "#app/shop/catalogue/goes-with.server.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "../demo-time.ts";
import { chargeOutsideSite, type DemoProvider } from "./orders/online-payments.ts";
import { orderEvents } from "./orders/order-events.ts";
import { DEMO_DAYS, planOrders } from "./orders/plan-orders.ts";
import { runInOrder } from "./orders/run-in-order.ts";
import { stockEvents } from "./orders/stock-events.ts";
import { storeCarts } from "./orders/store-carts.ts";
import { storeProducts } from "./store-products.ts";
import { storeSettings } from "./store-settings.ts";

type Demo = {
	timeZone: string;
	currency: string;
	adminId: number;
	/** The customer whose account visitors of the demo sign in to. */
	ulla: { id: number; email: string };
	now: Date;
	/** Days of orders before `now`; 90 when left out. */
	days?: number | undefined;
	provider?: DemoProvider | undefined;
};

/**
 * Fills the shop: settings, 76 products in 8 categories, and 90 days of orders and carts. Orders go through
 * the same rules as on the screens, in chronological order. Everything follows from fixed seeds and `now`,
 * except order numbers.
 */
export async function seedShop(db: Database, demo: Demo): Promise<void> {
	const { timeZone, currency, adminId, ulla, now, days = DEMO_DAYS, provider } = demo;
	await storeSettings(db, { now });
	const variants = await storeProducts(db, { now });
	const planned = planOrders(variants, { timeZone, days, now, isOnline: provider !== undefined });
	const methods = await db.selectFrom("delivery_methods").select("id").orderBy("position").execute();
	const deliveryIds = { standard: methods[0]?.id ?? 0, express: methods[1]?.id ?? 0 };
	const events = [
		...stockEvents({ db, adminId, now }, variants, planned),
		...orderEvents({ db, currency, timeZone, adminId, ulla, deliveryIds, provider }, planned),
	];
	await runInOrder(events.filter(({ at }) => at <= now));
	await findBoughtTogether(db, { now });
	if (provider) chargeOutsideSite(provider, { currency, now: new Date(now.getTime() - DAY_MS) });
	await storeCarts(db, { variants, ullaId: ulla.id, now });
}
