import { z } from "zod";
import { idempotencyKey, optionalLine, refuseField } from "#app/common/forms/form-fields.ts";
import { STOCK_REASONS, type StockReason } from "./stock-reasons.ts";

export const MAX_UNITS = 1_000_000;

export const HAND_REASONS = (Object.keys(STOCK_REASONS) as StockReason[]).filter(
	(reason) => STOCK_REASONS[reason].isByHand,
) as [StockReason, ...StockReason[]];

export const STOCK_MODES = {
	add: { label: "Add", hint: "Stock received or found" },
	remove: { label: "Remove", hint: "Stock lost or used" },
	count: { label: "Set to", hint: "Quantity counted" },
} as const;
const MODES = Object.keys(STOCK_MODES) as [keyof typeof STOCK_MODES, ...(keyof typeof STOCK_MODES)[]];

const UNITS = "Enter a whole number, like 12.";

export const stockSchema = z
	.object({
		idempotencyKey: idempotencyKey(),
		expectedUnits: z.coerce.number({ error: "Reload the page and try again." }).int(),
		mode: z.enum(MODES, { error: "Choose an adjustment." }),
		units: z
			.string({ error: UNITS })
			.transform((typed) => typed.replace(/[\s,]/g, ""))
			.pipe(z.string().regex(/^\d{1,7}$/, UNITS))
			.transform(Number)
			.pipe(z.number().max(MAX_UNITS, "Quantity must be 1,000,000 or less.")),
		reason: z.enum(HAND_REASONS, { error: "Choose a reason." }),
		note: optionalLine({ max: 500, name: "Note" }),
	})
	.superRefine(({ mode, units, reason }, context) => {
		if (mode !== "count" && units === 0) refuseField(context, "Enter a quantity of at least 1.", "units");
		if (mode === "remove" && reason === "received")
			refuseField(context, "Received is for units that you add. Choose another reason.", "reason");
	});

export const formatStockAdjusted = ({ left, moved }: { left: number; moved: number }): string =>
	moved === 0
		? `Stock is already ${left}. Nothing was changed.`
		: `${moved > 0 ? "Added" : "Removed"} ${Math.abs(moved)}. ${left} in stock now.`;

export const formatStockRefusal = ({
	reason,
	left,
}: {
	reason: "too_few" | "changed";
	left: number;
}): string =>
	reason === "too_few"
		? `Only ${left} in stock, so you can’t remove that many.`
		: `Stock changed to ${left} in the meantime. Check your count and try again.`;
