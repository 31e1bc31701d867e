import type { Page } from "playwright/test";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { shelvePictured } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Returns texts and controls of the page that `selector` covers, at each place that the page is scrolled to. */
const findCovered = (page: Page, selector: string) =>
	page.evaluate(async (floating) => {
		const covered = new Set<string>();
		const last = document.documentElement.scrollHeight - innerHeight;
		for (const top of [0, 0.25, 0.5, 0.75, 1]) {
			scrollTo({ top: last * top, behavior: "instant" });
			await new Promise(requestAnimationFrame);
			const box = document.querySelector(floating)?.getBoundingClientRect();
			if (!box) continue;
			for (const part of document.querySelectorAll("main :is(p, h1, h2, h3, a, button, input, select, dd)")) {
				const own = part.getBoundingClientRect();
				const isUnder =
					own.width > 1 &&
					own.right > box.left &&
					own.left < box.right &&
					own.bottom > box.top &&
					own.top < box.bottom;
				if (isUnder) covered.add(part.textContent?.trim().slice(0, 40) || part.outerHTML.slice(0, 80));
			}
		}
		return [...covered];
	}, selector);

test("the link to a person covers nothing, leads to our own form, and is for customers only", async ({
	page,
	db,
}) => {
	const chat = page.getByRole("link", { name: "Message us" });
	const product = await shelvePictured(db);
	for (const width of [360, 768, 1280, 1920]) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of ["/", "/trucking-home", "/privacy", product]) {
			await page.goto(path);
			await expect(chat).toHaveAttribute("href", "/contact");
			expect(await findCovered(page, ".chat-link"), `${path} at ${width} px`).toEqual([]);
		}
	}
	await signInAt(page, "/orders", emailOf("Admin"));
	await expect(chat).toHaveCount(0);
	await page.goto("/");
	await expect(chat).toHaveCount(0);
});

test("on a phone the cookie notice stands above the page, and leaves with it", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/trucking-home");
	const notice = page.getByRole("region", { name: "Cookies" });
	const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
	expect(y).toBe(0);
	expect((await page.getByRole("banner").boundingBox())?.y).toBe(height);
	expect(await findCovered(page, ".cookie-bar")).toEqual([]);
});
