import type { Page } from "playwright/test";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/common/language/languages.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.use({ languages: LANGUAGE_NAMES.join(",") });

const offerIn = (page: Page, language: keyof typeof LANGUAGES) =>
	page.getByRole("region", { name: LANGUAGES[language].name, exact: true });

/** What has moved since the page began. */
const shiftsOf = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((done) => {
				new PerformanceObserver((list) => done(list.getEntries().length)).observe({
					type: "layout-shift",
					buffered: true,
				});
				requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
			}),
	);

for (const language of LANGUAGE_NAMES)
	test.describe(() => {
		test.use({ locale: `${language}-MA`, viewport: { width: 360, height: 740 } });

		test(`a page in another language is offered in ${language}, in that language, and moves nothing`, async ({
			page,
		}) => {
			const other = language === "en" ? "/de" : "";
			const own = language === "en" ? "" : `/${language}`;
			await page.goto(`${other}/track`);
			const offer = offerIn(page, language);
			await expect(offer).toHaveAttribute("lang", language);
			expect(await shiftsOf(page)).toBe(0);
			await offer.getByRole("link").click();
			await expect(page).toHaveURL(`${own}/track`);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(offer).toHaveCount(0);
			// The answer is remembered.
			await page.goto(`${other}/help`);
			await page.waitForLoadState("networkidle");
			await expect(offer).toHaveCount(0);
		});
	});

test.describe(() => {
	test.use({ locale: "es-MX" });

	test("an offer that is closed does not come again", async ({ page }) => {
		await page.goto("/track");
		await offerIn(page, "es").getByRole("button", { name: "Cerrar" }).click();
		await expect(offerIn(page, "es")).toHaveCount(0);
		expect(await page.evaluate(() => localStorage.language)).toBe("en");
		await page.goto("/privacy");
		await page.waitForLoadState("networkidle");
		await expect(offerIn(page, "es")).toHaveCount(0);
		await expect(page.getByRole("main")).toContainText("the language that you chose under language");
	});

	test("who chooses a language in the footer is offered none, and neither are staff", async ({ page }) => {
		await page.goto("/track");
		await expect(offerIn(page, "es")).toBeVisible();
		await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
		await expect(page).toHaveURL("/de/track");
		await page.waitForLoadState("networkidle");
		await expect(offerIn(page, "es")).toHaveCount(0);
		await page.evaluate(() => localStorage.clear());
		await signInAt(page, "/orders", ADMIN);
		await page.waitForLoadState("networkidle");
		await expect(offerIn(page, "es")).toHaveCount(0);
	});
});
