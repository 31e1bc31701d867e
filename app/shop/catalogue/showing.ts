import { isSoldOut } from "./choose-variant.ts";

const FEW = 5;

/** The stock of a variant as text: '3 left', 'Out of stock'. */
export function stockWords(variant: { left: number | null }): string {
	if (isSoldOut(variant)) return "Out of stock";
	return variant.left !== null && variant.left <= FEW ? `${variant.left} left` : "In stock";
}

/** A description as it is written: an empty line parts paragraphs, a single one breaks the line. */
export const paragraphsOf = (description: string): string[][] =>
	description
		.split(/(?:\r?\n[^\S\n]*){2,}/)
		.map((paragraph) => paragraph.split(/\r?\n/).map((line) => line.trim()))
		.map((lines) => lines.filter(Boolean))
		.filter((lines) => lines.length > 0);
