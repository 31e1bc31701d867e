import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";
import remixOptions from "./remix.config.js";

/** A script that is linked to as a file is copied as it is written; this takes its comments and spaces out. */
const minifyEnhance: Plugin = {
	name: "minify-enhance",
	apply: "build",
	async generateBundle(_options, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === "asset" && /\/enhance-[\w-]+\.js$/.test(file.fileName))
				file.source = (await transformWithEsbuild(String(file.source), "enhance.js", { minify: true })).code;
	},
};

export default defineConfig({
	plugins: [tailwindcss(), remix(remixOptions), minifyEnhance],
	build: {
		// Small files stay files: a data: URL would be refused by the content security policy.
		assetsInlineLimit: 0,
		target: "es2022",
	},
});
