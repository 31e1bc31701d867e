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
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.goto("/about");
		expect(await asksForTransitions(page)).toBe(fades);
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
		await expect(page).toHaveURL("/privacy");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}
