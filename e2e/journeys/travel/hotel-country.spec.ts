import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("the fields of a hotel follow its country, and keep what was typed", async ({
	page,
	javaScriptEnabled,
}) => {
	await signInAt(page, "/list-new-hotel", emailOf("Hotel"));
	await page.getByLabel("Hotel name").fill("Casa do Rio");
	await expect(page.getByLabel("State")).toBeVisible();
	await page.getByLabel("Country").selectOption("PT");
	const update = page.getByRole("button", { name: "Show the fields of this country" });
	if (javaScriptEnabled === false) await update.click();
	else await expect(update).toBeHidden();
	await expect(page.getByLabel("Time zone").getByRole("option")).toHaveText([
		"Choose…",
		/Lisbon/,
		/Azores/,
		/Madeira/,
	]);
	await expect(page.getByLabel("State")).toHaveCount(0);
	await expect(page.getByLabel("Hotel name")).toHaveValue("Casa do Rio");
	await expect(page.getByLabel("Country")).toHaveValue("PT");
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the fields of an address follow its country", async ({ page, javaScriptEnabled }) => {
	await signInAt(page, "/profile/addresses/new", emailOf("User"));
	await page.getByLabel("Town or city").fill("Toronto");
	await page.getByLabel("Country").selectOption("CA");
	if (javaScriptEnabled === false)
		await page.getByRole("button", { name: "Show the fields of this country" }).click();
	await expect(page.getByLabel("Province").getByRole("option", { name: "Ontario" })).toBeAttached();
	await expect(page.getByLabel("Town or city")).toHaveValue("Toronto");
	await expect(page.getByRole("alert")).toHaveCount(0);
});
