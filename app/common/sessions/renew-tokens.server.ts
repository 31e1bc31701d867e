import type { Transaction, UpdateResult } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** SHA-256 of a token that is no longer valid, and of the one that replaces it. */
export type Renewal = { from: string; to: string };

export type Renewals = {
	session?: Renewal;
	/** Renewed for the account of the session only. */
	device?: Renewal;
	cart?: Renewal;
	/** The browser's wishlist. Its bookings keep the old token, so this browser no longer shows them. */
	wishlist?: Renewal;
};

/**
 * Replaces the tokens of one browser, each in one conditional update. Returns the tokens that existed; do not
 * trust the others.
 */
export function renewTokens(db: Database, renewals: Renewals): Promise<Set<keyof Renewals>> {
	return transact(db, async (trx) => {
		const renewed = new Set<keyof Renewals>();
		const { session, device, cart, wishlist } = renewals;
		const accountId = session && (await renewSession(trx, session));
		if (accountId !== undefined) renewed.add("session");
		if (accountId !== undefined && device && (await isFound(renewDevice(trx, { accountId, device }))))
			renewed.add("device");
		if (cart && (await isFound(renewCart(trx, cart)))) renewed.add("cart");
		if (wishlist && (await isFound(renewWishlist(trx, wishlist)))) renewed.add("wishlist");
		return renewed;
	});
}

async function renewSession(trx: Transaction<Schema>, { from, to }: Renewal): Promise<number | undefined> {
	const session = await trx
		.updateTable("sessions")
		.set({ token_hash: to })
		.where("token_hash", "=", from)
		.returning("account_id")
		.executeTakeFirst();
	return session?.account_id;
}

async function isFound(update: Promise<UpdateResult>): Promise<boolean> {
	return (await update).numUpdatedRows > 0;
}

const renewDevice = (
	trx: Transaction<Schema>,
	{ accountId, device }: { accountId: number; device: Renewal },
) =>
	trx
		.updateTable("known_devices")
		.set({ device_hash: device.to })
		.where("account_id", "=", accountId)
		.where("device_hash", "=", device.from)
		.executeTakeFirst();

const renewCart = (trx: Transaction<Schema>, { from, to }: Renewal) =>
	trx
		.updateTable("carts")
		.set({ token_hash: to })
		.where("token_hash", "=", from)
		.where("claimed_at", "is", null)
		.executeTakeFirst();

const renewWishlist = (trx: Transaction<Schema>, { from, to }: Renewal) =>
	trx
		.updateTable("wishlist_items")
		.set({ visitor_hash: to })
		.where("visitor_hash", "=", from)
		.executeTakeFirst();
