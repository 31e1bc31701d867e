import { defineConfig } from "vitest/config";

/** Far more than anything takes: a busy machine is no reason to fail. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 300_000 } } };

/** Tests of rules and of the database run on both engines; tests of plain functions once. */
const onEngine = (engine: "sqlite" | "postgres") => ({
	test: {
		name: engine,
		include: ["app/**/*.server.test.ts", "{commands,db,demo}/**/*.test.ts"],
		env: { TEST_ENGINE: engine },
		globalSetup: ["db/testing/setup.ts"],
		// A worker's files share what they import: nothing there is changed by a test for the next one.
		isolate: false,
		...PATIENCE,
	},
});

export default defineConfig({
	test: {
		// Many wait for a database or another process, so one worker a core leaves cores idle.
		maxWorkers: 2,
		globalSetup: ["db/testing/other-process-scripts.ts"],
		projects: [
			{
				test: {
					name: "plain",
					include: ["app/**/*.test.ts", "app/**/*.test.tsx", "docs/*.test.ts", "*.test.ts"],
					exclude: ["app/**/*.server.test.ts"],
					isolate: false,
					...PATIENCE,
				},
			},
			onEngine("sqlite"),
			onEngine("postgres"),
		],
	},
});
