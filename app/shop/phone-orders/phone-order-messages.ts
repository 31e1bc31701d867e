import type { AddOutcome } from "#app/shop/cart/add-to-cart.server.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";
import { MAX_LINES, MAX_QUANTITY } from "#app/shop/cart/line-fields.ts";

export const ALREADY_PLACED = "This order was already placed.";
export const NO_ITEMS = "Add an item first.";
export const NO_ACCOUNT = "No account has this email address, or its address is not confirmed.";
export const FEWER_IN_STOCK = "Not everything is in stock in this quantity. Check the quantities.";

/** The result of adding an item, for staff. */
export function describeAddedItem(outcome: AddOutcome): { tone: "success" | "info" | "error"; text: string } {
	if (!outcome.ok) {
		if (outcome.reason === "unknown") return { tone: "error", text: "This product is no longer available." };
		if (outcome.reason === "full")
			return { tone: "error", text: `An order can have up to ${MAX_LINES} different items.` };
		return { tone: "error", text: `${nameOf(outcome.what)} is out of stock.` };
	}
	const { what, quantity, cappedBy } = outcome;
	if (cappedBy === "stock") return { tone: "info", text: `${nameOf(what)}: only ${quantity} left in stock.` };
	if (cappedBy === "most")
		return { tone: "info", text: `An order can have up to ${MAX_QUANTITY} of each item.` };
	return { tone: "success", text: `Added: ${nameOf(what)}.` };
}
