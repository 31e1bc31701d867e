/** The beginning of a text, cut between words, and never inside a character. */
export function excerptOf(text: string, most = 160): string {
	const plain = text
		.slice(0, 10 * most)
		.replace(/[^\S ]\s*| \s+/g, " ")
		.trim();
	if (plain.length <= most) return plain;
	const end = plain.lastIndexOf(" ", most);
	return `${plain.slice(0, end > most / 2 ? end : most).replace(/[\s,.;:–\p{Cs}-]+$/u, "")}…`;
}

/** Splits a description into paragraphs (at empty lines) and lines. */
export const paragraphsOf = (description: string): string[][] =>
	description
		.split(/(?:\r?\n[^\S\n]*){2,}/)
		.map((paragraph) => paragraph.split(/\r?\n/).map((line) => line.trim()))
		.map((lines) => lines.filter(Boolean))
		.filter((lines) => lines.length > 0);

const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#x27;",
};

/** A text as the content of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
