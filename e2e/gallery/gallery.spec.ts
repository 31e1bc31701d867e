import { forEachScreen } from "#e2e/fuzz/each-screen.ts";
import { browserTest as test } from "#e2e/helpers/site-test.ts";

/** Not in `npm test`: it asserts nothing. The pictures are in the report, for people to look at. */
for (const colorScheme of ["light", "dark"] as const)
	for (const width of [360, 768, 1280])
		test(`all screens, ${width} px, ${colorScheme}`, async ({ browser }, info) => {
			info.setTimeout(1_200_000);
			const view = { colorScheme, viewport: { width, height: 800 } } as const;
			await forEachScreen(browser, { locale: "en-US", reducedMotion: "reduce", ...view }, async (page) => {
				return async ({ sender, url, path }) => {
					await page.goto(url);
					const body = await page.screenshot({ fullPage: true, type: "jpeg", quality: 60 });
					await info.attach(`${sender} ${path}`, { body, contentType: "image/jpeg" });
				};
			});
		});
