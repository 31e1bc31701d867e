import type { Kysely } from "kysely";
import { type Counted, countChanges, prepareChangeCounts } from "./support/count-changes.ts";

/**
 * The data that the public pages of the shop and of hotels are made of. What each order or booking changes is
 * a separate subject, so that a sale does not invalidate lists that do not show it.
 */
const COUNTED: Record<string, Counted[]> = {
	shop: [
		{ table: "products", except: ["units_sold"] },
		{ table: "variants", except: ["stock", "updated_at"] },
		...tables("product_images", "categories", "search_vocabulary", "delivery_methods", "reviews", "images"),
	],
	sales: [
		{ table: "products", only: ["units_sold"] },
		{ table: "variants", only: ["stock", "updated_at"] },
	],
	travel: [
		{ table: "hotels", except: ["nights_sold", "merit"] },
		...tables("hotel_images", "rooms", "room_images", "hotel_words", "hotel_vocabulary", "reviews", "images"),
	],
	stays: [{ table: "hotels", only: ["nights_sold", "merit"] }],
};

function tables(...names: string[]): Counted[] {
	return names.map((table) => ({ table }));
}

/** Whether the data of a cached page has changed: see `page-cache/cache-until-changed.server.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await prepareChangeCounts(db);
	for (const [subject, counted] of Object.entries(COUNTED))
		for (const each of counted) await countChanges(db, subject, each);
}
