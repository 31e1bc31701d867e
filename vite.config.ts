import { dirname, join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";
import { patternsOf } from "./app/http/log/route-pattern.ts";
import routes from "./app/routes.ts";
import packages from "./package.json" with { type: "json" };
import remixOptions from "./remix.config.js";
import { markdownSections } from "./vite/markdown-sections.ts";
import { OLDEST_BROWSERS, oldBrowsers } from "./vite/old-browsers.ts";

/** Scripts that are linked to as files are copied as they are written; this takes their comments and spaces out. */
const minifyLinked: Plugin = {
	name: "minify-linked",
	apply: "build",
	async generateBundle(_options, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === "asset" && file.fileName.endsWith(".js"))
				file.source = (
					await transformWithEsbuild(String(file.source), "linked.js", {
						minify: true,
						target: OLDEST_BROWSERS,
					})
				).code;
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

/** Packages that screens with scripts load in the browser. */
const IN_BROWSERS = [
	"react",
	"react/jsx-runtime",
	"react/jsx-dev-runtime",
	"react-dom",
	"react-dom/client",
	"@remix-run/react",
];

/** Visits the site as soon as it is served: what it says when it starts is in the terminal before anybody opens a page. */
const visitFirst = (port: number): Plugin => ({
	name: "visit-first",
	apply: "serve",
	configureServer({ httpServer }) {
		httpServer?.once("listening", () => void fetch(`http://localhost:${port}/healthz`).catch(() => {}));
	},
});

export default defineConfig(async ({ command }) => {
	// Chooses the port in development, as before `remix-serve`.
	if (command === "serve") await import("./app/http/settings/read-settings.js");
	const port = Number(process.env.PORT);
	return {
		// What the log and the metrics know a page by.
		define: { ROUTE_PATTERNS: JSON.stringify(patternsOf(await routes)) },
		plugins: [
			tailwindcss(),
			markdownSections,
			buildThreads,
			remix(remixOptions),
			minifyLinked,
			oldBrowsers,
			visitFirst(port),
		],
		server: { port, strictPort: true },
		// A package that is found later than the first page would be optimized anew, and that page's modules be gone (504).
		optimizeDeps: {
			include: IN_BROWSERS,
			exclude: Object.keys(packages.dependencies).filter((name) => !IN_BROWSERS.includes(name)),
		},
		ssr: command === "build" ? { noExternal: BUNDLED } : {},
		build: {
			// Small files stay files: a data: URL would be refused by the content security policy.
			assetsInlineLimit: 0,
			reportCompressedSize: false,
			target: "es2022",
		},
	};
});
