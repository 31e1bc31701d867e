import { defineConfig } from "vitest/config";

/** Tests of rules and of the database run on both engines; tests of plain functions once. */
const onEngine = (engine: "sqlite" | "postgres") => ({
	test: {
		name: engine,
		include: ["app/**/*.server.test.ts", "db/**/*.test.ts"],
		env: { TEST_ENGINE: engine },
		globalSetup: ["db/testing/setup.ts"],
		testTimeout: 20_000,
	},
});

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "plain",
					include: ["app/**/*.test.ts", "app/**/*.test.tsx"],
					exclude: ["app/**/*.server.test.ts"],
				},
			},
			onEngine("sqlite"),
			onEngine("postgres"),
		],
	},
});
