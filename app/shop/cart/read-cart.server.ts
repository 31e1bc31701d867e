import type { ExpressionBuilder } from "kysely";
import { selectForSale, toForSale } from "#app/shop/products/for-sale.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { isBuyable } from "./line-fields.ts";

/** `priceWhenAdded`: the unit price when the line was added, or last agreed to; minor units. */
export type CartLine = Awaited<ReturnType<typeof readCartLines>>[number];

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
			eb("carts.ordered_at", "is", null),
			accountId === null ? eb("carts.account_id", "is", null) : eb("carts.account_id", "=", accountId),
			...(accountId === null ? [eb("carts.token_hash", "=", tokenHash ?? "")] : []),
		]);

/** The open cart of this owner, if there is one. */
export const findCart = async (db: Database, owner: CartOwner): Promise<number | undefined> =>
	(await findOpenCart(db, owner))?.id;

/** Nobody: a browser without a cart's cookie. */
const isNobody = ({ tokenHash, accountId }: CartOwner) => tokenHash === null && accountId === null;

const selectCarts = (db: Database) => db.selectFrom("carts").select(["id", "discount_code", "country"]);
const findOpenCart = async (db: Database, owner: CartOwner) =>
	isNobody(owner) ? undefined : selectCarts(db).where(isOpenCartOf(owner)).executeTakeFirst();

/** The number of units in this owner's open cart; 0 without one. */
export async function countCart(db: Database, owner: CartOwner): Promise<number> {
	if (isNobody(owner)) return 0;
	const counted = await db
		.selectFrom("carts")
		.innerJoin("cart_lines", "cart_lines.cart_id", "carts.id")
		.select((eb) => eb.fn.sum<number | null>("cart_lines.quantity").as("count"))
		.where(isOpenCartOf(owner))
		.executeTakeFirst();
	return Number(counted?.count ?? 0);
}

/**
 * An open cart with its lines, their current prices and stock, and the number of all units; undefined without one, and
 * when it became an order. `subtotal`, in minor units, is that of the lines that can be bought.
 */
export async function readCart(db: Database, which: { cartId: number } | CartOwner) {
	const byId = (id: number) => selectCarts(db).where("id", "=", id).where("ordered_at", "is", null);
	const cart =
		"cartId" in which ? await byId(which.cartId).executeTakeFirst() : await findOpenCart(db, which);
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

/** A cart's lines with their current prices and stock, in the order in which they were added. */
export async function readCartLines(db: Database, cartId: number) {
	const rows = await selectForSale(db)
		.innerJoin("cart_lines as line", "line.variant_id", "variant.id")
		.select(["line.id", "line.quantity", "line.price_seen as priceWhenAdded"])
		.where("line.cart_id", "=", cartId)
		.orderBy("line.id")
		.execute();
	return rows.map(({ id, quantity, priceWhenAdded, ...row }) => ({
		...toForSale(row),
		id,
		quantity,
		priceWhenAdded,
	}));
}
