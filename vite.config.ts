import { vitePlugin as remix } from "@remix-run/dev";
import type { RouteConfigEntry } from "@remix-run/route-config";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";
import routes from "./app/routes.ts";
import remixOptions from "./remix.config.js";

/** Scripts that are linked to as files are copied as they are written; this takes their comments and spaces out. */
const minifyLinked: Plugin = {
	name: "minify-linked",
	apply: "build",
	async generateBundle(_options, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === "asset" && /\/(enhance|follow)-[\w-]+\.js$/.test(file.fileName))
				file.source = (await transformWithEsbuild(String(file.source), "linked.js", { minify: true })).code;
	},
};

/** The pattern of each route, as `/product/:maskedId`: what the log and the metrics know a page by. */
const patternsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
	entries.flatMap(({ path, children = [] }) => {
		const pattern = path ? `${above}/${path}` : above;
		return [pattern || "/", ...patternsOf(children, pattern)];
	});

export default defineConfig(async () => ({
	define: { ROUTE_PATTERNS: JSON.stringify(patternsOf(await routes)) },
	plugins: [tailwindcss(), remix(remixOptions), minifyLinked],
	build: {
		// Small files stay files: a data: URL would be refused by the content security policy.
		assetsInlineLimit: 0,
		target: "es2022",
	},
}));
