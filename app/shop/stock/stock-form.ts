import { z } from "zod";
import { onceKey, optionalLine } from "#app/site/forms/form-fields.ts";
import { STOCK_REASONS, type StockReason } from "./stock-reasons.ts";

/** No shelf holds more, and no typing error should say so. */
export const MAX_UNITS = 1_000_000;

/** The reasons that a person may give. */
export const HAND_REASONS = (Object.keys(STOCK_REASONS) as StockReason[]).filter(
	(reason) => STOCK_REASONS[reason].isByHand,
) as [StockReason, ...StockReason[]];

export const STOCK_MODES = {
	add: { label: "Add", hint: "Units that came in" },
	remove: { label: "Take away", hint: "Units that are gone" },
	count: { label: "Set to", hint: "What was counted" },
} as const;
const MODES = Object.keys(STOCK_MODES) as [keyof typeof STOCK_MODES, ...(keyof typeof STOCK_MODES)[]];

const UNITS = "Enter a whole number of units, like 12.";

export const stockSchema = z
	.object({
		onceKey: onceKey(),
		/** The stock that the page showed. */
		seen: z.coerce.number({ error: "Please open the page again and send the form from there." }).int(),
		mode: z.enum(MODES, { error: "Choose what to do." }),
		units: z
			.string({ error: UNITS })
			.transform((typed) => typed.replace(/[\s,]/g, ""))
			.pipe(z.string().regex(/^\d{1,7}$/, UNITS))
			.transform(Number)
			.pipe(z.number().max(MAX_UNITS, "That is more than a million units.")),
		reason: z.enum(HAND_REASONS, { error: "Choose a reason." }),
		note: optionalLine({ max: 500, name: "A note" }),
	})
	.superRefine(({ mode, units }, context) => {
		if (mode !== "count" && units === 0)
			context.addIssue({ code: "custom", path: ["units"], message: "Enter at least 1 unit." });
	});

/** What came of an adjustment, for who asked for it. */
export const sayAdjusted = ({ left, moved }: { left: number; moved: number }): string =>
	moved === 0
		? `The stock is ${left} already; nothing was changed.`
		: `${moved > 0 ? "Added" : "Took away"} ${Math.abs(moved)}. ${left} are in stock now.`;

export const sayRefused = ({ reason, left }: { reason: "too_few" | "changed"; left: number }): string =>
	reason === "too_few"
		? `Only ${left} are left, so that many can’t go. Check the number.`
		: `The stock is ${left} now; it changed while you counted. Check the number and send it again.`;
