import { openCheckout } from "#e2e/helpers/checkout.ts";
import { fillLiveScreens } from "#e2e/helpers/live-screens.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { fillShelf, shelvePictured } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { messages as german } from "#messages/de/index.ts";

test.use({ languages: "en,de", locale: "de-DE" });

test("what scripts write and fetch is in the language of the page", async ({ page, db, watch }) => {
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	await fillShelf(db);
	const product = await shelvePictured(db);
	await page.goto(`/de${product}`);
	const photos = page.locator(".gallery");
	await photos.getByRole("link").first().click();
	const viewer = page.locator("dialog.viewer");
	for (const name of [german.photos.previous, german.photos.next, german.words.close])
		await expect(viewer.getByRole("button", { name })).toBeVisible();
	await viewer.getByRole("button", { name: german.words.close }).click();

	const field = page.getByRole("banner").getByLabel(german.frame.search.label);
	await field.pressSequentially("lamp");
	const list = page.getByRole("listbox", { name: german.siteSearch.products });
	await expect(list.getByRole("option").first()).toHaveAttribute("href", /^\/de\//);

	await openCheckout(page, db);
	await page.goto("/de/checkout");
	await page.context().setOffline(true);
	await page.locator("input[name=deliveryMethod]:not(:checked)").first().check();
	await expect(page.getByText(german.checkout.earlierTotal).first()).toBeVisible();
	await page.context().setOffline(false);

	await page.goto("/de/help");
	await page.goto("/de/about");
	// Going back fetches the counts again.
	const counts = page.waitForResponse(/\/cart\/count/);
	await page.goBack();
	expect(new URL((await counts).url()).pathname).toBe("/de/cart/count");
	await expect(page.locator("[data-cart-count]").last()).toContainText(german.frame.cart.units);
});

test("the shortcuts and badges of staff are in the language of the page", async ({ page }) => {
	const badges = page.waitForRequest(/\/badges$/);
	await signInAt(page, "/de/orders", ADMIN);
	expect(new URL((await badges).url()).pathname).toBe("/de/badges");
	await page.keyboard.press("?");
	const dialog = page.getByRole("dialog", { name: german.find.shortcuts.title });
	await expect(dialog.getByText(german.find.shortcuts.next)).toBeVisible();
	await expect(dialog.getByRole("link", { name: german.find.shortcuts.switchOff })).toHaveAttribute(
		"href",
		"/de/shortcuts",
	);
	await dialog.getByRole("button", { name: german.words.close }).click();
	await expect(dialog).toHaveCount(0);
});

test("a page that follows its stream stays in its language", async ({ page, db }) => {
	const { order } = await fillLiveScreens(db);
	const path = `/de/inbox/${order}`;
	await signInAt(page, path, ADMIN);
	const state = page.locator("[data-follow-state]");
	await page.evaluate(() => dispatchEvent(new Event("offline")));
	await expect(state).toContainText(german.live.page.lost({ time: "" }).slice(0, 20));
	await expect(state).not.toContainText("{time}");
	const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await asked;
	await expect(state).toBeEmpty();
});
