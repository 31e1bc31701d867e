import type { Page } from "playwright/test";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Whether the current style sheet asks for a transition between pages. */
const asksForTransitions = (page: Page): Promise<boolean> =>
	page.evaluate(() => {
		const asks = (rules: CSSRuleList): boolean =>
			[...rules].some((rule) => {
				if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
				if (rule.cssText.startsWith("@view-transition")) return true;
				return rule instanceof CSSGroupingRule && asks(rule.cssRules);
			});
		return [...document.styleSheets].some((sheet) => asks(sheet.cssRules));
	});

for (const [reducedMotion, fades] of [
	["no-preference", true],
	["reduce", false],
] as const) {
	test(`pages ${fades ? "" : "do not "}fade into each other where motion is: ${reducedMotion}`, async ({
		page,
		watch,
	}) => {
		// A busy browser skips a transition and reports that as an error of the page.
		if (fades)
			watch.expectProblem(/^page error: (AbortError|InvalidStateError|TimeoutError): Transition was /);
		await page.emulateMedia({ reducedMotion });
		await page.goto("/about");
		expect(await asksForTransitions(page)).toBe(fades);
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
		await expect(page).toHaveURL("/privacy");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}

test("a transition that is skipped is no error of the page", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	for (let width = 1_000; width < 1_060; width += 10) {
		await page.goto("/about");
		await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/privacy']")?.click());
		await page.waitForURL("/privacy", { waitUntil: "commit" });
		await page.evaluate(() => location.assign("/terms"));
		await page.waitForURL("/terms", { waitUntil: "commit" });
		await page.setViewportSize({ width, height: 700 });
		await page.waitForLoadState("load");
	}
});
