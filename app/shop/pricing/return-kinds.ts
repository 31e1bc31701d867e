export type ReturnKind = "withdrawal" | "return";

/** The reasons for a return, and the days after delivery in which it can be requested. */
export const RETURN_KINDS: Record<ReturnKind, { label: string; hint: string; days: number }> = {
	withdrawal: {
		label: "I changed my mind",
		hint: "Within 14 days of delivery, without giving a reason.",
		days: 14,
	},
	return: {
		label: "There is a problem with the item",
		hint: "Broken, not as described, or not what you ordered: within 2 years of delivery.",
		days: 730,
	},
};

export const RETURN_KIND_NAMES = Object.keys(RETURN_KINDS) as [ReturnKind, ...ReturnKind[]];
