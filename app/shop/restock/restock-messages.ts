import { t } from "#app/common/language/messages.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { nameSold } from "./restock-mails.ts";
import type { RestockOutcome } from "./restock-requests.server.ts";

/** The message after asking for an email about new units. `isSignedIn`: with the account that waits. */
export function flashOfRestock(outcome: RestockOutcome, { isSignedIn = false } = {}) {
	if (outcome.ok)
		return {
			tone: "success",
			text: t.restock.requested({ what: nameSold(outcome.what) }),
			...(isSignedIn ? { link: { href: "/back-in-stock/requests", label: t.restock.seeAll } } : {}),
		} as const;
	if (outcome.reason === "unknown") return { tone: "error", text: t.cart.gone } as const;
	return { tone: "info", text: t.restock.inStock({ what: nameSold(outcome.what) }) } as const;
}

/** Where somebody continues who asked. */
export const pathAfterRestock = (outcome: RestockOutcome): string =>
	"what" in outcome ? productPath(outcome.what.productId, outcome.what.variantId) : "/collection";
