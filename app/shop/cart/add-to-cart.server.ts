import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { insertion } from "#db/insertion.ts";
import type { Schema } from "#db/schema.ts";
import { statementById } from "#db/statement-by-id.ts";
import { transact } from "#db/transact.ts";
import { MAX_LINES, MAX_QUANTITY } from "./cart-limits.ts";
import { type ForSale, readOneForSale } from "./for-sale.server.ts";
import { openCart } from "./lock-cart.server.ts";
import type { CartOwner } from "./read-cart.server.ts";

type Addition = {
	owner: CartOwner;
	variantId: number;
	/** 1–99, added to what the cart already has. */
	quantity: number;
	/** The key of an undo button: pressing it again while the line is there adds nothing. */
	idempotencyKey?: string;
	/** Nobody had the owner's token until now. */
	isNewCart?: boolean;
	now: Date;
};

export type AddOutcome =
	| {
			ok: true;
			what: ForSale;
			/** The quantity in the cart now, and before. */
			quantity: number;
			before: number;
			/** Why it is less than requested. */
			cappedBy: "stock" | "most" | null;
			/** The same form was sent a moment before, so nothing was added now. */
			repeated: boolean;
	  }
	| { ok: false; reason: "unknown" }
	| { ok: false; reason: "sold_out" | "full"; what: ForSale };

/**
 * Adds a variant to its owner's cart, which is created if needed. Quantities add up, to at most 99 or what is
 * in stock. Refused when it is out of stock, and for a 51st line. A variant that is not on sale (a draft, an
 * archived product or variant) is refused like an unknown one, so that the answer does not reveal it.
 */
export function addToCart(db: Database, addition: Addition): Promise<AddOutcome> {
	return transact(db, (trx) => addLine(trx, addition));
}

/** `addToCart` inside a larger transaction. It locks the cart until the transaction ends. */
export async function addLine(trx: Transaction<Schema>, addition: Addition): Promise<AddOutcome> {
	const { owner, variantId, quantity, idempotencyKey, isNewCart, now } = addition;
	const what = await readOneForSale(trx, variantId);
	if (!what?.isSold) return { ok: false, reason: "unknown" };
	const cartId = await openCart(trx, owner, now);
	const lines = isNewCart ? [] : await listQuantities(trx, cartId);
	const line = lines.find((each) => each.variant_id === variantId);
	const before = line?.quantity ?? 0;
	// A line that was removed since is added again: somebody went back to the form on purpose.
	if (idempotencyKey && line && (await wasSent(trx, cartId, idempotencyKey)))
		return { ok: true, what, quantity: before, before, cappedBy: null, repeated: true };
	if (what.left === 0) return { ok: false, reason: "sold_out", what };
	if (!line && lines.length >= MAX_LINES) return { ok: false, reason: "full", what };

	const wanted = before + quantity;
	const most = Math.min(MAX_QUANTITY, what.left ?? MAX_QUANTITY);
	const got = Math.min(wanted, most);
	const at = now.toISOString();
	if (line) await trx.updateTable("cart_lines").set({ quantity: got }).where("id", "=", line.id).execute();
	else
		await insertLines(trx, [
			{
				cart_id: cartId,
				variant_id: variantId,
				quantity: got,
				price_seen: what.unitPrice,
				added_at: at,
			},
		]);
	if (idempotencyKey)
		await trx
			.insertInto("cart_additions")
			.values({ cart_id: cartId, once_key: idempotencyKey, at })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	const cappedBy = got === wanted ? null : most === what.left ? "stock" : "most";
	return { ok: true, what, quantity: got, before, cappedBy, repeated: false };
}

const insertLines = insertion("cart_lines");

/** A cart has few lines, so all are read at once. */
const listQuantities = statementById((db, cartId) =>
	db.selectFrom("cart_lines").select(["id", "variant_id", "quantity"]).where("cart_id", "=", cartId),
);

async function wasSent(trx: Transaction<Schema>, cartId: number, idempotencyKey: string): Promise<boolean> {
	const sent = await trx
		.selectFrom("cart_additions")
		.select("id")
		.where("cart_id", "=", cartId)
		.where("once_key", "=", idempotencyKey)
		.executeTakeFirst();
	return sent !== undefined;
}
