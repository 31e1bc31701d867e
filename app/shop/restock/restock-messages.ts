import { productPath } from "#app/shop/catalogue/product-path.ts";
import { nameSold } from "./restock-mails.ts";
import type { RestockOutcome } from "./restock-requests.server.ts";

const SEE_REQUESTS = { href: "/back-in-stock/requests", label: "See all that you wait for" };

/** The message after asking for an email about new units. `isSignedIn`: with the account that waits. */
export function flashOfRestock(outcome: RestockOutcome, { isSignedIn = false } = {}) {
	if (outcome.ok)
		return {
			tone: "success",
			text: `We’ll email you when ${nameSold(outcome.what)} is back in stock.`,
			...(isSignedIn ? { link: SEE_REQUESTS } : {}),
		} as const;
	if (outcome.reason === "unknown")
		return { tone: "error", text: "This product is no longer available." } as const;
	return { tone: "info", text: `${nameSold(outcome.what)} is back in stock.` } as const;
}

/** Where somebody continues who asked. */
export const pathAfterRestock = (outcome: RestockOutcome): string =>
	"what" in outcome ? productPath(outcome.what.productId, outcome.what.variantId) : "/collection";
