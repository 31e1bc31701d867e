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
