import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { statementById } from "#db/statement-by-id.ts";
import { statementWith } from "#db/statement-with.ts";
import { isBuyable } from "./cart-limits.ts";
import { type ForSale, selectForSale, toForSale } from "./for-sale.server.ts";

export type CartLine = ForSale & {
	id: number;
	quantity: number;
	/** The unit price when the line was added, or last agreed to; minor units. */
	priceWhenAdded: number;
};

export type Cart = {
	id: number;
	/** In the order in which they were added. */
	lines: CartLine[];
	discountCode: string | null;
	country: string | null;
	/** All units, including unavailable ones. */
	count: number;
	/** Minor units: the total of the lines that can be bought. */
	subtotal: number;
};

/** The owner of a cart: the account, or for a guest the SHA-256 of the browser's token. */
export type CartOwner = { tokenHash: string | null; accountId: number | null };

/**
 * Selects the open cart of an account, or of a browser when nobody is signed in. A cart that became an order
 * no longer belongs to anyone, and an account's cart never belongs to a browser.
 */
export const isOpenCartOf =
	({ tokenHash, accountId }: CartOwner) =>
	(eb: ExpressionBuilder<Schema, "carts">) =>
		eb.and([
			eb("carts.claimed_at", "is", null),
			accountId === null ? eb("carts.account_id", "is", null) : eb("carts.account_id", "=", accountId),
			...(accountId === null ? [eb("carts.token_hash", "=", tokenHash ?? "")] : []),
		]);

/** The open cart of this owner, if there is one. */
export const findCart = async (db: Database, owner: CartOwner): Promise<number | undefined> =>
	(await findOpenCart(db, owner))?.id;

async function findOpenCart(db: Database, { tokenHash, accountId }: CartOwner) {
	if (accountId !== null) return (await cartOfAccount(db, { accountId }))[0];
	return tokenHash === null ? undefined : (await cartOfBrowser(db, { tokenHash }))[0];
}

const selectCarts = (db: Database) => db.selectFrom("carts").select(["id", "discount_code", "country"]);
const openCart = (db: Database, owner: CartOwner) => selectCarts(db).where(isOpenCartOf(owner));
const cartOfAccount = statementWith({ accountId: -1 }, (db, { accountId }) =>
	openCart(db, { accountId, tokenHash: null }),
);
const cartOfBrowser = statementWith({ tokenHash: "hash" }, (db, { tokenHash }) =>
	openCart(db, { accountId: null, tokenHash }),
);

/** The number of units in this owner's open cart; 0 without one. */
export async function countCart(db: Database, { tokenHash, accountId }: CartOwner): Promise<number> {
	if (accountId !== null) return sumOf(await unitsOfAccount(db, { accountId }));
	return tokenHash === null ? 0 : sumOf(await unitsOfBrowser(db, { tokenHash }));
}

const sumOf = ([row]: { count: number | null }[]) => Number(row?.count ?? 0);

const countUnits = (db: Database, owner: CartOwner) =>
	db
		.selectFrom("carts")
		.innerJoin("cart_lines", "cart_lines.cart_id", "carts.id")
		.select((eb) => eb.fn.sum<number | null>("cart_lines.quantity").as("count"))
		.where(isOpenCartOf(owner));

/** Each page of a visitor with a cart reads it. */
const unitsOfAccount = statementWith({ accountId: -1 }, (db, { accountId }) =>
	countUnits(db, { accountId, tokenHash: null }),
);
const unitsOfBrowser = statementWith({ tokenHash: "any token" }, (db, { tokenHash }) =>
	countUnits(db, { accountId: null, tokenHash }),
);

/** An open cart with its lines and their current prices and stock; undefined without one, and when it became an order. */
export async function readCart(
	db: Database,
	which: { cartId: number } | CartOwner,
): Promise<Cart | undefined> {
	const cart = "cartId" in which ? (await openCartWith(db, which.cartId))[0] : await findOpenCart(db, which);
	if (!cart) return undefined;
	const lines = await readCartLines(db, cart.id);
	return {
		id: cart.id,
		lines,
		discountCode: cart.discount_code,
		country: cart.country,
		count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		subtotal: lines.filter(isBuyable).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
	};
}

const openCartWith = statementById((db, cartId) =>
	selectCarts(db).where("id", "=", cartId).where("claimed_at", "is", null),
);

const linesOf = statementById((db, cartId) =>
	selectForSale(db)
		.innerJoin("cart_lines as line", "line.variant_id", "variant.id")
		.select(["line.id", "line.quantity", "line.price_seen as priceWhenAdded"])
		.where("line.cart_id", "=", cartId)
		.orderBy("line.id"),
);

/** A cart's lines with their current prices and stock, in the order in which they were added. */
export async function readCartLines(db: Database, cartId: number): Promise<CartLine[]> {
	const rows = await linesOf(db, cartId);
	return rows.map(({ id, quantity, priceWhenAdded, ...row }) => ({
		...toForSale(row),
		id,
		quantity,
		priceWhenAdded,
	}));
}
