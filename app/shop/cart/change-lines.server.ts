import { randomUUID } from "node:crypto";
import { t } from "#app/common/language/messages.ts";
import type { WishlistOwner } from "#app/wishlist/wishlist-items.server.ts";
import { SEE_WISHLIST, wishlistFull } from "#app/wishlist/wishlist-messages.ts";
import type { Database } from "#db/client.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { quantitySchema } from "./cart-form.ts";
import {
	formatAdded,
	formatNotAdded,
	formatQuantityChange,
	formatRemoved,
	formatSavedForLater,
	formatUnavailable,
} from "./cart-messages.ts";
import { removeLine, setQuantity } from "./change-cart.server.ts";
import { changedQuantities, type LinePress, MAX_LINES } from "./line-fields.ts";
import type { CartOwner } from "./read-cart.server.ts";
import { saveForLater } from "./wishlist.server.ts";

/** The result of a change, and the next step. */
export type CartMessage = {
	tone: "success" | "info" | "error";
	text: string;
	link?: { href: string; label: string };
	restoreLine?: { variantId: string; quantity: string; idempotencyKey: string };
	/** The variants whose lines this form changed. */
	changed: number[];
};

/** The message as the page shows it. */
export type ShownCartMessage = Omit<CartMessage, "changed">;

type CartChange = { owner: CartOwner; now: Date };

/**
 * Sets the quantities that differ from those shown; 0 removes a line. If any is invalid, sets none and
 * returns a sentence for its field. `exceptLineId`: the line of the pressed button, whose field is ignored.
 */
export async function changeQuantities(
	db: Database,
	{
		owner,
		typed,
		exceptLineId = null,
		now,
	}: CartChange & { typed: Record<string, unknown>; exceptLineId?: number | null },
): Promise<{ errors: Record<string, string[]>; message: CartMessage | null }> {
	const changes = changedQuantities(typed)
		.filter(({ lineId }) => lineId !== exceptLineId)
		.slice(0, MAX_LINES)
		.map((change) => ({ ...change, read: quantitySchema.safeParse(change) }));
	const errors = Object.fromEntries(
		changes.flatMap(({ field, read }) =>
			read.success ? [] : [[field, read.error.issues.map(({ message }) => message)]],
		),
	);
	if (Object.keys(errors).length > 0) return { errors, message: null };
	const all: CartMessage[] = [];
	for (const { lineId, read } of changes) {
		const quantity = read.data?.quantity ?? 0;
		all.push(
			quantity === 0
				? await takeOut(db, { owner, lineId, now })
				: await order(db, { owner, lineId, quantity, now }),
		);
	}
	return { errors, message: combineMessages(all) };
}

/** Does what the pressed button of a line says: removes it, moves it to the wishlist, or restores it. */
export async function changeLine(
	db: Database,
	{ owner, wishlistOwner, press, now }: CartChange & { wishlistOwner: WishlistOwner; press: LinePress },
): Promise<CartMessage> {
	if (press.kind === "remove") return takeOut(db, { owner, lineId: press.lineId, now });
	if (press.kind === "restore") {
		const added = await addToCart(db, { ...press, owner, now });
		if (!added.ok) return { tone: "error", text: formatNotAdded(added), changed: [] };
		return { ...formatAdded(added), changed: [added.what.variantId] };
	}
	const saved = await saveForLater(db, { owners: { cart: owner, wishlistOwner }, lineId: press.lineId, now });
	if (saved.ok) return { ...formatSavedForLater(saved.what), changed: [saved.what.variantId] };
	if (saved.reason === "gone") return { tone: "info", text: t.cart.lineGone, changed: [] };
	if (saved.reason === "not_sold")
		return { tone: "error", text: formatUnavailable("not_sold", saved.what), changed: [] };
	return { tone: "error", text: wishlistFull(), link: SEE_WISHLIST, changed: [] };
}

async function order(
	db: Database,
	change: CartChange & { lineId: number; quantity: number },
): Promise<CartMessage> {
	const set = await setQuantity(db, change);
	return { ...formatQuantityChange(set), changed: set.ok ? [set.what.variantId] : [] };
}

async function takeOut(db: Database, change: CartChange & { lineId: number }): Promise<CartMessage> {
	const removed = await removeLine(db, change);
	return { ...formatRemoved(removed, randomUUID()), changed: removed ? [removed.what.variantId] : [] };
}

/** Joins several messages: the most serious sets the tone, and only a single message keeps its next step. */
export function combineMessages(all: readonly CartMessage[]): CartMessage | null {
	const [first, ...more] = all;
	if (!first || more.length === 0) return first ?? null;
	const tone =
		(["error", "info"] as const).find((one) => all.some((message) => message.tone === one)) ?? "success";
	return {
		tone,
		text: all.map(({ text }) => text).join(" "),
		changed: all.flatMap(({ changed }) => changed),
	};
}
