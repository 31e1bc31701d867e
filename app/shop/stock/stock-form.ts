import { z } from "zod";
import { idempotencyKey, optionalLine, refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { STOCK_REASONS, type StockReason } from "./stock-reasons.ts";

export const MAX_UNITS = 1_000_000;

export const HAND_REASONS = (Object.keys(STOCK_REASONS) as StockReason[]).filter(
	(reason) => STOCK_REASONS[reason].isByHand,
) as [StockReason, ...StockReason[]];

export const STOCK_MODES = ["add", "remove", "count"] as const;

export const stockSchema = z
	.object({
		idempotencyKey: idempotencyKey(),
		expectedUnits: z.coerce.number({ error: () => t.productStock.reload }).int(),
		mode: z.enum(STOCK_MODES, { error: () => t.productStock.chooseMode }),
		units: z
			.string({ error: () => t.productStock.enterWhole })
			.transform((typed) => typed.replace(/[\s,]/g, ""))
			.pipe(z.string().regex(/^\d{1,7}$/, { error: () => t.productStock.enterWhole }))
			.transform(Number)
			.pipe(z.number().max(MAX_UNITS, { error: () => t.productStock.tooMany })),
		reason: z.enum(HAND_REASONS, { error: () => t.productStock.chooseReason }),
		note: optionalLine({ max: 500, name: () => t.productStock.noteName }),
	})
	.superRefine(({ mode, units, reason }, context) => {
		if (mode !== "count" && units === 0) refuseField(context, t.productStock.atLeastOne, "units");
		if (mode === "remove" && reason === "received")
			refuseField(context, t.productStock.receivedIsAdded, "reason");
	});

export function formatStockAdjusted({ left, moved }: { left: number; moved: number }): string {
	if (moved === 0) return t.productStock.unchanged({ left });
	const say = moved > 0 ? t.productStock.added : t.productStock.removed;
	return say({ units: Math.abs(moved), left });
}

export const formatStockRefusal = ({
	reason,
	left,
}: {
	reason: "too_few" | "changed";
	left: number;
}): string => (reason === "too_few" ? t.productStock.tooFew({ left }) : t.productStock.changed({ left }));
