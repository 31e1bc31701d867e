import { defineConfig } from "playwright/test";
import type { SiteOptions } from "./site-test.ts";

const REQUESTS = [
	"map.spec.ts",
	"weight.spec.ts",
	"forgery.spec.ts",
	"people/limits.spec.ts",
	"people/headers.spec.ts",
];

export default defineConfig<object, SiteOptions>({
	testDir: ".",
	outputDir: "../test-results",
	globalSetup: "./global-setup.ts",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	forbidOnly: true,
	timeout: 30_000,
	expect: { timeout: 5_000 },
	reporter: [["list"]],
	use: {
		browserName: "chromium",
		locale: "en-US",
		viewport: { width: 1280, height: 900 },
		screenshot: "only-on-failure",
	},
	projects: [
		{ name: "requests", testMatch: REQUESTS },
		{
			name: "scripts-on",
			testMatch: [
				"journeys/*.spec.ts",
				"people/*.spec.ts",
				"live/*.spec.ts",
				"keyboard.spec.ts",
				"pages.spec.ts",
			],
			testIgnore: REQUESTS,
		},
		{
			name: "scripts-off",
			testMatch: ["journeys/*.spec.ts", "people/*.spec.ts"],
			testIgnore: REQUESTS,
			use: { javaScriptEnabled: false },
		},
		{
			name: "postgres",
			testMatch: ["journeys/booking.spec.ts", "live/new-booking.spec.ts"],
			use: { engine: "postgres" },
		},
	],
});
