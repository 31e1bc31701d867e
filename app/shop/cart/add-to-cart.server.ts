import type { Transaction } from "kysely";
import {
	acceptOnce,
	accountSenderId,
	browserSenderId,
} from "#app/common/access/recent-submissions.server.ts";
import { type ForSale, readOneForSale } from "#app/shop/products/for-sale.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { MAX_LINES, MAX_QUANTITY } from "./line-fields.ts";
import { openCart } from "./lock-cart.server.ts";
import { type CartOwner, isOpenCartOf } from "./read-cart.server.ts";

type Addition = {
	owner: CartOwner;
	variantId: number;
	/** 1–99, added to what the cart already has. */
	quantity: number;
	/** The key of an undo button: pressing it again while the line is there adds nothing. */
	idempotencyKey?: string;
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

/**
 * Adds to the cart from a product's page, like `addToCart`. The same product and quantity for the same cart within
 * three seconds adds nothing (`repeated`), unless the line was removed since.
 */
export async function addFromPage(
	db: Database,
	{ owner, variantId, quantity, now }: Omit<Addition, "idempotencyKey">,
): Promise<AddOutcome> {
	const { accountId, tokenHash } = owner;
	const submitter = {
		id: accountId === null ? browserSenderId(tokenHash ?? "") : accountSenderId(accountId),
	};
	const submission = { form: "cart", content: { variantId, quantity }, submitter, now } as const;
	const accepted = await acceptOnce<Extract<AddOutcome, { ok: true }>, Extract<AddOutcome, { ok: false }>>(
		db,
		submission,
		{
			isCurrent: (trx) => hasLine(trx, owner, variantId),
			async carryOut(trx) {
				const added = await addLine(trx, { owner, variantId, quantity, now });
				return added.ok ? { result: added } : { refusal: added };
			},
		},
	);
	return accepted.ok ? { ...accepted.result, repeated: accepted.repeated } : accepted.refusal;
}

async function hasLine(trx: Transaction<Schema>, owner: CartOwner, variantId: number): Promise<boolean> {
	const line = await trx
		.selectFrom("carts")
		.innerJoin("cart_lines", "cart_lines.cart_id", "carts.id")
		.select("cart_lines.id")
		.where(isOpenCartOf(owner))
		.where("variant_id", "=", variantId)
		.executeTakeFirst();
	return line !== undefined;
}

/** `addToCart` inside a larger transaction. It locks the cart until the transaction ends. */
export async function addLine(trx: Transaction<Schema>, addition: Addition): Promise<AddOutcome> {
	const { owner, variantId, quantity, idempotencyKey, now } = addition;
	const what = await readOneForSale(trx, variantId);
	if (!what?.isSold) return { ok: false, reason: "unknown" };
	const cartId = await openCart(trx, owner, now);
	const lines = await listQuantities(trx, cartId);
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
		await trx
			.insertInto("cart_lines")
			.values({
				cart_id: cartId,
				variant_id: variantId,
				quantity: got,
				price_seen: what.unitPrice,
				added_at: at,
			})
			.execute();
	if (idempotencyKey)
		await trx
			.insertInto("cart_additions")
			.values({ cart_id: cartId, idempotency_key: idempotencyKey, at })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	const cappedBy = got === wanted ? null : most === what.left ? "stock" : "most";
	return { ok: true, what, quantity: got, before, cappedBy, repeated: false };
}

/** A cart has few lines, so all are read at once. */
const listQuantities = (db: Database, cartId: number) =>
	db
		.selectFrom("cart_lines")
		.select(["id", "variant_id", "quantity"])
		.where("cart_id", "=", cartId)
		.execute();

async function wasSent(trx: Transaction<Schema>, cartId: number, idempotencyKey: string): Promise<boolean> {
	const sent = await trx
		.selectFrom("cart_additions")
		.select("id")
		.where("cart_id", "=", cartId)
		.where("idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
	return sent !== undefined;
}
