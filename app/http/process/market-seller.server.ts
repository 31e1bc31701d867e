import { partyOf } from "#app/common/market/sellers.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { Seller } from "#app/ui/receipt/print-sheet.tsx";
import { market } from "./market.server.ts";

const linesOf = (text: string) =>
	text
		.split(";")
		.map((line) => line.trim())
		.filter(Boolean);

/**
 * The seller on receipts: the settings SELLER_NAME, SELLER_ADDRESS and SELLER_TAX_NUMBER, each of which wins over the
 * saved seller details, and the market's name when there are none.
 */
export function marketSeller(): Seller {
	const saved = market.seller?.name ? partyOf(market.seller) : null;
	return {
		name: env.SELLER_NAME ?? saved?.name ?? market.name,
		address: env.SELLER_ADDRESS === undefined ? (saved?.address ?? []) : linesOf(env.SELLER_ADDRESS),
		taxNumber: env.SELLER_TAX_NUMBER ?? saved?.taxNumber ?? "",
	};
}
