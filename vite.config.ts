import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";
import { patternsOf } from "./app/http/log/route-pattern.ts";
import routes from "./app/routes.ts";
import remixOptions from "./remix.config.js";

/** Scripts that are linked to as files are copied as they are written; this takes their comments and spaces out. */
const minifyLinked: Plugin = {
	name: "minify-linked",
	apply: "build",
	async generateBundle(_options, bundle) {
		for (const file of Object.values(bundle))
			if (
				file.type === "asset" &&
				/\/(enhance|follow|in-place|edit-form|watch-start|fresh-badges|live-stream)-[\w-]+\.js$/.test(
					file.fileName,
				)
			)
				file.source = (await transformWithEsbuild(String(file.source), "linked.js", { minify: true })).code;
	},
};

export default defineConfig(async () => ({
	// What the log and the metrics know a page by.
	define: { ROUTE_PATTERNS: JSON.stringify(patternsOf(await routes)) },
	plugins: [tailwindcss(), remix(remixOptions), minifyLinked],
	build: {
		// Small files stay files: a data: URL would be refused by the content security policy.
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		target: "es2022",
	},
}));
