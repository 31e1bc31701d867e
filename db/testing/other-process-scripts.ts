import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { BUNDLES } from "./other-process.ts";

/** Packages with native parts, which they look for beside their own files. */
const NATIVE = ["better-sqlite3", "pg", "sharp", "@node-rs/argon2"];

/**
 * Bundles the scripts that tests run in other processes, with the packages that they import, once for all tests:
 * a process that finds and compiles each module itself would take longer to start than to run.
 */
export default async function setup(): Promise<() => void> {
	// Another project of this run has done it.
	if (process.env[BUNDLES]) return () => {};
	// Below node_modules, where the bundles find their imports.
	const cache = "node_modules/.cache";
	mkdirSync(cache, { recursive: true });
	const outDir = mkdtempSync(join(cache, "meeha-processes-"));
	const scripts = ["app", "db"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((path) => path.endsWith(".child-process.ts"))
			.map((path) => join(folder, path)),
	);
	const input = Object.fromEntries(scripts.map((path) => [path.replace(/\.ts$/, ""), path]));
	await build({
		configFile: false,
		logLevel: "error",
		ssr: { noExternal: true, external: NATIVE },
		build: {
			ssr: true,
			outDir,
			emptyOutDir: false,
			copyPublicDir: false,
			target: "node20",
			rollupOptions: {
				input,
				output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
			},
		},
	});
	process.env[BUNDLES] = outDir;
	return () => rmSync(outDir, { recursive: true, force: true });
}
