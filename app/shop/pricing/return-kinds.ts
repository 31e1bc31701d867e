import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
export type ReturnKind = "withdrawal" | "return";

/** The reasons for a return, and the days after delivery in which it can be requested. */
export const RETURN_KINDS: Record<ReturnKind, { label: string; hint: string; days: number }> = withTexts(
	{
		withdrawal: {
			days: 14,
		},
		return: {
			days: 730,
		},
	},
	{ label: (key) => t.returnKinds[key].label, hint: (key) => t.returnKinds[key].hint },
);

export const RETURN_KIND_NAMES = Object.keys(RETURN_KINDS) as [ReturnKind, ...ReturnKind[]];
