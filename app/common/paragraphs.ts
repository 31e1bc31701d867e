/** A description as it is written: an empty line parts paragraphs, a single one breaks the line. */
export const paragraphsOf = (description: string): string[][] =>
	description
		.split(/(?:\r?\n[^\S\n]*){2,}/)
		.map((paragraph) => paragraph.split(/\r?\n/).map((line) => line.trim()))
		.map((lines) => lines.filter(Boolean))
		.filter((lines) => lines.length > 0);
