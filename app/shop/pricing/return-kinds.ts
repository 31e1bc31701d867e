import { t } from "#app/common/language/messages.ts";
export type ReturnKind = "withdrawal" | "return";

/** The reasons for a return, and the days after delivery in which it can be requested. */
export const RETURN_KINDS: Record<ReturnKind, { label: string; hint: string; days: number }> = {
	withdrawal: {
		get label() {
			return t.returnKinds.withdrawal.label;
		},
		get hint() {
			return t.returnKinds.withdrawal.hint;
		},
		days: 14,
	},
	return: {
		get label() {
			return t.returnKinds.return.label;
		},
		get hint() {
			return t.returnKinds.return.hint;
		},
		days: 730,
	},
};

export const RETURN_KIND_NAMES = Object.keys(RETURN_KINDS) as [ReturnKind, ...ReturnKind[]];
