import { photo } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a half-edited product warns before it is left, and photos are previewed while they upload", async ({
	page,
}) => {
	await signInAt(page, "/dashboard/products/new", emailOf("Admin"));
	const requests: string[] = [];
	page.on("dialog", (dialog) => {
		requests.push(dialog.type());
		return dialog.dismiss();
	});
	await page.getByLabel("Title", { exact: true }).fill("Halden lamp");
	await page.getByRole("link", { name: "Cancel" }).click();
	await expect.poll(() => requests).toEqual(["beforeunload"]);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Halden lamp");

	await page.getByLabel(/^Price in/).fill("25");
	await page.getByRole("button", { name: "Add product" }).click();
	await expect(page).toHaveURL(/\/photos$/);
	expect(requests).toHaveLength(1);

	let answer = () => {};
	const isHeld = new Promise<void>((done) => {
		answer = done;
	});
	await page.route(/\/photos$/, async (route) => {
		if (route.request().method() === "POST") await isHeld;
		await route.fallback();
	});
	await page
		.getByLabel("Photos", { exact: true })
		.setInputFiles([await photo("teal"), await photo("tomato")]);
	await expect(page.locator("[data-previews] canvas")).toHaveCount(2);
	await page.getByRole("button", { name: "Add photos" }).click();
	await expect(page.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
	answer();
	await expect(page.getByText("2 photos added.")).toBeVisible();
	await expect(page).toHaveURL(/\/photos$/);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(requests).toHaveLength(1);
});
