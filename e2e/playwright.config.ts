import { defineConfig } from "playwright/test";
import type { SiteOptions } from "./site-test.ts";

const REQUESTS = [
	"map.spec.ts",
	"markup.spec.ts",
	"kept.spec.ts",
	"weight.spec.ts",
	"forgery.spec.ts",
	"fuzz.spec.ts",
	"operations.spec.ts",
	"people/limits.spec.ts",
	"people/refusals.spec.ts",
	"people/headers.spec.ts",
	"people/uploads.spec.ts",
	"people/odd-input.spec.ts",
	"shop/unpublished.spec.ts",
];

/** Screens without the framework's script, whose forms and links are the same with scripts on: walked once, without. */
const PLAIN = [
	"journeys/accounts.spec.ts",
	"journeys/wrong-input.spec.ts",
	"people/my-bookings.spec.ts",
	"people/users.spec.ts",
	"people/mail.spec.ts",
	"people/profile.spec.ts",
	"shop/products.spec.ts",
	"shop/csv.spec.ts",
	"shop/figures.spec.ts",
	"travel/owners.spec.ts",
	"travel/calendars.spec.ts",
	"travel/reviews.spec.ts",
];

export default defineConfig<object, SiteOptions>({
	testDir: ".",
	outputDir: "../test-results",
	globalSetup: "./global-setup.ts",
	fullyParallel: true,
	// On two cores: while one waits for its page, the other two keep both busy.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// Far more than anything takes: a busy machine is no reason to fail.
	timeout: 300_000,
	expect: { timeout: 20_000 },
	reporter: [["list"]],
	use: {
		browserName: "chromium",
		locale: "en-US",
		viewport: { width: 1280, height: 900 },
		screenshot: "only-on-failure",
		// The browser skips a page's transition when it is busy, and reports that as the page's own error.
		contextOptions: { reducedMotion: "reduce" },
	},
	projects: [
		{ name: "requests", testMatch: REQUESTS },
		{
			name: "scripts-on",
			testMatch: [
				"journeys/*.spec.ts",
				"people/*.spec.ts",
				"shop/*.spec.ts",
				"travel/*.spec.ts",
				"live/*.spec.ts",
				"keyboard.spec.ts",
				"motion.spec.ts",
				"pages.spec.ts",
				"overflow.spec.ts",
				"in-place.spec.ts",
			],
			testIgnore: [...REQUESTS, ...PLAIN],
		},
		{
			name: "scripts-off",
			testMatch: ["journeys/*.spec.ts", "people/*.spec.ts", "shop/*.spec.ts", "travel/*.spec.ts"],
			testIgnore: REQUESTS,
			use: { javaScriptEnabled: false },
		},
		{
			name: "postgres",
			testMatch: [
				"journeys/booking.spec.ts",
				"live/new-booking.spec.ts",
				"people/odd-input.spec.ts",
				"machines/*.spec.ts",
			],
			use: { engine: "postgres" },
		},
	],
});
