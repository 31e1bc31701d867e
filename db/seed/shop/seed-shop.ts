import type { Database } from "#db/client.ts";
import { type Paint, paintScene } from "./draw-pictures.ts";
import { DEMO_DAYS, planOrders } from "./orders/plan-orders.ts";
import { storeCarts } from "./orders/store-carts.ts";
import { tellInOrder } from "./orders/tell-in-order.ts";
import { tellOrders } from "./orders/tell-orders.ts";
import { tellStock } from "./orders/tell-stock.ts";
import { storeProducts } from "./store-products.ts";
import { storeSettings } from "./store-settings.ts";

type Demo = {
	timeZone: string;
	currency: string;
	adminId: number;
	/** Who has ordered before, and can sign in to see it. */
	ulla: { id: number; email: string };
	now: Date;
	/** For tests, which need not every picture and not every day. */
	paint?: Paint;
	days?: number;
};

/**
 * Fills the shop: 76 products in 8 categories with drawn pictures, settings, and 90 days of orders and carts,
 * which are told in the order of time, through the rules that the screens use. Everything follows from a fixed
 * seed and `now`, except the orders' numbers.
 */
export async function seedShop(db: Database, demo: Demo): Promise<void> {
	const { timeZone, currency, adminId, ulla, now, paint = paintScene, days = DEMO_DAYS } = demo;
	await storeSettings(db, { now });
	const variants = await storeProducts(db, { now, paint });
	const planned = planOrders(variants, { timeZone, days, now });
	const methods = await db.selectFrom("delivery_methods").select("id").orderBy("position").execute();
	const deliveryIds = { standard: methods[0]?.id ?? 0, express: methods[1]?.id ?? 0 };
	const happenings = [
		...tellStock({ db, adminId, now }, variants, planned),
		...tellOrders({ db, currency, timeZone, adminId, ulla, deliveryIds }, planned),
	];
	await tellInOrder(happenings.filter(({ at }) => at <= now));
	await storeCarts(db, { variants, ullaId: ulla.id, now });
}
