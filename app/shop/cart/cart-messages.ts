import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
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

const formatOnlyLeft = (left: number) => `Only ${left} left in stock`;

/** The result of adding something to the cart. */
export function formatAdded(outcome: Extract<AddOutcome, { ok: true }>): Message {
	const { what, quantity, before, cappedBy, repeated } = outcome;
	if (repeated) return { tone: "info", text: `Already in your cart: ${quantity} × ${nameOf(what)}.` };
	if (cappedBy === "stock" && quantity === before)
		return {
			tone: "info",
			text: `${formatOnlyLeft(quantity)}, already in your cart.`,
		};
	if (cappedBy === "stock") return { tone: "info", text: formatReducedQuantity(quantity) };
	if (cappedBy === "most")
		return {
			tone: "info",
			text: `You can order up to ${MAX_QUANTITY} of each item. Your cart now has ${quantity}.`,
		};
	const now = before > 0 ? ` You now have ${quantity} in your cart.` : "";
	const added = quantity - before;
	return {
		tone: "success",
		text: `Added to your cart: ${added > 1 ? `${added} × ` : ""}${nameOf(what)}.${now}`,
	};
}

const formatReducedQuantity = (quantity: number) =>
	`${formatOnlyLeft(quantity)}. Your cart now has ${quantity}.`;

/** Why something was not added to the cart, and what to do about it. */
export function formatNotAdded(refusal: Refusal<AddOutcome> | { reason: "gone" }): string {
	if (refusal.reason === "unknown" || refusal.reason === "gone")
		return "This product is no longer available.";
	if (refusal.reason === "full")
		return `Your cart can hold up to ${MAX_LINES} different items. Remove one, then add ${nameOf(refusal.what)} again.`;
	return formatUnavailable(refusal.reason, refusal.what);
}

/** The result of changing a quantity. */
export function formatQuantityChange(outcome: QuantityOutcome): Message {
	if (!outcome.ok && outcome.reason === "gone") return { tone: "info", text: PRODUCT_UNAVAILABLE };
	if (!outcome.ok) return { tone: "error", text: formatUnavailable(outcome.reason, outcome.what) };
	const { what, quantity, requested } = outcome;
	if (quantity < requested) return { tone: "info", text: formatReducedQuantity(quantity) };
	return { tone: "success", text: `${nameOf(what)}: ${quantity} in your cart.` };
}

export function formatUnavailable(reason: "not_sold" | "sold_out", what: ForSale): string {
	return reason === "sold_out"
		? `${nameOf(what)} is out of stock. Save it for later and check again soon.`
		: `${nameOf(what)} is no longer available.`;
}

/** The line was removed in the meantime, in another tab or on another device. */
export const PRODUCT_UNAVAILABLE = "This item is no longer in your cart.";

/** The message after removing a line, with its undo; `idempotencyKey` makes the undo count once. */
export function formatRemoved(removed: { what: ForSale; quantity: number } | null, idempotencyKey: string) {
	if (!removed) return { tone: "info" as const, text: PRODUCT_UNAVAILABLE };
	const { what, quantity } = removed;
	const restoreLine = { variantId: maskId(what.variantId), quantity: String(quantity), idempotencyKey };
	const text = `Removed from your cart: ${nameOf(what)}.`;
	return { tone: "success" as const, text, ...(isBuyable(what) ? { restoreLine } : {}) };
}

/** The undo action for the next page: an emptied cart has no form for the button. */
export const undoAction = (restoreLine: { variantId: string; quantity: string; idempotencyKey: string }) => ({
	action: "/cart/lines",
	label: RESTORE_LABEL,
	fields: { ...restoreLine, returnTo: "/checkout" },
});

export const RESTORE_LABEL = "Undo";

export const formatSavedForLater = (what: ForSale) => ({
	tone: "success" as const,
	text: `Saved for later: ${nameOf(what)}.`,
	link: SEE_WISHLIST,
});

/** The message after removing a product from the wishlist, with its undo. */
export function formatWishRemoved(what: ForSale | null) {
	if (!what) return { tone: "info" as const, text: "This item is no longer on your wishlist." };
	const fields = { variantId: maskId(what.variantId), returnTo: "/wishlist" };
	return {
		tone: "success" as const,
		text: `Removed from your wishlist: ${nameOf(what)}.`,
		// A product that is not on sale can't be saved again.
		...(what.isSold ? { undo: { action: "/wishlist/items", label: RESTORE_LABEL, fields } } : {}),
	};
}

/** The message after signing in with items in the browser's cart; null when there is nothing to explain. */
export function formatMergedCart({ came, had, saved }: CartMergeOutcome): string | null {
	if (came === 0 || (had === 0 && saved === 0)) return null;
	const joined = "The items that you added before you signed in are now in your account’s cart.";
	if (saved === 0) return joined;
	const rest = saved === 1 ? "1 more is" : `${saved} more are`;
	return `${joined} A cart can hold up to ${MAX_LINES} different items: ${rest} on your wishlist.`;
}

/** What changed about a line since it was added, and what to do about it. */
export function lineNotices(
	line: CartLine,
	currency: string,
): { tone: "red" | "yellow" | "blue"; text: string }[] {
	if (!line.isSold) return [{ tone: "red", text: "No longer available. Your order won’t include it." }];
	if (line.left === 0)
		return [
			{ tone: "red", text: "Out of stock. Your order won’t include it: remove it or save it for later." },
		];
	const { left, quantity, unitPrice, priceWhenAdded } = line;
	const few =
		left !== null && left < quantity
			? [
					{
						tone: "yellow" as const,
						text: `${formatOnlyLeft(left)}. Change the quantity to ${left}${left === 1 ? "" : " or fewer"}.`,
					},
				]
			: [];
	if (unitPrice === priceWhenAdded) return few;
	const change = `was ${formatMoney(priceWhenAdded, currency)}, now ${formatMoney(unitPrice, currency)}`;
	return unitPrice > priceWhenAdded
		? [...few, { tone: "yellow", text: `The price has gone up since you added it: ${change}.` }]
		: [...few, { tone: "blue", text: `The price has gone down since you added it: ${change}.` }];
}
