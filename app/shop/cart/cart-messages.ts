import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatStock, isFewLeft } from "#app/shop/catalogue/choose-variant.ts";
import type { ForSale } from "#app/shop/products/for-sale.server.ts";
import { SEE_WISHLIST } from "#app/wishlist/wishlist-messages.ts";
import type { AddOutcome } from "./add-to-cart.server.ts";
import type { QuantityOutcome } from "./change-cart.server.ts";
import { isBuyable, MAX_LINES, MAX_QUANTITY } from "./line-fields.ts";
import type { CartMergeOutcome } from "./merge-guest-cart.server.ts";
import type { CartLine } from "./read-cart.server.ts";

type Message = { tone: "success" | "info" | "error"; text: string };
type Refusal<Outcome extends { ok: boolean }> = Extract<Outcome, { ok: false }>;

/** 'Linen shirt (Small / Blue)' */
export const nameOf = ({ title, options }: Pick<ForSale, "title" | "options">): string =>
	options ? `${title} (${options})` : title;

/** The result of adding something to the cart. */
export function formatAdded(outcome: Extract<AddOutcome, { ok: true }>): Message {
	const { what, quantity, before, cappedBy, repeated } = outcome;
	if (repeated) return { tone: "info", text: t.cart.alreadyAdded({ quantity, what: nameOf(what) }) };
	if (cappedBy === "stock" && quantity === before)
		return {
			tone: "info",
			text: t.cart.allInCart({ left: quantity }),
		};
	if (cappedBy === "stock") return { tone: "info", text: t.cart.fewerAdded({ left: quantity }) };
	if (cappedBy === "most")
		return {
			tone: "info",
			text: t.cart.mostAdded({ most: MAX_QUANTITY, quantity }),
		};
	const added = quantity - before;
	const name = nameOf(what);
	const text = t.cart.added({ what: added > 1 ? `${added} × ${name}` : name });
	return {
		tone: "success",
		text: before > 0 ? `${text} ${t.cart.nowInCart({ quantity })}` : text,
	};
}

/** Why something was not added to the cart, and what to do about it. */
export function formatNotAdded(refusal: Refusal<AddOutcome> | { reason: "gone" }): string {
	if (refusal.reason === "unknown" || refusal.reason === "gone") return t.cart.gone;
	if (refusal.reason === "full") return t.cart.full({ most: MAX_LINES, what: nameOf(refusal.what) });
	return formatUnavailable(refusal.reason, refusal.what);
}

/** The result of changing a quantity. */
export function formatQuantityChange(outcome: QuantityOutcome): Message {
	if (!outcome.ok && outcome.reason === "gone") return { tone: "info", text: t.cart.lineGone };
	if (!outcome.ok) return { tone: "error", text: formatUnavailable(outcome.reason, outcome.what) };
	const { what, quantity, requested } = outcome;
	if (quantity < requested) return { tone: "info", text: t.cart.fewerAdded({ left: quantity }) };
	return { tone: "success", text: t.cart.quantityChanged({ what: nameOf(what), quantity }) };
}

export function formatUnavailable(reason: "not_sold" | "sold_out", what: ForSale): string {
	return reason === "sold_out"
		? t.cart.soldOut({ what: nameOf(what) })
		: t.cart.notSold({ what: nameOf(what) });
}

/** The message after removing a line, with its undo; `idempotencyKey` makes the undo count once. */
export function formatRemoved(removed: { what: ForSale; quantity: number } | null, idempotencyKey: string) {
	if (!removed) return { tone: "info" as const, text: t.cart.lineGone };
	const { what, quantity } = removed;
	const restoreLine = { variantId: maskId(what.variantId), quantity: String(quantity), idempotencyKey };
	const text = t.cart.removed({ what: nameOf(what) });
	return { tone: "success" as const, text, ...(isBuyable(what) ? { restoreLine } : {}) };
}

/** The undo action for the next page: an emptied cart has no form for the button. */
export const undoAction = (restoreLine: { variantId: string; quantity: string; idempotencyKey: string }) => ({
	action: "/cart/lines",
	label: t.words.undo,
	fields: { ...restoreLine, returnTo: "/checkout" },
});

export const formatSavedForLater = (what: ForSale) => ({
	tone: "success" as const,
	text: t.cart.savedForLater({ what: nameOf(what) }),
	link: SEE_WISHLIST,
});

/** The message after removing a product from the wishlist, with its undo. */
export function formatWishRemoved(what: ForSale | null) {
	if (!what) return { tone: "info" as const, text: t.cart.wishGone };
	const fields = { variantId: maskId(what.variantId), returnTo: "/wishlist" };
	return {
		tone: "success" as const,
		text: t.cart.wishRemoved({ what: nameOf(what) }),
		// A product that is not on sale can't be saved again.
		...(what.isSold ? { undo: { action: "/wishlist/items", label: t.words.undo, fields } } : {}),
	};
}

/** The message after signing in with items in the browser's cart; null when there is nothing to explain. */
export function formatMergedCart({ came, had, saved }: CartMergeOutcome): string | null {
	if (came === 0 || (had === 0 && saved === 0)) return null;
	return saved === 0 ? t.cart.merged : t.cart.mergedInPart({ most: MAX_LINES, rest: saved });
}

/** What changed about a line since it was added, and what to do about it; how many are left of few. */
export function lineNotices(
	line: CartLine,
	currency: string,
): { tone: "red" | "yellow" | "blue"; text: string }[] {
	if (!line.isSold) return [{ tone: "red", text: t.cart.notices.notSold }];
	if (line.left === 0) return [{ tone: "red", text: t.cart.notices.soldOut }];
	const { left, quantity, unitPrice, priceWhenAdded } = line;
	const few =
		left !== null && left < quantity
			? [{ tone: "yellow" as const, text: t.cart.notices.few({ left }) }]
			: isFewLeft(line)
				? [{ tone: "blue" as const, text: formatStock(line) }]
				: [];
	if (unitPrice === priceWhenAdded) return few;
	const change = { was: formatMoney(priceWhenAdded, currency), now: formatMoney(unitPrice, currency) };
	return unitPrice > priceWhenAdded
		? [...few, { tone: "yellow", text: t.cart.notices.dearer(change) }]
		: [...few, { tone: "blue", text: t.cart.notices.cheaper(change) }];
}
