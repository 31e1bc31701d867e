import { compile } from "html-to-text";

/** Deeper than any editor writes. Each level is a call on the stack of the converter. */
const MAX_DEPTH = 100;
/** Marks what the converter left out, with a code point that no text contains. */
const LEFT_OUT = "\u{fdd0}";

const toText = compile({
	wordwrap: false,
	limits: { maxDepth: MAX_DEPTH, ellipsis: LEFT_OUT },
	selectors: [
		{ selector: "a", options: { ignoreHref: true } },
		{ selector: "img", format: "skip" },
		...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
		{ selector: "p", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
		{ selector: "ul", options: { itemPrefix: "• " } },
	],
});

/**
 * Converts a description in a product file to plain text, with an empty line between paragraphs. Null for
 * HTML nested more than 100 levels deep.
 */
export function textOfHtml(html: string): string | null {
	const isPlain = !/<[a-z!/]|&[a-z#]/i.test(html);
	const text = isPlain ? html.replace(/\r\n?/g, "\n") : toText(html);
	if (!isPlain && text.includes(LEFT_OUT)) return null;
	// Line by line: a regular expression for spaces before a line end takes quadratic time on many spaces.
	const lines = text.split("\n").map((line) => line.trimEnd());
	return lines
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Converts plain text to HTML: paragraphs and line breaks, everything else escaped. */
export function htmlOfText(text: string): string {
	return text
		.trim()
		.split(/\n{2,}/)
		.filter(Boolean)
		.map((paragraph) => {
			const escaped = paragraph.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
			return `<p>${escaped.replaceAll("\n", "<br>")}</p>`;
		})
		.join("");
}
