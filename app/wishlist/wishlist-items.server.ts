import type { ExpressionBuilder, Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { MAX_WISHES } from "./wishlist-messages.ts";

/** The owner of a wishlist: the account, or for a guest the browser's guest hash. */
export type WishlistOwner = { accountId: number | null; guestHash: string | null };

/** What a wishlist can have: a variant of a product, or a hotel. */
type WishedThing = { variantId: number } | { hotelId: number };

export const isWishOf =
	({ accountId, guestHash }: WishlistOwner) =>
	(eb: ExpressionBuilder<Schema, "wishlist_items">) =>
		accountId === null ? eb("guest_hash", "=", guestHash ?? "") : eb("account_id", "=", accountId);

const columnsOf = (thing: WishedThing) => ({
	variant_id: "variantId" in thing ? thing.variantId : null,
	hotel_id: "hotelId" in thing ? thing.hotelId : null,
});

/** Adds a thing to a wishlist; repeating it changes nothing. The 201st is refused. `db` may be a transaction. */
export async function addToWishlist(
	db: Database,
	{ owner, thing, now }: { owner: WishlistOwner; thing: WishedThing; now: Date },
): Promise<"added" | "there" | "full"> {
	const columns = columnsOf(thing);
	const own = await db
		.selectFrom("wishlist_items")
		.select(["variant_id", "hotel_id"])
		.where(isWishOf(owner))
		.execute();
	const isSame = (wish: typeof columns) =>
		wish.variant_id === columns.variant_id && wish.hotel_id === columns.hotel_id;
	if (own.some(isSame)) return "there";
	if (own.length >= MAX_WISHES) return "full";
	const { accountId, guestHash } = owner;
	await db
		.insertInto("wishlist_items")
		.values({
			...columns,
			account_id: accountId,
			guest_hash: accountId === null ? guestHash : null,
			added_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return "added";
}

/** Moves the wishlist of a browser to the account that signed in, each thing once. */
export async function mergeWishlist(
	trx: Transaction<Schema>,
	{ accountId, guestHash }: { accountId: number; guestHash: string },
): Promise<void> {
	const wishes = await trx
		.deleteFrom("wishlist_items")
		.where("guest_hash", "=", guestHash)
		.returning(["id", "variant_id", "hotel_id", "added_at"])
		.execute();
	for (const { id: _, ...wish } of wishes.sort((a, b) => a.id - b.id))
		await trx
			.insertInto("wishlist_items")
			.values({ ...wish, account_id: accountId, guest_hash: null })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
}
