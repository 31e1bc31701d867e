import { defineConfig } from "vitest/config";
import { markdownSections } from "./vite/markdown-sections.ts";

/** Far more than anything takes: a busy machine is no reason to fail. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 300_000 } } };

/** Tests that fill, copy or upgrade whole databases: `npm run test:more`. */
const WHOLE = ["db/backup/*.test.ts", "db/migrate.test.ts", "demo/demo.test.ts"];
/** What is of one engine only. */
const OF_AN_ENGINE = ["db/engines/*/*.test.ts"];
const RULES = ["app/**/*.server.test.ts", "db/**/*.test.ts"];

/** What touches the database runs on both engines, everything else once; docs/layout.test.ts tells them apart. */
const onEngine = (
	engine: "sqlite" | "postgres",
	files: { name: string; include: string[]; exclude: string[] },
) => ({
	test: {
		...files,
		env: { TEST_ENGINE: engine },
		globalSetup: ["db/testing/other-process-scripts.ts", "db/testing/setup.ts"],
		// A worker's files share what they import: nothing there is changed by a test for the next one.
		isolate: false,
		...PATIENCE,
	},
});

export default defineConfig({
	test: {
		// Many wait for a database or another process, so one worker a core leaves cores idle.
		maxWorkers: 2,
		projects: [
			{
				// For screens of long text.
				plugins: [markdownSections],
				test: {
					name: "plain",
					include: ["{app,commands,demo}/**/*.test.{ts,tsx}", ...OF_AN_ENGINE],
					exclude: ["app/**/*.server.test.ts", ...WHOLE],
					isolate: false,
					...PATIENCE,
				},
			},
			{ test: { name: "documents", include: ["docs/*.test.ts"], ...PATIENCE } },
			...(["sqlite", "postgres"] as const).flatMap((engine) => [
				onEngine(engine, { name: engine, include: RULES, exclude: [...WHOLE, ...OF_AN_ENGINE] }),
				onEngine(engine, { name: `more-${engine}`, include: WHOLE, exclude: [] }),
			]),
		],
	},
});
