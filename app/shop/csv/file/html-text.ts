import { compile } from "html-to-text";

const toText = compile({
	wordwrap: false,
	selectors: [
		{ selector: "a", options: { ignoreHref: true } },
		{ selector: "img", format: "skip" },
		...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
		{ selector: "p", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
		{ selector: "ul", options: { itemPrefix: "• " } },
	],
});

/** A description of a product file as we keep it: plain text, an empty line between paragraphs. */
export function textOfHtml(html: string): string {
	const isPlain = !/<[a-z!/]|&[a-z#]/i.test(html);
	const text = isPlain ? html.replace(/\r\n?/g, "\n") : toText(html);
	return text
		.replace(/[^\S\n]+\n/g, "\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The same the other way: paragraphs and line breaks, everything else escaped. */
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
