import { isRightToLeft } from "#app/common/language/current-language.ts";

/** Where a bar of so many percent stands: it grows in the direction in which the page is read. */
export const fromStart = (percent: number): { x?: string; width: string } => {
	const share = Number(percent.toFixed(2));
	return isRightToLeft() ? { x: `${100 - share}%`, width: `${share}%` } : { width: `${share}%` };
};
