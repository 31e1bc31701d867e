import { t } from "#app/common/language/messages.ts";
import type { AddOutcome } from "#app/shop/cart/add-to-cart.server.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";
import { MAX_LINES, MAX_QUANTITY } from "#app/shop/cart/line-fields.ts";

/** The result of adding an item, for staff. */
export function describeAddedItem(outcome: AddOutcome): { tone: "success" | "info" | "error"; text: string } {
	if (!outcome.ok) {
		if (outcome.reason === "unknown") return { tone: "error", text: t.cart.gone };
		if (outcome.reason === "full") return { tone: "error", text: t.phoneOrder.full({ most: MAX_LINES }) };
		return { tone: "error", text: t.phoneOrder.soldOut({ what: nameOf(outcome.what) }) };
	}
	const { what, quantity, cappedBy } = outcome;
	if (cappedBy === "stock")
		return { tone: "info", text: t.phoneOrder.onlyLeft({ what: nameOf(what), left: quantity }) };
	if (cappedBy === "most") return { tone: "info", text: t.phoneOrder.most({ most: MAX_QUANTITY }) };
	return { tone: "success", text: t.phoneOrder.added({ what: nameOf(what) }) };
}
