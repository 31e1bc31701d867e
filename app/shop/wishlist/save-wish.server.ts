import { acceptOnce, type Submitter } from "#app/common/recent-submissions.server.ts";
import type { Database } from "#db/client.ts";
import { addWish, type WishlistOwner, type WishOutcome } from "./wishlist.server.ts";

type PageWish = { submitter: Submitter; owner: WishlistOwner; variantId: number; now: Date };
type Saved = Extract<WishOutcome, { ok: true }>;
type NotSaved = Extract<WishOutcome, { ok: false }>;

/**
 * Saves a variant to the wishlist from a product's page, like `addWish`. A new browser that sends the form twice gets
 * one wishlist. `guestToken`: for its cookie.
 */
export async function saveWish(
	db: Database,
	{ submitter, owner, variantId, now }: PageWish,
): Promise<{ outcome: WishOutcome; guestToken: string | null }> {
	// A known sender's wish is unique.
	if (!submitter.deriveToken)
		return { outcome: await addWish(db, { owner, variantId, now }), guestToken: null };
	const submission = { form: "wish", content: { variantId }, submitter, now } as const;
	const accepted = await acceptOnce<Saved, NotSaved>(db, submission, {
		async carryOut(trx, { tokenHash }) {
			const newOwner = { accountId: null, guestHash: tokenHash };
			const saved = await addWish(trx, { owner: newOwner, variantId, now });
			return saved.ok ? { result: saved } : { refusal: saved };
		},
	});
	return { outcome: accepted.ok ? accepted.result : accepted.refusal, guestToken: accepted.token };
}
