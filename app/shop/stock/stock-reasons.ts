import type { StockReason } from "#db/schema/shop-products.ts";

export type { StockReason };

/** Why stock changed. `isByHand`: staff may give this reason; the others are the site's own. */
export const STOCK_REASONS = {
	received: { label: "Received", isByHand: true },
	counted: { label: "Stock count", isByHand: true },
	damaged: { label: "Damaged or lost", isByHand: true },
	corrected: { label: "Correction", isByHand: true },
	imported: { label: "Imported", isByHand: false },
	sold: { label: "Sold", isByHand: false },
	cancelled: { label: "Order cancelled", isByHand: false },
	expired: { label: "Order expired", isByHand: false },
	returned: { label: "Returned", isByHand: false },
	/** Units that came back from a customer and can’t be sold again; they follow a `returned` of as many. */
	written_off: { label: "Written off", isByHand: false },
} as const satisfies Record<StockReason, { label: string; isByHand: boolean }>;
