import { maskId } from "#app/site/masked-id.ts";
import { showMoney } from "#app/site/money.ts";
import type { AddOutcome } from "./add-to-cart.server.ts";
import type { AdoptOutcome } from "./adopt-cart.server.ts";
import { isBuyable, MOST_LINES, MOST_OF_ONE, MOST_WISHES } from "./cart-words.ts";
import type { QuantityOutcome } from "./change-cart.server.ts";
import type { ForSale } from "./for-sale.server.ts";
import type { CartLine } from "./read-cart.server.ts";

type Said = { tone: "success" | "info" | "error"; text: string };
type Refusal<Outcome extends { ok: boolean }> = Extract<Outcome, { ok: false }>;

/** 'Linen shirt (Small / Blue)' */
export const nameOf = ({ title, options }: Pick<ForSale, "title" | "options">): string =>
	options ? `${title} (${options})` : title;

const onlyLeft = (left: number) => (left === 1 ? "Only 1 is left" : `Only ${left} are left`);

/** What came of putting something into the cart. */
export function sayAdded(outcome: Extract<AddOutcome, { ok: true }>): Said {
	const { what, quantity, before, cappedBy, repeated } = outcome;
	if (repeated) return { tone: "info", text: `Already in your cart: ${quantity} × ${nameOf(what)}.` };
	if (cappedBy === "stock" && quantity === before)
		return {
			tone: "info",
			text: `${onlyLeft(quantity)}, and your cart has ${quantity === 1 ? "it" : "them"} already.`,
		};
	if (cappedBy === "stock") return { tone: "info", text: sayFewer(quantity) };
	if (cappedBy === "most")
		return {
			tone: "info",
			text: `A cart holds ${MOST_OF_ONE} of one thing at most; we put ${quantity} in your cart.`,
		};
	const now = before > 0 ? ` You have ${quantity} of it now.` : "";
	const added = quantity - before;
	return {
		tone: "success",
		text: `Added to your cart: ${added > 1 ? `${added} × ` : ""}${nameOf(what)}.${now}`,
	};
}

const sayFewer = (quantity: number) => `${onlyLeft(quantity)}; we put ${quantity} in your cart.`;

/** Why something was not put into the cart, and what to do. */
export function sayNotAdded(refusal: Refusal<AddOutcome> | { reason: "gone" }): string {
	if (refusal.reason === "unknown" || refusal.reason === "gone") return "That is not there any more.";
	if (refusal.reason === "full")
		return `A cart holds ${MOST_LINES} different things at most. Take one out, then add ${nameOf(refusal.what)} again.`;
	return sayNotToBeHad(refusal.reason, refusal.what);
}

/** What came of asking for another quantity. */
export function sayQuantity(outcome: QuantityOutcome): Said {
	if (!outcome.ok && outcome.reason === "gone") return { tone: "info", text: GONE };
	if (!outcome.ok) return { tone: "error", text: sayNotToBeHad(outcome.reason, outcome.what) };
	const { what, quantity, asked } = outcome;
	if (quantity < asked) return { tone: "info", text: sayFewer(quantity) };
	return { tone: "success", text: `${nameOf(what)}: ${quantity} in your cart.` };
}

function sayNotToBeHad(reason: "not_sold" | "sold_out", what: ForSale): string {
	return reason === "sold_out"
		? `${nameOf(what)} is sold out. Save it for later and look again another day.`
		: `${nameOf(what)} is no longer sold.`;
}

/** It was taken out meanwhile, in another tab or on another device. */
export const GONE = "That is not in your cart any more.";

/** What came of taking a line out, with what puts it back; `onceKey` makes that happen once. */
export function sayRemoved(removed: { what: ForSale; quantity: number } | null, onceKey: string) {
	if (!removed) return { tone: "info" as const, text: GONE };
	const { what, quantity } = removed;
	const putBack = { variantId: maskId(what.variantId), quantity: String(quantity), onceKey };
	const text = `Removed from your cart: ${nameOf(what)}.`;
	return { tone: "success" as const, text, ...(isBuyable(what) ? { putBack } : {}) };
}

/** The same for the next page: an emptied cart has no form that could have the button. */
export const undoOf = (putBack: { variantId: string; quantity: string; onceKey: string }) => ({
	action: "/cart/lines",
	label: PUT_BACK,
	fields: { ...putBack, returnTo: "/checkout" },
});

export const PUT_BACK = "Put it back";

/** Where a flash leads that tells of the wishlist. */
export const SEE_WISHLIST = { href: "/wishlist", label: "See your wishlist" };

export const saySaved = (what: ForSale) => ({
	tone: "success" as const,
	text: `Saved for later: ${nameOf(what)}.`,
	link: SEE_WISHLIST,
});

/** What came of taking a thing off the wishlist, with the form that puts it back. */
export function sayForgotten(what: ForSale | null) {
	if (!what) return { tone: "info" as const, text: "That is not on your wishlist any more." };
	const fields = { variantId: maskId(what.variantId), returnTo: "/wishlist" };
	return {
		tone: "success" as const,
		text: `Removed from your wishlist: ${nameOf(what)}.`,
		undo: { action: "/wishlist/items", label: PUT_BACK, fields },
	};
}

export const WISHLIST_FULL = `Your wishlist holds ${MOST_WISHES} things. Remove one there first.`;

/** What a person is told who signed in with things in the browser's cart; null when all is as expected. */
export function sayAdopted({ came, had, saved }: AdoptOutcome): string | null {
	if (came === 0 || (had === 0 && saved === 0)) return null;
	const joined = "What you put into your cart before you signed in is in your account’s cart now.";
	if (saved === 0) return joined;
	const rest = saved === 1 ? "1 thing more is" : `${saved} things more are`;
	return `${joined} It holds ${MOST_LINES} lines at most: ${rest} on your wishlist.`;
}

/** What a line has to say for itself: what changed since it was put in, and what to do about it. */
export function lineNotices(
	line: CartLine,
	currency: string,
): { tone: "red" | "yellow" | "blue"; text: string }[] {
	if (!line.isSold) return [{ tone: "red", text: "No longer sold: your order goes without it. Remove it." }];
	if (line.left === 0)
		return [{ tone: "red", text: "Sold out: your order goes without it. Remove it or save it for later." }];
	const { left, quantity, unitPrice, priceSeen } = line;
	const few =
		left !== null && left < quantity
			? [
					{
						tone: "yellow" as const,
						text: `${onlyLeft(left)}. Change the quantity to ${left}${left === 1 ? "" : " or less"}.`,
					},
				]
			: [];
	if (unitPrice === priceSeen) return few;
	const change = `was ${showMoney(priceSeen, currency)}, now ${showMoney(unitPrice, currency)}`;
	return unitPrice > priceSeen
		? [...few, { tone: "yellow", text: `The price went up since you put it in: ${change}.` }]
		: [...few, { tone: "blue", text: `The price went down since you put it in: ${change}.` }];
}
