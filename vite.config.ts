import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Marked } from "marked";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";
import { patternsOf } from "./app/http/log/route-pattern.ts";
import routes from "./app/routes.ts";
import remixOptions from "./remix.config.js";
import { assignSpreads } from "./vite.assign-spreads.ts";

/** Scripts that are linked to as files are copied as they are written; this takes their comments and spaces out. */
const minifyLinked: Plugin = {
	name: "minify-linked",
	apply: "build",
	async generateBundle(_options, bundle) {
		for (const file of Object.values(bundle))
			if (
				file.type === "asset" &&
				/\/(enhance|follow|in-place|edit-form|watch-start|fresh-badges|live-stream|passkeys)-[\w-]+\.js$/.test(
					file.fileName,
				)
			)
				file.source = (await transformWithEsbuild(String(file.source), "linked.js", { minify: true })).code;
	},
};

/** Files that worker threads run become files of the server's build. */
const buildThreads: Plugin = {
	name: "build-threads",
	apply: "build",
	transform(code, id) {
		if (!id.endsWith(".server.ts")) return;
		return code.replace(/"(\.\/[\w-]+-thread\.server\.ts)", import\.meta\.url/g, (_, file: string) => {
			const path = join(dirname(id), file);
			return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "chunk", id: path })}`;
		});
	},
};

/**
 * Packages of many modules that become part of the server's build: to find and read their 550 files takes Node half a
 * second of CPU at each start.
 */
const BUNDLED = [
	"kysely",
	"zod",
	"@conform-to/react",
	"@conform-to/zod",
	"libphonenumber-js",
	"@simplewebauthn/server",
];

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
			return `<table class="table mt-4"><thead><tr>${titles
				.map((title) => `<th scope="col">${title}</th>`)
				.join("")}</tr></thead><tbody>${body.map((cells) => `<tr>${cells}</tr>`).join("")}</tbody></table>`;
		},
	},
});

/** Turns `….md?sections` into sections, each of which begins with `## Title {#id}`, with their texts as HTML. */
const markdownSections: Plugin = {
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

export default defineConfig(async ({ command }) => ({
	// What the log and the metrics know a page by.
	define: { ROUTE_PATTERNS: JSON.stringify(patternsOf(await routes)) },
	plugins: [tailwindcss(), markdownSections, buildThreads, remix(remixOptions), minifyLinked, assignSpreads],
	ssr: command === "build" ? { noExternal: BUNDLED } : {},
	build: {
		// Small files stay files: a data: URL would be refused by the content security policy.
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		target: "es2022",
	},
}));
