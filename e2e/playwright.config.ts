import { defineConfig } from "playwright/test";
import type { SiteOptions } from "./helpers/site-test.ts";

export default defineConfig<object, SiteOptions>({
	testDir: ".",
	outputDir: "../test-results",
	globalSetup: "./helpers/global-setup.ts",
	fullyParallel: true,
	// For two cores: while some wait for their page or the disk, the others keep both busy.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// Much longer than anything takes, so that a busy machine does not fail.
	timeout: 300_000,
	expect: { timeout: 20_000 },
	reporter: [["list"]],
	use: {
		browserName: "chromium",
		locale: "en-US",
		viewport: { width: 1280, height: 900 },
		screenshot: "only-on-failure",
		// A busy browser skips a page's transition and reports that as an error of the page.
		contextOptions: { reducedMotion: "reduce" },
	},
	projects: [
		{ name: "requests", testMatch: "requests/*.spec.ts" },
		{ name: "live", testMatch: "live/*.spec.ts" },
		{ name: "screens", testMatch: "screens/*.spec.ts" },
		{ name: "gallery", testMatch: "gallery/*.spec.ts" },
		{
			name: "scripts-on",
			testMatch: "journeys/*/*.spec.ts",
		},
		{
			name: "scripts-off",
			// Tests in plain/ are of screens without the framework's script, which are the same with scripts.
			testMatch: ["journeys/*/*.spec.ts", "journeys/*/plain/*.spec.ts"],
			// The site works the same without its page cache.
			use: { javaScriptEnabled: false, cachesPages: false },
		},
		{
			name: "postgres",
			testMatch: [
				"journeys/rent/booking.spec.ts",
				"live/new-booking.spec.ts",
				"requests/odd-input.spec.ts",
				"requests/strangers.spec.ts",
				"machines/*.spec.ts",
			],
			use: { engine: "postgres" },
		},
	],
});
