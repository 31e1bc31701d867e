import type { Transaction } from "kysely";
import { acceptOnce, type Submitter } from "#app/common/recent-submissions.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { type AddOutcome, addLine } from "./add-to-cart.server.ts";
import { type CartOwner, isOpenCartOf } from "./read-cart.server.ts";

type PageAddition = {
	submitter: Submitter;
	/** Without account and token for a browser that gets its cart token now. */
	owner: CartOwner;
	variantId: number;
	/** 1–99 */
	quantity: number;
	now: Date;
};

type Added = Extract<AddOutcome, { ok: true }>;
type NotAdded = Extract<AddOutcome, { ok: false }>;

/**
 * Adds to the cart from a product's page, like `addToCart`. The same product and quantity from the same sender within
 * three seconds adds nothing (`repeated`), unless the line was removed since. `cartToken`: for the cookie of a browser
 * that had no cart.
 */
export async function addFromPage(
	db: Database,
	{ submitter, owner, variantId, quantity, now }: PageAddition,
): Promise<{ outcome: AddOutcome; cartToken: string | null }> {
	const ownerWith = (tokenHash: string | null) => ({ ...owner, tokenHash: owner.tokenHash ?? tokenHash });
	const submission = { form: "cart", content: { variantId, quantity }, submitter, now } as const;
	const accepted = await acceptOnce<Added, NotAdded>(db, submission, {
		isCurrent: (trx, _, tokenHash) => hasLine(trx, ownerWith(tokenHash), variantId),
		async carryOut(trx, { tokenHash }) {
			const isNewCart = tokenHash !== null && owner.tokenHash === null && owner.accountId === null;
			const addition = { owner: ownerWith(tokenHash), isNewCart, variantId, quantity, now };
			const added = await addLine(trx, addition);
			return added.ok ? { result: added } : { refusal: added };
		},
	});
	const { token: cartToken } = accepted;
	if (!accepted.ok) return { outcome: accepted.refusal, cartToken };
	return { outcome: { ...accepted.result, repeated: accepted.repeated }, cartToken };
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
