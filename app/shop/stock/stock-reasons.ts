import { t } from "#app/common/language/messages.ts";
import type { StockReason } from "#db/schema/shop-products.ts";

export type { StockReason };

/** Why stock changed. `isByHand`: staff may select this reason; the site sets the others. */
export const STOCK_REASONS = {
	received: {
		get label() {
			return t.productStock.reasons.received;
		},
		isByHand: true,
	},
	counted: {
		get label() {
			return t.productStock.reasons.counted;
		},
		isByHand: true,
	},
	damaged: {
		get label() {
			return t.productStock.reasons.damaged;
		},
		isByHand: true,
	},
	corrected: {
		get label() {
			return t.productStock.reasons.corrected;
		},
		isByHand: true,
	},
	imported: {
		get label() {
			return t.productStock.reasons.imported;
		},
		isByHand: false,
	},
	sold: {
		get label() {
			return t.productStock.reasons.sold;
		},
		isByHand: false,
	},
	edited: {
		get label() {
			return t.productStock.reasons.edited;
		},
		isByHand: false,
	},
	cancelled: {
		get label() {
			return t.productStock.reasons.cancelled;
		},
		isByHand: false,
	},
	expired: {
		get label() {
			return t.productStock.reasons.expired;
		},
		isByHand: false,
	},
	returned: {
		get label() {
			return t.productStock.reasons.returned;
		},
		isByHand: false,
	},
	/** Returned units that can't be sold again; they follow an equal `returned` movement. */
	written_off: {
		get label() {
			return t.productStock.reasons.written_off;
		},
		isByHand: false,
	},
} as const satisfies Record<StockReason, { label: string; isByHand: boolean }>;
