import { t } from "#app/common/language/messages.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { ProductStatus } from "#db/schema/shop-products.ts";

export type { ProductStatus };

type StatusRow = { label: string; tone: Tone; icon: IconName };

/** Only active products can be found and bought. */
export const PRODUCT_STATUSES: Record<ProductStatus, StatusRow> = {
	draft: {
		get label() {
			return t.productStates.draft;
		},
		tone: "grey",
		icon: "clock",
	},
	active: {
		get label() {
			return t.productStates.active;
		},
		tone: "green",
		icon: "check",
	},
	archived: {
		get label() {
			return t.productStates.archived;
		},
		tone: "yellow",
		icon: "ban",
	},
};

export const PRODUCT_STATUS_NAMES = Object.keys(PRODUCT_STATUSES) as [ProductStatus, ...ProductStatus[]];
