import { addWish } from "#app/shop/cart/wishlist.server.ts";
import { requestRestockEmail } from "#app/shop/restock/restock-requests.server.ts";
import type { Database } from "#db/client.ts";
import type { DemoVariant } from "#demo/shop/store-products.ts";
import { demoHash } from "../../demo-hash.ts";
import { DAY_MS } from "../../demo-time.ts";
import { pickByWeight, seededRandom } from "../../random.ts";

const COUNT = 640;
const ROWS_AT_ONCE = 200;

/** How many people wait for each of the first variants that are out of stock. */
const WAITING = [7, 4, 2, 1];

/** Stores abandoned carts of the last 90 days, the wishlist of Ulla Berg, and who waits for what is out of stock. */
export async function storeCarts(
	db: Database,
	{ variants, ullaId, now }: { variants: readonly DemoVariant[]; ullaId: number; now: Date },
): Promise<void> {
	const random = seededRandom(5_309);
	const left: { at: string; lines: { variant: DemoVariant; quantity: number }[] }[] = [];
	for (let each = 0; each < COUNT; each++) {
		const at = new Date(now.getTime() - (0.02 + random() ** 1.2 * 89) * DAY_MS);
		const shelf = variants.filter((variant) => variant.isActive && variant.listedAt < at);
		const chosen = new Map<number, DemoVariant>();
		for (let line = 0; line <= pickByWeight(random, [60, 28, 12]); line++) {
			const variant = shelf[Math.floor(random() * shelf.length)];
			if (variant) chosen.set(variant.id, variant);
		}
		const lines = [...chosen.values()].map((variant) => ({ variant, quantity: random() < 0.1 ? 2 : 1 }));
		if (lines.length > 0) left.push({ at: at.toISOString(), lines });
	}
	left.sort((a, b) => (a.at < b.at ? -1 : 1));
	for (let from = 0; from < left.length; from += ROWS_AT_ONCE)
		await insertCarts(db, left.slice(from, from + ROWS_AT_ONCE), from);
	await storeWishlist(db, { variants, ullaId, now });
	await storeRestockRequests(db, { variants, ullaId, now });
}

async function insertCarts(
	db: Database,
	carts: { at: string; lines: { variant: DemoVariant; quantity: number }[] }[],
	from: number,
): Promise<void> {
	const hashes = carts.map((_, at) => demoHash(`left cart ${from + at}`));
	const stored = await db
		.insertInto("carts")
		.values(carts.map(({ at }, place) => ({ token_hash: hashes[place], created_at: at, updated_at: at })))
		.returning(["id", "token_hash"])
		.execute();
	const ids = new Map(stored.map(({ id, token_hash }) => [token_hash, id]));
	await db
		.insertInto("cart_lines")
		.values(
			carts.flatMap(({ at, lines }, place) =>
				lines.map(({ variant, quantity }) => ({
					cart_id: ids.get(hashes[place] ?? "") ?? 0,
					variant_id: variant.id,
					quantity,
					price_seen: variant.price,
					added_at: at,
				})),
			),
		)
		.execute();
}

async function storeWishlist(
	db: Database,
	{ variants, ullaId, now }: { variants: readonly DemoVariant[]; ullaId: number; now: Date },
): Promise<void> {
	const inStock = variants.filter(({ isActive, left }) => isActive && left > 4);
	const wishes = [inStock[3], inStock[40], inStock[77]];
	for (const variant of wishes)
		if (variant)
			await addWish(db, { owner: { accountId: ullaId, guestHash: null }, variantId: variant.id, now });
}

async function storeRestockRequests(
	db: Database,
	{ variants, ullaId, now }: { variants: readonly DemoVariant[]; ullaId: number; now: Date },
): Promise<void> {
	const soldOut = variants.filter(({ isActive, left }) => isActive && left === 0);
	for (const [at, count] of WAITING.entries()) {
		const variantId = soldOut[at]?.id;
		if (variantId === undefined) continue;
		for (let person = 1; person < count; person++)
			await requestRestockEmail(db, { variantId, email: `waiting.${person}@example.com`, now });
		await requestRestockEmail(db, { variantId, accountId: ullaId, now });
	}
}
