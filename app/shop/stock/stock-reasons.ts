import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { StockReason } from "#db/schema/shop-products.ts";

export type { StockReason };

/** Why stock changed. `isByHand`: staff may select this reason; the site sets the others. */
export const STOCK_REASONS = withTexts(
	{
		received: {
			isByHand: true,
		},
		counted: {
			isByHand: true,
		},
		damaged: {
			isByHand: true,
		},
		corrected: {
			isByHand: true,
		},
		imported: {
			isByHand: false,
		},
		sold: {
			isByHand: false,
		},
		edited: {
			isByHand: false,
		},
		cancelled: {
			isByHand: false,
		},
		expired: {
			isByHand: false,
		},
		returned: {
			isByHand: false,
		},
		/** Returned units that can't be sold again; they follow an equal `returned` movement. */
		written_off: {
			isByHand: false,
		},
	},
	{ label: (key) => t.productStock.reasons[key] },
) satisfies Record<StockReason, { label: string; isByHand: boolean }>;
