import { randomUUID } from "node:crypto";
import { saveForLater } from "#app/shop/wishlist/move-wish.server.ts";
import type { WishOwner } from "#app/shop/wishlist/wishlist.server.ts";
import type { Database } from "#db/client.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { quantitySchema } from "./cart-form.ts";
import { MOST_LINES } from "./cart-limits.ts";
import {
	formatUnavailable,
	GONE,
	SEE_WISHLIST,
	sayAdded,
	sayNotAdded,
	sayQuantity,
	sayRemoved,
	saySaved,
	WISHLIST_FULL,
} from "./cart-messages.ts";
import { removeLine, setQuantity } from "./change-cart.server.ts";
import { changedQuantities, type LinePress } from "./line-fields.ts";
import type { CartOwner } from "./read-cart.server.ts";

/** What came of a change, and what to do next about it. */
export type SaidOfCart = {
	tone: "success" | "info" | "error";
	text: string;
	link?: { href: string; label: string };
	putBack?: { variantId: string; quantity: string; onceKey: string };
	/** The variants whose lines are changed by it, as was asked for here. */
	changed: number[];
};

/** The same as the page shows it. */
export type ToldOfCart = Omit<SaidOfCart, "changed">;

type Owned = { owner: CartOwner; now: Date };

/**
 * Sets the quantities that are no longer what they were shown as; 0 takes a line out. What is no quantity is
 * refused with a sentence for its field, and then none is set. `besides`: the line of the button that was
 * pressed, whatever stands in its field.
 */
export async function changeQuantities(
	db: Database,
	{ owner, typed, besides = null, now }: Owned & { typed: Record<string, unknown>; besides?: number | null },
): Promise<{ errors: Record<string, string[]>; said: SaidOfCart | null }> {
	const changes = changedQuantities(typed)
		.filter(({ lineId }) => lineId !== besides)
		.slice(0, MOST_LINES)
		.map((change) => ({ ...change, read: quantitySchema.safeParse(change) }));
	const errors = Object.fromEntries(
		changes.flatMap(({ field, read }) =>
			read.success ? [] : [[field, read.error.issues.map(({ message }) => message)]],
		),
	);
	if (Object.keys(errors).length > 0) return { errors, said: null };
	const all: SaidOfCart[] = [];
	for (const { lineId, read } of changes) {
		const quantity = read.data?.quantity ?? 0;
		all.push(
			quantity === 0
				? await takeOut(db, { owner, lineId, now })
				: await order(db, { owner, lineId, quantity, now }),
		);
	}
	return { errors, said: together(all) };
}

/** Does what the pressed button says with a line: takes it out, moves it to the wishlist, or puts it back. */
export async function changeLine(
	db: Database,
	{ owner, wishes, press, now }: Owned & { wishes: WishOwner; press: LinePress },
): Promise<SaidOfCart> {
	if (press.kind === "remove") return takeOut(db, { owner, lineId: press.lineId, now });
	if (press.kind === "restore") {
		const added = await addToCart(db, { ...press, owner, now });
		if (!added.ok) return { tone: "error", text: sayNotAdded(added), changed: [] };
		return { ...sayAdded(added), changed: [added.what.variantId] };
	}
	const saved = await saveForLater(db, { owners: { cart: owner, wishes }, lineId: press.lineId, now });
	if (saved.ok) return { ...saySaved(saved.what), changed: [saved.what.variantId] };
	if (saved.reason === "gone") return { tone: "info", text: GONE, changed: [] };
	if (saved.reason === "not_sold")
		return { tone: "error", text: formatUnavailable("not_sold", saved.what), changed: [] };
	return { tone: "error", text: WISHLIST_FULL, link: SEE_WISHLIST, changed: [] };
}

async function order(
	db: Database,
	change: Owned & { lineId: number; quantity: number },
): Promise<SaidOfCart> {
	const set = await setQuantity(db, change);
	return { ...sayQuantity(set), changed: set.ok ? [set.what.variantId] : [] };
}

async function takeOut(db: Database, change: Owned & { lineId: number }): Promise<SaidOfCart> {
	const removed = await removeLine(db, change);
	return { ...sayRemoved(removed, randomUUID()), changed: removed ? [removed.what.variantId] : [] };
}

/** Of several sentences the gravest sets the tone; only one that stands alone has something to do next. */
export function together(all: readonly SaidOfCart[]): SaidOfCart | null {
	const [first, ...more] = all;
	if (!first || more.length === 0) return first ?? null;
	const tone = (["error", "info"] as const).find((one) => all.some((said) => said.tone === one)) ?? "success";
	return {
		tone,
		text: all.map(({ text }) => text).join(" "),
		changed: all.flatMap(({ changed }) => changed),
	};
}
