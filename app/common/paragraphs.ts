/** Splits a description into paragraphs (at empty lines) and lines. */
export const paragraphsOf = (description: string): string[][] =>
	description
		.split(/(?:\r?\n[^\S\n]*){2,}/)
		.map((paragraph) => paragraph.split(/\r?\n/).map((line) => line.trim()))
		.map((lines) => lines.filter(Boolean))
		.filter((lines) => lines.length > 0);
