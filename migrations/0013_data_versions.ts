import type { Kysely } from "kysely";
import { countChanges, prepareChangeCounts } from "#db/data-versions/count-changes.ts";

/** What the pages of the shop and of hotels are made of, for visitors who have not said who they are. */
const SUBJECTS = {
	shop: [
		...["products", "variants", "product_images", "categories", "search_vocabulary"],
		...["delivery_methods", "reviews", "images"],
	],
	travel: [
		"hotels",
		"hotel_images",
		"rooms",
		"room_images",
		"hotel_words",
		"hotel_vocabulary",
		"reviews",
		"images",
	],
};

/** Whether anything that a kept page is made of has changed since: see `http/pages/while-unchanged.server.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await prepareChangeCounts(db);
	for (const [subject, tables] of Object.entries(SUBJECTS))
		for (const table of tables) await countChanges(db, { table, subject });
}
