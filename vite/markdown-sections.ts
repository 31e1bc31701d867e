import { readFile } from "node:fs/promises";
import { Marked } from "marked";
import type { Plugin } from "vite";

const markdown = new Marked({
	renderer: {
		/** As `DataTable` writes it: on phones each row becomes a card. */
		table({ header, rows }) {
			const titles = header.map(({ text }) => text);
			const body = rows.map((row) =>
				row
					.map((cell, at) => `<td data-label="${titles[at]}">${this.parser.parseInline(cell.tokens)}</td>`)
					.join(""),
			);
			return `<table class="table as-cards mt-4"><thead><tr>${titles
				.map((title) => `<th scope="col">${title}</th>`)
				.join("")}</tr></thead><tbody>${body.map((cells) => `<tr>${cells}</tr>`).join("")}</tbody></table>`;
		},
	},
});

/** Turns `….md?sections` into sections, each of which begins with `## Title {#id}`, with their texts as HTML. */
export const markdownSections: Plugin = {
	name: "markdown-sections",
	async load(id) {
		if (!id.endsWith(".md?sections")) return;
		const [, ...sections] = (await readFile(id.replace("?sections", ""), "utf8")).split(/^## /m);
		const read = sections.map((section) => {
			const [, title, anchor, text = ""] = /^(.+) \{#(\w+)\}\n([\s\S]+)$/.exec(section) ?? [];
			return { id: anchor, title, html: markdown.parse(text, { async: false }).trim() };
		});
		return `export default ${JSON.stringify(read)}`;
	},
};
