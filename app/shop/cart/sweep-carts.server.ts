import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an unused guest cart stays. */
const CART_DAYS = 90;
/** Older forms are not sent again by accident. */
const ADDITION_DAYS = 30;
/** The lifetime of the browser's cookie. */
const WISH_DAYS = 400;

/**
 * Empties guest carts that were last used 90 days ago: their cookies have expired. Their rows stay for the
 * share of carts that became orders. Also deletes wishlists of expired cookies and old idempotency keys.
 */
export async function sweepCarts(db: Database, { now }: { now: Date }): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
	await transact(db, async (trx) => {
		const left = await trx
			.updateTable("carts")
			.set({ token_hash: null, discount_code: null, country: null })
			.where("token_hash", "is not", null)
			.where("account_id", "is", null)
			.where("ordered_at", "is", null)
			.where("updated_at", "<", before(CART_DAYS))
			.returning("id")
			.execute();
		for (const { id } of left) await trx.deleteFrom("cart_lines").where("cart_id", "=", id).execute();
	});
	await db.deleteFrom("cart_additions").where("at", "<", before(ADDITION_DAYS)).execute();
	await db
		.deleteFrom("wishlist_items")
		.where("guest_hash", "is not", null)
		.where("added_at", "<", before(WISH_DAYS))
		.execute();
}
