import { isSoldOut } from "./choose-variant.ts";

const FEW = 5;

/** The stock of a variant as text: "3 left", "Out of stock". */
export function formatStock(variant: { left: number | null }): string {
	if (isSoldOut(variant)) return "Out of stock";
	return variant.left !== null && variant.left <= FEW ? `${variant.left} left` : "In stock";
}
