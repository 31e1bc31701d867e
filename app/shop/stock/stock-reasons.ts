import type { StockReason } from "#db/schema/shop-products.ts";

export type { StockReason };

/** Why stock changed. `isByHand`: staff may select this reason; the site sets the others. */
export const STOCK_REASONS = {
	received: { label: "Received", isByHand: true },
	counted: { label: "Stock count", isByHand: true },
	damaged: { label: "Damaged or lost", isByHand: true },
	corrected: { label: "Correction", isByHand: true },
	imported: { label: "Imported", isByHand: false },
	sold: { label: "Sold", isByHand: false },
	edited: { label: "Order edited", isByHand: false },
	cancelled: { label: "Order cancelled", isByHand: false },
	expired: { label: "Order expired", isByHand: false },
	returned: { label: "Returned", isByHand: false },
	/** Returned units that can't be sold again; they follow an equal `returned` movement. */
	written_off: { label: "Written off", isByHand: false },
} as const satisfies Record<StockReason, { label: string; isByHand: boolean }>;
