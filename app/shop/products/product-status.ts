import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { ProductStatus } from "#db/schema/shop-products.ts";

export type { ProductStatus };

type StatusRow = { label: string; tone: Tone; icon: IconName };

/** Only active products can be found and bought. */
export const PRODUCT_STATUSES: Record<ProductStatus, StatusRow> = withTexts(
	{
		draft: {
			tone: "grey",
			icon: "clock",
		},
		active: {
			tone: "green",
			icon: "check",
		},
		archived: {
			tone: "yellow",
			icon: "ban",
		},
	},
	{ label: (status) => t.productStates[status] },
);

export const PRODUCT_STATUS_NAMES = Object.keys(PRODUCT_STATUSES) as [ProductStatus, ...ProductStatus[]];
